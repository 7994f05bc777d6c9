import type { Base } from './base.ts';
import { base } from './base.ts';
import type { Pen } from './canvas.ts';
import { makeCanvas, penOf } from './canvas.ts';
import type { IconPath } from './icons.ts';
import { memo } from './memo.ts';
import type { Figure } from './relief.ts';
import { figure, inkAspect } from './relief.ts';
import { castShadow, haze, softEllipse } from './shadow.ts';

/** What a piece looks like. */
export interface PieceLook {
  /** Silhouette as path data (silhouettes.ts turns a kind's icon name into it). */
  readonly icon: IconPath;
  readonly size: 'foot' | 'mounted' | 'big';
  /** Figure height in px at board scale 1 (R = 32.8); a usual one for the size where absent. */
  readonly height?: number;
  readonly plastic: string;
  /** Looks to the other side. */
  readonly mirrored: boolean;
}

/** A baked layer. Its anchor is the point that stands on the centre of the piece's hex. */
export interface Layer {
  readonly canvas: HTMLCanvasElement;
  /** Size in CSS px at the scale it was baked for. */
  readonly width: number;
  readonly height: number;
  /** The anchor from the layer's upper left corner, CSS px. */
  readonly anchorX: number;
  readonly anchorY: number;
}

export interface PieceArt {
  /** Base and figure with edge and hairline. */
  readonly face: Layer;
  /** Contact, ambient and cast shadow of a piece that stands. Draw it under all faces. */
  readonly shadow: Layer;
  /** The single soft shadow of a piece held `LIFT` above the board: same anchor, drawn on the ground. */
  readonly lifted: Layer;
  /** Radii of the base, CSS px. */
  readonly rx: number;
  readonly ry: number;
  readonly wall: number;
  /** Highest inked point above (negative) the anchor. */
  readonly top: number;
  /** Half the figure's inked width. */
  readonly halfWidth: number;
}

/** Board scale 1: the hex radius that the sizes below belong to. */
export const SCALE_RADIUS = 32.8;
/** How far a lifted face moves up, px at scale 1. */
export const LIFT = 16;

const BASES = { foot: [21, 16.5], mounted: [27, 16.5], big: [29, 23] } as const;
const HEIGHTS = { foot: 53, mounted: 58, big: 76 } as const;
/** Wider figures are made lower, so that they keep to their hex (56.8 px across at scale 1). */
const WIDEST = { foot: 52, mounted: 58, big: 64 } as const;

/**
 * All layers of a piece at hex radius `R` (CSS px). Costs 10–70 ms the first time, then nothing: bake behind
 * the curtain with bakeAll.
 */
export const pieceArt: (look: PieceLook, R: number, dpr: number) => PieceArt = memo(
  160,
  (look, R, dpr) => [look.icon, look.size, look.height ?? 0, look.plastic, look.mirrored, R, dpr].join(' '),
  bakePiece,
);

function bakePiece(look: PieceLook, R: number, dpr: number): PieceArt {
  const k = R / SCALE_RADIUS;
  const [rx, ry] = BASES[look.size].map((v) => v * k);
  const wanted = look.height ?? HEIGHTS[look.size];
  const tall = Math.round(Math.min(wanted, WIDEST[look.size] / inkAspect(look.icon)) * k * 10) / 10;
  const stand = base(rx, ry, look.plastic, dpr);
  const body = figure(look.icon, tall, look.plastic, dpr, look.mirrored);
  const feet = ry * 0.34 - stand.wall * 0.55;
  return {
    face: bakeFace(stand, body, rx, ry, feet, tall, k, dpr),
    shadow: bakeShadow(stand, body, rx, ry, feet, k, dpr),
    lifted: layer(-rx, -ry, rx * 2.2, ry * 2.6, dpr, (pen) => {
      softEllipse(pen, LIFT * k * 0.62, LIFT * k * 0.72, rx * 1.42, ry * 1.42, 0.62, 0.35);
    }),
    rx,
    ry,
    wall: stand.wall,
    top: feet - body.height + body.pad * 2,
    halfWidth: body.width / 2 - body.pad,
  };
}

function bakeFace(
  stand: Base,
  body: Figure,
  rx: number,
  ry: number,
  feet: number,
  tall: number,
  k: number,
  dpr: number,
): Layer {
  const thickness = Math.max(1.3, tall * 0.036);
  const room = 4 * k;
  const left = Math.min(-rx - 4, -body.width / 2 - room);
  const right = Math.max(rx + 4, body.width / 2 + thickness + room);
  const top = Math.min(-stand.centre - stand.wall, feet - body.height + body.pad - room);
  const bottom = stand.height - stand.centre + 2;
  return layer(left, top, right, bottom, dpr, (pen) => {
    pen.drawImage(
      stand.image,
      -stand.width / 2,
      -stand.centre - stand.wall * 0.55,
      stand.width,
      stand.height,
    );
    // The figure's shadow on its own base, and on nothing else.
    pen.save();
    pen.globalCompositeOperation = 'source-atop';
    pen.translate(0, feet);
    castShadow(pen, body.mask, body.width, body.height, body.pad, dpr, 1.1 * k, 0.42);
    softEllipse(pen, 0, -k, Math.min(rx * 0.72, body.width * 0.44), ry * 0.26, 0.6, 0.4);
    pen.restore();
    drawFigure(pen, body, feet, thickness, k, dpr);
  });
}

/** Hairline, thickness and front, feet at (0, `feet`). */
function drawFigure(pen: Pen, body: Figure, feet: number, thickness: number, k: number, dpr: number): void {
  const x = -body.width / 2;
  const y = feet - body.height + body.pad;
  const draw = (image: HTMLCanvasElement, dx: number, dy: number) =>
    pen.drawImage(image, x + dx, y + dy, body.width, body.height);
  haze(pen, body.mask, x, y, body.width, body.height, dpr, 1.6 * k, 0.62);
  pen.save();
  // Plastic on grass has little contrast: this dark line carries it. Don't drop it.
  pen.globalAlpha = 0.72;
  draw(body.mask, -0.6 * k, -0.4 * k);
  pen.restore();
  for (let i = Math.ceil(thickness * dpr); i > 0; i--) draw(body.edge, (i / dpr) * 0.72, (i / dpr) * 0.62);
  draw(body.face, 0, 0);
}

function bakeShadow(
  stand: Base,
  body: Figure,
  rx: number,
  ry: number,
  feet: number,
  k: number,
  dpr: number,
): Layer {
  const right = Math.max(rx * 1.5 + 6 * k, body.width / 2 + 0.62 * body.height + 8 * k);
  const bottom = Math.max(ry * 1.5 + 8 * k, 0.3 * body.height + 10 * k);
  return layer(-Math.max(rx * 1.4, body.width / 2 + 8 * k), -ry * 1.5, right, bottom, dpr, (pen) => {
    softEllipse(pen, 5 * k, 6 * k, rx * 1.36, ry * 1.36, 0.5, 0.5);
    softEllipse(pen, k, stand.wall * 0.8 + 1.5 * k, rx * 1.1, ry * 1.12, 0.75, 0.78);
    pen.translate(0, feet + k);
    castShadow(pen, body.mask, body.width, body.height, body.pad, dpr, 1.5 * k, 0.62);
  });
}

/** Paints a layer that reaches from (left, top) to (right, bottom) round its anchor, on whole pixels. */
function layer(
  left: number,
  top: number,
  right: number,
  bottom: number,
  dpr: number,
  paint: (pen: Pen) => void,
): Layer {
  const anchorX = Math.ceil(-left * dpr) / dpr;
  const anchorY = Math.ceil(-top * dpr) / dpr;
  const canvas = makeCanvas((anchorX + right) * dpr, (anchorY + bottom) * dpr);
  const pen = penOf(canvas);
  pen.setTransform(dpr, 0, 0, dpr, anchorX * dpr, anchorY * dpr);
  paint(pen);
  return { canvas, width: canvas.width / dpr, height: canvas.height / dpr, anchorX, anchorY };
}

/** Draws a whole piece at once: portraits, pictures for the lobby, the studio. */
export function drawPiece(
  pen: Pen,
  look: PieceLook,
  x: number,
  y: number,
  R: number,
  dpr: number,
  lift = 0,
): PieceArt {
  const art = pieceArt(look, R, dpr);
  const put = (l: Layer, dy: number) =>
    pen.drawImage(l.canvas, x - l.anchorX, y - l.anchorY + dy, l.width, l.height);
  put(lift ? art.lifted : art.shadow, 0);
  put(art.face, -lift);
  return art;
}
