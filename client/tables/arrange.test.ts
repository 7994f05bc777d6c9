import { expect, test } from 'vitest';
import type { Look } from '../../shared/engine/game.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import { arrange, boxOf, pieceAt } from './arrange.ts';
import { shownPieces } from './shown.ts';
import type { CardLayout, ZonePlace } from './table.ts';

const place = (over: Partial<ZonePlace>): ZonePlace => ({
  x: 0,
  y: 0,
  w: 400,
  h: 140,
  spread: 'fan',
  card: 100,
  ...over,
});
const nowhere = { x: 0, y: 0, w: 0, h: 0 };
const layout = (zones: Record<string, ZonePlace>): CardLayout => ({
  form: 'desktop',
  width: 1280,
  height: 720,
  scale: 1,
  zones,
  papers: {},
  rail: nowhere,
  prompt: nowhere,
  buttons: nowhere,
  dice: nowhere,
});
const table = (pieces: Record<string, { kind?: string; zone: string; at: number }>): PublicTable => ({
  step: 1,
  phase: 'playing',
  seats: new Map(),
  pieces: new Map(
    Object.entries(pieces).map(([id, { kind = '', zone, at }]) => [
      id,
      { kind, seat: 0, zone, at, marks: 'spent1' },
    ]),
  ),
  piles: new Map(),
  facts: new Map(),
  turn: '0',
  asked: '',
  asker: -1,
  asks: '',
  byHand: false,
  watchers: 0,
  limit: 0,
});
const look = (...pieces: { id: string; kind: string; zone: string; at: number }[]): Look => ({
  pieces: pieces.map((piece) => ({ ...piece, seat: 0, marks: {} })),
  papers: [],
});
const card = () => 'card' as const;

test('what a seat sees of its own cards lies over what everybody sees', () => {
  const open = table({ c1: { zone: 'hand', at: 0 }, c2: { zone: 'hand', at: 1 } });
  const shown = shownPieces(open, look({ id: 'c2', kind: 'elf', zone: 'pile', at: 0 }));
  expect(shown.get('c1')).toMatchObject({ kind: '', zone: 'hand', marks: { spent: 1 } });
  expect(shown.get('c2')).toMatchObject({ kind: 'elf', zone: 'pile' });
});

test('a hand that only its owner is shown lies there too', () => {
  const shown = shownPieces(table({}), look({ id: 's1', kind: 'elf', zone: 'hand', at: 0 }));
  expect([...shown.keys()]).toEqual(['s1']);
});

test('a card that comes with an act that is not shown yet does not show either', () => {
  const before = table({});
  const after = table({ c1: { zone: 'hand', at: 0 } });
  const seen = look({ id: 'c1', kind: 'elf', zone: 'hand', at: 0 });
  expect(shownPieces(before, seen, after).size).toBe(0);
  expect(shownPieces(after, seen, after).get('c1')?.kind).toBe('elf');
});

test('cards keep the order of their places, whatever order they came in', () => {
  const shown = shownPieces(table({ b: { zone: 'hand', at: 1 }, a: { zone: 'hand', at: 0 } }), undefined);
  const { placed } = arrange(layout({ hand: place({}) }), shown);
  expect(placed.get('a')!.x).toBeLessThan(placed.get('b')!.x);
});

test('pieces in a zone without a place are not shown', () => {
  const shown = shownPieces(table({ a: { zone: 'elsewhere', at: 0 } }), undefined);
  expect(arrange(layout({ hand: place({}) }), shown).placed.size).toBe(0);
});

test('of cards that overlap the upper one is meant, and the one in the hand never', () => {
  const shown = shownPieces(table({ a: { zone: 'hand', at: 0 }, b: { zone: 'hand', at: 1 } }), undefined);
  const laid = arrange(layout({ hand: place({ w: 150 }) }), shown);
  expect(pieceAt(laid, { x: 75, y: 70 }, card)).toBe('b');
  expect(pieceAt(laid, { x: 75, y: 70 }, card, { except: 'b' })).toBe('a');
  expect(pieceAt(laid, { x: 75, y: 70 }, card, { above: 'a' })).toBe('a');
  expect(pieceAt(laid, { x: 20, y: 70 }, card)).toBe('a');
  expect(pieceAt(laid, { x: 300, y: 70 }, card)).toBe('');
});

test('a zone of a higher order lies above', () => {
  const shown = shownPieces(table({ a: { zone: 'upper', at: 0 }, b: { zone: 'lower', at: 9 } }), undefined);
  const laid = arrange(layout({ upper: place({ order: 1 }), lower: place({}) }), shown);
  expect(pieceAt(laid, { x: 200, y: 70 }, card)).toBe('a');
});

test('a small pawn can be touched with a finger', () => {
  expect(boxOf({ x: 100, y: 100, w: 24, turn: 0 }, 'pawn')).toMatchObject({ w: 44, h: 44 });
});
