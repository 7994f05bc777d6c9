import sans from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2';
import cinzel from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2';
import type { BoardView } from '../../shared/table/model.ts';
import { bakeNow } from './bake.ts';
import { paintBoard } from './board.ts';
import type { Turn } from './geometry.ts';

/** Runs beside the page: paints the board that it is sent and sends the picture back, or null if it cannot. */
export interface BoardWish {
  readonly view: BoardView;
  readonly R: number;
  readonly dpr: number;
  readonly turn: Turn;
  readonly background: ImageBitmap | null;
  /** Pixels to a board unit of a draft that is wanted first; 0 for none. */
  readonly draft: number;
  /** Whether something is written on it. */
  readonly written: boolean;
}

/** A worker has not the page's fonts: these write labels and numbers. */
async function fontsHere(): Promise<void> {
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  const faces = [
    new FontFace('Cinzel', `url(${cinzel})`, { weight: '700' }),
    new FontFace('Alegreya Sans', `url(${sans})`, { weight: '700' }),
  ];
  for (const face of await Promise.all(faces.map((one) => one.load()))) fonts.add(face);
}

self.onmessage = async ({ data }: MessageEvent<BoardWish>) => {
  const { view, R, dpr, turn, background, draft, written } = data;
  const send = (fine: number, rough: boolean) => {
    const { canvas } = bakeNow(paintBoard(view, R, fine, turn, background, rough));
    const picture = (canvas as unknown as OffscreenCanvas).transferToImageBitmap();
    self.postMessage(picture, { transfer: [picture] });
  };
  try {
    if (written) await fontsHere();
  } catch {
    self.postMessage(null);
    return;
  }
  if (draft > 0) send(draft, true);
  send(dpr, false);
};
