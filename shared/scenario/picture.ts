/**
 * Pictures that people bring: told apart and measured by their first bytes, so that what is no picture or far too
 * large is refused before anybody unpacks it.
 */
export interface PictureHead {
  readonly type: PictureType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;
type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture within a map file: bytes, and pixels along a side. */
export const MAX_PICTURE = 400 * 1024;
export const MAX_PICTURE_SIDE = 2048;

/** `data:image/webp;base64,…` of at most MAX_PICTURE bytes. */
export const MAX_PICTURE_TEXT = Math.ceil(MAX_PICTURE / 3) * 4 + 30;
export const PICTURE_TEXT = /^data:(image\/(?:webp|jpeg|png));base64,([A-Za-z0-9+/]+={0,2})$/;

/** The size stands in the first 30 bytes, in a JPEG behind what cameras and programs say of it. */
const HEAD_TEXT = 100_000;

/** What the text of a picture in a file holds; null where that is not what it says, or larger than allowed. */
export function pictureIn(text: string): PictureHead | null {
  const [, type, coded] = (text.length <= MAX_PICTURE_TEXT && PICTURE_TEXT.exec(text)) || [];
  const head = coded ? pictureHead(bytesOf(coded.slice(0, HEAD_TEXT))) : null;
  if (!head || head.type !== type) return null;
  return Math.max(head.width, head.height) <= MAX_PICTURE_SIDE ? head : null;
}

/** Type and size of a PNG, JPEG or WebP picture from its beginning; null for anything else. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const head = pngHead(bytes) ?? webpHead(bytes) ?? jpegHead(bytes);
  return head && head.width > 0 && head.height > 0 ? head : null;
}

function pngHead(bytes: Uint8Array): PictureHead | null {
  if (!begins(bytes, 0, '\x89PNG\r\n\x1a\n') || !begins(bytes, 12, 'IHDR') || bytes.length < 24) return null;
  const number = (at: number) =>
    bytes[at] * 2 ** 24 + (bytes[at + 1] << 16) + (bytes[at + 2] << 8) + bytes[at + 3];
  return { type: 'image/png', width: number(16), height: number(20) };
}

/** The three kinds of WebP: lossy, lossless, and with features. */
function webpHead(bytes: Uint8Array): PictureHead | null {
  if (!begins(bytes, 0, 'RIFF') || !begins(bytes, 8, 'WEBP') || bytes.length < 30) return null;
  const two = (at: number) => bytes[at] + (bytes[at + 1] << 8);
  const three = (at: number) => two(at) + (bytes[at + 2] << 16);
  const sized = (width: number, height: number): PictureHead => ({ type: 'image/webp', width, height });
  if (begins(bytes, 12, 'VP8 ') && begins(bytes, 23, '\x9d\x01\x2a'))
    return sized(two(26) & 0x3fff, two(28) & 0x3fff);
  if (begins(bytes, 12, 'VP8L') && bytes[20] === 0x2f)
    return sized((two(21) & 0x3fff) + 1, ((three(22) >> 6) & 0x3fff) + 1);
  if (begins(bytes, 12, 'VP8X')) return sized(three(24) + 1, three(27) + 1);
  return null;
}

/** Goes from marker to marker until one says the size. */
function jpegHead(bytes: Uint8Array): PictureHead | null {
  if (!begins(bytes, 0, '\xff\xd8\xff')) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1];
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const two = (from: number) => (bytes[at + from] << 8) + bytes[at + from + 1];
    if (frame) return { type: 'image/jpeg', width: two(7), height: two(5) };
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + two(2);
  }
  return null;
}

const begins = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64, known to be nothing else. */
function bytesOf(coded: string): Uint8Array {
  const letters = coded.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let n = 0;
  for (const letter of letters) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[n++] = (bits >> held) & 0xff;
  }
  return bytes;
}
