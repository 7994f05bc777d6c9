import type { BoardView } from '../../shared/table/model.ts';
import { bakeNow } from './bake.ts';
import { paintBoard } from './board.ts';
import type { Turn } from './geometry.ts';

/** Runs beside the page: paints the board that it is sent and sends the picture back. */
export interface BoardWish {
  readonly view: BoardView;
  readonly R: number;
  readonly dpr: number;
  readonly turn: Turn;
  readonly background: ImageBitmap | null;
}

self.onmessage = ({ data }: MessageEvent<BoardWish>) => {
  const { view, R, dpr, turn, background } = data;
  const { canvas } = bakeNow(paintBoard(view, R, dpr, turn, background));
  const picture = (canvas as unknown as OffscreenCanvas).transferToImageBitmap();
  self.postMessage(picture, { transfer: [picture] });
};
