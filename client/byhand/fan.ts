import type { Point } from '../table/layout.ts';
import type { Rect } from '../tables/table.ts';

/** Places of the cards in one's own hand, on the screen. */
export interface Fan {
  readonly spots: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
  /** Width of each card. */
  readonly card: number;
  /** How far it can be swiped, px; 0 where everything fits. */
  readonly reach: number;
  /** So many cards lie beside each other. */
  readonly perRow: number;
}

/** So much of each card can be touched at least. A mouse is more exact, and raises what it passes over. */
const SHOWS = { touch: 34, mouse: 15 } as const;
const TALL = 1.4;

/** A strip so high and no wider than so many of its heights has two rows. */
const TWO_ROWS = { high: 150, wide: 3 } as const;

/** Cards side by side leave a slit, wide enough that a bow's turned edges don't meet; in widths of a card. */
const STEP = { one: 1.05, two: 1.08 } as const;

/**
 * A hand of `count` cards in `room`: side by side while they fit, then overlapping, then swiped; in two rows on the
 * high strip of a phone. A few cards are held in a bow.
 */
export function fanOf(room: Rect, count: number, touch: boolean, swipe: number): Fan {
  const rows = room.h >= TWO_ROWS.high && room.w < TWO_ROWS.wide * room.h && count > 4 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const high = room.h / rows;
  const card = Math.min(high / (rows === 2 ? 1.06 : 1.28) / TALL, room.w / 3, 112);
  const fits = perRow > 1 ? (room.w - card) / (perRow - 1) : card;
  const step = Math.max(
    Math.min(SHOWS[touch ? 'touch' : 'mouse'], card),
    Math.min(card * (rows === 2 ? STEP.two : STEP.one), fits),
  );
  const run = card + step * Math.max(0, perRow - 1);
  const reach = Math.max(0, run - room.w);
  const start = reach > 0 ? -Math.max(0, Math.min(reach, swipe)) : (room.w - run) / 2;
  const bow = rows === 1 && count > 1 && count <= 12 && reach === 0;
  const spots = Array.from({ length: count }, (_, i) => {
    const off = count > 1 ? (i - (count - 1) / 2) / ((count - 1) / 2) : 0;
    const row = Math.floor(i / perRow);
    return {
      x: room.x + start + card / 2 + (i % perRow) * step,
      y: room.y + high * (row + (rows === 2 ? 0.5 : 0.53)) + (bow ? off * off * card * 0.07 : 0),
      turn: bow ? off * 0.02 * Math.min(6, count) : 0,
    };
  });
  return { spots, card, reach, perRow };
}

/** The place in the hand that a point of the screen means: 0 before the first card, `count` after the last. */
export function placeInFan({ spots, perRow }: Fan, at: Point): number {
  const second = spots[perRow];
  const row = second && at.y > (spots[0].y + second.y) / 2 ? 1 : 0;
  const inRow = spots.slice(row * perRow, (row + 1) * perRow);
  const after = inRow.findIndex((spot) => at.x < spot.x);
  return row * perRow + (after < 0 ? inRow.length : after);
}
