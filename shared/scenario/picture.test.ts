import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PICTURE_TEXT, pictureHead, pictureIn } from './picture.ts';

const big = (n: number): number[] => [n >> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const png = (width: number, height: number): number[] => [
  ...letters('\x89PNG\r\n\x1a\n'),
  ...[0, 0, 0, 13, ...letters('IHDR'), ...big(width), ...big(height), 8, 2, 0, 0, 0],
];
const webp = (kind: string, ...rest: number[]): number[] => [
  ...letters('RIFF'),
  ...[0, 0, 0, 0, ...letters(`WEBP${kind}`), 0, 0, 0, 0, ...rest],
  ...Array(16).fill(0),
];
const jpeg = (width: number, height: number): number[] => [
  ...[0xff, 0xd8],
  // What a camera says of it comes first, and a table that is no frame.
  ...[0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xc4, 0, 4, 9, 9],
  ...[0xff, 0xc2, 0, 17, 8, ...big(height).slice(2), ...big(width).slice(2), 3, 1, 34, 0],
];
const head = (bytes: readonly number[]) => pictureHead(Uint8Array.from(bytes));
const text = (type: string, bytes: readonly number[]) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

test('PNG, JPEG and all three kinds of WebP tell their size in their first bytes', () => {
  expect(head(png(30_000, 20))).toEqual({ type: 'image/png', width: 30_000, height: 20 });
  expect(head(jpeg(640, 480))).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
  const lossy = webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1);
  expect(head(lossy)).toEqual({ type: 'image/webp', width: 640, height: 480 });
  // 14 bits each, one less than the size.
  const packed = 639 | (479 << 14);
  const lossless = webp('VP8L', 0x2f, ...big(packed).reverse());
  expect(head(lossless)).toEqual({ type: 'image/webp', width: 640, height: 480 });
  const featured = webp('VP8X', 0, 0, 0, 0, 0x7f, 2, 0, 0xdf, 1, 0);
  expect(head(featured)).toEqual({ type: 'image/webp', width: 640, height: 480 });
});

test('what is no picture, is cut off or has no size is none', () => {
  expect(head(letters('<svg onload="alert(1)"/>'))).toBe(null);
  expect(head(letters('GIF89a and so on, for a while longer'))).toBe(null);
  expect(head(png(640, 480).slice(0, 20))).toBe(null);
  expect(head(png(0, 480))).toBe(null);
  expect(head(jpeg(640, 480).slice(0, 22))).toBe(null);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(png(9, 9), jpeg(9, 9)), (noise, begun) => {
      const found = pictureHead(Uint8Array.from([...begun.slice(0, noise.length), ...noise]));
      expect(found === null || found.width > 0).toBe(true);
    }),
  );
});

test('a file holds a picture that is what it says, within 400 kB and 2048 pixels', () => {
  expect(pictureIn(text('png', png(2048, 8)))).toMatchObject({ width: 2048 });
  expect(pictureIn(text('png', png(2049, 8)))).toBe(null);
  expect(pictureIn(text('webp', png(640, 480)))).toBe(null);
  expect(pictureIn(text('svg+xml', letters('<svg/>')))).toBe(null);
  expect(pictureIn(`${text('png', png(640, 480))}" onerror="`)).toBe(null);
  expect(pictureIn(text('png', [...png(640, 480), ...Array(MAX_PICTURE_TEXT).fill(7)]))).toBe(null);
});
