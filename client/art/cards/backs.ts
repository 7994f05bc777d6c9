import type { Pen } from '../canvas.ts';
import { radial, roundedRect } from '../canvas.ts';
import { fillIcon } from '../icons.ts';
import type { CardSignName } from './cardSignNames.ts';
import { cardSign } from './cardSigns.ts';
import { display } from './lettering.ts';
import { CARD_RATIO } from './tier.ts';

/** Backs by deck: a colour, a pattern and a sign; three decks that lie side by side carry their letter too. */

interface Back {
  readonly colour: string;
  readonly deep: string;
  readonly line: string;
  readonly sign: CardSignName;
  readonly pattern: 'lattice' | 'rings' | 'rays';
  readonly letter?: string;
}

const BACKS: Readonly<Record<string, Back>> = {
  light: { colour: '#24523f', deep: '#173a2b', line: '#e8c878', sign: 'oak', pattern: 'lattice' },
  dark: { colour: '#241715', deep: '#100908', line: '#c9462a', sign: 'burning-eye', pattern: 'rays' },
  doom: { colour: '#5a3a1f', deep: '#2e1a0b', line: '#e0b45a', sign: 'big-diamond-ring', pattern: 'rings' },
  fighter: {
    colour: '#6e2a1e',
    deep: '#3b120b',
    line: '#f0c878',
    sign: 'visored-helm',
    pattern: 'lattice',
    letter: 'F',
  },
  weapon: {
    colour: '#4a4038',
    deep: '#261f19',
    line: '#e5d3b0',
    sign: 'crossed-swords',
    pattern: 'lattice',
    letter: 'W',
  },
  defence: {
    colour: '#2c4659',
    deep: '#14242f',
    line: '#bcd9ea',
    sign: 'templar-shield',
    pattern: 'lattice',
    letter: 'D',
  },
};

/** The back of a deck (CardFace.deck), `w` CSS px wide, at the pen's origin; a plain one for a deck unknown. */
export function drawBack(pen: Pen, deck: string, w: number): void {
  const back = BACKS[deck] ?? BACKS.doom;
  const h = w * CARD_RATIO;
  const r = w * 0.065;
  const m = w * 0.05;
  roundedRect(pen, 0, 0, w, h, r);
  pen.fillStyle = '#efe0bd';
  pen.fill();
  roundedRect(pen, m, m, w - 2 * m, h - 2 * m, r * 0.7);
  pen.fillStyle = radial(
    pen,
    [w * 0.4, h * 0.35, 0],
    [w / 2, h / 2, h * 0.65],
    [
      [0, back.colour],
      [1, back.deep],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  pen.globalAlpha = 0.16;
  pen.strokeStyle = back.line;
  pen.lineWidth = Math.max(0.7, w * 0.009);
  PATTERNS[back.pattern](pen, w, h);
  pen.restore();
  frame(pen, back, w, h, m, r);
  if (back.letter) letters(pen, back, w, h);
  roundedRect(pen, 0.5, 0.5, w - 1, h - 1, r);
  pen.strokeStyle = '#140c06';
  pen.lineWidth = 1;
  pen.stroke();
}

const PATTERNS: Readonly<Record<Back['pattern'], (pen: Pen, w: number, h: number) => void>> = {
  lattice(pen, w, h) {
    for (let x = -h; x < w + h; x += w * 0.13) {
      pen.beginPath();
      pen.moveTo(x, 0);
      pen.lineTo(x + h, h);
      pen.moveTo(x, 0);
      pen.lineTo(x - h, h);
      pen.stroke();
    }
  },
  rings(pen, w, h) {
    for (let i = 1; i < 9; i++) {
      pen.beginPath();
      pen.arc(w / 2, h / 2, i * w * 0.104, 0, Math.PI * 2);
      pen.stroke();
    }
  },
  rays(pen, w, h) {
    for (let i = 0; i < 28; i++) {
      const a = (i * Math.PI) / 14;
      pen.beginPath();
      pen.moveTo(w / 2, h / 2);
      pen.lineTo(w / 2 + Math.cos(a) * h, h / 2 + Math.sin(a) * h);
      pen.stroke();
    }
  },
};

function frame(pen: Pen, back: Back, w: number, h: number, m: number, r: number): void {
  roundedRect(pen, m * 1.9, m * 1.9, w - m * 3.8, h - m * 3.8, r * 0.5);
  pen.strokeStyle = back.line;
  pen.globalAlpha = 0.8;
  pen.lineWidth = Math.max(0.8, w * 0.012);
  pen.stroke();
  pen.globalAlpha = 1;
  pen.beginPath();
  pen.arc(w / 2, h / 2, w * 0.31, 0, Math.PI * 2);
  pen.fillStyle = back.deep;
  pen.fill();
  pen.strokeStyle = back.line;
  pen.lineWidth = Math.max(1, w * 0.016);
  pen.stroke();
  fillIcon(pen, cardSign(back.sign), w / 2, h / 2, w * 0.42, back.line);
}

function letters(pen: Pen, back: Back, w: number, h: number): void {
  pen.font = display(w * 0.15);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = back.line;
  pen.fillText(back.letter ?? '', w / 2, h * 0.13);
  pen.fillText(back.letter ?? '', w / 2, h * 0.875);
}
