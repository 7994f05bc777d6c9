import { hexNames } from '../../shared/hex/offset.ts';
import type { BoardView } from '../../shared/table/model.ts';
import { paintBackground } from './background.ts';
import { brushStroke } from './brush.ts';
import type { Pen } from './canvas.ts';
import { makeCanvas, penOf, polygon, radial } from './canvas.ts';
import { paintFeatures } from './features.ts';
import { paintField } from './fieldPaint.ts';
import type { BoardGeometry, Turn } from './geometry.ts';
import { boardGeometry } from './geometry.ts';
import { groundOf } from './ground.ts';
import { DECOR } from './groundDecor.ts';
import { writeLabel } from './label.ts';
import { meander } from './meander.ts';
import { lattice, randomFrom } from './noise.ts';
import { NUMBERED, writeNumbers } from './numbers.ts';

/** The painted battlefield. Sizes in CSS px at the scale it was baked for. */
export interface BoardPicture {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** Where the geometry's (0, 0) lies in the picture: the width of the border on every side. */
  readonly margin: number;
  readonly geometry: BoardGeometry;
}

/** Border of ornament round the map, CSS px at scale 1. */
const MARGIN = 16;
/** Board units to a pixel of the watercolour: it is soft, and the strokes of the brush lie over it. */
const WASH = 2;
/** The same of a draft. */
const DRAFT_WASH = 8;

/**
 * Paints a board at hex radius `R` CSS px. A generator for bakeSteps: it yields its progress and returns the
 * picture; .3–1 s of work, and more for the largest. Turned boards are painted anew, so the light stays upper left.
 * `background`: what `backgroundOf` brought for the view. `draft`: a tenth of the work, without the strokes of the
 * brush.
 */
export function* paintBoard(
  view: BoardView,
  R: number,
  dpr: number,
  turn: Turn = 0,
  background: ImageBitmap | null = null,
  draft = false,
): Generator<number, BoardPicture> {
  const geometry = boardGeometry(view, R, turn);
  const margin = Math.round((MARGIN * R) / 32.8);
  const width = geometry.width + 2 * margin;
  const height = geometry.height + 2 * margin;
  const canvas = makeCanvas(width * dpr, height * dpr);
  const pen = penOf(canvas);
  const wash = draft ? DRAFT_WASH : WASH;
  const field = paintField(view, geometry, margin, wash);
  let step = field.next();
  while (!step.done) {
    yield step.value * 0.5;
    step = field.next();
  }
  pen.setTransform(dpr, 0, 0, dpr, 0, 0);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(step.value, 0, 0, step.value.width * wash, step.value.height * wash);
  yield 0.51;
  paintGrain(pen, canvas);
  yield 0.52;
  pen.translate(margin, margin);
  if (!draft) for (const share of brushStrokes(pen, view, geometry)) yield 0.52 + share * 0.28;
  for (const share of decorate(pen, view, geometry)) yield 0.8 + share * 0.15;
  paintBackground(pen, view, geometry, background);
  paintFeatures(pen, view, geometry);
  hexLines(pen, geometry, background ? 2 : 1);
  for (const { cell, text } of view.labels ?? []) writeLabel(pen, text, geometry.centre(cell), R);
  if (view.numbers) {
    const names = hexNames(view, NUMBERED[view.numbers]);
    const named = names.map((name, cell) => ({ name, at: geometry.centre(cell) }));
    writeNumbers(pen, R, view.numbers, named);
  }
  yield 0.97;
  pen.setTransform(dpr, 0, 0, dpr, 0, 0);
  border(pen, width, height, margin);
  age(pen, width, height);
  return { canvas, width, height, margin, geometry };
}

/** Paper grain: a small tile of noise laid over everything. */
function paintGrain(pen: Pen, canvas: HTMLCanvasElement): void {
  const side = 128;
  const tile = makeCanvas(side, side);
  const tilePen = penOf(tile);
  const image = tilePen.createImageData(side, side);
  for (let i = 0; i < side * side; i++) {
    const v = (lattice(i % side, (i / side) | 0) - 0.5) * 2;
    image.data.fill(v > 0 ? 255 : 0, i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = Math.abs(v) * 8;
  }
  tilePen.putImageData(image, 0, 0);
  const pattern = pen.createPattern(tile, 'repeat');
  if (!pattern) return;
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.restore();
}

/** One stroke of the brush for every 34 square px. */
function* brushStrokes(pen: Pen, view: BoardView, geometry: BoardGeometry): Generator<number> {
  const { R, width, height } = geometry;
  const random = randomFrom(4242);
  const scale = (R / 32.8) ** 2;
  const count = Math.round((width * height) / (34 * scale));
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = random() * height;
    const cell = geometry.cellAt(x, y);
    if (cell < 0) continue;
    brushStroke(pen, groundOf(view.ground[cell]), x, y, R, random);
    if (i % 200 === 0) yield i / count;
  }
}

function* decorate(pen: Pen, view: BoardView, geometry: BoardGeometry): Generator<number> {
  const order = Array.from({ length: geometry.cells }, (_, cell) => cell).sort(
    (a, b) => geometry.centre(a).y - geometry.centre(b).y,
  );
  for (const [i, cell] of order.entries()) {
    const { x, y } = geometry.centre(cell);
    const seed = view.cells[cell * 2] * 7919 + view.cells[cell * 2 + 1] * 104729;
    DECOR[groundOf(view.ground[cell]).decor](pen, x, y, geometry.R, randomFrom(seed));
    if (i % 6 === 0) yield i / order.length;
  }
}

/** A thin dark line and its light twin half a pixel below right; on a picture of one's own they are stronger. */
function hexLines(pen: Pen, geometry: BoardGeometry, strength: number): void {
  pen.lineWidth = 0.8;
  for (let cell = 0; cell < geometry.cells; cell++) {
    for (const [dx, dy, colour] of [
      [0.6, 0.7, `rgba(255,248,222,${0.2 * strength})`],
      [0, 0, `rgba(50,36,18,${0.26 * strength})`],
    ] as const) {
      polygon(
        pen,
        geometry.corners(cell).map((p) => [p.x + dx, p.y + dy]),
      );
      pen.strokeStyle = colour;
      pen.stroke();
    }
  }
}

/** Ink rules and a Greek key on all four sides. */
function border(pen: Pen, width: number, height: number, margin: number): void {
  const high = margin * 0.34;
  const along = Math.round(width / (high * 2.1));
  const down = Math.round(height / (high * 2.1));
  const w = width - 2 * margin;
  const h = height - 2 * margin;
  pen.strokeStyle = 'rgba(94,58,26,.75)';
  pen.lineWidth = 1.1;
  for (const [x, y, angle, length, count] of [
    [0, 0, 0, w, along],
    [width, height, Math.PI, w, along],
    [0, height, -Math.PI / 2, h, down],
    [width, 0, Math.PI / 2, h, down],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    meander(pen, margin, margin * 0.26, length, high, count);
    pen.restore();
  }
  pen.lineWidth = 0.8;
  pen.strokeRect(2.5, 2.5, width - 5, height - 5);
}

/** A warm burn towards the edges. */
function age(pen: Pen, w: number, h: number): void {
  pen.fillStyle = radial(
    pen,
    [w * 0.42, h * 0.4, Math.min(w, h) * 0.3],
    [w * 0.5, h * 0.5, Math.hypot(w, h) * 0.56],
    [
      [0, 'rgba(255,240,200,.10)'],
      [0.7, 'rgba(90,55,20,.04)'],
      [1, 'rgba(70,38,12,.30)'],
    ],
  );
  pen.fillRect(0, 0, w, h);
}
