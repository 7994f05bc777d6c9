import type { BoardView } from '../../shared/table/model.ts';
import { paintBoard } from './board.ts';
import type { Pen } from './canvas.ts';
import { easel } from './canvas.ts';
import { boardGeometry } from './geometry.ts';
import type { PieceLook } from './piece.ts';
import { drawPiece } from './piece.ts';
import { plasticOf } from './plastics.ts';

/** A warrior on a small map. */
export interface Standing {
  readonly cell: number;
  readonly look: PieceLook;
}

export interface MapWindow {
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** 1 shows as much as fills the window; 2 half of that in each direction … */
  readonly zoom: number;
  /** What is in the middle, as shares of the map's width and height. */
  readonly centre: readonly [number, number];
}

/** Hexes below this radius are too small for moulded figures: discs in the side's colour stand in. */
const SMALLEST_FIGURES = 8;

/** A window on a map with warriors, for lists and covers. A generator for bakeSteps. */
export function* paintSmallMap(
  view: BoardView,
  standing: readonly Standing[],
  window: MapWindow,
  dpr: number,
): Generator<number, HTMLCanvasElement> {
  const { width, height, zoom, centre } = window;
  const unit = boardGeometry(view, 1);
  const R = Math.max(width / unit.width, height / unit.height) * zoom;
  const board = paintBoard(view, R, dpr);
  let step = board.next();
  while (!step.done) {
    yield step.value * 0.8;
    step = board.next();
  }
  const { canvas: picture, geometry, margin } = step.value;
  const [canvas, pen] = easel(width, height, dpr);
  const left = within(geometry.width * centre[0] - width / 2, geometry.width - width);
  const top = within(geometry.height * centre[1] - height / 2, geometry.height - height);
  pen.translate(-left, -top);
  pen.drawImage(picture, -margin, -margin, step.value.width, step.value.height);
  const order = standing.map((s) => ({ ...s, ...geometry.centre(s.cell) })).sort((a, b) => a.y - b.y);
  for (const [i, { x, y, look }] of order.entries()) {
    if (x < left - R * 2 || x > left + width + R * 2) continue;
    if (R < SMALLEST_FIGURES) disc(pen, look, x, y, R * 0.62);
    else drawPiece(pen, look, x, y, Math.round(R * 10) / 10, dpr);
    yield 0.8 + (0.2 * i) / order.length;
  }
  return canvas;
}

function within(wanted: number, most: number): number {
  return Math.max(0, Math.min(wanted, Math.max(0, most)));
}

function disc(pen: Pen, look: PieceLook, x: number, y: number, r: number): void {
  const { ramp, rim } = plasticOf(look.plastic);
  const shape = (dx: number, dy: number, size: number) => {
    pen.beginPath();
    if (rim === 'smooth' || rim === 'double') pen.arc(x + dx, y + dy, size, 0, Math.PI * 2);
    else pen.rect(x + dx - size * 0.88, y + dy - size * 0.88, size * 1.76, size * 1.76);
    pen.fill();
  };
  pen.fillStyle = 'rgba(18,10,4,.5)';
  shape(r * 0.35, r * 0.4, r);
  pen.fillStyle = ramp[0];
  shape(0, 0, r);
  pen.fillStyle = ramp[2];
  shape(0, -r * 0.08, r * 0.74);
  pen.fillStyle = ramp[3];
  shape(-r * 0.12, -r * 0.22, r * 0.3);
}
