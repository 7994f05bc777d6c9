import { expect, test } from 'vitest';
import { CARD_TALL, fan } from './fan.ts';

test.each([
  ['whole', 157, 100],
  ['clash', 320, 140],
  ['clash', 358, 106],
] as const)('cards fanned out in a %s picture of %i by %i stay in it', (framing, width, height) => {
  for (let count = 1; count <= 6; count++) {
    const { card, places } = fan(count, framing, width, height);
    for (const { x, y, turn } of places) {
      const halfWide = (card * (Math.cos(turn) + CARD_TALL * Math.abs(Math.sin(turn)))) / 2;
      const halfHigh = (card * (CARD_TALL * Math.cos(turn) + Math.abs(Math.sin(turn)))) / 2;
      expect(x - halfWide).toBeGreaterThan(0);
      expect(x + halfWide).toBeLessThan(width);
      expect(y - halfHigh).toBeGreaterThan(0);
      expect(y + halfHigh).toBeLessThan(height);
    }
  }
});

test('a small picture shows fewer cards, a lone card stands straight', () => {
  expect(fan(6, 'whole', 157, 100).places).toHaveLength(4);
  expect(fan(1, 'whole', 157, 100).places[0].turn).toBe(0);
});
