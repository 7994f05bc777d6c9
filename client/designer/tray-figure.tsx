import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../shared/table/model.ts';
import { easel } from '../art/canvas.ts';
import { drawPiece, SCALE_RADIUS } from '../art/piece.ts';
import { lookOf } from './figures.ts';

const FIGURE = { width: 98, height: 66 };
/** Taller ones are made to fit. */
const TALLEST = 60;

/** A warrior in its side's plastic, as it stands in the tray. Decoration: its name stands below it. */
export function Figure({ kind, plastic, side }: { kind: Kind; plastic: string; side: number }) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = holder.current;
    if (!place) return;
    // Painted once it is seen: a group has thirty of them.
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      const dpr = Math.min(2, devicePixelRatio);
      const [canvas, pen] = easel(FIGURE.width, FIGURE.height, dpr);
      const look = lookOf({ ...kind, height: Math.min(kind.height ?? 53, TALLEST) }, plastic, side);
      drawPiece(pen, look, FIGURE.width / 2, FIGURE.height - 19, SCALE_RADIUS * 0.86, dpr);
      place.replaceChildren(canvas);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [kind.icon, kind.size, kind.height, plastic, side]);
  return <span class="figure" ref={holder} aria-hidden="true" />;
}
