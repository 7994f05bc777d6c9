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
      expect(piece.cell * 2).toBeLessThan(card.board.cells.length);
    }
  }
});
