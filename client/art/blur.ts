/**
 * Box blurs on arrays. Canvas filters are missing in some browsers, so nothing in this folder uses them.
 */

/** Averages each sample with those up to `radius` (rounded) away along both axes, in place. */
export function boxBlur(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.round(radius);
  if (r < 1) return field;
  const n = 2 * r + 1;
  const rows = new Float32Array(field.length);
  for (let y = 0; y < height; y++) {
    const at = y * width;
    let sum = 0;
    for (let x = -r; x <= r; x++) sum += field[at + clamp(x, width)];
    for (let x = 0; x < width; x++) {
      rows[at + x] = sum / n;
      sum += field[at + clamp(x + r + 1, width)] - field[at + clamp(x - r, width)];
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -r; y <= r; y++) sum += rows[clamp(y, height) * width + x];
    for (let y = 0; y < height; y++) {
      field[y * width + x] = sum / n;
      sum += rows[clamp(y + r + 1, height) * width + x] - rows[clamp(y - r, height) * width + x];
    }
  }
  return field;
}

/** Turns what is painted into a soft black shadow of itself, in place. `softness` in canvas pixels. */
export function softenToShadow(canvas: HTMLCanvasElement, softness: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d context');
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const alpha = new Float32Array(canvas.width * canvas.height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = image.data[i * 4 + 3];
  const radius = Math.max(1, softness * 1.1);
  boxBlur(alpha, canvas.width, canvas.height, radius);
  boxBlur(alpha, canvas.width, canvas.height, radius);
  for (let i = 0; i < alpha.length; i++) {
    image.data[i * 4] = image.data[i * 4 + 1] = image.data[i * 4 + 2] = 0;
    image.data[i * 4 + 3] = alpha[i];
  }
  pen.putImageData(image, 0, 0);
}

function clamp(i: number, length: number): number {
  return i < 0 ? 0 : i >= length ? length - 1 : i;
}
