import { expect, test } from 'vitest';
import { commitmentOf } from './dice-seeded.ts';
import { LOG_VERSION } from './log.ts';
import { Match } from './match.ts';
import type { Pebbles, PebblesMove } from './testing/pebbles.ts';
import { sealedPebbles } from './testing/sealed-pebbles.ts';
import { words } from './words.ts';

const SEED = '5c'.repeat(32);

/** Ann and Ben, both asked for a card in secret. */
function asked(game = sealedPebbles): Match {
  const opened = Match.open(game, SEED, {
    e: 'open',
    v: LOG_VERSION,
    game: 'pebbles',
    rules: sealedPebbles.version,
    file: { game: 'pebbles', title: 'Path' },
    options: {},
    seats: 2,
    commitment: commitmentOf(SEED),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  for (const seat of [0, 1]) match.act({ e: 'sit', by: `p${seat}`, seat, name: `Seat ${seat}`, word: '' });
  match.act({ e: 'start', by: 'p0' });
  return match;
}

const PASS: PebblesMove = { do: 'rest' };
const answer = (match: Match, seat: number, move: PebblesMove = PASS) =>
  match.act({ e: 'move', by: `p${seat}`, seat, move });
const stateOf = (match: Match) => match.position.state as Pebbles;

test('an answer while others are awaited is a secret, and the last one is not', () => {
  const match = asked();
  const told = [answer(match, 0), answer(match, 0), answer(match, 1)];
  expect(told.map((one) => one.ok && one.value.sealed)).toEqual([true, true, false]);
});

test('an answer that is changed counts as it was given last', () => {
  const match = asked();
  const card = stateOf(match).hands[0].find((held) => held >= 4) ?? 0;
  expect(card).toBeGreaterThan(0);
  answer(match, 0, { do: 'lay', card });
  answer(match, 0);
  const shown = answer(match, 1);
  expect(shown.ok && shown.value.events.filter((event) => event.words.key === 'pebbles.passes')).toHaveLength(
    2,
  );
});

test('an answer on its way while all was shown is none to the next question of the same kind', () => {
  const match = asked();
  answer(match, 0);
  const seen = match.step;
  expect(match.stale(0, seen)).toBe(false);
  answer(match, 1);
  // Both passed: the next round asks both for a card again.
  expect(match.position.asked).toEqual(['card', 'card']);
  expect(match.stale(0, seen)).toBe(true);
});

test('what others answered in secret makes nobody’s own answer stale', () => {
  const match = asked();
  const seen = match.step;
  answer(match, 0);
  answer(match, 0);
  expect(match.stale(1, seen)).toBe(false);
});

test('while answers are secret nothing can be taken back, by whoever has answered or not', () => {
  const match = asked();
  answer(match, 0);
  for (const seat of [0, 1]) {
    expect(match.canUndo(seat)).toBe(false);
    const undone = match.act({ e: 'undo', by: `p${seat}`, seat });
    expect(undone.ok).toBe(false);
  }
});

test('answers that were shown are taken back together, with consent: nobody answers what was seen', () => {
  const match = asked();
  answer(match, 0);
  answer(match, 1);
  answer(match, 0, PASS);
  answer(match, 1, PASS);
  // A round later Ben, who answered last, takes his answer back: Ann's goes with it, that of the round before stays.
  while (match.position.sealedSince > 0) {
    const card = Math.max(...stateOf(match).hands[0]);
    answer(match, 0, card >= 4 ? { do: 'lay', card } : PASS);
    answer(match, 1);
  }
  const walker = match.position.asked.indexOf('walk');
  expect(walker).toBe(0);
  const { round } = stateOf(match);
  const wished = match.act({ e: 'undo', by: 'p1', seat: 1 });
  expect(wished.ok).toBe(true);
  expect(match.position.ask?.waiting).toEqual(['p0']);
  match.act({ e: 'agree', by: 'p0', seat: 0, yes: true });
  expect(match.position.asked).toEqual(['card', 'card']);
  expect(match.position.answered).toEqual([false, false]);
  expect(stateOf(match).round).toBe(round);
  const again = Match.replay(sealedPebbles, SEED, match.entries);
  expect(again.checksum()).toBe(match.checksum());
});

test('who gives up in the middle of a sealed question ends it for all', () => {
  const match = asked();
  answer(match, 0);
  const told = match.act({ e: 'resign', by: 'p1', seat: 1 });
  expect(told.ok && told.value.sealed).toBe(false);
  expect(match.position.phase).toBe('over');
  expect(match.position.sealedSince).toBe(0);
});

test('an answer that is told while others are awaited makes nobody’s answer on its way stale', () => {
  const match = asked({
    ...sealedPebbles,
    apply(state, seat, move, dice, tell) {
      tell({ kind: 'note', words: words('pebbles.passes'), seat });
      sealedPebbles.apply(state, seat, move, dice, tell);
    },
  });
  const seen = match.step;
  const since = match.position.sealedSince;
  const told = answer(match, 0);
  expect(told.ok && told.value.sealed).toBe(false);
  expect(match.stale(0, seen)).toBe(true);
  expect(match.stale(1, seen)).toBe(false);
  expect(match.position.sealedSince).toBe(since);
  const ready = match.step;
  answer(match, 1);
  // Shown: whatever is on its way now answers a question that stands no longer.
  expect([match.stale(0, ready), match.stale(1, ready)]).toEqual([true, true]);
});
