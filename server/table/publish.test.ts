import { Decoder, Encoder } from '@colyseus/schema';
import { expect, test } from 'vitest';
import type { Entry } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { type Pebbles, pebbles } from '../../shared/engine/testing/pebbles.ts';
import { publish } from './publish.ts';
import { TableState } from './state.ts';

const NOBODY = { isHere: () => false, isAway: () => false, watchers: 0 };
const show = (state: TableState, match: Match) =>
  publish(state, match.position, match.step, match.table(), NOBODY);

function started(): Match {
  const open = Match.open(pebbles, '77'.repeat(32), {
    e: 'open',
    v: 1,
    game: 'pebbles',
    rules: 1,
    file: { game: 'pebbles', title: 'Path' },
    options: {},
    seats: 2,
    commitment: '',
  });
  if (!open.ok) throw new Error(open.refusal.code);
  const acts: Entry[] = [
    { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: 'swan' },
    { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: '' },
    { e: 'start', by: 'p1' },
  ];
  for (const act of acts) open.value.act(act);
  return open.value;
}

function play(match: Match): void {
  const decision = match.decisions()[0];
  match.act({ e: 'move', by: '', seat: decision.seat, move: decision.choices[0] });
}

/** A server's state with its encoder, and as many clients as join. */
function wire() {
  const state = new TableState();
  const encoder = new Encoder(state);
  const clients: Decoder[] = [];
  return {
    state,
    join() {
      const client = new Decoder(new TableState());
      client.decode(Buffer.from(encoder.encodeAll()));
      clients.push(client);
      return client.state as TableState;
    },
    patch(): number {
      const bytes = Buffer.from(encoder.encode());
      encoder.discardChanges();
      for (const client of clients) client.decode(bytes);
      return bytes.length;
    },
  };
}

const plain = (state: TableState) => JSON.parse(JSON.stringify(state));

test('clients that join at any moment, also with changes pending, see what the server sees', () => {
  const match = started();
  const { state, join, patch } = wire();
  const clients = [join()];
  for (let i = 0; i < 120 && match.position.phase === 'playing'; i++) {
    show(state, match);
    // Every third joins before its patch went out: what it got already comes once more.
    if (i % 3 === 0) clients.push(join());
    patch();
    for (const client of clients) expect(plain(client)).toEqual(plain(state));
    play(match);
  }
  expect(clients.length).toBeGreaterThan(5);
});

test('pieces that leave the table leave the state, and what comes back is whole again', () => {
  const match = started();
  const { state, join, patch } = wire();
  show(state, match);
  patch();
  const client = join();
  const cards = () => [...client.pieces.keys()].filter((id) => id.startsWith('h0')).length;
  expect(cards()).toBe(3);
  play(match);
  show(state, match);
  patch();
  expect(cards()).toBe(2);
  match.act({ e: 'undo', by: 'p1', seat: 0 });
  show(state, match);
  patch();
  expect(cards()).toBe(3);
  expect(plain(client)).toEqual(plain(state));
});

test('an act that changes nothing on the table costs only its step', () => {
  const match = started();
  const { state, patch } = wire();
  show(state, match);
  patch();
  match.act({ e: 'prefer', by: 'p1', seat: 0, piece: 'p0', name: 'rest', value: 'ask' });
  show(state, match);
  expect(patch()).toBeLessThanOrEqual(6);
});

test('a pawn’s walk costs few bytes', () => {
  const match = started();
  const { state, patch } = wire();
  while ((match.position.state as Pebbles).walker === -1) play(match);
  show(state, match);
  patch();
  play(match);
  show(state, match);
  expect(patch()).toBeLessThanOrEqual(16);
});

test('how a piece lies by hand is told only once it is more than nothing, and wiped out by the rules', () => {
  const match = started();
  const { state, join, patch } = wire();
  const client = join();
  show(state, match);
  patch();
  const lies = () => {
    const { x, y, turn, flags, label } = client.pieces.get('p0') ?? {};
    return [x, y, turn, flags, label];
  };
  expect(lies()).toEqual(Array(5).fill(undefined));
  // Nobody sits at the other seat any more: changing over needs no consent.
  match.act({ e: 'stand', by: 'p2', seat: 1 });
  match.act({ e: 'by-hand', by: 'p1', seat: 0, on: true });
  show(state, match);
  patch();
  expect(lies()).toEqual(Array(5).fill(undefined));
  match.act({ e: 'free', by: 'p1', seat: 0, act: { act: 'turn', ids: ['p0'], by: 2 } });
  match.act({ e: 'free', by: 'p1', seat: 0, act: { act: 'label', ids: ['p0'], text: 'mine' } });
  match.act({ e: 'free', by: 'p1', seat: 0, act: { act: 'lock', ids: ['p0'], on: true } });
  show(state, match);
  patch();
  expect(lies()).toEqual([undefined, undefined, 2, 2, 'mine']);
  match.act({ e: 'by-hand', by: 'p1', seat: 0, on: false });
  show(state, match);
  patch();
  expect(lies()).toEqual([undefined, undefined, 0, 0, '']);
  expect(plain(client)).toEqual(plain(state));
});
