/** Distances on a pixel grid, exact, by two passes of lower envelopes of parabolas. */

const FAR = 1e20;

/** For every pixel of a mask (1 inside): how far it is to the nearest pixel outside; 0 outside. */
export function distanceInside(mask: Uint8Array, width: number, height: number): Float32Array {
  const field = new Float32Array(mask.length);
  for (let i = 0; i < field.length; i++) field[i] = mask[i] ? FAR : 0;
  return rootOfTransform(field, width, height);
}

/** For every pixel outside a mask: how far it is to the nearest pixel inside; 0 inside. */
export function distanceTo(mask: Uint8Array, width: number, height: number): Float32Array {
  const field = new Float32Array(mask.length);
  for (let i = 0; i < field.length; i++) field[i] = mask[i] ? 0 : FAR;
  return rootOfTransform(field, width, height);
}

/** A mask grown by `grow` pixels and shrunk again by `shrink`: closes gaps narrower than 2 · grow. */
export function closing(
  mask: Uint8Array,
  width: number,
  height: number,
  grow: number,
  shrink: number,
): { readonly mask: Uint8Array; readonly depth: Float32Array } {
  const away = distanceTo(mask, width, height);
  const grown = new Uint8Array(mask.length);
  for (let i = 0; i < grown.length; i++) grown[i] = away[i] <= grow ? 1 : 0;
  const depth = distanceInside(grown, width, height);
  const closed = new Uint8Array(mask.length);
  for (let i = 0; i < closed.length; i++) {
    const left = depth[i] - shrink;
    closed[i] = left > 0 || mask[i] ? 1 : 0;
    depth[i] = Math.max(0, left);
  }
  return { mask: closed, depth };
}

function rootOfTransform(field: Float32Array, width: number, height: number): Float32Array {
  const longest = Math.max(width, height);
  const line = new Float64Array(longest);
  const vertex = new Int32Array(longest);
  const edge = new Float64Array(longest + 1);
  for (let x = 0; x < width; x++) envelope(field, x, width, height, line, vertex, edge);
  for (let y = 0; y < height; y++) envelope(field, y * width, 1, width, line, vertex, edge);
  for (let i = 0; i < field.length; i++) field[i] = Math.sqrt(field[i]);
  return field;
}

/** One line of `length` samples that starts at `start` and goes by `step`, transformed in place. */
function envelope(
  field: Float32Array,
  start: number,
  step: number,
  length: number,
  line: Float64Array,
  vertex: Int32Array,
  edge: Float64Array,
): void {
  for (let i = 0; i < length; i++) line[i] = field[start + i * step];
  let k = 0;
  vertex[0] = 0;
  edge[0] = -FAR;
  edge[1] = FAR;
  for (let q = 1; q < length; q++) {
    let cut = meeting(line, q, vertex[k]);
    while (cut <= edge[k]) {
      k--;
      cut = meeting(line, q, vertex[k]);
    }
    k++;
    vertex[k] = q;
    edge[k] = cut;
    edge[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (edge[k + 1] < q) k++;
    const away = q - vertex[k];
    field[start + q * step] = away * away + line[vertex[k]];
  }
}

/** Where the parabolas over q and p cross. */
function meeting(line: Float64Array, q: number, p: number): number {
  return (line[q] + q * q - (line[p] + p * p)) / (2 * q - 2 * p);
}
