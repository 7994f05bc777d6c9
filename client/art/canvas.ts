/** Making canvases and the few strokes that every drawing needs. */

export type Pen = CanvasRenderingContext2D;

/** Sizes in canvas pixels, rounded up, at least 1. */
export function makeCanvas(width: number, height: number): HTMLCanvasElement {
  const w = Math.max(1, Math.ceil(width));
  const h = Math.max(1, Math.ceil(height));
  // A worker has no page; what is drawn there is drawn in the same way.
  if (typeof document === 'undefined') return new OffscreenCanvas(w, h) as unknown as HTMLCanvasElement;
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas;
}

/** `reads`: the pixels will be read back, keep them in memory. */
export function penOf(canvas: HTMLCanvasElement, reads = false): Pen {
  const pen = canvas.getContext('2d', reads ? { willReadFrequently: true } : undefined);
  if (!pen) throw new Error('no 2d context');
  return pen;
}

/** A canvas of `width` × `height` CSS pixels at `dpr`, and a pen that draws in CSS pixels. */
export function easel(width: number, height: number, dpr: number): [HTMLCanvasElement, Pen] {
  const canvas = makeCanvas(width * dpr, height * dpr);
  const pen = penOf(canvas);
  pen.scale(dpr, dpr);
  return [canvas, pen];
}

export function putPixels(canvas: HTMLCanvasElement, data: Uint8ClampedArray<ArrayBuffer>): void {
  penOf(canvas, true).putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0);
}

/** The shape of `source` in one paint. */
export function tinted(
  source: HTMLCanvasElement,
  paint: (pen: Pen) => string | CanvasGradient,
): HTMLCanvasElement {
  const canvas = makeCanvas(source.width, source.height);
  const pen = penOf(canvas);
  pen.drawImage(source, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = paint(pen);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Halves (or more) a canvas with smoothing: antialiasing for what was drawn too large. */
export function shrunk(source: HTMLCanvasElement, by: number): HTMLCanvasElement {
  const canvas = makeCanvas(source.width / by, source.height / by);
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function linear(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = pen.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** Radial gradient between two circles [x, y, r]. */
export function radial(
  pen: Pen,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const gradient = pen.createRadialGradient(...from, ...to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

export function roundedRect(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, r);
}

/** Begins a path through the points and closes it. */
export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

/** Begins the path of a five-pointed star, one point up. */
export function star(pen: Pen, x: number, y: number, r: number, inner = 0.42): void {
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const q = i % 2 ? r * inner : r;
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    pen.lineTo(x + Math.cos(a) * q, y + Math.sin(a) * q);
  }
  pen.closePath();
}

/** How many canvas pixels one unit of the pen is now: shadows are not scaled by the transform. */
export function penScale(pen: Pen): number {
  const { a, b } = pen.getTransform();
  return Math.hypot(a, b) || 1;
}
