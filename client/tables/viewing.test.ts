import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Session } from '../session/session.ts';
import { viewedSession } from './viewing.ts';

const asked = (seat: number, answered?: true): DecisionView => ({
  seat,
  kind: 'lay',
  title: words('t'),
  rule: '',
  choices: [{ move: 0, label: words('a'), group: 'card' }],
  ...(answered ? { sealed: true, answered } : {}),
});
const secretOf = (seat: number) => ({
  seat,
  pieces: [{ id: `c${seat}`, kind: 'elf', seat, zone: `hand${seat}`, at: 0, marks: {} }],
  papers: [],
});

function sitting(seats: number[], secrets: boolean) {
  const decisions = signal<readonly DecisionView[]>([]);
  const looks = signal<Session['looks']['value']>([]);
  const table = signal({ phase: 'playing', pieces: new Map() } as unknown as PublicTable);
  const bare = { seats: signal(seats), decisions, looks, table, leave() {} } as unknown as Session;
  const session = viewedSession(bare);
  looks.value = seats.map((seat) => (secrets ? secretOf(seat) : { seat, pieces: [], papers: [] }));
  return { session, decisions };
}

test('who holds one seat always sees it', () => {
  const { session, decisions } = sitting([1], true);
  decisions.value = [asked(1)];
  expect(session.covered.value).toBe(false);
  expect(session.look.value?.pieces[0].id).toBe('c1');
});

test('a browser with two hands covers the table until the one who must act has it', () => {
  const { session, decisions } = sitting([0, 1], true);
  decisions.value = [asked(1)];
  expect(session.covered.value).toBe(true);
  expect(session.viewing.value).toBe(1);
  expect(session.look.value).toBeUndefined();
  expect(session.decisions.value).toEqual([]);
  session.uncover();
  expect(session.covered.value).toBe(false);
  expect(session.look.value?.pieces[0].id).toBe('c1');
  expect(session.decisions.value).toHaveLength(1);
});

test('while nobody is asked the table stays with the one who acted', () => {
  const { session, decisions } = sitting([0, 1], true);
  decisions.value = [asked(0)];
  session.uncover();
  decisions.value = [];
  expect(session.covered.value).toBe(false);
  expect(session.viewing.value).toBe(0);
});

test('both asked in secret answer one after the other, and neither sees the other’s question', () => {
  const { session, decisions } = sitting([0, 1], true);
  decisions.value = [asked(0), asked(1)];
  session.uncover();
  expect(session.decisions.value.map(({ seat }) => seat)).toEqual([0]);
  decisions.value = [asked(0, true), asked(1)];
  expect(session.covered.value).toBe(true);
  session.uncover();
  expect(session.decisions.value.map(({ seat }) => seat)).toEqual([1]);
});

test('without secrets there is nothing to cover', () => {
  const { session, decisions } = sitting([0, 1], false);
  decisions.value = [asked(1)];
  expect(session.covered.value).toBe(false);
  decisions.value = [asked(0), asked(1)];
  expect(session.decisions.value).toHaveLength(2);
});
