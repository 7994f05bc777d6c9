import { expect, test } from 'vitest';
import { commitmentOf } from './dice-seeded.ts';
import type { Entry } from './log.ts';
import { Match } from './match.ts';
import { pebbles } from './testing/pebbles.ts';
import { verify } from './verify.ts';

const SEED = '3c'.repeat(32);

/** A game played to its end, with a move taken back on the way. */
function played(): Match {
  const opened = Match.open(pebbles, SEED, {
    e: 'open',
    v: 1,
    game: 'pebbles',
    rules: 1,
    file: { game: 'pebbles', title: 'Path' },
    options: {},
    seats: 2,
    commitment: commitmentOf(SEED),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  match.act({ e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: 'swan' });
  match.act({ e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' });
  match.act({ e: 'start', by: 'p1' });
  for (let i = 0; i < 500 && match.position.phase === 'playing'; i++) {
    const [{ seat, choices }] = match.decisions();
    match.act({ e: 'move', by: '', seat, move: choices[0] });
    if (i === 5) match.act({ e: 'undo', by: 'p1', seat: 0 });
  }
  return match;
}

const match = played();
const { outcome } = match.position;
const sealed = commitmentOf(SEED);
const log = JSON.parse(JSON.stringify(match.entries)) as Entry[];
const codeOf = (answer: ReturnType<typeof verify>) => (answer.ok ? 'confirmed' : answer.refusal.code);

test('the seed is shown when the game is over, and not before', () => {
  expect(match.revealed).toBe(SEED);
  expect(Match.replay(pebbles, SEED, log.slice(0, -1)).revealed).toBe('');
});

test('a finished game is confirmed from its log and its seed', () => {
  const checked = verify(pebbles, SEED, log, sealed, outcome);
  if (!checked.ok) throw new Error(checked.refusal.code);
  expect(checked.value.acts).toBe(log.length);
  expect(checked.value.dice).toBeGreaterThan(4);
  expect(checked.value.spoken).toEqual(['swan', '']);
});

test('another seed than the one that was sealed is not confirmed', () => {
  const other = '4d'.repeat(32);
  expect(codeOf(verify(pebbles, other, log, sealed, outcome))).toBe('other-commitment');
  expect(codeOf(verify(pebbles, 'no seed', log, sealed, outcome))).toBe('other-commitment');
  const forged = log.map((line) => (line.e === 'open' ? { ...line, commitment: commitmentOf(other) } : line));
  expect(codeOf(verify(pebbles, other, forged, sealed, outcome))).toBe('other-commitment');
});

test('a log or a result that was changed afterwards is not confirmed', () => {
  const winners = outcome?.winners.map((seat) => 1 - seat) ?? [];
  expect(codeOf(verify(pebbles, SEED, log, sealed, outcome && { ...outcome, winners }))).toBe(
    'other-outcome',
  );
  expect(codeOf(verify(pebbles, SEED, log.slice(0, -1), sealed, outcome))).toBe('other-outcome');
  expect(codeOf(verify(pebbles, SEED, [...log, log[4]], sealed, outcome))).toBe('no-replay');
  expect(codeOf(verify(pebbles, SEED, [], sealed, outcome))).toBe('bad-log');
  expect(codeOf(verify(pebbles, SEED, [...log, { e: 'cheat' }], sealed, outcome))).toBe('bad-log');
  expect(codeOf(verify({ ...pebbles, version: 2 }, SEED, log, sealed, outcome))).toBe('other-rules');
  expect(codeOf(verify({ ...pebbles, id: 'chess' }, SEED, log, sealed, outcome))).toBe('other-game');
});
