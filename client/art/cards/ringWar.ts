import { say, words } from '../../../shared/engine/words.ts';
import type { Pen } from '../canvas.ts';
import { mix } from '../colour.ts';
import { fillIcon } from '../icons.ts';
import type { CardSignName } from './cardSignNames.ts';
import { cardSign } from './cardSigns.ts';
import type { Card, CardInk } from './ink.ts';
import { figureOf } from './ink.ts';
import { INK, sans, writeName, writeText } from './lettering.ts';
import type { Sheet } from './sheet.ts';
import { paintScene, paintSheet, sheetOf } from './sheet.ts';
import { drawSigil, SIGILS } from './sigils.ts';
import { cardText } from './text.ts';
import { tierOf } from './tier.ts';
import { drawQuestToken, drawWarToken } from './tokens.ts';

/** Cards of the frame 'ring-war': War left, Quest right, alliances down the left edge, kinds down the right. */

const KIND_SIGNS: Readonly<Record<string, CardSignName>> = {
  army: 'crossed-swords',
  cavalry: 'horse-head',
  hero: 'queen-crown',
  hobbit: 'footprint',
  location: 'white-tower',
  scout: 'semi-closed-eye',
  monster: 'fanged-skull',
  general: 'hunting-horn',
  nazgul: 'robe',
  dragon: 'spiked-dragon-head',
  maia: 'wizard-staff',
};

interface Tones {
  readonly ink: string;
  readonly quiet: string;
  readonly alliances: string;
  /** The picture's silhouette. */
  readonly figure: string;
  readonly sky: readonly [string, string];
  readonly scroll: string;
}

export function drawRingWar(pen: Pen, card: Card, width: number, ink: CardInk): void {
  const sheet = sheetOf(width);
  const dark = card.face.deck === 'dark';
  const tones = tonesOf(card, dark);
  if (dark) paintSheet(pen, sheet, '#4a3b33', '#2b211c', '#17100c');
  else paintSheet(pen, sheet, '#f8eed6', '#ead8b0', '#6e5426');
  const draw = { tiny: drawTiny, table: drawTable, large: drawLarge }[tierOf(width)];
  draw(pen, card, sheet, tones, ink);
}

/** The first alliance colours the picture. */
function tonesOf({ face }: Card, dark: boolean): Tones {
  const first = SIGILS[face.deck]?.[face.sigils?.[0] ?? '']?.colour;
  if (dark) {
    const tint = first ?? '#6b5a4c';
    return {
      ink: '#f2dfc2',
      quiet: '#d9b784',
      alliances: '#e8c894',
      figure: '#150d09',
      sky: [mix(tint, '#e8cfae', 0.25), mix(tint, '#2a1a14', 0.45)],
      scroll: '#d8b06a',
    };
  }
  const tint = first ?? '#8b7a58';
  return {
    ink: INK,
    quiet: '#7a5a2c',
    alliances: '#6a4a1a',
    figure: INK,
    sky: [mix(tint, '#fff6dc', 0.74), mix(tint, '#e8d3a2', 0.42)],
    scroll: '#8a6421',
  };
}

function drawTiny(pen: Pen, card: Card, { w, h, m }: Sheet, tones: Tones, ink: CardInk): void {
  const { face } = card;
  const sigils = face.sigils ?? [];
  const view = { x: m + 1, y: m + 1, w: w - 2 * m - 2, h: h * 0.6 };
  paintScene(pen, view, card.name, tones.figure, tones.sky);
  fillIcon(pen, ink.picture(card.icon), w * (sigils.length ? 0.6 : 0.5), h * 0.33, w * 0.56, tones.figure);
  sigils.forEach((letter, i) => {
    drawSigil(pen, m + w * 0.17, m + w * 0.18 + i * w * 0.29, w * 0.125, face.deck, letter);
  });
  drawWarToken(pen, w * 0.27, h * 0.805, w * 0.215, figureOf(face, 'war'));
  drawQuestToken(pen, w * 0.73, h * 0.795, w * 0.204, figureOf(face, 'quest'));
}

function drawTable(pen: Pen, card: Card, { w, h, m }: Sheet, tones: Tones, ink: CardInk): void {
  const { face } = card;
  writeName(pen, card.name, { x: w / 2, y: h * 0.115, width: w - 2 * m - 5, size: w * 0.135 }, tones.ink);
  const view = { x: m + 2, y: h * 0.205, w: w - 2 * m - 4, h: h * 0.475 };
  paintScene(pen, view, card.name, tones.figure, tones.sky);
  const size = Math.min(view.h * 0.9, w * 0.6);
  fillIcon(pen, ink.picture(card.icon), w * 0.53, view.y + view.h / 2, size, tones.figure);
  face.sigils?.forEach((letter, i) => {
    drawSigil(pen, m + w * 0.115, view.y + w * 0.105 + i * w * 0.205, w * 0.088, face.deck, letter);
  });
  kinds(pen, face.signs ?? [], w - m - w * 0.112, view.y + view.h - w * 0.105, w * 0.1);
  drawWarToken(pen, w * 0.27, h * 0.838, w * 0.17, figureOf(face, 'war'));
  drawQuestToken(pen, w * 0.73, h * 0.828, w * 0.165, figureOf(face, 'quest'));
  if (face.text) fillIcon(pen, cardSign('scroll-unfurled'), w * 0.5, h * 0.845, w * 0.13, tones.scroll);
}

function drawLarge(pen: Pen, card: Card, { w, h, m }: Sheet, tones: Tones, ink: CardInk): void {
  const { face } = card;
  writeName(pen, card.name, { x: w / 2, y: h * 0.073, width: w - 2 * m - 18, size: w * 0.082 }, tones.ink);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = tones.quiet;
  pen.font = sans(w * 0.05);
  const signs = face.signs ?? [];
  pen.fillText(signs.map((sign) => say(words(`kind.${sign}`), cardText)).join('  ·  '), w / 2, h * 0.127);
  const view = { x: m + 8, y: h * 0.16, w: w - 2 * m - 16, h: h * 0.385 };
  paintScene(pen, view, card.name, tones.figure, tones.sky);
  fillIcon(pen, ink.picture(card.icon), w * 0.52, view.y + view.h / 2, view.h * 0.93, tones.figure);
  face.sigils?.forEach((letter, i) => {
    drawSigil(pen, m + 8 + w * 0.085, view.y + w * 0.085 + i * w * 0.15, w * 0.058, face.deck, letter);
  });
  kinds(pen, signs, w - m - 8 - w * 0.075, view.y + view.h - w * 0.075, w * 0.058);
  let top = h * 0.57;
  const names = (face.sigils ?? []).map((letter) => SIGILS[face.deck]?.[letter]?.name ?? letter);
  if (names.length) {
    pen.fillStyle = tones.alliances;
    pen.font = sans(w * 0.056);
    pen.textBaseline = 'middle';
    const line = names.map((name) => say(words(`alliance.${name}`), cardText)).join('  ·  ');
    pen.fillText(line, w / 2, h * 0.605);
    top = h * 0.637;
  }
  if (face.text) {
    const box = { x: w / 2, top, width: w * 0.84, height: h * 0.79 - top, size: w * 0.064 };
    writeText(pen, ink.say(face.text), box, tones.ink);
  }
  const r = w * 0.125;
  drawWarToken(pen, w * 0.22, h * 0.87, r, figureOf(face, 'war'));
  drawQuestToken(pen, w * 0.78, h * 0.863, r, figureOf(face, 'quest'));
  pen.font = sans(w * 0.05);
  pen.fillStyle = tones.quiet;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.fillText(say(words('card.war'), cardText), w * 0.22 + r * 1.2, h * 0.9);
  pen.textAlign = 'right';
  pen.fillText(say(words('card.quest'), cardText), w * 0.78 - r * 1.25, h * 0.9);
}

/** Discs of radius `r` with a card's kinds, from (x, y) upwards, three at most. */
function kinds(pen: Pen, signs: readonly string[], x: number, y: number, r: number): void {
  signs.slice(0, 3).forEach((sign, i) => {
    const name = KIND_SIGNS[sign];
    if (!name) return;
    const middle = y - i * r * 2.02;
    pen.beginPath();
    pen.arc(x, middle, r, 0, Math.PI * 2);
    pen.fillStyle = 'rgba(251,242,221,.94)';
    pen.fill();
    pen.strokeStyle = 'rgba(0,0,0,.42)';
    pen.lineWidth = 0.8;
    pen.stroke();
    fillIcon(pen, cardSign(name), x, middle, r * 1.46, '#3a2616');
  });
}
