import { expect, test } from 'vitest';
import { type BoardCard, frame, standing } from './framing.ts';

const COLUMNS = 12;
const ROWS = 9;
const cells = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const row = Math.floor(i / COLUMNS);
  return [(i % COLUMNS) - Math.floor(row / 2), row];
}).flat();
const figure = (name: string, height: number) => ({ name, shape: 'figure' as const, icon: name, height });
const card = {
  board: { orientation: 'pointy', cells, ground: 'g'.repeat(ROWS * COLUMNS) },
  sides: [{ name: 'A' }, { name: 'B' }],
  kinds: { hoplite: figure('spear', 50), hydra: figure('hydra', 80), lion: figure('lion', 60) },
  pieces: [
    { kind: 'hoplite', seat: 0, cell: 100 },
    { kind: 'hoplite', seat: 0, cell: 101 },
    { kind: 'lion', seat: 0, cell: 102 },
    { kind: 'hydra', seat: 1, cell: 3 },
  ],
} as unknown as BoardCard;

test('the whole battle fills its frame and shows everybody, those behind first', () => {
  const { geometry, left } = frame(card, 'whole', 200, 150);
  expect(left).toBeLessThanOrEqual(0);
  expect(left + geometry.width).toBeGreaterThanOrEqual(200);
  expect(standing(card, 'whole', geometry).map(({ cell }) => cell)).toEqual([3, 100, 101, 102]);
});

test('no frame cuts a figure, whatever its shape', () => {
  for (const framing of ['whole', 'clash'] as const) {
    for (const [width, height] of [
      [320, 138],
      [360, 107],
      [445, 188],
      [145, 84],
      [100, 200],
    ]) {
      const { R, geometry, left, top } = frame(card, framing, width, height);
      for (const { kind, cell } of standing(card, framing, geometry)) {
        const { x, y } = geometry.centre(cell);
        const tall = ((card.kinds[kind].height ?? 0) * R) / 32.8;
        expect(y + top - tall).toBeGreaterThanOrEqual(-0.01);
        expect(y + top + R * 0.6).toBeLessThanOrEqual(height + 0.01);
        expect(x + left - R * 0.85).toBeGreaterThanOrEqual(-0.5);
        expect(x + left + R * 0.85).toBeLessThanOrEqual(width + 0.5);
      }
    }
  }
});

test('a clash shows each figure of both sides once, face to face and inside the frame', () => {
  const { geometry, left, top } = frame(card, 'clash', 320, 168);
  const shown = standing(card, 'clash', geometry).map(({ kind, seat, cell }) => {
    const { x, y } = geometry.centre(cell);
    return { kind, seat, x: x + left, y: y + top };
  });
  expect(shown.map(({ kind }) => kind).sort()).toEqual(['hoplite', 'hydra', 'lion']);
  for (const { seat, x, y } of shown) {
    expect(seat === 0 ? x : 320 - x).toBeGreaterThan(0);
    expect(seat === 0 ? x : 320 - x).toBeLessThan(160);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(168);
  }
});
