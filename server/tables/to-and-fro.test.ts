import { expect, test } from 'vitest';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { MOST_TO_AND_FRO, ToAndFro } from './to-and-fro.ts';

const SEED = '7c'.repeat(32);

/** A match of two before its start, with what counts their acts. */
function opened() {
  const done = Match.open(pebbles, SEED, {
    ...{ e: 'open', v: 1, game: 'pebbles', rules: 1, file: { game: 'pebbles', title: 'Path' } },
    ...{ options: {}, seats: 2, commitment: commitmentOf(SEED) },
  });
  if (!done.ok) throw new Error(done.refusal.code);
  return { match: done.value, toAndFro: new ToAndFro() };
}

/** … once it has begun. */
function begun() {
  const { match, toAndFro } = opened();
  const act = (entry: Entry): 'done' | 'refused' | 'too much' => {
    const prepared = match.prepare(entry);
    if (!prepared.ok) return 'refused';
    if (toAndFro.isTooMuch(prepared.value, match.position)) return 'too much';
    match.commit(prepared.value);
    toAndFro.count(prepared.value);
    return 'done';
  };
  for (const seat of [0, 1]) act({ e: 'sit', by: `p${seat}`, seat, name: `P${seat}`, word: '' });
  act({ e: 'start', by: 'p0' });
  const choose = (seat: number, at = 0) => {
    const choices = match.decisions().find((one) => one.seat === seat)?.choices ?? [];
    return act({ e: 'move', by: `p${seat}`, seat, move: choices.at(at) });
  };
  /** Until somebody walks: a move without chance, which can be taken back freely. */
  const toWalk = (): number => {
    for (;;) {
      const [{ seat, kind }] = match.decisions();
      if (kind === 'walk') return seat;
      choose(seat);
    }
  };
  return { match, act, choose, toWalk };
}

test('whoever moves and takes back without an end is stopped, and may go on with the game all the same', () => {
  const { act, choose, toWalk } = begun();
  const seat = toWalk();
  const undo: Entry = { e: 'undo', by: `p${seat}`, seat };
  let done = 0;
  while (choose(seat) === 'done' && act(undo) === 'done') done += 2;
  expect(done).toBeLessThan(MOST_TO_AND_FRO + 3);
  expect(done).toBeGreaterThan(MOST_TO_AND_FRO - 3);
  expect(act({ e: 'rename', by: `p${seat}`, name: 'Noisy' })).toBe('too much');
  expect(act({ e: 'rename', by: `p${1 - seat}`, name: 'Calm' })).toBe('done');
  expect(act({ e: 'stand', by: `p${seat}`, seat })).toBe('done');
});

test('a free seat that is asked can be given to the table however much went to and fro before', () => {
  const { match, act, toWalk } = begun();
  const seat = toWalk();
  const table = (on: boolean): Entry => ({ e: 'bot', by: 'p0', seat, on, name: on ? 'the table' : '' });
  for (let i = 0; i < MOST_TO_AND_FRO; i++) act({ e: 'rename', by: 'p0', name: `N${i}` });
  act({ e: 'stand', by: `p${seat}`, seat });
  expect(match.position.seats[seat].kind).toBe('');
  expect(act(table(true))).toBe('done');
  expect(act(table(false))).toBe('too much');
});

test('whoever has done too much to and fro may sit down again where they are asked, but not without an end', () => {
  const { act, toWalk } = begun();
  const seat = toWalk();
  const by = `p${seat}`;
  for (let i = 0; i < MOST_TO_AND_FRO; i++) act({ e: 'rename', by, name: `N${i}` });
  const walk = (): boolean => {
    act({ e: 'stand', by, seat });
    return act({ e: 'sit', by, seat, name: 'P', word: '' }) === 'done';
  };
  expect(walk()).toBe(true);
  let walks = 1;
  while (walk()) walks++;
  expect(walks).toBeLessThan(MOST_TO_AND_FRO);
});

test('once the game has gone on, one may mark and take back again', () => {
  const { act, choose, toWalk } = begun();
  const seat = toWalk();
  const rename = (i: number) => act({ e: 'rename', by: `p${seat}`, name: `N${i}` });
  for (let i = 0; i < MOST_TO_AND_FRO; i++) expect(rename(i)).toBe('done');
  expect(rename(-1)).toBe('too much');
  expect(choose(seat)).toBe('done');
  expect(rename(-1)).toBe('done');
});

test('whoever looks after a table changes its time limit only so often before the game begins', () => {
  const { toAndFro, match } = opened();
  let done = 0;
  for (; done <= MOST_TO_AND_FRO; done++) {
    const prepared = match.prepare({ e: 'limit', by: 'p0', seconds: done % 2 === 0 ? 30 : 60 });
    if (!prepared.ok || toAndFro.isTooMuch(prepared.value, match.position)) break;
    match.commit(prepared.value);
    toAndFro.count(prepared.value);
  }
  expect(done).toBe(MOST_TO_AND_FRO);
});
