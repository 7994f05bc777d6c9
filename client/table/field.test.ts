import { expect, test } from 'vitest';
import { axialOf } from '../../shared/hex/offset.ts';
import type { BoardView } from '../../shared/table/model.ts';
import { layField, turnFor } from './field.ts';

const board: BoardView = {
  orientation: 'pointy',
  cells: Array.from({ length: 160 }, (_, i) => axialOf('pointy', i % 16, Math.floor(i / 16))).flatMap(
    ({ q, r }) => [q, r],
  ),
  ground: 'g'.repeat(160),
};

test('the board of 16 by 10 hexes has the size of the picture', () => {
  const field = layField(board, 0);
  expect(field.w).toBeCloseTo(970, -1);
  expect(field.h).toBeCloseTo(460, -1);
});

for (const seat of [0, 1]) {
  test(`the middle of every hex belongs to that hex, from seat ${seat}`, () => {
    const field = layField(board, turnFor(seat));
    for (let cell = 0; cell < field.cells; cell++) expect(field.cellAt(field.centre(cell))).toBe(cell);
  });
}

test('from the opposite seat the first hex lies where the last one lay', () => {
  const last = layField(board, turnFor(0)).centre(159);
  const first = layField(board, turnFor(1)).centre(0);
  expect(first.x).toBeCloseTo(last.x);
  expect(first.y).toBeCloseTo(last.y);
});

test('a drag over a hex is seen over that hex from the opposite seat', () => {
  const [mine, theirs] = [layField(board, turnFor(0)), layField(board, turnFor(1))];
  expect(theirs.cellAt(theirs.fromRoom(mine.toRoom(mine.centre(37))))).toBe(37);
  expect(mine.cellAt(mine.fromRoom(theirs.toRoom(theirs.centre(120))))).toBe(120);
});
