import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { penOf } from '../../art/canvas.ts';
import { drawMarker } from '../../art/cards/markers.ts';
import { tokenPlace, tokenStep } from '../../art/cards/rope.ts';
import { sharpness } from '../panels/painted.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import type { Rect } from '../table.ts';
import { bareRope, ROPE_END } from './rope-places.ts';

/** How long a token slides from one end to the other, ms. */
const SLIDE = 350;
const TOKENS = 10;

/**
 * The ten tokens of one kind on a rope: one's own at the lower or left end, theirs at the other. When tokens change
 * hands they slide, one after the other.
 */
export function Rope({
  marker,
  own,
  place,
  label,
}: {
  marker: 'war' | 'quest';
  own: number;
  place: Rect;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef(own);
  const dpr = sharpness();
  const { w, h } = place;
  const draw = (count: number) => {
    const pen = canvas.current && penOf(canvas.current);
    if (!pen) return;
    pen.setTransform(dpr, 0, 0, dpr, 0, 0);
    pen.clearRect(0, 0, w, h);
    bareRope(pen, marker, w, h);
    const across = h < w;
    strung(pen, marker, Math.min(w, h) / 2, Math.max(w, h) - 2 * ROPE_END, count, across);
  };
  useLayoutEffect(() => draw(shown.current), [w, h, dpr]);
  useEffect(() => {
    const from = shown.current;
    if (from === own) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    const all = SLIDE * Math.abs(own - from);
    let frame = 0;
    const step = () => {
      const t = calm ? 1 : Math.min(1, (performance.now() - began) / all);
      shown.current = from + (own - from) * t;
      draw(shown.current);
      if (t < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [own]);
  return (
    <canvas
      ref={canvas}
      class="rope"
      width={Math.ceil(w * dpr)}
      height={Math.ceil(h * dpr)}
      style={rectStyle(place)}
      role="img"
      aria-label={label}
    />
  );
}

/** `count` may lie between two numbers while a token slides. `across`: the rope lies, with one's own at the left. */
function strung(
  pen: CanvasRenderingContext2D,
  marker: 'war' | 'quest',
  x: number,
  length: number,
  count: number,
  across: boolean,
): void {
  const low = Math.floor(count);
  const between = count - low;
  const r = tokenStep(length, TOKENS) * 0.5;
  for (let i = 0; i < TOKENS; i++) {
    const from = tokenPlace(ROPE_END, length, i, low, TOKENS);
    const to = tokenPlace(ROPE_END, length, i, Math.min(TOKENS, low + 1), TOKENS);
    const along = from + (to - from) * between;
    const dull = i < TOKENS - low && !(between > 0.5 && i === TOKENS - low - 1);
    if (across) drawMarker(pen, marker, ROPE_END * 2 + length - along, x, r, dull);
    else drawMarker(pen, marker, x, along, r, dull);
  }
}
