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

/** best: gilded · danger: red, for a friend who would be hurt too. */
export type TagTone = 'plain' | 'best' | 'danger';

const PAPER: Readonly<Record<TagTone, readonly [top: string, bottom: string, edge: string, ink: string]>> = {
  plain: ['#fbf2da', '#e2cf9f', 'rgba(80,54,24,.7)', PALETTE.ink],
  best: ['#fff0b8', '#efc667', '#8a5a10', PALETTE.ink],
  danger: ['#e2604c', '#a92318', '#5c0f08', '#fff4ec'],
};

const HEIGHT = 20;
/** Room for the shadow. */
const MARGIN = 6;

export const oddsTag: (text: string, tone: TagTone, dpr: number, scale?: number) => OddsTag = memo(
  60,
  (text, tone, dpr, scale = 1) => `${text} ${tone} ${dpr} ${scale}`,
  (text, tone, dpr, scale = 1) => {
    const [top, bottom, edge, ink] = PAPER[tone];
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
        [0, top],
        [1, bottom],
      ],
    );
    pen.fill(shape);
    pen.shadowColor = 'transparent';
    pen.strokeStyle = edge;
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
    pen.fillStyle = ink;
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
