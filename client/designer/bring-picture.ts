import type { Design } from '../../shared/design/design.ts';
import type { Background } from '../../shared/scenario/map.ts';
import {
  MAX_PICTURE,
  MAX_PICTURE_SIDE,
  type PictureHead,
  pictureHead,
  pictureIn,
} from '../../shared/scenario/picture.ts';
import { makeCanvas, penOf } from '../art/canvas.ts';
import { KY } from '../art/geometry.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { fieldOf, R } from './field.ts';

/** Larger files and pictures are not unpacked at all: a browser would hold four bytes for each pixel. */
const MAX_FILE = 20 * 1024 * 1024;
const MAX_SIDE = 12_000;
const MAX_PIXELS = 50_000_000;
/** A JPEG says its size behind what the camera says of it. */
const HEAD = 1024 * 1024;

/** From good and large to passable and small, until one is small enough to be kept with the design. */
const ATTEMPTS = [
  [MAX_PICTURE_SIDE, 0.85],
  [MAX_PICTURE_SIDE, 0.7],
  [1536, 0.7],
  [1536, 0.5],
  [1024, 0.6],
  [1024, 0.4],
] as const;

/** The kinds of files that can be laid. */
export const PICTURE_FILES = 'image/png,image/jpeg,image/webp';

/** Lays a picture from this device under the map, so that it covers it; says so where it cannot be used. */
export async function bringPicture(desk: Desk, file: File): Promise<void> {
  const made = await pictureFrom(file);
  if (!('image' in made)) {
    desk.refused.value = { why: made.why };
    return;
  }
  const { design } = desk.history.peek();
  const place = covering(design, made);
  desk.do({ do: 'picture', picture: { image: made.image, ...place, opacity: 1 } });
  desk.refused.value = null;
}

/** Lays the picture of the design so that it covers the map. */
export function fitPicture(desk: Desk): void {
  const { design } = desk.history.peek();
  const head = design.background && pictureIn(design.background.image);
  if (head) desk.do({ do: 'shift-picture', change: covering(design, head) });
}

/** Place and scale of a picture that covers the map, its middle on the map's. */
function covering(
  design: Design,
  { width, height }: Pick<PictureHead, 'width' | 'height'>,
): Pick<Background, 'x' | 'y' | 'scale'> {
  const { geometry } = fieldOf(design);
  // Map units of the designer to pixels of the map, as seen from straight above.
  const k = design.hexSize / (Math.sqrt(3) * R);
  const map = { width: geometry.width * k, height: (geometry.height / KY) * k };
  const scale = rounded(Math.max(map.width / width, map.height / height) + 0.0005, 1000);
  const corner = (origin: number, room: number, length: number) =>
    rounded(-origin * k + (room - length * scale) / 2, 10);
  return {
    scale,
    x: corner(geometry.origin.x, map.width, width),
    y: corner(geometry.origin.y / KY, map.height, height),
  };
}

const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

type Made =
  | { readonly image: string; readonly width: number; readonly height: number }
  | { readonly why: string };

/** A picture of one's own, painted anew: nothing of the file stays but what is seen of it. */
async function pictureFrom(file: File): Promise<Made> {
  if (file.size > MAX_FILE) return { why: text('picture.too-heavy', { mb: MAX_FILE / 1024 / 1024 }) };
  const head = pictureHead(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (!head) return { why: text('picture.none') };
  const { width, height } = head;
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
    return { why: text('picture.too-wide', { width, height, max: MAX_SIDE }) };
  const source = await unpacked(file, head);
  if (!source) return { why: text('picture.none') };
  try {
    return (await packed(source)) ?? { why: text('picture.too-rich') };
  } finally {
    source.close();
  }
}

/** At most about as large as it will be kept; null: it only began like a picture. */
async function unpacked(file: File, { width, height }: PictureHead): Promise<ImageBitmap | null> {
  const k = Math.min(1, MAX_PICTURE_SIDE / Math.max(width, height));
  try {
    // One measure is given and the other follows: a camera's picture may lie on its side.
    const smaller = { resizeWidth: Math.max(1, Math.round(width * k)), resizeQuality: 'high' } as const;
    return await createImageBitmap(file, k < 1 ? smaller : undefined);
  } catch {
    return null;
  }
}

async function packed(source: ImageBitmap): Promise<Made | null> {
  for (const [side, quality] of ATTEMPTS) {
    const k = Math.min(1, side / Math.max(source.width, source.height));
    const canvas = makeCanvas(Math.round(source.width * k), Math.round(source.height * k));
    const pen = penOf(canvas);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob =
      (await blobOf(canvas, 'image/webp', quality)) ?? (await blobOf(canvas, 'image/jpeg', quality));
    if (!blob || blob.size > MAX_PICTURE) continue;
    const image = await textOf(blob);
    if (pictureIn(image)) return { image, width: canvas.width, height: canvas.height };
  }
  return null;
}

/** null where the browser cannot write this type: it would write a PNG instead. */
function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality),
  );
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
