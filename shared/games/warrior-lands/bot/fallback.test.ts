import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { warriorLands as game } from '../game.ts';
import { greeks } from '../testing/setups.ts';
import { fallback } from './fallback.ts';

test('a battle that one side never attends to goes on: what the table answers is always possible', () => {
  const dice = new FastDice(11);
  const b = game.setup(greeks, {}, dice, untold);
  const kinds = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const [decision] = game.decisions(b);
    if (!decision) break;
    const late = decision.seat === 0 ? fallback(b, decision) : null;
    if (late) kinds.add(decision.kind);
    const move = late ?? game.advise(b, decision.seat, dice);
    expect(game.check(b, decision.seat, move)).toBe(null);
    game.apply(b, decision.seat, move, dice, untold);
  }
  expect(kinds).toContain('action');
  expect(kinds).toContain('fate');
});

test('whose time is up in the midst of a warrior’s turn ends it (A19)', () => {
  expect(fallback(null, { kind: 'action' })).toEqual({ do: 'end' });
});

test('nobody steps in, no Fate is spent, and a card is drawn for defence (3.6)', () => {
  expect(fallback(null, { kind: 'martyr' })).toEqual({ do: 'martyr', unit: -1 });
  expect(fallback(null, { kind: 'fate' })).toEqual({ do: 'fate', reroll: false });
  expect(fallback(null, { kind: 'guard' })).toEqual({ do: 'guard', draw: true });
});

test('silence is no agreement to a draw (A34)', () => {
  expect(fallback(null, { kind: 'draw' })).toEqual({ do: 'draw', accept: false });
});

test('which warrior is next, and every place that must be chosen, is left to the bot (A19)', () => {
  for (const kind of ['unit', 'deploy', 'defend', 'push', 'lure', 'place', 'form', 'pick'])
    expect(fallback(null, { kind })).toBe(null);
});
