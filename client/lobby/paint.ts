import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { bakeSteps } from '../art/bake.ts';
import { paintBoard } from '../art/board.ts';
import { easel } from '../art/canvas.ts';
import { fontsReady } from '../art/fonts.ts';
import { KY } from '../art/geometry.ts';
import { drawPiece, type PieceLook } from '../art/piece.ts';
import { silhouette } from '../art/silhouettes.ts';

/** Hexes that a picture of one's own army shows at least, and where on the board its middle lies. */
const ARMY_COLUMNS = 7.4;
const ARMY_ROWS = 4.2;
const ARMY_MIDDLE = 0.77;

/** How long the first picture waits for others that should come before it. */
const GATHER_MS = 150;

interface Job {
  readonly view: 'whole' | 'army';
  run(): Promise<void>;
}
const waiting: Job[] = [];
let busy = false;

/**
 * Paints a battle's opening to fill `width` × `height` CSS px. Works in slices, one picture after the other
 * and the army first, so that the page stays alive and what is seen first is there first.
 */
export function paintBattle(
  card: ScenarioCard,
  view: 'whole' | 'army',
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  return new Promise((resolve, reject) => {
    const job: Job = { view, run: () => paint(card, view, width, height).then(resolve, reject) };
    if (view === 'army') waiting.unshift(job);
    else waiting.push(job);
    if (!busy) void workThrough();
  });
}

async function workThrough(): Promise<void> {
  busy = true;
  // By then all frames of the page have asked.
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  for (let job = waiting.shift(); job; job = waiting.shift()) await job.run();
  busy = false;
}

async function paint(
  card: ScenarioCard,
  view: 'whole' | 'army',
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  await fontsReady();
  const dpr = Math.min(2, devicePixelRatio);
  const { columns, rows } = spread(card);
  const cover = Math.max(width / (columns * Math.sqrt(3)), height / (rows * 1.5 * KY));
  const near = Math.min(width / (ARMY_COLUMNS * Math.sqrt(3)), height / (ARMY_ROWS * 1.5 * KY));
  const R = view === 'whole' ? cover : Math.max(cover, near);
  const picture = await bakeSteps(paintBoard(card.board, R, dpr));
  const [canvas, pen] = easel(width, height, dpr);
  const left = (width - picture.width) / 2;
  const middle = picture.height * (view === 'whole' ? 0.5 : ARMY_MIDDLE);
  const top = Math.max(height - picture.height, height / 2 - middle);
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
