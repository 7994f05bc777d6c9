import type { Pen } from './canvas.ts';
import { easel, linear, polygon, roundedRect } from './canvas.ts';
import { mix } from './colour.ts';
import { memo } from './memo.ts';
import type { Rotation, Vec3 } from './rotation.ts';
import { after, rotated, turnAbout } from './rotation.ts';
import { softEllipse } from './shadow.ts';

/** The table is seen from above and a little from the front: squash of the ground and of heights. */
const GROUND = 0.93;
const UPRIGHT = 0.37;

/** Half a side of the flat faces and the breadth of the rounded edges, in sizes. */
const HALF_SIDE = 0.43;
const ROUNDING = 0.15;
/** How far out the rounded surface lies, in half sides. */
const BULGE = 1 + ROUNDING / 2 / HALF_SIDE;

interface Face {
  readonly value: number;
  readonly normal: Vec3;
  /** Directions of the face's own x and y. */
  readonly u: Vec3;
  readonly v: Vec3;
}

/** Opposite faces sum to seven. */
const FACES: readonly Face[] = [
  { value: 1, normal: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { value: 6, normal: [0, 0, -1], u: [-1, 0, 0], v: [0, 1, 0] },
  { value: 2, normal: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
  { value: 5, normal: [0, -1, 0], u: [-1, 0, 0], v: [0, 0, -1] },
  { value: 3, normal: [1, 0, 0], u: [0, -1, 0], v: [0, 0, -1] },
  { value: 4, normal: [-1, 0, 0], u: [0, 1, 0], v: [0, 0, -1] },
];

const HALF = Math.PI / 2;
/** Turns that bring each value to the top. */
const UP: Readonly<Record<number, Rotation>> = {
  1: turnAbout([0, 0, 1], 0),
  2: turnAbout([1, 0, 0], HALF),
  3: turnAbout([0, 1, 0], -HALF),
  4: turnAbout([0, 1, 0], HALF),
  5: turnAbout([1, 0, 0], -HALF),
  6: turnAbout([1, 0, 0], Math.PI),
};

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** How a die lies that shows `value` (1–6), turned by `yaw` radians on the table. */
export function restingOn(value: number, yaw: number): Rotation {
  return after(turnAbout([0, 0, 1], yaw), UP[value]);
}

/**
 * A die that rolls in direction `heading` (radians, 0 right, π/2 towards the viewer) and will rest as `rest`:
 * `left` is how far it still has to roll, radians; at 0 it lies still.
 */
export function rollingTo(rest: Rotation, heading: number, left: number): Rotation {
  const axis: Vec3 = [-Math.sin(heading), Math.cos(heading), 0];
  return after(turnAbout(axis, -left), rest);
}

/** The value on top of a die in a rotation. */
export function valueUp(rotation: Rotation): number {
  let best = FACES[0];
  for (const face of FACES)
    if (rotated(rotation, face.normal)[2] > rotated(rotation, best.normal)[2]) best = face;
  return best.value;
}

/**
 * Draws a die of `size` CSS px whose spot on the table is (x, y), held `lift` px above it. The die needs about
 * 1.1 · size round its spot, the shadow 1.4 · size. `bare`: without its shadow.
 */
export function drawDie(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  rotation: Rotation,
  lift = 0,
  bare = false,
): void {
  if (!bare) dieShadow(pen, x, y, size, lift);
  const q = size * HALF_SIDE;
  // The lowest corner touches the table.
  const rise = Math.max(...CORNERS.map((c) => -rotated(rotation, c)[2])) * q + lift;
  const project = (v: Vec3): [number, number] => [
    x + v[0] * q,
    y + v[1] * q * GROUND - (v[2] * q + rise) * UPRIGHT,
  ];
  const seen = FACES.map((face) => {
    const normal = rotated(rotation, face.normal);
    return { face, normal, towards: normal[2] * GROUND + normal[1] * UPRIGHT };
  })
    .filter((f) => f.towards > 0.02)
    .sort((a, b) => a.towards - b.towards);
  const cornerOf = ({ face, normal }: (typeof seen)[number]) => {
    const u = rotated(rotation, face.u);
    const v = rotated(rotation, face.v);
    return (a: number, b: number, out = 1): [number, number] =>
      project([
        normal[0] * out + u[0] * a + v[0] * b,
        normal[1] * out + u[1] * a + v[1] * b,
        normal[2] * out + u[2] * a + v[2] * b,
      ]);
  };
  for (const side of seen) {
    const corner = cornerOf(side);
    const rim = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    ivory(pen, rim, size, brightness(side.normal));
  }
  // The fat rounded edges lift the surface out from the flat faces, and the pips with it.
  for (const side of seen) {
    if (side.towards < 0.12) continue;
    const corner = cornerOf(side);
    const [x0, y0] = corner(0, 0, BULGE);
    const [x1, y1] = corner(1, 0, BULGE);
    const [x2, y2] = corner(0, 1, BULGE);
    pen.save();
    pen.transform(x1 - x0, y1 - y0, x2 - x0, y2 - y0, x0, y0);
    pips(pen, side.face.value);
    pen.restore();
  }
}

/** The shadow under a die: draw it apart where the die's picture moves over it. */
export function dieShadow(pen: Pen, x: number, y: number, size: number, lift: number): void {
  const away = lift / size;
  const fade = 1 / (1 + away * 0.8);
  softEllipse(
    pen,
    x + size * 0.26 + lift * 0.5,
    y + size * 0.24 + lift * 0.4,
    size * (0.98 + away * 0.3),
    size * (0.72 + away * 0.2),
    0.62 * fade,
    0.4,
  );
  if (away < 0.2) softEllipse(pen, x + size * 0.05, y + size * 0.1, size * 0.78, size * 0.6, 0.6, 0.6);
}

/** A flat little die for the chronicle; `counts` rims it green. `px` CSS px. */
export const dieFace: (value: number, px: number, dpr: number, counts?: boolean) => HTMLCanvasElement = memo(
  48,
  (value, px, dpr, counts) => `${value} ${px} ${dpr} ${counts}`,
  (value, px, dpr, counts) => {
    const [canvas, pen] = easel(px, px, dpr);
    const side = px * 0.84;
    const m = px * 0.06;
    const rim = counts ? '#3b7a2c' : '#9a7a45';
    roundedRect(pen, m, m + px * 0.07, side, side, side * 0.22);
    pen.fillStyle = mix(rim, '#000000', 0.2);
    pen.fill();
    roundedRect(pen, m, m, side, side, side * 0.22);
    pen.fillStyle = linear(
      pen,
      [m, m],
      [m + side * 0.6, m + side],
      [
        [0, '#fffdf3'],
        [1, '#ead9b0'],
      ],
    );
    pen.fill();
    pen.strokeStyle = rim;
    pen.lineWidth = Math.max(1, px * (counts ? 0.075 : 0.05));
    pen.stroke();
    pen.fillStyle = '#2b1a0e';
    for (const [u, v] of PIPS[value]) {
      pen.beginPath();
      pen.arc(m + side / 2 + u * side * 0.25, m + side / 2 + v * side * 0.25, side * 0.1, 0, Math.PI * 2);
      pen.fill();
    }
    return canvas;
  },
);

const CORNERS: readonly Vec3[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x, y, z])),
);

/** 0 in the dark, 1 facing the light; from above counts most, so that the top reads first. */
function brightness(normal: Vec3): number {
  const facing = normal[0] * -0.34 + normal[1] * -0.2 + normal[2] * 0.92;
  return Math.max(0, Math.min(1, 0.28 + facing * 0.76));
}

const SHADES = ['#6f532e', '#b2935c', '#e0cb9b', '#fbf3dc'] as const;

function shadeAt(t: number): string {
  const at = Math.max(0, Math.min(0.999, t)) * (SHADES.length - 1);
  const i = Math.floor(at);
  return mix(SHADES[i], SHADES[i + 1], at - i);
}

/** One face, its edges rounded by a fat line of the same paint. */
function ivory(pen: Pen, rim: readonly (readonly [number, number])[], size: number, light: number): void {
  const xs = rim.map((p) => p[0]);
  const ys = rim.map((p) => p[1]);
  const paint = linear(
    pen,
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
    [
      [0, shadeAt(light + 0.1)],
      [0.55, shadeAt(light)],
      [1, shadeAt(light - 0.16)],
    ],
  );
  pen.fillStyle = paint;
  pen.strokeStyle = paint;
  pen.lineJoin = 'round';
  pen.lineWidth = size * ROUNDING;
  polygon(pen, rim);
  pen.stroke();
  pen.fill();
  if (light < 0.8) return;
  // Worn edges catch the light.
  const cx = xs.reduce((a, b) => a + b) / 4;
  const cy = ys.reduce((a, b) => a + b) / 4;
  pen.save();
  pen.globalAlpha = 0.42;
  pen.strokeStyle = '#fff';
  pen.lineWidth = size * 0.03;
  polygon(
    pen,
    rim.map(([px, py]) => [cx + (px - cx) * 1.06, cy + (py - cy) * 1.06]),
  );
  pen.stroke();
  pen.restore();
}

/** Pips in a face's own square, -1 to 1. */
function pips(pen: Pen, value: number): void {
  const r = 0.205;
  for (const [u, v] of PIPS[value]) {
    const x = u * 0.53;
    const y = v * 0.53;
    const hollow = pen.createRadialGradient(x + r * 0.3, y + r * 0.4, 0, x, y, r);
    hollow.addColorStop(0, '#5a4433');
    hollow.addColorStop(1, '#1c120a');
    pen.fillStyle = hollow;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = 'rgba(255,250,230,.5)';
    pen.lineWidth = 0.045;
    pen.beginPath();
    pen.arc(x, y, r, 0.3, 1.6);
    pen.stroke();
  }
}
