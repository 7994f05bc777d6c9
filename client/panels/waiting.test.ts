import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Session } from '../session/session.ts';
import { makeView } from './view.ts';
import { plaqueWords, waitingWords } from './waiting.ts';

const seat = { kind: 'person', here: true, host: false, away: false, word: '' } as const;
const tableAt = (step: number, turn: string): PublicTable => ({
  ...{
    step,
    turn,
    phase: 'playing',
    asked: 'unit',
    asker: -1,
    asks: '',
    byHand: false,
    watchers: 0,
    limit: 0,
  },
  seats: new Map([
    ['0', { ...seat, name: 'Ann' }],
    ['1', { ...seat, name: 'Ben' }],
  ]),
  ...{ pieces: new Map(), piles: new Map(), facts: new Map([['round', step]]) },
});

/** Ann's browser at a table where it is Ben's turn. */
function sitting() {
  const table = signal(tableAt(1, '1'));
  const shown = signal(1);
  const session = {
    ...{ table, shown, seats: signal([0]), texts: [], pending: signal(0), outcome: signal(null) },
    ...{ scene: signal(null), connection: signal('here'), welcomed: signal(true), decisions: signal([]) },
    focus: signal({ hovered: '', pinned: '' }),
  } as unknown as Session;
  return { table, shown, view: makeView(session, null, false) };
}

test('that it is one’s turn is said once the pieces lie still, and until then whose it was', () => {
  const { table, shown, view } = sitting();
  expect(plaqueWords(view)).toEqual({ left: 'Round I', right: 'Ben to act' });
  table.value = tableAt(2, '0');
  expect(plaqueWords(view)).toEqual({ left: 'Round I', right: 'Ben to act' });
  expect(view.seats.value.map(({ asked }) => asked)).toEqual([false, true]);
  expect(waitingWords(view)).toBe('Watch the table …');
  shown.value = 2;
  expect(plaqueWords(view)).toEqual({ left: 'Round II', right: 'Your turn' });
  expect(view.seats.value.map(({ asked }) => asked)).toEqual([true, false]);
});

test('who comes and goes meanwhile is seen at once', () => {
  const { table, view } = sitting();
  table.value = { ...tableAt(2, '0'), seats: new Map([['0', { ...seat, name: 'Ann', here: false }]]) };
  expect(view.seats.value[0]).toMatchObject({ here: false, asked: false });
});

/** Somebody who has followed a link and was not let in (yet). */
function before(connection: 'joining' | 'gone') {
  const { view } = sitting();
  return makeView(
    { ...view.session, connection: signal(connection), welcomed: signal(false), seats: signal([]) },
    null,
    false,
  );
}

test('at a link without a table nobody is told that they watch', () => {
  expect(waitingWords(before('gone'))).toBe('No table');
  expect(plaqueWords(before('gone'))).toEqual({ left: '', right: 'No table' });
});

test('on the way to a table one is told so', () => {
  expect(waitingWords(before('joining'))).toBe('Coming to the table');
});
