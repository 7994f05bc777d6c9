import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Session } from '../session/session.ts';
import { makeView } from './view.ts';
import { freeAsked, waitingWords } from './waiting.ts';

const person = { name: '', kind: 'person', here: true, host: false, away: false, word: '' } as const;
const free = { ...person, kind: '', here: false } as const;

/** Ann's browser at seat 0, when the seats of `turn` are asked; Ben sits at 1 and nobody at 2. */
function waiting(turn: string, over: Partial<PublicTable> = {}) {
  const seats = new Map<string, PublicTable['seats'] extends ReadonlyMap<string, infer S> ? S : never>([
    ['0', { ...person, name: 'Ann', host: true }],
    ['1', { ...person, name: 'Ben' }],
    ['2', { ...free, name: 'Green' }],
  ]);
  const table: Partial<PublicTable> = {
    step: 1,
    turn,
    phase: 'playing',
    asked: 'pipe',
    byHand: false,
    seats,
  };
  const session = {
    ...{ table: signal({ ...table, pieces: new Map(), facts: new Map(), ...over }), shown: signal(1) },
    ...{ seats: signal([0]), texts: [], pending: signal(0), outcome: signal(null), scene: signal(null) },
    ...{ connection: signal('here'), welcomed: signal(true), decisions: signal([]) },
    focus: signal({ hovered: '', pinned: '' }),
  } as unknown as Session;
  return makeView(session, null, true);
}

test('of several who are asked the free seat is named: everybody else will answer by themselves', () => {
  const view = waiting('0,1,2');
  expect(freeAsked(view)?.seat).toBe(2);
  expect(waitingWords(view)).toBe('Nobody plays Green now: the seat is free.');
});

test('a free seat that nothing is asked holds nobody up', () => {
  expect(freeAsked(waiting('0,1'))).toBeUndefined();
  expect(waitingWords(waiting('0,1'))).toBe('Ben is choosing.');
  expect(freeAsked(waiting('2', { phase: 'gathering' }))).toBeUndefined();
  expect(freeAsked(waiting('2', { byHand: true }))).toBeUndefined();
});
