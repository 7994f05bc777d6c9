import type { Design } from '../../shared/design/design.ts';
import { mapOf } from '../../shared/design/design.ts';
import type { Roster } from '../../shared/design/roster.ts';
import { layOutMap } from '../../shared/scenario/map.ts';
import { backgroundOf } from '../art/background.ts';
import { bakeSteps } from '../art/bake.ts';
import { paintBoard } from '../art/board.ts';
import { easel } from '../art/canvas.ts';
import { fontsReady } from '../art/fonts.ts';
import { boardGeometry } from '../art/geometry.ts';
import { drawPiece } from '../art/piece.ts';
import { silhouettesReady } from '../art/silhouettes.ts';
import { R } from './field.ts';
import { lookOf } from './figures.ts';

/** The longer side of a picture stays below this, px: browsers refuse larger canvases, and nobody prints them. */
const LARGEST = 3600;
/** More than the borders on both sides take of a picture of the map's own size. */
const FRAME = 60;

/** The map as the table paints it, with its warriors. null: there is no hex. */
export async function paintMap(
  design: Design,
  roster: Roster,
  most = LARGEST,
  dpr = 2,
): Promise<HTMLCanvasElement | null> {
  const laid = layOutMap(mapOf(design));
  if (!laid.ok) return null;
  const icons = design.sides.flatMap(({ units }) => units.flatMap(({ icon = [] }) => icon));
  await Promise.all([fontsReady(), silhouettesReady(icons)]);
  const { board, cellAt } = laid.map;
  const { width, height } = boardGeometry(board, R);
  const radius = R * Math.min(1, most / dpr / (Math.max(width, height) + FRAME));
  const picture = await bakeSteps(paintBoard(board, radius, dpr, 0, await backgroundOf(board)));
  const [canvas, pen] = easel(picture.width, picture.height, dpr);
  pen.drawImage(picture.canvas, 0, 0, picture.width, picture.height);
  const standing = design.sides.flatMap(({ units, plastic }, side) =>
    units.flatMap(({ at, ...warrior }) => {
      const kind = roster.look(warrior)?.kind;
      return kind
        ? at.map((place) => ({
            look: lookOf(kind, plastic, side),
            at: picture.geometry.centre(cellAt(...place)),
          }))
        : [];
    }),
  );
  standing.sort((a, b) => a.at.y - b.at.y);
  for (const { look, at } of standing) {
    drawPiece(pen, look, at.x + picture.margin, at.y + picture.margin, radius, dpr);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return canvas;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
