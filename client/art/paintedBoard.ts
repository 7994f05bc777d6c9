import type { BoardView } from '../../shared/table/model.ts';
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
  if (view.labels?.length) await fontsReady();
  const picture =
    (await paintedBeside({ view, R, dpr, turn })) ??
    (await bakeSteps(paintBoard(view, R, dpr, turn), onProgress)).canvas;
  kept.set(key, picture);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return picture;
}

/** null where there is no painting beside the page. A worker has not the page's fonts: labels need the page. */
function paintedBeside(wish: BoardWish): Promise<ImageBitmap | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' || wish.view.labels?.length)
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
