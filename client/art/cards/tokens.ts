import type { Pen } from '../canvas.ts';
import { display } from './lettering.ts';

/** War and Quest: values on the cards, tokens on the ropes. */

/** The red shield of War, `r` half as wide, round (x, y). A zero is dull. */
export function drawWarToken(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  value: string,
  dull = value === '0',
): void {
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.moveTo(-r, -r * 0.92);
  pen.lineTo(r, -r * 0.92);
  pen.lineTo(r, r * 0.3);
  pen.quadraticCurveTo(r * 0.75, r * 0.85, 0, r * 1.18);
  pen.quadraticCurveTo(-r * 0.75, r * 0.85, -r, r * 0.3);
  pen.closePath();
  pen.fillStyle = dull ? '#6b4a40' : '#9c2f25';
  pen.fill();
  pen.strokeStyle = '#1a0b07';
  pen.lineWidth = Math.max(1, r * 0.1);
  pen.stroke();
  writeFigure(pen, value, 0, 0, r, dull ? '#d8c2b4' : '#fff5e6');
  pen.restore();
}

/** The gold ring of Quest, `r` its radius, round (x, y). A zero is dull. */
export function drawQuestToken(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  value: string,
  dull = value === '0',
): void {
  pen.save();
  pen.translate(x, y + r * 0.08);
  pen.beginPath();
  pen.arc(0, 0, r * 1.08, 0, Math.PI * 2);
  pen.fillStyle = dull ? '#9c8650' : '#e9b844';
  pen.fill();
  pen.strokeStyle = '#1d1204';
  pen.lineWidth = Math.max(1, r * 0.1);
  pen.stroke();
  pen.beginPath();
  pen.arc(0, 0, r * 0.88, 0, Math.PI * 2);
  pen.strokeStyle = dull ? '#5f4f28' : '#8a5f12';
  pen.lineWidth = Math.max(0.8, r * 0.09);
  pen.stroke();
  writeFigure(pen, value, 0, -r * 0.08, r, dull ? '#2c2312' : '#221503');
  pen.restore();
}

/** A figure in the middle of a shape of radius `r`; longer ones are smaller. */
export function writeFigure(pen: Pen, value: string, x: number, y: number, r: number, colour: string): void {
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.font = display(r * (value.length > 1 ? 1.2 : 1.5));
  pen.fillText(value, x, y + r * 0.56);
}
