import { expect, test } from 'vitest';
import { placeFor, sizesOf } from './enlarged.tsx';

const rail = { x: 0, y: 0, w: 0, h: 44 };

test.each([
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 568],
])('a card that is held up to be read lies in the window with all of its sheet: %i × %i', (width, height) => {
  const window = { width, height, rail };
  for (const open of [true, false])
    for (const at of [
      { x: width / 2, y: height - 20, w: 80, turn: 0 },
      { x: width - 20, y: 80, w: 40, turn: 0 },
      { x: 30, y: height / 2, w: 60, turn: 0 },
    ]) {
      const { card, box, beside } = sizesOf(window, open, true);
      const { x, y } = placeFor(at, box, window);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(rail.h);
      expect(x + box.w).toBeLessThanOrEqual(width);
      expect(y + box.h).toBeLessThanOrEqual(height);
      // Below the card or beside it there is room to read.
      if (open) expect(beside ? box.w - card.w : box.h - card.h).toBeGreaterThanOrEqual(100);
    }
});
