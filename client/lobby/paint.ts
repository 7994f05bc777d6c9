import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { backgroundOf } from '../art/background.ts';
import { bakeSteps } from '../art/bake.ts';
import { paintBoard } from '../art/board.ts';
import { easel } from '../art/canvas.ts';
import { fontsReady } from '../art/fonts.ts';
import { drawPiece, type PieceLook } from '../art/piece.ts';
import { figuresOf, silhouette, silhouettesReady } from '../art/silhouettes.ts';
import { type BoardCard, type Framing, frame, hasBoard, standing } from './framing.ts';

/** How long the first picture waits for others that should come before it. */
const GATHER_MS = 150;

interface Job {
  readonly view: Framing;
  run(): Promise<void>;
}
const waiting: Job[] = [];
let busy = false;

/**
 * Paints a battle's opening, or some of the cards where there is no board, to fill `width` × `height` CSS px. Works in slices, one picture after the other
 * and the clash first, so that the page stays alive and what is seen first is there first.
 */
export function paintBattle(
  card: ScenarioCard,
  view: Framing,
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  return new Promise((resolve, reject) => {
    const painting = async () => {
      if (hasBoard(card)) return paint(card, view, width, height);
      return (await import('./paint-cards.ts')).paintCards(card, view, width, height);
    };
    const job: Job = { view, run: () => painting().then(resolve, reject) };
    if (view === 'clash') waiting.unshift(job);
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
  card: BoardCard,
  view: Framing,
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  await Promise.all([fontsReady(), silhouettesReady(figuresOf(card.kinds))]);
  const dpr = Math.min(2, devicePixelRatio);
  const { R, geometry, left, top } = frame(card, view, width, height);
  const picture = await bakeSteps(paintBoard(card.board, R, dpr, 0, await backgroundOf(card.board)));
  const [canvas, pen] = easel(width, height, dpr);
  pen.translate(left, top);
  pen.drawImage(picture.canvas, -picture.margin, -picture.margin, picture.width, picture.height);
  for (const piece of standing(card, view, geometry)) {
    const look = lookOf(card, piece.kind, piece.seat);
    if (!look) continue;
    const { x, y } = geometry.centre(piece.cell);
    drawPiece(pen, look, x, y, R, dpr);
    await nextTask();
  }
  return canvas;
}

function lookOf(card: BoardCard, kindName: string, seat: number): PieceLook | null {
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

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
