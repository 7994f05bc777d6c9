import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { bakeSteps } from '../art/bake.ts';
import { paintBoard } from '../art/board.ts';
import { easel } from '../art/canvas.ts';
import { fontsReady } from '../art/fonts.ts';
import { KY } from '../art/geometry.ts';
import { drawPiece, type PieceLook } from '../art/piece.ts';
import { silhouette } from '../art/silhouettes.ts';

/** How many hexes a picture of the middle is wide. */
const MIDDLE_COLUMNS = 9;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Paints a battle's opening to fill `width` × `height` CSS px. Works in slices, one battle after the other,
 * so that the page stays alive.
 */
export function paintBattle(
  card: ScenarioCard,
  view: 'whole' | 'middle',
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  const mine = queue.then(() => paint(card, view, width, height));
  queue = mine.catch(() => {});
  return mine;
}

async function paint(
  card: ScenarioCard,
  view: 'whole' | 'middle',
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  await fontsReady();
  const dpr = Math.min(2, devicePixelRatio);
  const { columns, rows } = spread(card);
  const cover = Math.max(width / (columns * Math.sqrt(3)), height / (rows * 1.5 * KY));
  const R = view === 'whole' ? cover : Math.max(cover, width / (MIDDLE_COLUMNS * Math.sqrt(3)));
  const picture = await bakeSteps(paintBoard(card.board, R, dpr));
  const [canvas, pen] = easel(width, height, dpr);
  const left = (width - picture.width) / 2;
  const top = (height - picture.height) / 2;
  pen.drawImage(picture.canvas, left, top, picture.width, picture.height);
  pen.translate(left + picture.margin, top + picture.margin);
  const standing = card.pieces
    .map((piece) => ({ ...piece, ...picture.geometry.centre(piece.cell) }))
    .sort((a, b) => a.y - b.y);
  for (const piece of standing) {
    const look = lookOf(card, piece.kind, piece.seat);
    if (!look) continue;
    drawPiece(pen, look, piece.x, piece.y, R, dpr);
    await nextTask();
  }
  return canvas;
}

function lookOf(card: ScenarioCard, kindName: string, seat: number): PieceLook | null {
  const kind = card.kinds[kindName];
  if (kind?.shape !== 'figure') return null;
  return {
    icon: silhouette(kind.icon),
    size: kind.size ?? 'foot',
    height: kind.height,
    plastic: card.sides[seat]?.plastic ?? 'a',
    mirrored: seat % 2 === 1,
  };
}

/** How many hexes the board is wide and high. */
function spread({ board }: ScenarioCard): { columns: number; rows: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < board.cells.length; i += 2) {
    xs.push(board.cells[i] + board.cells[i + 1] / 2);
    ys.push(board.cells[i + 1]);
  }
  return {
    columns: Math.max(...xs) - Math.min(...xs) + 1,
    rows: Math.max(...ys) - Math.min(...ys) + 1,
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
