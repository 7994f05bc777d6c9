import { easel, linear, makeCanvas, penOf } from './canvas.ts';
import { FONT_SANS } from './fontNames.ts';
import { memo } from './memo.ts';
import { PALETTE } from './palette.ts';

/** A luggage tag with the odds of an attack; the best one is gilded. CSS px. */
export interface OddsTag {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 20;
/** Room for the shadow. */
const MARGIN = 6;

export const oddsTag: (text: string, best: boolean, dpr: number, scale?: number) => OddsTag = memo(
  60,
  (text, best, dpr, scale = 1) => `${text} ${best} ${dpr} ${scale}`,
  (text, best, dpr, scale = 1) => {
    const font = `800 13.5px ${FONT_SANS}`;
    const ruler = penOf(makeCanvas(1, 1));
    ruler.font = font;
    const w = Math.ceil(ruler.measureText(text).width) + 24;
    const [canvas, pen] = easel((w + 2 * MARGIN) * scale, (HEIGHT + 2 * MARGIN) * scale, dpr);
    pen.scale(scale, scale);
    pen.translate(MARGIN + w / 2, MARGIN + HEIGHT / 2);
    const shape = tagShape(w, HEIGHT);
    pen.shadowColor = 'rgba(15,8,2,.6)';
    pen.shadowBlur = 5 * dpr * scale;
    pen.shadowOffsetX = 1.5 * dpr * scale;
    pen.shadowOffsetY = 2.5 * dpr * scale;
    pen.fillStyle = linear(
      pen,
      [0, -HEIGHT / 2],
      [0, HEIGHT / 2],
      [
        [0, best ? '#fff0b8' : '#fbf2da'],
        [1, best ? '#efc667' : '#e2cf9f'],
      ],
    );
    pen.fill(shape);
    pen.shadowColor = 'transparent';
    pen.strokeStyle = best ? '#8a5a10' : 'rgba(80,54,24,.7)';
    pen.lineWidth = 1;
    pen.stroke(shape);
    for (const [r, colour] of [
      [2.6, '#7a5423'],
      [1.3, '#2b1a0c'],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(-w / 2 + 7, 0, r, 0, Math.PI * 2);
      pen.fill();
    }
    pen.fillStyle = PALETTE.ink;
    pen.font = font;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, 5, 0.8);
    return { canvas, width: canvas.width / dpr, height: canvas.height / dpr };
  },
);

/** The tag round its middle: left corners cut, right ones rounded. */
function tagShape(w: number, h: number): Path2D {
  const path = new Path2D();
  path.moveTo(-w / 2 + 7, -h / 2);
  path.lineTo(w / 2 - 3, -h / 2);
  path.quadraticCurveTo(w / 2, -h / 2, w / 2, -h / 2 + 3);
  path.lineTo(w / 2, h / 2 - 3);
  path.quadraticCurveTo(w / 2, h / 2, w / 2 - 3, h / 2);
  path.lineTo(-w / 2 + 7, h / 2);
  path.lineTo(-w / 2, h / 2 - 6);
  path.lineTo(-w / 2, -h / 2 + 6);
  path.closePath();
  return path;
}
