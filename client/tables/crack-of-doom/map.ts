import { DOOM, inMordor, inMoria, isHaven, SHIRE } from '../../../shared/games/crack-of-doom/data/spaces.ts';
import { linear, type Pen, penScale, roundedRect } from '../../art/canvas.ts';
import { display, sans } from '../../art/cards/lettering.ts';
import { fillIcon, type IconPath } from '../../art/icons.ts';
import { randomFrom } from '../../art/noise.ts';
import { parchment } from '../../art/parchment.ts';
import type { Rect } from '../table.ts';
import type { Chart, Label } from './charts.ts';
import { paintLand } from './land.ts';
import { mapSign } from './signs.ts';
import { crackText } from './text.ts';
import { type Spot, stretch } from './trail.ts';

/** Paints the map into a place of the table; the pen is in CSS px, `dpr` canvas pixels each. */
export function paintMap(pen: Pen, chart: Chart, place: Rect, dpr: number): void {
  const k = place.w / chart.w;
  const sheet = parchment(place.w * dpr, place.h * dpr, { rag: 5 * dpr, burn: 34 * dpr, seed: 4 });
  pen.save();
  pen.shadowColor = '#000c';
  pen.shadowBlur = 10 * dpr;
  pen.shadowOffsetY = 6 * dpr;
  pen.drawImage(sheet, place.x, place.y, place.w, place.h);
  pen.restore();
  pen.save();
  // A little inside the ragged edge.
  pen.beginPath();
  pen.rect(place.x + 4, place.y + 4, place.w - 8, place.h - 8);
  pen.clip();
  pen.translate(place.x, place.y);
  pen.scale(k, k);
  paintShadows(pen, chart);
  paintLand(pen, chart, randomFrom(12));
  paintRoad(pen, chart);
  glow(pen, chart);
  paintSpaces(pen, chart);
  if (chart.compass) {
    pen.globalAlpha = 0.42;
    fillIcon(pen, mapSign('compass'), chart.compass[0], chart.compass[1], chart.compass[2], '#5d4427');
    pen.globalAlpha = 1;
  }
  for (const label of chart.labels) write(pen, label);
  pen.restore();
}

/** Darkness lies over the Evil Lands. */
function paintShadows(pen: Pen, chart: Chart): void {
  const thick = chart.radius * 5.9;
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.filter = `blur(${chart.radius * 0.85 * penScale(pen)}px)`;
  const dark = (from: number, to: number, colour: string, alpha: number, wide: number) => {
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    trace(pen, stretch(chart.line, from, to));
    pen.stroke();
  };
  dark(59.9, 72, '#2a1512', 0.93, thick);
  const [x, y, rx, ry] = chart.shadow;
  pen.fillStyle = '#2a1512';
  pen.beginPath();
  pen.ellipse(x, y, rx * 0.84, ry * 0.84, 0, 0, Math.PI * 2);
  pen.fill();
  dark(14.6, 25.4, '#2b2530', 0.82, thick);
  pen.restore();
}

function trace(pen: Pen, points: readonly Spot[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
}

function paintRoad(pen: Pen, { line, radius }: Chart): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  trace(pen, line.points);
  pen.globalAlpha = 0.55;
  pen.strokeStyle = '#4a331b';
  pen.lineWidth = radius * 0.8;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.strokeStyle = '#d8bd86';
  pen.lineWidth = radius * 0.52;
  pen.stroke();
  pen.setLineDash([5, 6]);
  pen.strokeStyle = '#7a5a30';
  pen.lineWidth = 1.4;
  pen.stroke();
  pen.restore();
}

const SIGNS: Readonly<Record<number, { icon: Parameters<typeof mapSign>[0]; ground: string; ink: string }>> =
  {
    [SHIRE]: { icon: 'hobbit-dwelling', ground: '#5c7a2e', ink: '#f7e6b4' },
    10: { icon: 'elven-castle', ground: '#1f4a3d', ink: '#f7e6b4' },
    30: { icon: 'oak', ground: '#1f4a3d', ink: '#f7e6b4' },
    40: { icon: 'horse-head', ground: '#1f4a3d', ink: '#f7e6b4' },
    50: { icon: 'white-tower', ground: '#1f4a3d', ink: '#f7e6b4' },
    [DOOM]: { icon: 'smoking-volcano', ground: '#8c2413', ink: '#ffd98a' },
  };

function paintSpaces(pen: Pen, chart: Chart): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  for (let n = 1; n <= DOOM; n++) {
    if (isHaven(n) || n === SHIRE || n === DOOM) continue;
    const [x, y] = chart.spaces[n];
    const evil = inMoria(n) || inMordor(n, false);
    pen.beginPath();
    pen.arc(x, y, chart.radius, 0, Math.PI * 2);
    pen.fillStyle = linear(
      pen,
      [x, y - chart.radius],
      [x, y + chart.radius],
      evil
        ? [
            [0, '#4a332c'],
            [1, '#2e1e1a'],
          ]
        : [
            [0, '#fff8e4'],
            [1, '#efdfba'],
          ],
    );
    pen.fill();
    pen.strokeStyle = evil ? '#e0703c' : '#5d4427';
    pen.lineWidth = 1.6;
    pen.stroke();
    pen.fillStyle = evil ? '#ffd9a8' : '#3a2616';
    pen.font = sans(chart.figure, 800);
    pen.fillText(String(n), x, y + chart.figure * 0.34);
  }
  for (const n of Object.keys(SIGNS).map(Number)) landmark(pen, chart, n, SIGNS[n]);
}

function landmark(pen: Pen, chart: Chart, n: number, { icon, ground, ink }: (typeof SIGNS)[number]): void {
  const [x, y] = chart.spaces[n];
  const r = chart.haven;
  const path: IconPath = mapSign(icon);
  pen.save();
  pen.shadowColor = '#0009';
  pen.shadowBlur = 7 * penScale(pen);
  pen.shadowOffsetY = 3 * penScale(pen);
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fillStyle = ground;
  pen.fill();
  pen.restore();
  pen.beginPath();
  pen.arc(x, y, r - 1, 0, Math.PI * 2);
  pen.strokeStyle = '#e8c46e';
  pen.lineWidth = r * 0.13;
  pen.stroke();
  fillIcon(pen, path, x, y - r * 0.13, r * 1.22, ink);
  const [w, h] = [Math.max(19, r * 1.05), Math.max(12, r * 0.64)];
  roundedRect(pen, x - w / 2, y + r * 0.48, w, h, h * 0.47);
  pen.fillStyle = '#e8c46e';
  pen.fill();
  pen.fillStyle = '#2b1c08';
  pen.font = sans(chart.figure, 800);
  pen.textAlign = 'center';
  pen.fillText(String(n), x, y + r * 0.48 + h * 0.8);
}

/** Fire of the mountain. */
function glow(pen: Pen, chart: Chart): void {
  const [x, y] = chart.spaces[DOOM];
  const r = chart.haven * 2.7;
  const light = pen.createRadialGradient(x, y, r * 0.2, x, y, r);
  light.addColorStop(0, 'rgba(214,84,30,.62)');
  light.addColorStop(0.6, 'rgba(190,60,22,.3)');
  light.addColorStop(1, 'rgba(190,60,22,0)');
  pen.save();
  pen.globalCompositeOperation = 'screen';
  pen.fillStyle = light;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function write(pen: Pen, { place, at, size, colour, halo, turn = 0 }: Label): void {
  pen.save();
  pen.translate(...at);
  pen.rotate(turn);
  pen.font = display(size, 700);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineWidth = Math.max(3, size * 0.25);
  pen.lineJoin = 'round';
  pen.strokeStyle = halo;
  const name = crackText[`map.${place}`] ?? place;
  pen.strokeText(name, 0, 0);
  pen.fillStyle = colour;
  pen.fillText(name, 0, 0);
  pen.restore();
}
