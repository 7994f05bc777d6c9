import type { Framing } from './framing.ts';

/** Height of a card in widths. */
export const CARD_TALL = 1.4;

/** A small picture has room for fewer cards than a large one. */
const MOST: Readonly<Record<Framing, number>> = { whole: 4, clash: 6 };
/** Share of a card that the next one leaves free. */
const FREE = 0.68;
/** Radians from the first card of a fan to the last. */
const SPREAD = 0.42;
/** How far the outer cards lie below the middle, in widths. */
const SAG = 0.14;

export interface FanCard {
  /** Middle of the card in CSS px. */
  readonly x: number;
  readonly y: number;
  /** Radians, clockwise. */
  readonly turn: number;
}

/** Where cards lie that are fanned out in a picture of `width` × `height` CSS px, first to last, left to right. */
export function fan(count: number, framing: Framing, width: number, height: number) {
  const shown = Math.min(count, MOST[framing]);
  const card = Math.min((height * 0.72) / CARD_TALL, (width * 0.9) / (1 + (shown - 1) * FREE + 0.25));
  const step = card * FREE;
  const half = Math.max(1, (shown - 1) / 2);
  const places = Array.from({ length: shown }, (_, i): FanCard => {
    const off = (i - (shown - 1) / 2) / half;
    const y = height / 2 + card * SAG * (off * off - 0.5);
    return { x: width / 2 + off * half * step, y, turn: (off * SPREAD) / 2 };
  });
  return { card, places };
}
