import { linear, type Pen, radial, roundedRect } from '../../art/canvas.ts';
import { mix } from '../../art/colour.ts';
import { FONT_DISPLAY, FONT_SANS } from '../../art/fontNames.ts';
import { seatColour } from '../../art/seats.ts';
import type { Laid } from '../pieces.ts';

/** Things that every catalogue holds, by the first word of their kind. */
const STUFF = ['pebble', 'chip', 'counter', 'die'] as const;

export const isStuff = (kind: string): boolean =>
  STUFF.some((word) => kind === word || kind.startsWith(`${word}:`));

const GLASS: Readonly<Record<string, string>> = {
  red: '#c23a2e',
  blue: '#2f8fb4',
  green: '#3f9a4e',
  yellow: '#e0b32e',
  purple: '#7d4bb0',
  orange: '#e07f2c',
  black: '#3a3a42',
  white: '#e9ece6',
};
const CHIPS: Readonly<Record<string, string>> = { 1: '#e9e2d0', 5: '#b8322a', 25: '#2f7a4a', 100: '#2b2b30' };

/** A pebble, a chip, a counter or a die in a square of this side. */
export function drawStuff(
  pen: Pen,
  piece: Pick<Laid, 'kind' | 'seat' | 'marks'>,
  name: string,
  side: number,
): void {
  const [what, more = ''] = piece.kind.split(':');
  const figure = piece.marks.value ?? 0;
  if (what === 'pebble') drawGlass(pen, GLASS[more] ?? GLASS.blue, side);
  else if (what === 'chip')
    drawDisc(pen, more, CHIPS[more] ?? CHIPS[5], more === '1' ? '#2b1a0e' : '#fff4da', side, true);
  else if (what === 'die') drawLyingDie(pen, Number(more) || 6, figure, side);
  else {
    const colour = piece.seat < 0 ? '#8a6127' : seatColour(piece.seat);
    drawDisc(pen, figure === 0 ? name.slice(0, 2) : String(figure), colour, '#fff8e6', side, false);
  }
}

/** A drop of coloured glass. */
function drawGlass(pen: Pen, colour: string, side: number): void {
  const r = side * 0.36;
  pen.save();
  pen.translate(side / 2, side / 2);
  pen.scale(1, 0.86);
  pen.shadowColor = 'rgba(8,4,2,.7)';
  pen.shadowBlur = side * 0.12;
  pen.shadowOffsetY = side * 0.06;
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [r * 0.3, r * 0.42, r * 0.05],
    [0, 0, r],
    [
      [0, mix(colour, '#ffffff', 0.72)],
      [0.4, mix(colour, '#ffffff', 0.28)],
      [0.78, colour],
      [1, mix(colour, '#000000', 0.5)],
    ],
  );
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.fillStyle = 'rgba(255,255,255,.9)';
  pen.beginPath();
  pen.ellipse(-r * 0.36, -r * 0.42, r * 0.28, r * 0.17, -0.7, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** A disc with a figure: of wood, or of clay with spots on its edge. */
function drawDisc(pen: Pen, text: string, colour: string, ink: string, side: number, spots: boolean): void {
  const r = side * 0.4;
  pen.save();
  pen.translate(side / 2, side / 2);
  pen.shadowColor = 'rgba(8,4,2,.7)';
  pen.shadowBlur = side * 0.1;
  pen.shadowOffsetY = side * 0.05;
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fillStyle = linear(
    pen,
    [-r, -r],
    [r, r],
    [
      [0, mix(colour, '#ffffff', 0.28)],
      [0.5, colour],
      [1, mix(colour, '#000000', 0.3)],
    ],
  );
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.strokeStyle = spots ? mix(colour, '#ffffff', 0.75) : '#f0d9a3';
  pen.lineWidth = side * (spots ? 0.1 : 0.05);
  for (let i = 0; i < (spots ? 6 : 1); i++) {
    pen.beginPath();
    const from = (i * Math.PI) / 3 + 0.2;
    pen.arc(0, 0, r * (spots ? 0.88 : 0.97), spots ? from : 0, spots ? from + 0.4 : Math.PI * 2);
    pen.stroke();
  }
  write(pen, text, r * (text.length > 2 ? 0.76 : 1.02), ink);
  pen.restore();
}

/** A die of any number of sides as a stone with its figure. */
export function drawLyingDie(pen: Pen, sides: number, figure: number, side: number): void {
  const r = side * 0.42;
  pen.save();
  pen.translate(side / 2, side / 2);
  pen.shadowColor = 'rgba(8,4,2,.7)';
  pen.shadowBlur = side * 0.1;
  pen.shadowOffsetY = side * 0.05;
  outline(pen, sides, r);
  pen.fillStyle = linear(
    pen,
    [-r, -r],
    [r, r],
    [
      [0, '#fffdf3'],
      [0.6, '#f0e2bd'],
      [1, '#cdb07a'],
    ],
  );
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.strokeStyle = '#8a6a35';
  pen.lineWidth = side * 0.035;
  pen.stroke();
  pen.translate(0, sides === 4 ? r * 0.2 : 0);
  write(
    pen,
    figure === 0 ? `d${sides}` : String(figure),
    r * (figure === 0 || figure > 99 ? 0.72 : 0.95),
    '#2b1a0e',
  );
  pen.restore();
}

/** Corners of a die as it is seen from above. */
const CORNERS: Readonly<Record<number, number>> = { 4: 3, 6: 4, 8: 4, 10: 5, 12: 5, 20: 6, 100: 10 };

function outline(pen: Pen, sides: number, r: number): void {
  const corners = CORNERS[sides] ?? 8;
  if (sides === 6) {
    roundedRect(pen, -r * 0.86, -r * 0.86, r * 1.72, r * 1.72, r * 0.3);
    return;
  }
  pen.beginPath();
  for (let i = 0; i < corners; i++) {
    const a = -Math.PI / 2 + (i * Math.PI * 2) / corners;
    pen.lineTo(Math.cos(a) * r * 1.08, Math.sin(a) * r * 1.08);
  }
  pen.closePath();
  pen.lineJoin = 'round';
}

function write(pen: Pen, text: string, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${size}px ${/^\d/.test(text) ? FONT_DISPLAY : FONT_SANS}`;
  pen.fillText(text, 0, size * 0.06);
}
