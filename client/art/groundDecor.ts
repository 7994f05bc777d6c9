import type { Pen } from './canvas.ts';
import { linear, polygon } from './canvas.ts';
import type { Decor } from './ground.ts';
import type { Random } from './noise.ts';
import { softEllipse } from './shadow.ts';

/** Paints what stands or lies on one hex round (x, y), R its radius. */
type DecorPainter = (pen: Pen, x: number, y: number, R: number, random: Random) => void;

/** The light comes from the upper left here too. */
export const DECOR: Readonly<Record<Decor, DecorPainter>> = {
  tufts: (pen, x, y, R, random) => tufts(pen, x, y, R, random, 5),
  trees: (pen, x, y, R, random) => {
    tufts(pen, x, y, R, random, 4);
    trees(pen, x, y, R, random);
  },
  pebbles,
  ripples,
  boulders,
  columns,
  drifts,
  reeds,
  heather,
  furrows,
  slabs,
  embers,
  none: () => {},
};

function tufts(pen: Pen, x: number, y: number, R: number, random: Random, count: number): void {
  for (let n = 0; n < count; n++) {
    const tx = x + (random() - 0.5) * R * 1.3;
    const ty = y + (random() - 0.5) * R * 1.1;
    pen.strokeStyle = random() > 0.4 ? 'rgba(85,116,58,.5)' : 'rgba(201,208,138,.5)';
    pen.lineWidth = R * 0.028;
    for (let blade = -1; blade < 2; blade++) {
      pen.beginPath();
      pen.moveTo(tx, ty);
      pen.quadraticCurveTo(tx + blade * R * 0.02, ty - R * 0.07, tx + blade * R * 0.07, ty - R * 0.13);
      pen.stroke();
    }
  }
}

/** Crown layers from shade to sunlit: offset x, y, size, colour. */
const CROWN = [
  [0, -0.9, 1, '#3f5c30'],
  [-0.1, -1.02, 0.88, '#557842'],
  [-0.22, -1.18, 0.58, '#789a58'],
  [-0.3, -1.3, 0.28, '#a4bd7c'],
] as const;

export function trees(pen: Pen, x: number, y: number, R: number, random: Random): void {
  const stems = Array.from(
    { length: 4 },
    () =>
      [x + (random() - 0.5) * R * 1.05, y + (random() - 0.5) * R * 0.8, R * (0.2 + random() * 0.1)] as const,
  ).sort((a, b) => a[1] - b[1]);
  for (const [tx, ty, s] of stems) {
    softEllipse(pen, tx + s * 0.55, ty + s * 0.35, s * 1.35, s * 0.8, 0.45, 0.3);
    pen.strokeStyle = '#5d4024';
    pen.lineWidth = s * 0.26;
    pen.beginPath();
    pen.moveTo(tx, ty + s * 0.1);
    pen.lineTo(tx, ty - s * 0.6);
    pen.stroke();
    for (const [dx, dy, size, colour] of CROWN) {
      pen.fillStyle = colour;
      const rim = Array.from({ length: 9 }, (_, p) => {
        const a = (p / 9) * Math.PI * 2;
        const wave = 1 + 0.12 * Math.sin(p * 2.7 + tx);
        return [
          tx + s * dx + Math.cos(a) * s * size * wave,
          ty + s * dy + Math.sin(a) * s * size * 0.85 * wave,
        ] as const;
      });
      polygon(pen, rim);
      pen.fill();
    }
  }
}

function pebbles(pen: Pen, x: number, y: number, R: number, random: Random): void {
  for (let n = 0; n < 5; n++) {
    const px = x + (random() - 0.5) * R * 1.3;
    const py = y + (random() - 0.5) * R * 1.1;
    const s = R * (0.02 + random() * 0.035);
    for (const [dx, dy, w, h, colour] of [
      [0.4, 0.5, 1.2, 0.8, 'rgba(110,80,42,.45)'],
      [0, 0, 1, 0.7, 'rgba(240,222,180,.8)'],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.ellipse(px + s * dx, py + s * dy, s * w, s * h, 0, 0, Math.PI * 2);
      pen.fill();
    }
  }
}

function ripples(pen: Pen, x: number, y: number, R: number, random: Random): void {
  pen.lineCap = 'round';
  for (let n = 0; n < 6; n++) {
    const rx = x + (random() - 0.5) * R * 1.2;
    const ry = y + (random() - 0.5) * R * 1.1;
    const half = R * (0.12 + random() * 0.2);
    pen.strokeStyle = random() > 0.35 ? 'rgba(235,250,245,.5)' : 'rgba(40,92,110,.35)';
    pen.lineWidth = R * 0.035;
    pen.beginPath();
    pen.moveTo(rx - half, ry);
    pen.quadraticCurveTo(rx - half * 0.5, ry - R * 0.06, rx, ry);
    pen.quadraticCurveTo(rx + half * 0.5, ry + R * 0.06, rx + half, ry);
    pen.stroke();
  }
}

export function boulders(pen: Pen, x: number, y: number, R: number, random: Random): void {
  for (let n = 0; n < 4; n++) {
    const bx = x + (random() - 0.5) * R * 0.95;
    const by = y + (random() - 0.4) * R * 0.7;
    const s = R * (0.18 + random() * 0.2);
    softEllipse(pen, bx + s * 0.4, by + s * 0.32, s * 1.4, s * 0.75, 0.5, 0.4);
    const rim = Array.from({ length: 7 }, (_, p) => {
      const a = (p / 7) * Math.PI * 2 + 0.3;
      const q = s * (0.8 + random() * 0.35);
      return [bx + Math.cos(a) * q, by - s * 0.25 + Math.sin(a) * q * 0.72] as const;
    });
    pen.fillStyle = '#6d6358';
    polygon(
      pen,
      rim.map(([px, py]) => [px + s * 0.05, py + s * 0.2]),
    );
    pen.fill();
    pen.fillStyle = '#a2978a';
    polygon(pen, rim);
    pen.fill();
    pen.fillStyle = 'rgba(233,224,208,.85)';
    polygon(pen, [rim[3], rim[4], rim[5], [bx - s * 0.05, by - s * 0.38]]);
    pen.fill();
  }
}

/** Three broken columns: offset x, y and height in R. */
const RUIN = [
  [-0.42, -0.1, 0.8],
  [0.02, -0.24, 0.34],
  [0.4, 0.06, 0.98],
] as const;

export function columns(pen: Pen, x: number, y: number, R: number): void {
  const w = R * 0.15;
  for (const [dx, dy, tall] of RUIN) {
    const cx = x + dx * R;
    const cy = y + dy * R;
    const h = R * tall;
    softEllipse(pen, cx + w * 1.8, cy + R * 0.07, w * 3, R * 0.2, 0.5, 0.35);
    pen.fillStyle = '#b7a582';
    oval(pen, cx, cy + R * 0.03, w * 1.6, w * 0.8);
    pen.fillStyle = linear(
      pen,
      [cx - w, 0],
      [cx + w, 0],
      [
        [0, '#fff8e6'],
        [0.45, '#e5d8ba'],
        [1, '#93815f'],
      ],
    );
    pen.beginPath();
    pen.ellipse(cx, cy, w, w * 0.5, 0, 0, Math.PI);
    pen.lineTo(cx - w, cy - h);
    pen.lineTo(cx + w, cy - h);
    pen.closePath();
    pen.fill();
    pen.strokeStyle = 'rgba(90,72,44,.4)';
    pen.lineWidth = R * 0.02;
    for (const flute of [-0.45, 0, 0.45]) {
      pen.beginPath();
      pen.moveTo(cx + w * flute, cy + w * 0.4);
      pen.lineTo(cx + w * flute, cy - h);
      pen.stroke();
    }
    pen.fillStyle = '#fbf1d8';
    oval(pen, cx, cy - h, w * 1.35, w * 0.6);
    pen.strokeStyle = 'rgba(100,80,50,.5)';
    pen.stroke();
  }
}

function drifts(pen: Pen, x: number, y: number, R: number, random: Random): void {
  pen.lineCap = 'round';
  for (let n = 0; n < 4; n++) {
    const sx = x + (random() - 0.5) * R * 1.1;
    const sy = y + (random() - 0.5) * R;
    const half = R * (0.16 + random() * 0.2);
    for (const [dy, colour] of [
      [0.04, 'rgba(120,142,158,.4)'],
      [0, 'rgba(255,255,255,.85)'],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = R * 0.05;
      pen.beginPath();
      pen.moveTo(sx - half, sy + R * dy);
      pen.quadraticCurveTo(sx, sy - R * (0.1 - dy), sx + half, sy + R * dy);
      pen.stroke();
    }
  }
}

/** Pools with a few stalks at their edge. */
function reeds(pen: Pen, x: number, y: number, R: number, random: Random): void {
  for (let n = 0; n < 3; n++) {
    const px = x + (random() - 0.5) * R;
    const py = y + (random() - 0.5) * R * 0.8;
    const w = R * (0.16 + random() * 0.14);
    pen.fillStyle = 'rgba(84,124,128,.45)';
    oval(pen, px, py, w, w * 0.42);
    pen.lineWidth = R * 0.03;
    for (let k = 0; k < 4; k++) {
      const sx = px - w + random() * w * 2;
      pen.strokeStyle = k % 2 ? 'rgba(72,92,50,.75)' : 'rgba(128,134,80,.75)';
      pen.beginPath();
      pen.moveTo(sx, py + R * 0.04);
      pen.quadraticCurveTo(sx, py - R * 0.12, sx + R * (random() - 0.5) * 0.14, py - R * 0.26);
      pen.stroke();
    }
  }
}

function heather(pen: Pen, x: number, y: number, R: number, random: Random): void {
  tufts(pen, x, y, R, random, 3);
  for (let n = 0; n < 16; n++) {
    pen.fillStyle = random() > 0.5 ? 'rgba(143,84,130,.7)' : 'rgba(190,132,172,.75)';
    oval(pen, x + (random() - 0.5) * R * 1.3, y + (random() - 0.5) * R, R * 0.045, R * 0.035);
  }
}

/** Rows of a ploughed field, cut off by the hex's rim. */
function furrows(pen: Pen, x: number, y: number, R: number): void {
  pen.lineCap = 'round';
  pen.lineWidth = R * 0.055;
  for (let n = -2; n <= 2; n++) {
    const half = R * (0.62 - Math.abs(n) * 0.1);
    const at = y + n * R * 0.24;
    for (const [dy, colour] of [
      [0.05, 'rgba(122,88,36,.5)'],
      [0, 'rgba(233,212,142,.75)'],
    ] as const) {
      pen.strokeStyle = colour;
      pen.beginPath();
      pen.moveTo(x - half, at + R * dy);
      pen.quadraticCurveTo(x, at + R * (dy - 0.07), x + half, at + R * dy);
      pen.stroke();
    }
  }
}

/** Cobbles in courses. */
function slabs(pen: Pen, x: number, y: number, R: number, random: Random): void {
  pen.lineWidth = R * 0.025;
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      const px = x + (column + (row & 1 ? 0.5 : 0)) * R * 0.32;
      const py = y + row * R * 0.25;
      if (Math.hypot(px - x, (py - y) * 1.15) > R * 0.76) continue;
      pen.fillStyle = random() > 0.5 ? 'rgba(214,204,188,.6)' : 'rgba(150,138,122,.5)';
      pen.strokeStyle = 'rgba(82,72,60,.45)';
      pen.beginPath();
      pen.roundRect(px - R * 0.14, py - R * 0.1, R * 0.28, R * 0.2, R * 0.06);
      pen.fill();
      pen.stroke();
    }
  }
}

/** Cracks that glow. */
function embers(pen: Pen, x: number, y: number, R: number, random: Random): void {
  pen.lineCap = 'round';
  for (let n = 0; n < 3; n++) {
    let px = x + (random() - 0.5) * R;
    let py = y + (random() - 0.5) * R * 0.8;
    const path = Array.from({ length: 4 }, () => {
      px += (random() - 0.45) * R * 0.3;
      py += (random() - 0.5) * R * 0.26;
      return [px, py] as const;
    });
    for (const [width, colour] of [
      [0.11, 'rgba(214,70,24,.55)'],
      [0.045, 'rgba(255,190,90,.95)'],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = R * width;
      pen.beginPath();
      for (const [cx, cy] of path) pen.lineTo(cx, cy);
      pen.stroke();
    }
  }
}

function oval(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  pen.fill();
}
