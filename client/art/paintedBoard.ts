import type { BoardView } from '../../shared/table/model.ts';
import { backgroundOf } from './background.ts';
import { bakeSteps } from './bake.ts';
import { paintBoard } from './board.ts';
import type { BoardWish } from './boardWorker.ts';
import { fontsReady } from './fonts.ts';
import { boardGeometry, type Turn } from './geometry.ts';

/** A painted board, wherever it was painted. */
export type BoardImage = HTMLCanvasElement | ImageBitmap;

/** A board that is being painted. */
export interface Painting {
  /** What can be laid first: of a large board a draft, coarser and without the strokes of the brush. */
  readonly first: Promise<BoardImage>;
  /** The board itself: the same picture where there is no draft. */
  readonly whole: Promise<BoardImage>;
}

/** Boards that are kept for the next table: mostly the same battle again. */
const KEPT = 2;
const kept = new Map<string, BoardImage>();

/** From so many hexes on a draft comes first: the strokes of the brush take seconds there. */
const LARGE = 600;
/** As many pixels as a window shows of a board seen as a whole. */
const DRAFT_PIXELS = 2_400_000;

/**
 * The picture of a board (see paintBoard), painted beside the page where the browser can, or else in slices on
 * it. Boards painted lately are at hand at once. `onProgress` is told of the picture that comes first.
 */
export function paintedBoard(
  view: BoardView,
  R: number,
  dpr: number,
  turn: Turn,
  onProgress?: (share: number) => void,
): Painting {
  const key = JSON.stringify([view, R, dpr, turn]);
  const known = kept.get(key);
  if (known) return { first: Promise.resolve(known), whole: Promise.resolve(known) };
  let drafted = (_: BoardImage) => {};
  const draft = new Promise<BoardImage>((resolve) => {
    drafted = resolve;
  });
  const whole = paint(view, R, dpr, turn, drafted, onProgress);
  whole.then(
    (picture) => {
      kept.set(key, picture);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
    },
    () => {},
  );
  return { first: Promise.race([draft, whole]), whole };
}

async function paint(
  view: BoardView,
  R: number,
  dpr: number,
  turn: Turn,
  drafted: (picture: BoardImage) => void,
  onProgress?: (share: number) => void,
): Promise<BoardImage> {
  const written = isWritten(view);
  const background = await backgroundOf(view);
  const wish = { view, R, dpr, turn, background, draft: draftOf(view, R, dpr, turn), written };
  const beside = await paintedBeside(wish, drafted);
  if (beside) return beside;
  if (written) await fontsReady();
  const { draft } = wish;
  if (draft > 0)
    drafted((await bakeSteps(paintBoard(view, R, draft, turn, background, true), onProgress)).canvas);
  const painter = paintBoard(view, R, dpr, turn, background);
  return (await bakeSteps(painter, draft > 0 ? undefined : onProgress)).canvas;
}

const isWritten = ({ labels, numbers }: BoardView): boolean =>
  (labels ?? []).length > 0 || numbers !== undefined;

/** Pixels to a board unit of the draft that comes first, 0 where none is worth it. */
function draftOf(view: BoardView, R: number, dpr: number, turn: Turn): number {
  const { cells, width, height } = boardGeometry(view, R, turn);
  const coarse = Math.sqrt(DRAFT_PIXELS / (width * height));
  return cells < LARGE || coarse > dpr ? 0 : coarse;
}

/** null where there is no painting beside the page. `drafted` gets the draft that the wish asks for. */
function paintedBeside(wish: BoardWish, drafted: (picture: BoardImage) => void): Promise<ImageBitmap | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(null);
  return new Promise((done) => {
    const worker = new Worker(new URL('./boardWorker.ts', import.meta.url), { type: 'module' });
    const end = (picture: ImageBitmap | null) => {
      worker.terminate();
      done(picture);
    };
    let awaitsDraft = wish.draft > 0;
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => {
      if (data && awaitsDraft) drafted(data);
      else end(data);
      awaitsDraft = false;
    };
    worker.onerror = () => end(null);
    worker.postMessage(wish);
  });
}
