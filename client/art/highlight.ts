import type { Pen } from './canvas.ts';
import { makeCanvas, penOf, penScale, polygon, radial } from './canvas.ts';
import { KY } from './geometry.ts';
import { memo } from './memo.ts';
import type { Layer } from './piece.ts';

/** What a hex can say: where a piece may go, what it may attack, what is chosen. */
export type Highlight = 'legal' | 'hovered' | 'selected' | 'foe';

/**
 * A highlight as a layer round the middle of a hex of radius `R`; `upright` for hexes that stand on a corner.
 * Draw it under the pieces.
 */
export const highlight: (kind: Highlight, R: number, dpr: number, upright: boolean) => Layer = memo(
  24,
  (kind, R, dpr, upright) => `${kind} ${R} ${dpr} ${upright}`,
  (kind, R, dpr, upright) => {
    const reach = R + 12;
    const canvas = makeCanvas(2 * reach * dpr, 2 * reach * dpr);
    const pen = penOf(canvas);
    pen.setTransform(dpr, 0, 0, dpr, canvas.width / 2, canvas.height / 2);
    drawHighlight(pen, kind, R, upright);
    const side = canvas.width / dpr;
    return { canvas, width: side, height: side, anchorX: side / 2, anchorY: side / 2 };
  },
);

function drawHighlight(pen: Pen, kind: Highlight, R: number, upright: boolean): void {
  const hex = (scale: number) =>
    polygon(
      pen,
      Array.from({ length: 6 }, (_, i) => {
        const a = (Math.PI / 3) * i + (upright ? Math.PI / 6 : 0);
        return [Math.cos(a) * R * scale, Math.sin(a) * R * KY * scale] as const;
      }),
    );
  const glow = (colour: string, blur: number, line: string, width: number) => {
    pen.shadowColor = colour;
    pen.shadowBlur = blur * penScale(pen);
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.stroke();
  };
  switch (kind) {
    case 'legal':
    case 'hovered': {
      const on = kind === 'hovered';
      hex(0.955);
      pen.fillStyle = radial(
        pen,
        [0, 0, R * 0.2],
        [0, 0, R],
        [
          [0, on ? 'rgba(255,238,160,.62)' : 'rgba(255,232,140,.16)'],
          [1, on ? 'rgba(255,214,90,.75)' : 'rgba(255,205,80,.48)'],
        ],
      );
      pen.fill();
      glow('rgba(255,214,90,.95)', 7, on ? '#fffbe2' : 'rgba(255,238,170,.95)', on ? 2.2 : 1.3);
      return;
    }
    case 'selected':
      hex(0.93);
      pen.fillStyle = 'rgba(255,244,196,.35)';
      pen.fill();
      glow('#ffd75a', 10, '#fff8da', 2.4);
      return;
    case 'foe':
      hex(0.94);
      pen.fillStyle = 'rgba(190,40,28,.26)';
      pen.fill();
      pen.setLineDash([7, 4]);
      pen.strokeStyle = '#b3261b';
      pen.lineWidth = 2;
      pen.stroke();
      return;
  }
}

/** The sign where a line of sight is blocked: an ivory disc with a red ring and cross. */
export function drawStop(pen: Pen, x: number, y: number, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.shadowColor = 'rgba(0,0,0,.5)';
  pen.shadowBlur = 4 * penScale(pen);
  pen.fillStyle = '#fbf2da';
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.strokeStyle = '#c8352b';
  pen.lineCap = 'round';
  pen.lineWidth = r * 0.29;
  pen.stroke();
  const d = r * 0.4;
  pen.beginPath();
  pen.moveTo(-d, -d);
  pen.lineTo(d, d);
  pen.moveTo(d, -d);
  pen.lineTo(-d, d);
  pen.stroke();
  pen.restore();
}

/**
 * A line of sight that something blocks: dashes up to (bx, by), dots from there on. Draw it under the pieces
 * and drawStop above them.
 */
export function drawBlockedSight(
  pen: Pen,
  from: readonly [number, number],
  blocked: readonly [number, number],
  to: readonly [number, number],
): void {
  pen.save();
  pen.lineCap = 'round';
  pen.setLineDash([7, 6]);
  for (const [width, colour] of [
    [4.5, 'rgba(30,14,6,.55)'],
    [2.2, '#ffe9d2'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    line(pen, from, blocked);
  }
  pen.setLineDash([2, 6]);
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(60,24,14,.6)';
  line(pen, blocked, to);
  pen.restore();
}

function line(pen: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
