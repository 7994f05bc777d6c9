import { say, words } from '../../../shared/engine/words.ts';
import type { Pen } from '../canvas.ts';
import { roundedRect } from '../canvas.ts';
import { fillIcon } from '../icons.ts';
import type { CardSignName } from './cardSignNames.ts';
import { cardSign } from './cardSigns.ts';
import type { Card, CardInk } from './ink.ts';
import { figureOf } from './ink.ts';
import { balanced, display, INK, sans, writeName, writeText } from './lettering.ts';
import type { Sheet } from './sheet.ts';
import { daylight, paintScene, paintSheet, sheetOf } from './sheet.ts';
import { roundPolygon } from './sigils.ts';
import { cardText } from './text.ts';
import { tierOf } from './tier.ts';

/** Cards of the frame 'crack-of-doom': the type's colour on edge and band, its shape holding the strength. */

interface TypeLook {
  readonly colour: string;
  /** The name on the band. */
  readonly light: string;
  outline(pen: Pen, r: number): void;
  /** How far down the figure stands, in radii. */
  readonly drop?: number;
}

const SPECIAL: TypeLook = {
  colour: '#8a5a12',
  light: '#fff0cf',
  outline: (pen, r) => roundPolygon(pen, 8, r * 1.16, -Math.PI / 2, 0.71),
};

const TYPES: Readonly<Record<string, TypeLook>> = {
  foe: {
    colour: '#7d2019',
    light: '#f6d9c2',
    outline: (pen, r) => roundPolygon(pen, 5, r * 1.16, Math.PI / 2),
  },
  hardship: {
    colour: '#3c5468',
    light: '#e3edf2',
    outline: (pen, r) => {
      pen.beginPath();
      pen.moveTo(-r * 1.2, r * 0.95);
      pen.lineTo(-r * 0.35, -r * 0.95);
      pen.lineTo(0, -r * 0.7);
      pen.lineTo(r * 0.35, -r * 1.05);
      pen.lineTo(r * 1.2, r * 0.95);
      pen.closePath();
    },
    drop: 0.2,
  },
  aid: {
    colour: '#2c6341',
    light: '#e6f3da',
    outline: (pen, r) => {
      pen.beginPath();
      pen.arc(0, 0, r, 0, Math.PI * 2);
    },
  },
  modifier: { colour: '#6b3f77', light: '#f0dff2', outline: (pen, r) => roundPolygon(pen, 4, r * 1.25) },
  special: SPECIAL,
};

export function drawCrackOfDoom(pen: Pen, card: Card, width: number, ink: CardInk): void {
  const sheet = sheetOf(width);
  const look = TYPES[card.face.type ?? ''] ?? SPECIAL;
  paintSheet(pen, sheet, '#f8eed6', '#e6d2a6', look.colour);
  const draw = { tiny: drawTiny, table: drawTable, large: drawLarge }[tierOf(width)];
  draw(pen, card, sheet, look, ink);
}

function drawTiny(pen: Pen, card: Card, { w, h, m }: Sheet, look: TypeLook, ink: CardInk): void {
  const view = { x: m + 1, y: m + 1, w: w - 2 * m - 2, h: h - 2 * m - 2 };
  paintScene(pen, view, card.name, look.colour, daylight(look.colour));
  fillIcon(pen, ink.picture(card.icon), w * 0.56, h * 0.38, w * 0.6, INK);
  badge(pen, card, look, w * 0.36, h * 0.755, w * 0.27);
}

function drawTable(pen: Pen, card: Card, { w, h, m, r }: Sheet, look: TypeLook, ink: CardInk): void {
  roundedRect(pen, m, m, w - 2 * m, h * 0.185, r * 0.6);
  pen.fillStyle = look.colour;
  pen.fill();
  writeName(
    pen,
    card.name,
    { x: w / 2, y: m + h * 0.095, width: w - 2 * m - 6, size: w * 0.135 },
    look.light,
  );
  const view = { x: m + 2, y: h * 0.225, w: w - 2 * m - 4, h: h * 0.5 };
  paintScene(pen, view, card.name, look.colour, daylight(look.colour));
  fillIcon(
    pen,
    ink.picture(card.icon),
    w * 0.56,
    view.y + view.h * 0.47,
    Math.min(view.h * 0.86, w * 0.6),
    INK,
  );
  badge(pen, card, look, m + w * 0.22, h * 0.735, w * 0.185);
  foot(pen, card, w, h, ink);
}

/** Where the card may be used, beside the badge; its type where there is nothing of the kind. */
function foot(pen: Pen, { face }: Card, w: number, h: number, ink: CardInk): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const text = face.foot ? ink.say(face.foot) : say(words(`type.${face.type}`), cardText);
  const size = w * (face.foot ? 0.124 : 0.112);
  pen.font = sans(size);
  pen.fillStyle = face.foot ? '#4c3820' : '#7c6544';
  const narrow = balanced(pen, text, w * 0.49);
  const lines = narrow.length > 2 ? balanced(pen, text, w * 0.62) : narrow;
  lines.forEach((line, i) => {
    pen.fillText(line, w * 0.71, h * 0.865 + (i - (lines.length - 1) / 2) * size, w * 0.51);
  });
}

function drawLarge(pen: Pen, card: Card, { w, h, m, r }: Sheet, look: TypeLook, ink: CardInk): void {
  const { face } = card;
  roundedRect(pen, m, m, w - 2 * m, h * 0.115, r * 0.6);
  pen.fillStyle = look.colour;
  pen.fill();
  writeName(
    pen,
    card.name,
    { x: w / 2, y: m + h * 0.058, width: w - 2 * m - 20, size: w * 0.086 },
    look.light,
  );
  const view = { x: m + 8, y: h * 0.15, w: w - 2 * m - 16, h: h * 0.425 };
  paintScene(pen, view, card.name, look.colour, daylight(look.colour));
  fillIcon(pen, ink.picture(card.icon), w * 0.54, view.y + view.h * 0.47, view.h * 0.86, INK);
  badge(pen, card, look, m + 8 + w * 0.125, view.y + view.h - w * 0.02, w * 0.135);
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = look.colour;
  pen.font = sans(w * 0.066, 800);
  pen.fillText(typeLine(card), w * 0.35, view.y + view.h + w * 0.07, w * 0.6);
  const footTop = face.foot ? h * 0.9 : h * 0.95;
  if (face.text) {
    const top = h * 0.69;
    const box = { x: w / 2, top, width: w * 0.84, height: footTop - top, size: w * 0.068 };
    writeText(pen, ink.say(face.text), box, INK);
  }
  if (!face.foot) return;
  pen.textAlign = 'center';
  pen.font = sans(w * 0.06);
  pen.fillStyle = '#6a4a1a';
  pen.fillText(ink.say(face.foot), w / 2, h * 0.93, w * 0.84);
}

/** 'Foe · strength 6', 'Aid · +2 to the battle', 'Special'. */
function typeLine({ face }: Card): string {
  const type = words(`type.${face.type}`);
  const strength = figureOf(face, 'strength');
  if (strength) return say(words('type.strength', { type, figure: strength }), cardText);
  const bonus = figureOf(face, 'bonus');
  const key = bonus ? ADDS[face.type ?? ''] : undefined;
  return say(key ? words(key, { type, figure: bonus }) : type, cardText);
}

/** What a bonus is added to, by type. */
const ADDS: Readonly<Record<string, string>> = { aid: 'type.aids', modifier: 'type.modifies' };

/** What a Special does, by the sign that stands in place of a figure. */
const EFFECTS: Readonly<Record<string, CardSignName>> = {
  miss: 'hourglass',
  halt: 'hourglass',
  corruption: 'big-diamond-ring',
  see: 'semi-closed-eye',
  again: 'footprint',
};

/** The type's shape with the strength or bonus; a Special without either shows what it does. */
function badge(pen: Pen, { face }: Card, look: TypeLook, x: number, y: number, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = look.colour;
  pen.strokeStyle = '#180d06';
  pen.lineWidth = Math.max(1, r * 0.09);
  look.outline(pen, r);
  pen.fill();
  pen.stroke();
  const { sign = '', figure = '' } = face.figures[0] ?? {};
  if (figure) {
    pen.fillStyle = '#fff6e4';
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    pen.font = display(r * (figure.length > 1 ? 1.12 : 1.4));
    pen.fillText(figure, figure.startsWith('+') ? -r * 0.05 : 0, r * (0.48 + (look.drop ?? 0)));
  } else {
    fillIcon(pen, cardSign(EFFECTS[sign] ?? 'hourglass'), 0, 0, r * 1.1, '#fff6e4');
  }
  pen.restore();
}
