import type { BoardView } from '../../shared/table/model.ts';
import type { Pen } from './canvas.ts';
import { type BoardGeometry, KY } from './geometry.ts';

type Background = NonNullable<BoardView['background']>;

/** The picture of a board, unpacked; null where it has none or the browser cannot read it. */
export async function backgroundOf({
  background,
}: {
  readonly background?: { readonly image: string };
}): Promise<ImageBitmap | null> {
  if (!background) return null;
  try {
    return await createImageBitmap(await (await fetch(background.image)).blob());
  } catch {
    // The board stands without its picture.
    return null;
  }
}

/** Lays the picture over the ground, within the board's box. The pen stands at the board's (0, 0). */
export function paintBackground(
  pen: Pen,
  { background }: BoardView,
  geometry: BoardGeometry,
  picture: ImageBitmap | null,
): void {
  if (!background || !picture) return;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, geometry.width, geometry.height);
  pen.clip();
  layPicture(pen, background, geometry, picture);
  pen.restore();
}

/** The picture where it lies, seen from the front and turned as its hexes are. Leaves the pen elsewhere. */
export function layPicture(
  pen: Pen,
  { x, y, scale, opacity }: Omit<Background, 'image'>,
  { R, origin, turn }: BoardGeometry,
  picture: ImageBitmap,
): void {
  const spacing = Math.sqrt(3) * R;
  pen.translate(origin.x, origin.y);
  pen.scale(1, KY);
  pen.rotate((turn * Math.PI) / 180);
  pen.globalAlpha = opacity;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    picture,
    x * spacing,
    y * spacing,
    picture.width * scale * spacing,
    picture.height * scale * spacing,
  );
}
