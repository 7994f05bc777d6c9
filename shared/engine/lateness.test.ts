import { expect, test } from 'vitest';
import { commitmentOf } from './dice-seeded.ts';
import type { AnyGame } from './game.ts';
import type { Entry } from './log.ts';
import { Match } from './match.ts';
import { must } from './testing/must.ts';
import { pebbles } from './testing/pebbles.ts';
import { sealedPebbles } from './testing/sealed-pebbles.ts';

const SEED = '5c'.repeat(32);

/** Ann and Ben at a table where a question gives half a minute. */
function started(game: AnyGame): Match {
  const opened = Match.open(game, SEED, {
    ...{ e: 'open', v: 1, game: 'pebbles', rules: 1, file: { game: 'pebbles', title: 'Path' } },
    ...{ options: {}, seats: 2, commitment: commitmentOf(SEED) },
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: '' });
  must(match, { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: '' });
  must(match, { e: 'limit', by: 'p1', seconds: 30 });
  must(match, { e: 'start', by: 'p1' });
  return match;
}

/** The table's answer for a seat: what is told of it, by the keys of its sentences. */
function late(match: Match, seat: number, why: 'time' | 'away' = 'time'): string[] {
  const decision = match.decisions().find((asked) => asked.seat === seat);
  if (!decision) throw new Error('Nothing is asked.');
  const move = match.game.fallback?.(match.position.state, decision) ?? decision.choices[0];
  const { events } = must(match, { e: 'move', by: '', seat, move, late: why });
  return events.map(({ words }) => words.key);
}

const own = (match: Match, seat: number): Entry => ({
  ...{ e: 'move', by: `p${seat + 1}`, seat },
  move: match.decisions().find((asked) => asked.seat === seat)?.choices[0],
});

test('how long a question gives is told once, and is the same for whoever reads the log', () => {
  const match = started(pebbles);
  expect(match.position.limit).toBe(30);
  const again = Match.replay(pebbles, SEED, match.entries);
  expect([again.position.limit, again.checksum()]).toEqual([30, match.checksum()]);
});

test('that time was up is told before what came of it, and that somebody is away only once', () => {
  const match = started(pebbles);
  expect(late(match, 0)[0]).toBe('table.time-up');
  must(match, own(match, 1));
  const keys: string[][] = [];
  for (let i = 0; i < 12 && keys.length < 2; i++) {
    if (match.position.asked[0]) keys.push(late(match, 0, 'away'));
    else if (match.position.asked[1]) must(match, own(match, 1));
  }
  expect(keys).toHaveLength(2);
  expect(keys.flat()).not.toContain('table.away');
  expect(keys.flat()).not.toContain('table.time-up');
});

test('somebody who is away without having been late is told of', () => {
  expect(late(started(pebbles), 0, 'away')[0]).toBe('table.away');
});

test('an answer of the table is not taken back without the others, though it was free of chance', () => {
  const match = started(pebbles);
  late(match, 0);
  must(match, { e: 'undo', by: 'p1', seat: 0 });
  expect(match.position.ask).toMatchObject({ what: 'undo', seat: 0, waiting: ['p2'] });
  const other = started(pebbles);
  must(other, own(other, 0));
  must(other, { e: 'undo', by: 'p1', seat: 0 });
  expect(other.position.ask).toBe(null);
});

test('of a sealed question all hear at its end that time was up, and not for whom', () => {
  const match = started(sealedPebbles);
  expect(late(match, 1)).toEqual([]);
  const keys = late(match, 0);
  expect(keys[0]).toBe('table.time-up-for-some');
  expect(keys).not.toContain('table.time-up');
  const answered = started(sealedPebbles);
  late(answered, 1);
  expect(must(answered, own(answered, 0)).events.map(({ words }) => words.key)).not.toContain(
    'table.time-up',
  );
});

test('where nobody is ever without a choice everybody hears who was late', () => {
  const frank: AnyGame = {
    ...sealedPebbles,
    decisions: (state) => sealedPebbles.decisions(state).map((one) => ({ ...one, tellsLate: true as const })),
  };
  expect(late(started(frank), 1)).toEqual(['table.time-up']);
});

test('a wish that nobody answered in time comes to nothing, and may be put again', () => {
  const match = started(pebbles);
  late(match, 0);
  for (let i = 0; i < 2; i++) {
    must(match, { e: 'undo', by: 'p1', seat: 0 });
    const { events } = must(match, { e: 'agree', by: '', seat: 1, yes: false, late: 'time' });
    expect([events[0].words.key, match.position.ask]).toEqual(['table.wish-lapsed', null]);
  }
});
