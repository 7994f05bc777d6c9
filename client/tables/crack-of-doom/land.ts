import type { Pen } from '../../art/canvas.ts';
import type { Random } from '../../art/noise.ts';
import type { Chart, Grove } from './charts.ts';
import { smooth } from './trail.ts';

interface Stone {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly what: Grove['what'];
}

/** Rivers, then trees, hills and peaks from the back to the front. Units of the chart. */
export function paintLand(pen: Pen, chart: Chart, random: Random): void {
  for (const { knots, wide } of chart.rivers) river(pen, smooth(knots, 0.05).points, wide);
  for (const { x, y, size, what } of scattered(chart, random)) PAINTERS[what](pen, x, y, size);
}

function scattered(chart: Chart, random: Random): Stone[] {
  const stones: Stone[] = [];
  for (const { what, area, count, size, clear } of chart.groves) {
    let left = count;
    for (let tries = 0; tries < count * 9 && left > 0; tries++) {
      const x = area[0] + random() * area[2];
      const y = area[1] + random() * area[3];
      const near = (px: number, py: number, d: number) => Math.hypot(px - x, py - y) < d;
      if (chart.spaces.some(([px, py]) => near(px, py, clear))) continue;
      if (stones.some((one) => near(one.x, one.y, (size + one.size) * 0.58))) continue;
      if (
        what !== 'tuft' &&
        what !== 'peak' &&
        chart.labels.some(
          ({ at, size: big, place }) =>
            Math.abs(at[0] - x) < place.length * big * 0.36 && Math.abs(at[1] - big * 0.3 - y) < big * 0.9,
        )
      )
        continue;
      stones.push({ x, y, size: size * (0.8 + random() * 0.45), what });
      left--;
    }
  }
  return stones.sort((a, b) => a.y - b.y);
}

function river(pen: Pen, points: readonly (readonly [number, number])[], wide: number): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const draw = (colour: string, width: number, alpha: number) => {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke();
  };
  draw('#5d8288', wide + 1.6, 0.35);
  draw('#8fb0b0', wide, 0.6);
  draw('#c4d8d2', Math.max(0.8, wide * 0.22), 0.5);
  pen.restore();
}

const PAINTERS: { readonly [W in Grove['what']]: (pen: Pen, x: number, y: number, size: number) => void } = {
  tree(pen, x, y, s) {
    pen.fillStyle = 'rgba(40,28,12,.25)';
    pen.beginPath();
    pen.ellipse(x + s * 0.2, y + s * 0.66, s * 0.55, s * 0.16, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#4b3a20';
    pen.fillRect(x - s * 0.08, y, s * 0.16, s * 0.7);
    disc(pen, x, y - s * 0.2, s * 0.62, '#71894c');
    pen.strokeStyle = '#38491f';
    pen.lineWidth = Math.max(0.7, s * 0.1);
    pen.stroke();
    disc(pen, x - s * 0.18, y - s * 0.36, s * 0.25, '#9bb06c');
  },
  hill: (pen, x, y, s) => mountain(pen, x, y, s, '#cdb58a', '#5d4427', '#7d6340'),
  peak: (pen, x, y, s) => mountain(pen, x, y, s, '#3a201b', '#0d0605', '#120807'),
  tuft(pen, x, y, s) {
    pen.strokeStyle = 'rgba(104,112,58,.55)';
    pen.lineWidth = 1;
    for (const [dx, lean] of [
      [-0.4, -0.35],
      [0, 0],
      [0.4, 0.35],
    ]) {
      pen.beginPath();
      pen.moveTo(x + dx * s, y);
      pen.quadraticCurveTo(x + dx * s, y - s * 0.4, x + (dx + lean) * s, y - s * 0.75);
      pen.stroke();
    }
  },
};

function disc(pen: Pen, x: number, y: number, r: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

function mountain(pen: Pen, x: number, y: number, s: number, light: string, rim: string, dark: string): void {
  pen.beginPath();
  pen.moveTo(x - s, y + s * 0.62);
  pen.lineTo(x - s * 0.15, y - s * 0.8);
  pen.lineTo(x + s * 0.2, y - s * 0.45);
  pen.lineTo(x + s, y + s * 0.62);
  pen.closePath();
  pen.fillStyle = light;
  pen.fill();
  pen.strokeStyle = rim;
  pen.lineWidth = Math.max(0.9, s * 0.1);
  pen.lineJoin = 'round';
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x - s * 0.15, y - s * 0.8);
  pen.lineTo(x + s * 0.06, y - s * 0.1);
  pen.lineTo(x - s * 0.1, y + s * 0.58);
  pen.lineTo(x + s, y + s * 0.62);
  pen.lineTo(x + s * 0.2, y - s * 0.45);
  pen.closePath();
  pen.globalAlpha = 0.65;
  pen.fillStyle = dark;
  pen.fill();
  pen.globalAlpha = 1;
}
