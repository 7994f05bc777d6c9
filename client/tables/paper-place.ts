import type { CardLayout, Rect } from './table.ts';

/** Between a paper and what it keeps clear of, px. */
const GAP = 12;
/** As wide and as high as a paper is read well, px at scale 1. */
const WIDE = 364;
const HIGH = 620;
/** What is narrower is read badly; what is wider than enough is no better: more lines are. */
const NARROW = 260;
const ENOUGH = 310;
/** What is lower shows hardly more than its heading and a line. */
const LOW = 240;

type Laid = Pick<CardLayout, 'width' | 'height' | 'scale' | 'rail' | 'prompt' | 'buttons'>;

/**
 * Where the rulebook and the chronicle are laid over a card table: the largest place, from the left, that leaves the
 * question and its buttons free; on a phone on its side, where that is too low to read, the question alone. CSS px of
 * the window.
 */
export function paperPlace(laid: Laid): Rect {
  const { prompt, buttons } = laid;
  const place = largest(laid, [prompt, buttons]);
  return place.h >= LOW ? place : largest(laid, [prompt]);
}

function largest({ width, height, scale, rail }: Laid, kept: readonly Rect[]): Rect {
  const [wide, high] = [WIDE * Math.max(1, scale), HIGH * Math.max(1, scale)];
  const xs = [GAP, width - GAP, ...kept.flatMap(({ x, w }) => [x - GAP, x + w + GAP])];
  const ys = [rail.h + GAP, height - GAP, ...kept.flatMap(({ y, h }) => [y - GAP, y + h + GAP])];
  let best: Rect = { x: GAP, y: rail.h + GAP, w: 0, h: 0 };
  for (const x of xs)
    for (const right of xs)
      for (const y of ys)
        for (const low of ys) {
          const place = { x, y, w: Math.min(wide, right - x), h: Math.min(high, low - y) };
          if (x < GAP || y < rail.h + GAP || right > width - GAP || low > height - GAP) continue;
          if (place.w <= 0 || place.h <= 0 || kept.some((one) => overlap(one, place))) continue;
          if (better(place, best, Math.max(1, scale))) best = place;
        }
  return best;
}

function better(one: Rect, other: Rect, scale: number): boolean {
  const more = worth(one, scale) - worth(other, scale);
  return more > 1 || (more > -1 && (one.x < other.x || (one.x === other.x && one.y < other.y)));
}

const worth = ({ w, h }: Rect, scale: number): number =>
  w < NARROW * scale ? 0 : Math.min(w, ENOUGH * scale) * h;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
