import type { Pen } from '../../art/canvas.ts';

/** Where a line is written: the middle of its height, and its left end or its middle. */
interface Line {
  readonly x: number;
  readonly y: number;
  /** No wider than this; longer ones are drawn narrower. */
  readonly most: number;
  readonly align?: CanvasTextAlign;
}

/** Writes a line onto felt or wood, with a soft shadow. */
export function write(
  pen: Pen,
  text: string,
  { x, y, most, align }: Line,
  font: string,
  colour: string,
): void {
  pen.save();
  pen.font = font;
  pen.textAlign = align ?? 'left';
  pen.textBaseline = 'middle';
  pen.shadowColor = 'rgba(0,0,0,.85)';
  pen.shadowBlur = 4;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, Math.max(1, most));
  pen.restore();
}
