import { brushStroke } from '../art/brush.ts';
import { makeCanvas, type Pen, penOf, polygon } from '../art/canvas.ts';
import { mix } from '../art/colour.ts';
import { paintStanding } from '../art/features.ts';
import { cornersOf } from '../art/geometry.ts';
import { groundOf } from '../art/ground.ts';
import { DECOR } from '../art/groundDecor.ts';
import { memo } from '../art/memo.ts';
import { randomFrom } from '../art/noise.ts';
import { R } from './field.ts';

/**
 * Hexes baked one by one: what the painted board (client/art/board.ts) does for the whole map in a second, the
 * designer does for one hex once, so that a stroke over sixty by sixty hexes stays a stroke.
 */
export interface Tile {
  readonly canvas: HTMLCanvasElement;
  /** Half of its width and height in map units; its middle is the hex's. */
  readonly half: number;
}

/** Every kind of ground is baked so often, for variety. */
export const VARIANTS = 5;
/** Sharpness steps, canvas px to a map unit. */
const SHARPNESS = [0.35, 0.7, 1.4, 2.8] as const;

/** The step that a hex drawn at `scale` canvas px to a map unit is baked for. */
export const sharpnessFor = (scale: number): number => SHARPNESS.find((step) => step >= scale * 0.9) ?? 2.8;

/** The hex alone: tint, strokes of the brush, its outline. */
export const groundTile: (letter: string, variant: number, pointy: boolean, sharp: number) => Tile = memo(
  300,
  (...key) => key.join(' '),
  (letter, variant, pointy, sharp) =>
    tile(R * 1.1, sharp, (pen) => paintGround(pen, letter, variant, pointy)),
);

/** What stands and lies on the ground of a hex; reaches beyond it. */
export const decorTile: (letter: string, variant: number, sharp: number) => Tile = memo(
  300,
  (...key) => key.join(' '),
  (letter, variant, sharp) =>
    tile(R * 1.7, sharp, (pen) =>
      DECOR[groundOf(letter).decor](pen, 0, 0, R, randomFrom(variant * 7919 + letter.charCodeAt(0))),
    ),
);

/** A feature that stands for itself. */
export const featureTile: (letter: string, variant: number, sharp: number) => Tile = memo(
  200,
  (...key) => key.join(' '),
  (letter, variant, sharp) =>
    tile(R * 1.7, sharp, (pen) => paintStanding(pen, letter, 0, 0, R, variant * 6151 + letter.charCodeAt(0))),
);

/** The same hex always gets the same one. */
export const variantAt = (column: number, row: number): number =>
  (((column * 73) ^ (row * 179)) + column + row * 3) % VARIANTS;

function tile(half: number, sharp: number, paint: (pen: Pen) => void): Tile {
  const canvas = makeCanvas(half * 2 * sharp, half * 2 * sharp);
  const pen = penOf(canvas);
  pen.setTransform(sharp, 0, 0, sharp, half * sharp, half * sharp);
  paint(pen);
  return { canvas, half };
}

function paintGround(pen: Pen, letter: string, variant: number, pointy: boolean): void {
  const ground = groundOf(letter);
  const { tints } = ground;
  const random = randomFrom(variant * 131 + letter.charCodeAt(0) * 17);
  const level = (variant / (VARIANTS - 1) - 0.5) * 0.9;
  const hex = (radius: number) =>
    polygon(
      pen,
      cornersOf(radius, pointy).map(({ x, y }) => [x, y]),
    );
  pen.save();
  hex(R * 1.02);
  pen.fillStyle = mix(tints[0], level > 0 ? tints[1] : tints[2], Math.abs(level));
  pen.fill();
  pen.clip();
  for (let i = 0; i < 70; i++)
    brushStroke(pen, ground, (random() - 0.5) * 2.2 * R, (random() - 0.5) * 2.2 * R, R, random);
  pen.restore();
  hex(R);
  pen.strokeStyle = 'rgba(50,36,18,.32)';
  pen.lineWidth = 0.9;
  pen.stroke();
}
