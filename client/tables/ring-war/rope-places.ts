import type { Pen } from '../../art/canvas.ts';
import type { Marker } from '../../art/cards/markers.ts';
import { drawRope, tokenStep } from '../../art/cards/rope.ts';
import { TALL } from '../spread.ts';
import type { Rect, ZonePlace } from '../table.ts';

/** The rope begins and ends so far within its place, px, and its tokens so far within the rope. */
export const ROPE_END = 7;
const TOKEN_END = 12;
/** A token as it is drawn by hand, and its place in a row and a column, in steps of the rope. */
const DRAWN = 1.36;

/**
 * By hand tokens are pieces, and hang where the rope has them: one's own from its lower or left end, theirs from the
 * other. Each half of the rope is the place of those who have their tokens there.
 */
export function tokenZones(name: string, rope: Rect, own: number): Record<string, ZonePlace> {
  const tall = rope.h > rope.w;
  const step = tokenStep((tall ? rope.h : rope.w) - 2 * ROPE_END);
  const card = step * DRAWN;
  // So that the first one hangs half a step from where tokens begin.
  const before = ROPE_END + TOKEN_END + step / 2 - (card * (tall ? TALL : 1)) / 2;
  const lies: Rect = tall
    ? { ...rope, y: rope.y + before, h: rope.h - 2 * before }
    : { ...rope, x: rope.x + before, w: rope.w - 2 * before };
  const half = tall ? { w: rope.w, h: rope.h / 2 } : { w: rope.w / 2, h: rope.h };
  const first: Rect = { x: rope.x, y: rope.y, ...half };
  const second: Rect = { x: rope.x + rope.w - half.w, y: rope.y + rope.h - half.h, ...half };
  const on = (rect: Rect, from: 'start' | 'end'): ZonePlace => ({
    ...rect,
    ...{ spread: tall ? 'column' : 'row', card, lies, from, named: true },
    ...(tall ? { tuck: step } : { gap: step - card }),
  });
  const [mine, theirs] = tall
    ? [on(second, 'end'), on(first, 'start')]
    : [on(first, 'start'), on(second, 'end')];
  return { [`${name}Tokens${own}`]: mine, [`${name}Tokens${1 - own}`]: theirs };
}

/** The rope of a place `w` × `h`, without its tokens: it hangs, or lies where the place is wider than high. */
export function bareRope(pen: Pen, marker: Marker, w: number, h: number): void {
  const length = Math.max(w, h) - 2 * ROPE_END;
  pen.save();
  if (h >= w) drawRope(pen, w / 2, ROPE_END, length, marker, 0, 0);
  else {
    pen.translate(0, h / 2);
    pen.rotate(-Math.PI / 2);
    drawRope(pen, 0, ROPE_END, length, marker, 0, 0);
  }
  pen.restore();
}
