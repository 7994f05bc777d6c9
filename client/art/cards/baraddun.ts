import { say, words } from '../../../shared/engine/words.ts';
import type { Pen } from '../canvas.ts';
import { roundedRect } from '../canvas.ts';
import { darken, mix } from '../colour.ts';
import { fillIcon } from '../icons.ts';
import type { CardSignName } from './cardSignNames.ts';
import { cardSign } from './cardSigns.ts';
import type { Card, CardInk } from './ink.ts';
import { figureOf } from './ink.ts';
import { display, INK, sans, writeName, writeText } from './lettering.ts';
import type { Sheet } from './sheet.ts';
import { paintScene, paintSheet, sheetOf } from './sheet.ts';
import { cardText } from './text.ts';
import { tierOf } from './tier.ts';

/** Cards of the frame 'baraddun': a pennant with the figures top right, a band in the affiliation's colour below. */

interface Affiliation {
  readonly colour: string;
  readonly sign: CardSignName;
}

const AFFILIATIONS: Readonly<Record<string, Affiliation>> = {
  emberhold: { colour: '#b4501a', sign: 'anvil' },
  thornwatch: { colour: '#4c6b2a', sign: 'crown-of-thorns' },
  saltreavers: { colour: '#2b6474', sign: 'drakkar' },
  'hollow-crown': { colour: '#5b4570', sign: 'queen-crown' },
};

const DECKS: Readonly<Record<string, { readonly colour: string; readonly edge: string }>> = {
  fighter: { colour: '#6e2a1e', edge: '#3a2414' },
  weapon: { colour: '#5e4a36', edge: '#40362c' },
  defence: { colour: '#3f5568', edge: '#2c3b47' },
};

const NAME_RED = '#a01f17';
const STRENGTH = '#ffd23e';
const DEFENCE = '#9fd0ff';
const PENNANT = '#20160e';

interface Look {
  readonly colour: string;
  readonly sign?: CardSignName;
  readonly sky: readonly [string, string];
}

export function drawBaraddun(pen: Pen, card: Card, width: number, ink: CardInk): void {
  const sheet = sheetOf(width);
  const deck = DECKS[card.face.deck] ?? DECKS.fighter;
  const affiliation = AFFILIATIONS[card.face.type ?? ''];
  const colour = affiliation?.colour ?? deck.colour;
  const look: Look = {
    colour,
    sign: affiliation?.sign,
    sky: [mix(colour, '#fff3d8', 0.72), mix(colour, '#ead4a4', 0.35)],
  };
  paintSheet(pen, sheet, '#f8eed6', '#e6d2a6', deck.edge);
  const draw = { tiny: drawTiny, table: drawTable, large: drawLarge }[tierOf(width)];
  draw(pen, card, sheet, look, ink);
}

function drawTiny(pen: Pen, card: Card, { w, h, m }: Sheet, look: Look, ink: CardInk): void {
  const view = { x: m + 1, y: m + 1, w: w - 2 * m - 2, h: h * 0.8 };
  paintScene(pen, view, card.name, look.colour, look.sky);
  fillIcon(pen, ink.picture(card.icon), w * 0.42, h * 0.5, w * 0.64, INK);
  roundedRect(pen, m, h * 0.83, w - 2 * m, h * 0.17 - m, 2);
  pen.fillStyle = look.colour;
  pen.fill();
  if (look.sign) fillIcon(pen, cardSign(look.sign), w / 2, h * 0.905, h * 0.12, '#fff3dc');
  pennant(pen, card, w - m - w * 0.42, m, w * 0.4, w * 0.36, look.colour);
}

function drawTable(pen: Pen, card: Card, { w, h, m, r }: Sheet, look: Look, ink: CardInk): void {
  const flag = w * 0.25;
  const name = {
    x: m + w * 0.035,
    y: h * 0.116,
    width: w - 2 * m - flag - w * 0.085,
    size: w * 0.143,
    align: 'left',
  } as const;
  writeName(pen, card.name, name, NAME_RED);
  const band = h * 0.125;
  const top = h * 0.2;
  const view = { x: m + 2, y: top, w: w - 2 * m - 4, h: h - top - band - m - 2 };
  paintScene(pen, view, card.name, look.colour, look.sky);
  const size = Math.min(view.h * 0.86, w * 0.7);
  fillIcon(pen, ink.picture(card.icon), w * 0.45, view.y + view.h * 0.54, size, INK);
  foot(pen, card, { x: m, y: h - m - band, w: w - 2 * m, h: band, r: r * 0.5 }, w * 0.115, look, ink);
  pennant(pen, card, w - m - flag - w * 0.02, m, flag, w * 0.21, look.colour);
  if (card.face.text) {
    fillIcon(
      pen,
      cardSign('scroll-unfurled'),
      w - m - w * 0.12,
      view.y + view.h - w * 0.1,
      w * 0.13,
      '#5a3f18',
    );
  }
}

function drawLarge(pen: Pen, card: Card, { w, h, m, r }: Sheet, look: Look, ink: CardInk): void {
  const flag = w * 0.23;
  const name = {
    x: m + w * 0.05,
    y: h * 0.08,
    height: h * 0.115,
    width: w - 2 * m - flag - w * 0.12,
    size: w * 0.095,
    align: 'left',
  } as const;
  writeName(pen, card.name, name, NAME_RED);
  const band = h * 0.085;
  const view = { x: m + 8, y: h * 0.145, w: w - 2 * m - 16, h: h * 0.56 };
  paintScene(pen, view, card.name, look.colour, look.sky);
  fillIcon(pen, ink.picture(card.icon), w * 0.48, view.y + view.h * 0.54, view.h * 0.86, INK);
  if (card.face.text) {
    const top = h * 0.72;
    const box = { x: w / 2, top, width: w * 0.86, height: h - band - m - 4 - top, size: w * 0.066 };
    writeText(pen, ink.say(card.face.text), box, INK);
  }
  foot(pen, card, { x: m, y: h - m - band, w: w - 2 * m, h: band, r: r * 0.5 }, w * 0.075, look, ink);
  pennant(pen, card, w - m - flag - w * 0.02, m, flag, w * 0.175, look.colour);
}

interface Band {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

function foot(pen: Pen, card: Card, band: Band, size: number, look: Look, ink: CardInk): void {
  const { face } = card;
  roundedRect(pen, band.x, band.y, band.w, band.h, band.r);
  pen.fillStyle = look.colour;
  pen.fill();
  const text = face.foot ? ink.say(face.foot) : say(words(`deck.${face.deck}`), cardText);
  const paper = '#fff3dc';
  pen.font = sans(size, 800);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = paper;
  const wide = Math.min(pen.measureText(text).width, band.w * 0.78);
  const x = band.x + band.w / 2 + (look.sign ? size * 0.62 : 0);
  const y = band.y + band.h * 0.54;
  pen.fillText(text, x, y, band.w * 0.78);
  if (look.sign)
    fillIcon(pen, cardSign(look.sign), x - wide / 2 - size * 0.72, y - size * 0.05, size * 1.1, paper);
}

/** Figures on a dark pennant that hangs from the top: strength yellow, what it takes from the enemy blue. */
function pennant(
  pen: Pen,
  { face }: Card,
  x: number,
  y: number,
  w: number,
  size: number,
  tint: string,
): void {
  const [strength, defence, die] = ['strength', 'defence', 'die'].map((sign) =>
    figureOf(face, sign).replace('-', '−'),
  );
  const only = strength || defence;
  const two = die !== '' || (strength !== '' && defence !== '');
  if (!die && !only) return;
  const h = size * (two ? 2.02 : 1.22);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + w, y);
  pen.lineTo(x + w, y + h);
  pen.lineTo(x + w / 2, y + h + w * 0.22);
  pen.lineTo(x, y + h);
  pen.closePath();
  pen.fillStyle = PENNANT;
  pen.fill();
  pen.strokeStyle = darken(tint, 0.2);
  pen.lineWidth = 1;
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const middle = x + w / 2;
  pen.fillStyle = STRENGTH;
  if (die) {
    fillIcon(
      pen,
      cardSign('perspective-dice-six-faces-random'),
      middle,
      y + size * 0.6,
      size * 1.05,
      STRENGTH,
    );
    pen.font = display(size * 0.66);
    pen.fillText(die, middle, y + size * 1.62, w * 0.9);
    return;
  }
  pen.font = display(size);
  pen.fillText(only, middle, y + size * 0.94, w * 0.9);
  if (!two) return;
  pen.font = display(size * 0.78);
  pen.fillStyle = DEFENCE;
  pen.fillText(defence, middle, y + size * 1.76, w * 0.9);
}
