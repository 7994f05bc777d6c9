import { useLayoutEffect, useRef } from 'preact/hooks';
import { penOf } from '../../art/canvas.ts';
import { parchment, type Sheet } from '../../art/parchment.ts';

/** Ragged parchment that fills what it stands in, below everything else there. CSS px. */
export function Parchment({ w, h, rag = 3, burn = 26, seed = 1 }: { w: number; h: number } & Partial<Sheet>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.max(1, Math.round(w));
  const height = Math.max(1, Math.round(h));
  useLayoutEffect(() => {
    const pen = canvas.current && penOf(canvas.current);
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    pen.drawImage(parchment(width, height, { rag, burn, seed }), 0, 0);
  }, [width, height, rag, burn, seed]);
  return <canvas class="parchment" ref={canvas} width={width} height={height} />;
}
