import { linear, type Pen, radial, roundedRect } from '../../art/canvas.ts';
import { mix } from '../../art/colour.ts';
import { FONT_SANS } from '../../art/fontNames.ts';

/** Colours of the seats at a card table, in the order of the seats. */
export const SEAT_COLOURS = ['#2f7fc4', '#c93a2c', '#e0a92e', '#5aa34a'] as const;
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '#9a8a6a';

/** A turned wooden pawn, `h` high, standing in the middle of a square of that side. */
export function drawPawn(pen: Pen, seat: number, h: number): void {
  const colour = seatColour(seat);
  const w = h * 0.5;
  const x = h / 2;
  pen.save();
  pen.fillStyle = 'rgba(12,6,2,.45)';
  pen.beginPath();
  pen.ellipse(x + h * 0.05, h * 0.93, w * 0.55, h * 0.07, 0, 0, Math.PI * 2);
  pen.fill();
  const side = linear(
    pen,
    [x - w / 2, 0],
    [x + w / 2, 0],
    [
      [0, mix(colour, '#ffffff', 0.35)],
      [0.4, colour],
      [1, mix(colour, '#000000', 0.45)],
    ],
  );
  pen.fillStyle = side;
  pen.strokeStyle = mix(colour, '#000000', 0.65);
  pen.lineWidth = Math.max(1, h * 0.025);
  pen.beginPath();
  pen.moveTo(x - w * 0.5, h * 0.92);
  pen.quadraticCurveTo(x - w * 0.46, h * 0.76, x - w * 0.2, h * 0.62);
  pen.lineTo(x - w * 0.13, h * 0.36);
  pen.lineTo(x + w * 0.13, h * 0.36);
  pen.lineTo(x + w * 0.2, h * 0.62);
  pen.quadraticCurveTo(x + w * 0.46, h * 0.76, x + w * 0.5, h * 0.92);
  pen.quadraticCurveTo(x, h * 1.01, x - w * 0.5, h * 0.92);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.arc(x, h * 0.22, w * 0.33, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [x - w * 0.1, h * 0.15, 0],
    [x, h * 0.22, w * 0.36],
    [
      [0, mix(colour, '#ffffff', 0.6)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.4)],
    ],
  );
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** A wooden disc with the first letters of its name. */
export function drawMarker(pen: Pen, seat: number, name: string, h: number): void {
  const colour = seat >= 0 ? seatColour(seat) : '#c79a4b';
  const r = h * 0.44;
  pen.beginPath();
  pen.arc(h / 2, h / 2, r, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [h * 0.38, h * 0.34, 0],
    [h / 2, h / 2, r],
    [
      [0, mix(colour, '#ffffff', 0.5)],
      [0.6, colour],
      [1, mix(colour, '#000000', 0.4)],
    ],
  );
  pen.fill();
  pen.strokeStyle = mix(colour, '#000000', 0.6);
  pen.lineWidth = Math.max(1, h * 0.04);
  pen.stroke();
  pen.fillStyle = '#fff8e6';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${h * 0.34}px ${FONT_SANS}`;
  pen.fillText(name.slice(0, 2), h / 2, h * 0.52);
}

/** A dark slip with a few words, as wide as `room` allows; at most two lines. */
export function drawReason(pen: Pen, lines: readonly string[], w: number, size: number): void {
  const h = lines.length * size * 1.12 + size * 0.6;
  roundedRect(pen, 1, 1, w - 2, h, size * 0.5);
  pen.fillStyle = '#1d120bee';
  pen.fill();
  pen.strokeStyle = '#00000088';
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = '#ffe9c4';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${size}px ${FONT_SANS}`;
  for (const [i, line] of lines.entries())
    pen.fillText(line, w / 2, size * 0.9 + i * size * 1.12 + 1, w - size * 0.6);
}
