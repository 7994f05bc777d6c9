import { CONDITIONS, type Condition, drawBadge } from '../../art/badge.ts';
import { easel, type Pen, roundedRect } from '../../art/canvas.ts';
import { drawChips } from '../../art/chip.ts';
import { FONT_DISPLAY, FONT_SANS } from '../../art/fontNames.ts';
import { drawPebble } from '../../art/pebble.ts';
import type { PieceArt } from '../../art/piece.ts';
import { tokenPlaces } from '../../art/places.ts';
import { R } from '../../table/field.ts';
import { measure } from '../../table/views/lettering.ts';
import { TALL } from '../../tables/spread.ts';
import { boxOf, type Lying } from '../lying.ts';
import { isStuff } from './stuff.ts';

/** Marks that other things show, or nothing. */
const UNSEEN = new Set([
  'token',
  'chip',
  'held',
  'nomount',
  'fateless',
  'selected',
  'chosen',
  'shadow',
  'value',
]);
/** Longer labels are cut short on the table; the menu has all of them. */
const LABEL = 20;
const ROOM = 46;

/** Says whether anything lies on or stands beside the piece, and how it would look different: '' for nothing. */
export function dressKey({ piece, count, form, w }: Lying): string {
  const marks = Object.entries(piece.marks).filter(([, value]) => value !== 0);
  const turned = form === 'figure' && piece.turn !== 0;
  if (marks.length === 0 && piece.label === '' && !piece.locked && count < 2 && !turned) return '';
  const facing = turned ? piece.turn : 0;
  return JSON.stringify([marks, piece.label, piece.locked, count, facing, Math.round(w * 10), form]);
}

/** Pebble, chips, badges, counters, label, lock and number of a piece; its place is the middle of the canvas. */
export function drawDressing(lying: Lying, art: PieceArt | null, fine: number): HTMLCanvasElement {
  const { rx, ry } = boxOf(lying);
  const half = { x: Math.max(rx, 34) + ROOM, y: ry + (lying.form === 'figure' ? 22 : 0) + ROOM * 0.7 };
  const [canvas, pen] = easel(half.x * 2, half.y * 2, fine);
  pen.translate(half.x, half.y);
  if (art && lying.piece.turn !== 0) facing(pen, lying, art);
  if (!isStuff(lying.piece.kind)) tokens(pen, lying, art);
  const foot =
    lying.form === 'card' ? (lying.w * TALL) / 2 : lying.form === 'figure' ? 17 * lying.w : ry * 0.8;
  let y = lying.form === 'card' ? foot - 8 : foot + 8;
  for (const [name, value] of Object.entries(lying.piece.marks)) {
    if (value === 0 || UNSEEN.has(name) || isCondition(name) || isStuff(lying.piece.kind)) continue;
    pill(pen, `${name} ${value}`, 0, y, '#3d2617', '#ffe9b8', 9.5);
    y += 13;
  }
  if (lying.piece.label) {
    const { label } = lying.piece;
    pill(pen, label.length > LABEL ? `${label.slice(0, LABEL - 1)}…` : label, 0, y, '#f6e6bd', '#2b1a0e', 10);
  }
  if (lying.piece.locked) padlock(pen, rx - 3, -ry + (lying.form === 'figure' ? 8 : 4));
  if (lying.count > 1) number(pen, lying);
  return canvas;
}

const isCondition = (name: string): name is Condition => (CONDITIONS as readonly string[]).includes(name);

function tokens(pen: Pen, { piece, form, w }: Lying, art: PieceArt | null): void {
  const { marks } = piece;
  const badges = CONDITIONS.filter((name) => (marks[name] ?? 0) > 0);
  if (form === 'figure' && art) {
    pen.save();
    pen.scale(w, w);
    const spots = tokenPlaces(art, R, badges.length, marks.chip ?? 0);
    if (marks.token) drawPebble(pen, spots.pebble.x, spots.pebble.y, spots.pebble.r);
    if ((marks.chip ?? 0) > 0) drawChips(pen, spots.chips.x, spots.chips.y, spots.chips.r, marks.chip ?? 0);
    for (const [i, name] of badges.entries()) {
      const { x, y, r } = spots.badges[i];
      drawBadge(pen, name, x, y, r);
    }
    pen.restore();
    return;
  }
  const h = form === 'card' ? (w * TALL) / 2 : w * 0.4;
  const half = form === 'card' ? w / 2 : w * 0.4;
  if (marks.token) drawPebble(pen, -half + 8, h - 9, 8);
  if ((marks.chip ?? 0) > 0) drawChips(pen, half - 9, h - 9, 11, marks.chip ?? 0);
  for (const [i, name] of badges.entries()) drawBadge(pen, name, -half + 10 + i * 20, -h + 8, 8);
}

/** A brass wedge at the foot of a figure that is turned: figures themselves always face the looker. */
function facing(pen: Pen, { piece, w }: Lying, { rx, ry }: PieceArt): void {
  pen.save();
  pen.scale(w, w);
  const a = (piece.turn * Math.PI) / 6 - Math.PI / 2;
  const at = (angle: number, far: number) =>
    [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far] as const;
  pen.beginPath();
  for (const [x, y] of [at(a, 1.34), at(a - 0.24, 1.04), at(a + 0.24, 1.04)]) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = '#ffd76e';
  pen.strokeStyle = '#2a1609';
  pen.lineWidth = 1.4;
  pen.lineJoin = 'round';
  pen.stroke();
  pen.fill();
  pen.restore();
}

function pill(pen: Pen, text: string, x: number, y: number, paper: string, ink: string, size: number): void {
  const font = `700 ${size}px ${FONT_SANS}`;
  const w = measure(text, font) + size;
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.6)';
  pen.shadowBlur = 4;
  roundedRect(pen, x - w / 2, y - size * 0.7, w, size * 1.4, size * 0.35);
  pen.fillStyle = paper;
  pen.fill();
  pen.restore();
  pen.strokeStyle = '#6b4a1e';
  pen.lineWidth = 0.8;
  pen.stroke();
  pen.font = font;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + 0.5);
}

function padlock(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = '#2a1609';
  pen.lineWidth = 4.4;
  const bow = () => {
    pen.beginPath();
    pen.arc(0, -3, 3.4, Math.PI, 0);
    pen.stroke();
  };
  bow();
  pen.strokeStyle = '#f2d795';
  pen.lineWidth = 2;
  bow();
  roundedRect(pen, -5.5, -3, 11, 8.5, 2);
  pen.fillStyle = '#c79a4b';
  pen.fill();
  pen.strokeStyle = '#2a1609';
  pen.lineWidth = 1.2;
  pen.stroke();
  pen.restore();
}

/** How many lie there, as a brass disc at the corner. */
function number(pen: Pen, lying: Lying): void {
  const { rx, ry } = boxOf(lying);
  const text = String(lying.count);
  const r = 9;
  const w = Math.max(2 * r, measure(text, `800 12px ${FONT_DISPLAY}`) + 9);
  // On figures it is as high as the shoulder: their feet are often hidden by those who stand before them.
  const [x, y] = lying.form === 'figure' ? [rx, -ry] : [rx - 2, ry - 4];
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.7)';
  pen.shadowBlur = 5;
  roundedRect(pen, x - w / 2, y - r, w, 2 * r, r);
  pen.fillStyle = '#2a180c';
  pen.fill();
  pen.restore();
  pen.strokeStyle = '#c79a4b';
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.font = `800 12px ${FONT_DISPLAY}`;
  pen.fillStyle = '#fff0c8';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y + 0.5);
}
