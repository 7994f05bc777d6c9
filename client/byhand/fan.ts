import type { Rect } from '../tables/table.ts';

/** Places of the cards in one's own hand, on the screen. */
export interface Fan {
  readonly spots: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
  /** Width of each card. */
  readonly card: number;
  /** How far it can be swiped, px; 0 where everything fits. */
  readonly reach: number;
}

/** So much of each card can be touched at least. A mouse is more exact, and raises what it passes over. */
const SHOWS = { touch: 34, mouse: 15 } as const;
const TALL = 1.4;

/**
 * A hand of `count` cards in `room`: side by side while they fit, then overlapping, then swiped. A few cards are held
 * in a bow.
 */
export function fanOf(room: Rect, count: number, touch: boolean, swipe: number): Fan {
  const card = Math.min(room.h / 1.28 / TALL, room.w / 3, 112);
  const fits = count > 1 ? (room.w - card) / (count - 1) : card;
  const step = Math.max(Math.min(SHOWS[touch ? 'touch' : 'mouse'], card), Math.min(card * 0.86, fits));
  const run = card + step * Math.max(0, count - 1);
  const reach = Math.max(0, run - room.w);
  const start = reach > 0 ? -Math.max(0, Math.min(reach, swipe)) : (room.w - run) / 2;
  const bow = count > 1 && count <= 12 && reach === 0;
  const spots = Array.from({ length: count }, (_, i) => {
    const off = count > 1 ? (i - (count - 1) / 2) / ((count - 1) / 2) : 0;
    return {
      x: room.x + start + card / 2 + i * step,
      y: room.y + room.h * 0.53 + (bow ? off * off * card * 0.07 : 0),
      turn: bow ? off * 0.02 * Math.min(6, count) : 0,
    };
  });
  return { spots, card, reach };
}

/** The place in the hand that a point of the screen means: 0 before the first card, `count` after the last. */
export function placeInFan({ spots }: Fan, x: number): number {
  const after = spots.findIndex((spot) => x < spot.x);
  return after < 0 ? spots.length : after;
}
