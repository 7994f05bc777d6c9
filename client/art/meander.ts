import type { Pen } from './canvas.ts';

/** Strokes `count` Greek keys along x from (x, y), `width` long and `high` tall, with the pen's line. */
export function meander(pen: Pen, x: number, y: number, width: number, high: number, count: number): void {
  const step = width / count;
  const s = step / 5;
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    const a = x + i * step;
    pen.moveTo(a, y + high);
    pen.lineTo(a, y);
    pen.lineTo(a + 4 * s, y);
    pen.lineTo(a + 4 * s, y + high * 0.75);
    pen.lineTo(a + 2 * s, y + high * 0.75);
    pen.lineTo(a + 2 * s, y + high * 0.38);
    pen.moveTo(a, y + high);
    pen.lineTo(a + 5 * s, y + high);
  }
  pen.stroke();
}
