import { expect, test } from 'vitest';
import type { TableCard } from '../../shared/protocol/http.ts';
import { noteOf, notesOf, openNote } from './cards.ts';

type SeatCard = TableCard['seats'][number];
const seat = (over: Partial<SeatCard> = {}): SeatCard => ({
  side: 'Greeks',
  name: 'Mira',
  kind: 'person',
  here: true,
  asked: false,
  ...over,
});
const table = (over: Partial<TableCard> = {}): TableCard => ({
  id: 'abcdefghij',
  game: 'warrior-lands',
  title: 'Greeks',
  phase: 'playing',
  round: 4,
  seats: [seat({ asked: true }), seat({ name: 'Theo' })],
  yours: [0],
  ...over,
});

test('a note names the others and says that it is your turn', () => {
  expect(noteOf(table())).toMatchObject({
    title: 'Greeks with Theo',
    state: 'Warrior Lands: round 4',
    yourTurn: true,
  });
});

test('a table by hand asks nobody, and says that it is one', () => {
  const lies = table({ byHand: true, round: 0, seats: [seat(), seat({ name: 'Theo' })] });
  expect(noteOf(lies)).toMatchObject({ state: 'Warrior Lands: by hand', yourTurn: false });
  const open = table({ byHand: true, phase: 'gathering', seats: [seat(), seat({ kind: '', name: '' })] });
  expect(openNote(open)).toBe('Warrior Lands: Mira, 1 seat free, by hand');
});

test('an open table says how long its questions give', () => {
  const seats = [seat(), seat({ kind: '', name: '' })];
  expect(openNote(table({ phase: 'gathering', limit: 120, seats }))).toBe(
    'Warrior Lands: Mira, 1 seat free, 2 minutes to answer',
  );
});

test('a seat that the table plays is called the table', () => {
  const note = noteOf(table({ seats: [seat(), seat({ kind: 'bot', name: '', asked: true })] }));
  expect(note).toMatchObject({
    title: 'Greeks with the table',
    state: 'Warrior Lands: round 4, the table to choose',
  });
});

test('the table is named once, however many seats it plays', () => {
  const bot = seat({ kind: 'bot', name: '' });
  expect(noteOf(table({ seats: [seat(), bot, bot, seat({ name: 'Theo' })] })).title).toBe(
    'Greeks with the table, Theo',
  );
});

test('tables that wait for you hang first, finished ones last', () => {
  const notes = notesOf([
    table({ id: 'over', phase: 'over' }),
    table({ id: 'theirs', yours: [1] }),
    table({ id: 'yours' }),
  ]);
  expect(notes.map((note) => note.id)).toEqual(['yours', 'theirs', 'over']);
});

test('a game that the title names already is not named twice', () => {
  expect(noteOf(table({ game: 'ring-war', title: 'Ring War, a match' })).state).toBe('round 4');
});

test('a finished table is nobody’s turn', () => {
  expect(noteOf(table({ phase: 'over' }))).toMatchObject({
    state: 'Warrior Lands: finished',
    yourTurn: false,
  });
});

test('an open table says who waits and how many seats are free', () => {
  expect(openNote(table({ seats: [seat(), seat({ kind: '', name: '' })] }))).toBe(
    'Warrior Lands: Mira, 1 seat free',
  );
  expect(openNote(table({ seats: [seat({ kind: '' }), seat({ kind: '' })] }))).toBe(
    'Warrior Lands: nobody sits yet, 2 seats free',
  );
});
