import type { Design } from '../../shared/design/design.ts';
import type { Background } from '../../shared/scenario/map.ts';
import { pictureIn } from '../../shared/scenario/picture.ts';
import { type Pen, roundedRect } from '../art/canvas.ts';
import { KY, type Point } from '../art/geometry.ts';
import { type Camera, onScreen, type Size } from './camera.ts';
import { fieldOf, R } from './field.ts';

/** Where the picture under the hexes lies, map units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smallest and largest that it is drawn by hand, pixels of the map to one of the picture. */
export const MIN_SCALE = 0.05;
export const MAX_SCALE = 8;

/** A scale that hands may give it; from a file it may be larger already, and is then made no smaller unasked. */
const scaleWithin = (scale: number, { scale: now }: Pick<Background, 'scale'>): number =>
  Math.max(MIN_SCALE, Math.min(Math.max(MAX_SCALE, now), scale));

type Shift = Pick<Background, 'x' | 'y' | 'scale'>;
/** What the picture lies under. */
type Ground = Pick<Design, 'background' | 'hexSize' | 'orientation' | 'ground'>;

/** Corners of a box: [is right, is below]. */
export const CORNERS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

export const cornerOfBox = (box: Box, [right, below]: (typeof CORNERS)[number]): Point => ({
  x: right ? box.right : box.left,
  y: below ? box.bottom : box.top,
});

/** null where there is no picture. */
export function pictureBox(design: Ground): Box | null {
  const { background } = design;
  const size = background && sizeOf(background.image);
  if (!background || !size) return null;
  const { origin } = fieldOf(design).geometry;
  const k = pixelsPerUnit(design);
  const { x, y, scale } = background;
  return {
    left: origin.x + x / k,
    top: origin.y + (y / k) * KY,
    right: origin.x + (x + size.width * scale) / k,
    bottom: origin.y + ((y + size.height * scale) / k) * KY,
  };
}

/** The picture moved by so many map units. */
export function shifted(design: Ground, background: Background, by: Point): Shift {
  const k = pixelsPerUnit(design);
  const { x, y, scale } = background;
  return { scale, x: x + by.x * k, y: y + (by.y * k) / KY };
}

/** The picture larger or smaller by a factor, the point `at` (map units) staying where it is. */
export function scaled(design: Ground, background: Background, factor: number, at: Point): Shift {
  const { origin } = fieldOf(design).geometry;
  const k = pixelsPerUnit(design);
  const scale = scaleWithin(background.scale * factor, background);
  const f = scale / background.scale;
  const still = { x: (at.x - origin.x) * k, y: ((at.y - origin.y) * k) / KY };
  const { x, y } = background;
  return { scale, x: still.x + (x - still.x) * f, y: still.y + (y - still.y) * f };
}

/** Pixels of the map to one unit of the designer's map, seen from straight above. */
const pixelsPerUnit = ({ hexSize }: Ground): number => hexSize / (Math.sqrt(3) * R);

/** So far within the screen are handles whose corner is beyond it, CSS px. */
const WITHIN = 22;

/** Where the handles of the four corners are on the screen, in the order of CORNERS; always within reach. */
export function handlesOf(box: Box, camera: Camera, screen: Size): readonly Point[] {
  const within = (value: number, room: number) => Math.max(WITHIN, Math.min(room - WITHIN, value));
  return CORNERS.map((corner) => {
    const { x, y } = onScreen(camera, cornerOfBox(box, corner));
    return { x: within(x, screen.width), y: within(y, screen.height) };
  });
}

const HANDLE = 9;

/** A dashed frame round the picture and a brass knob at each corner. The pen stands on the screen, CSS px. */
export function drawFrame(pen: Pen, box: Box, camera: Camera, screen: Size): void {
  const from = onScreen(camera, { x: box.left, y: box.top });
  const to = onScreen(camera, { x: box.right, y: box.bottom });
  pen.beginPath();
  pen.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  pen.strokeStyle = 'rgba(40,24,8,.7)';
  pen.lineWidth = 4;
  pen.stroke();
  pen.setLineDash([9, 6]);
  pen.strokeStyle = '#ffdf6e';
  pen.lineWidth = 2;
  pen.stroke();
  pen.setLineDash([]);
  for (const { x, y } of handlesOf(box, camera, screen)) {
    roundedRect(pen, x - HANDLE, y - HANDLE, HANDLE * 2, HANDLE * 2, 5);
    const brass = pen.createLinearGradient(x, y - HANDLE, x, y + HANDLE);
    brass.addColorStop(0, '#ffe9a6');
    brass.addColorStop(1, '#b9832c');
    pen.fillStyle = brass;
    pen.fill();
    pen.strokeStyle = '#3a2209';
    pen.lineWidth = 2;
    pen.stroke();
  }
}

let known: { readonly image: string; readonly size: Size | null } | null = null;

/** Read once for each picture: it is asked for with every frame. */
function sizeOf(image: string): Size | null {
  if (known?.image !== image) known = { image, size: pictureIn(image) };
  return known.size;
}
