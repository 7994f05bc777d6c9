import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gamesOf } from '../games.ts';
import { readShelf } from './shelf.ts';

const shelf = readShelf(fileURLToPath(new URL('../../scenarios', import.meta.url)), gamesOf(false));

test('every scenario that ships with the game can be played', () => {
  expect(shelf.faults).toEqual([]);
  expect([...shelf.scenarios.keys()]).toEqual(expect.arrayContaining(['greeks', 'japan']));
});

test('the cards of the lobby show every warrior where it starts', () => {
  for (const { card } of shelf.scenarios.values()) {
    const total = card.sides.reduce((sum, side) => sum + side.warriors, 0);
    expect(card.pieces).toHaveLength(total);
    expect(new Set(card.pieces.map((piece) => piece.cell)).size).toBe(total);
    for (const piece of card.pieces) {
      expect(card.kinds[piece.kind]).toBeDefined();
      expect(piece.cell * 2).toBeLessThan(card.board?.cells.length ?? 0);
    }
  }
});

test('a scenario without a board shows some of its cards, and its sides at every number of players', () => {
  const ofCards = [...shelf.scenarios.values()].filter(({ card }) => card.board === null);
  expect(ofCards.length).toBeGreaterThan(0);
  for (const { card } of ofCards) {
    expect(card.cards.length).toBeGreaterThan(1);
    for (const kind of card.cards) expect(card.kinds[kind].face).toBeDefined();
    const players = card.options.find(({ name }) => name === 'players')?.values ?? [];
    expect(card.sizes.map((sides) => sides.length)).toEqual([...players].map(Number).sort((a, b) => a - b));
  }
});
