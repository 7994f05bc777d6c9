import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { ringWar } from '../game.ts';
import type { Side } from '../model.ts';
import { DARK_HAND, Duel, LIGHT_HAND } from '../testing/duel.ts';

/** What the table answers for a side, which must be a whole answer. */
function late(duel: Duel, side: Side) {
  const state = ringWar.determinize(duel.b, side, new FastDice(4));
  const decision = ringWar.decisions(state).find(({ seat }) => seat === side);
  if (!decision) throw new Error('Nothing is asked.');
  const move = ringWar.fallback?.(state, decision) ?? null;
  if (move) {
    duel.play(side, move);
    expect(ringWar.decisions(duel.b)[side].answered).toBe(true);
  }
  return move;
}

test('whose time is up in Aid throws nothing away, also what was marked (section 3)', () => {
  const duel = new Duel().hand(0, DARK_HAND).phase('aid').play(0, { do: 'toss', card: 'kraken' });
  expect(late(duel, 0)).toEqual({ do: 'aid', cards: [] });
});

test('whose time is up shows no scout (section 3)', () => {
  expect(late(new Duel().hand(1, LIGHT_HAND).phase('scout'), 1)).toEqual({ do: 'scout', card: null });
});

test('whose time is up leaves the piles to the bot (section 3)', () => {
  const duel = new Duel().hand(0, DARK_HAND).phase('split');
  expect(late(duel.play(0, { do: 'lay', card: 'sauron', pile: 'war' }), 0)).toBe(null);
  const dice = new FastDice(2);
  const advised = ringWar.advise(ringWar.determinize(duel.b, 0, dice), 0, dice);
  expect(ringWar.check(duel.b, 0, advised)).toBe(null);
  expect(advised.do).toBe('split');
});

test('piles that were laid completely are taken as they lie', () => {
  const duel = new Duel().hand(0, DARK_HAND).phase('split');
  const [quest, war] = ['sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders'];
  duel.lay(0, quest, war).play(0, { do: 'unready' });
  expect(late(duel, 0)).toEqual({ do: 'ready' });
});

test('who is late may be told where everybody has cards, and not where a scout is a secret', () => {
  const tells = (phase: 'aid' | 'scout' | 'split') =>
    ringWar.decisions(new Duel().phase(phase).b).map(({ tellsLate }) => tellsLate === true);
  expect(tells('aid')).toEqual([true, true]);
  expect(tells('scout')).toEqual([false, false]);
  expect(tells('split')).toEqual([true, true]);
});
