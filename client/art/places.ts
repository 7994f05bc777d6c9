import type { PieceArt } from './piece.ts';
import { SCALE_RADIUS } from './piece.ts';

/** Where tokens lie round a piece, from the centre of its hex, CSS px. `r`: the token's radius. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface TokenPlaces {
  readonly pebble: Spot;
  readonly chips: Spot;
  /** One for each condition, in order. */
  readonly badges: readonly Spot[];
  /** Middle of the odds tag (r: half its height). */
  readonly odds: Spot;
}

/**
 * Pebble at the lower left of the base, chips at the lower right, badges beside the body below shoulder
 * height, the tag above the head: nothing lies on a face. `behind`: another piece stands close behind the
 * head (two rows up); the tag then slides right, clear of that piece's chips.
 */
export function tokenPlaces(
  piece: PieceArt,
  R: number,
  badges: number,
  chips: number,
  behind = false,
): TokenPlaces {
  const k = R / SCALE_RADIUS;
  const { rx, ry } = piece;
  const r = (badges > 2 ? 8 : 10) * k;
  const beside = Math.max(rx * 0.95, Math.min(piece.halfWidth, rx * 1.1));
  const stack = chips > 0 ? ry * 0.7 - 11 * k - (Math.min(chips, 4) - 1) * 4.1 * k : ry;
  const column = (i: number): Spot => {
    const right = i % 2 === 1;
    const floor = (right ? Math.min(stack, ry * 0.45) : ry * 0.45) - r * 1.15;
    return { x: right ? beside : -beside, y: floor - Math.floor(i / 2) * r * 2.25, r };
  };
  return {
    pebble: { x: -rx * 0.88, y: ry * 0.78, r: 7.4 * k },
    chips: { x: rx * 0.9, y: ry * 0.7, r: 12 * k },
    badges: Array.from({ length: badges }, (_, i) => column(i)),
    odds: behind ? { x: 30 * k, y: piece.top + 5 * k, r: 10 } : { x: 4 * k, y: piece.top - 9 * k, r: 10 },
  };
}
