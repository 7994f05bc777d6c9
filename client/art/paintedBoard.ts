import type { BoardView } from '../../shared/table/model.ts';
import { backgroundOf } from './background.ts';
import { bakeSteps } from './bake.ts';
import { paintBoard } from './board.ts';
import type { BoardWish } from './boardWorker.ts';
import { fontsReady } from './fonts.ts';
import type { Turn } from './geometry.ts';

/** A painted board, wherever it was painted. */
export type BoardImage = HTMLCanvasElement | ImageBitmap;

/** Boards that are kept for the next table: mostly the same battle again. */
const KEPT = 2;
const kept = new Map<string, BoardImage>();

/**
 * The picture of a board (see paintBoard), painted beside the page where the browser can, or else in slices on
 * it. Boards painted lately are at hand at once.
 */
export async function paintedBoard(
  view: BoardView,
  R: number,
  dpr: number,
  turn: Turn,
  onProgress?: (share: number) => void,
): Promise<BoardImage> {
  const key = JSON.stringify([view, R, dpr, turn]);
  const known = kept.get(key);
  if (known) return known;
  if (isWritten(view)) await fontsReady();
  const background = await backgroundOf(view);
  const picture =
    (await paintedBeside({ view, R, dpr, turn, background })) ??
    (await bakeSteps(paintBoard(view, R, dpr, turn, background), onProgress)).canvas;
  kept.set(key, picture);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return picture;
}

/** A worker has not the page's fonts: labels and numbers need the page. */
const isWritten = ({ labels, numbers }: BoardView): boolean =>
  (labels ?? []).length > 0 || numbers !== undefined;

/** null where there is no painting beside the page. */
function paintedBeside(wish: BoardWish): Promise<ImageBitmap | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || isWritten(wish.view))
    return Promise.resolve(null);
  return new Promise((done) => {
    const worker = new Worker(new URL('./boardWorker.ts', import.meta.url), { type: 'module' });
    const end = (picture: ImageBitmap | null) => {
      worker.terminate();
      done(picture);
    };
    worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(wish);
  });
}
