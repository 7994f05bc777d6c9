import type { Colour } from '../../shared/games/warrior-lands/model.ts';
import type { Pen } from './canvas.ts';
import { easel, linear, radial, roundedRect, star } from './canvas.ts';
import { mix } from './colour.ts';
import { FONT_DISPLAY } from './fontNames.ts';
import type { SignName } from './iconNames.ts';
import { fillIcon } from './icons.ts';
import { meander } from './meander.ts';
import { memo } from './memo.ts';
import { randomFrom } from './noise.ts';
import { PALETTE } from './palette.ts';
import { sign } from './signs.ts';

/** Narrower cards have no room for a figure in the corner. */
const INDEX_FROM = 90;

/** Height of a card in widths. */
export const CARD_RATIO = 1.4;

/** The words and figure on a colour card; the panels may show others (a hero's improved cards). */
export interface CardText {
  readonly word: string;
  readonly figure: string;
}

interface CardLook extends CardText {
  readonly colour: string;
  readonly symbol: SignName | 'star' | 'stars';
}

const CARDS: Readonly<Record<Colour, CardLook>> = {
  R: { colour: PALETTE.red, symbol: 'walking-boot', word: 'Move', figure: '1' },
  O: { colour: PALETTE.orange, symbol: 'wingfoot', word: 'Move', figure: '1–2' },
  Y: { colour: PALETTE.yellow, symbol: 'broadsword', word: 'Attack', figure: '1–3' },
  G: { colour: PALETTE.green, symbol: 'shield', word: 'Defend', figure: '1–3' },
  B: { colour: PALETTE.blue, symbol: 'star', word: 'First', figure: 'I' },
  P: { colour: PALETTE.purple, symbol: 'stars', word: 'Second', figure: 'II' },
};

/**
 * A colour card `width` CSS px wide and CARD_RATIO times as high, without shadow. Under 64 px it shows symbol
 * and figure only.
 */
export const colourCard: (colour: Colour, width: number, dpr: number, text?: CardText) => HTMLCanvasElement =
  memo(
    60,
    (colour, width, dpr, text) => `${colour} ${width} ${dpr} ${text?.word} ${text?.figure}`,
    (colour, width, dpr, text) => {
      const [canvas, pen] = easel(width, width * CARD_RATIO, dpr);
      drawColourCard(pen, { ...CARDS[colour], ...text }, width, dpr, width < 64);
      return canvas;
    },
  );

/** The back of the deck. */
export const cardBack: (width: number, dpr: number) => HTMLCanvasElement = memo(
  8,
  (width, dpr) => `${width} ${dpr}`,
  (width, dpr) => {
    const [canvas, pen] = easel(width, width * CARD_RATIO, dpr);
    drawBack(pen, width);
    return canvas;
  },
);

/** A small enamel square with a colour's symbol, `px` CSS px. */
export const gem: (colour: Colour, px: number, dpr: number) => HTMLCanvasElement = memo(
  24,
  (colour, px, dpr) => `${colour} ${px} ${dpr}`,
  (colour, px, dpr) => {
    const look = CARDS[colour];
    const [canvas, pen] = easel(px, px, dpr);
    roundedRect(pen, 1, 1, px - 2, px - 2, px * 0.2);
    pen.fillStyle = linear(
      pen,
      [0, 0],
      [px * 0.55, px],
      [
        [0, mix(look.colour, '#ffffff', 0.2)],
        [0.5, look.colour],
        [1, mix(look.colour, '#000000', 0.3)],
      ],
    );
    pen.fill();
    pen.strokeStyle = '#3a2108';
    pen.lineWidth = 1;
    pen.stroke();
    roundedRect(pen, 2, 2, px - 4, px - 4, px * 0.17);
    pen.strokeStyle = 'rgba(255,255,255,.3)';
    pen.stroke();
    const onYellow = look.symbol === 'broadsword';
    drawSymbol(pen, look.symbol, px / 2, px / 2 + px * 0.035, px * 0.68, onYellow ? '#fff3c0' : '#0008');
    drawSymbol(pen, look.symbol, px / 2, px / 2, px * 0.68, onYellow ? '#3a2705' : '#fffaf0');
    return canvas;
  },
);

function drawColourCard(pen: Pen, look: CardLook, w: number, dpr: number, tiny: boolean): void {
  const h = w * CARD_RATIO;
  const m = w * 0.06;
  const r = w * 0.075;
  paper(pen, w, h, r);
  roundedRect(pen, m, m, w - 2 * m, h - 2 * m, r * 0.6);
  pen.fillStyle = radial(
    pen,
    [w * 0.36, h * 0.28, 0],
    [w * 0.5, h * 0.5, h * 0.72],
    [
      [0, mix(look.colour, '#ffffff', 0.14)],
      [0.5, look.colour],
      [1, mix(look.colour, '#2a0f05', 0.45)],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  brushed(pen, w, h, look.word.length * 99 + look.figure.length);
  rays(pen, w, h);
  pen.restore();
  if (!tiny) keys(pen, w, h, m);
  const dark = look.symbol === 'broadsword';
  emblem(pen, look, w / 2, h * (tiny ? 0.37 : 0.355), w * (tiny ? 0.6 : 0.48), w, dpr);
  if (tiny) figure(pen, look, w / 2, h * 0.76, w * 0.3, w, dark);
  else {
    figure(pen, look, w / 2, h * 0.625, w * 0.215, w, dark);
    // In a fan only the left edge shows.
    if (w >= INDEX_FROM) index(pen, look, w * 0.105, h * 0.205, w * 0.12, w, dark);
    plate(pen, look.word, w, h * 0.765);
  }
}

function drawBack(pen: Pen, w: number): void {
  const h = w * CARD_RATIO;
  const m = w * 0.06;
  const r = w * 0.075;
  paper(pen, w, h, r);
  roundedRect(pen, m, m, w - 2 * m, h - 2 * m, r * 0.6);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w, h],
    [
      [0, '#7a2a22'],
      [1, '#4a1512'],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = 'rgba(224,178,100,.35)';
  pen.lineWidth = Math.max(0.6, w * 0.0095);
  for (let row = -2; row < 16; row++) {
    for (let column = -1; column < 9; column++) {
      const x = column * w * 0.15 + (row % 2 ? w * 0.075 : 0);
      for (const scale of [0.075, 0.04]) {
        pen.beginPath();
        pen.arc(x, row * w * 0.11, w * scale, 0, Math.PI);
        pen.stroke();
      }
    }
  }
  pen.restore();
  for (const [radius, colour] of [
    [0.24, '#e0b264'],
    [0.215, '#5a1a15'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(w / 2, h / 2, w * radius, 0, Math.PI * 2);
    pen.fill();
  }
  fillIcon(pen, sign('spartan-helmet'), w / 2, h / 2, w * 0.29, '#eac479');
  pen.strokeStyle = '#d9a95a';
  pen.lineWidth = Math.max(0.8, w * 0.0125);
  const inset = m + w * 0.025;
  roundedRect(pen, inset, inset, w - 2 * inset, h - 2 * inset, r * 0.4);
  pen.stroke();
}

function paper(pen: Pen, w: number, h: number, r: number): void {
  roundedRect(pen, 0.4, 0.4, w - 0.8, h - 0.8, r);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w, h],
    [
      [0, '#fbf3de'],
      [1, '#e8d7b0'],
    ],
  );
  pen.fill();
  pen.strokeStyle = 'rgba(60,38,14,.6)';
  pen.lineWidth = 0.8;
  pen.stroke();
}

/** Short strokes across the field, so that it looks painted. */
function brushed(pen: Pen, w: number, h: number, seed: number): void {
  const random = randomFrom(seed);
  for (let i = 0; i < 420; i++) {
    pen.strokeStyle = `rgba(${random() > 0.5 ? '255,245,215' : '30,14,4'},${0.03 + random() * 0.05})`;
    pen.lineWidth = 1 + random() * w * 0.03;
    const x = random() * w;
    const y = random() * h;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + w * 0.16 * random() + 4, y - w * 0.1 * random());
    pen.stroke();
  }
}

function rays(pen: Pen, w: number, h: number): void {
  pen.globalAlpha = 0.13;
  pen.translate(w / 2, h * 0.36);
  pen.fillStyle = '#fff3cf';
  for (let i = 0; i < 16; i++) {
    pen.rotate(Math.PI / 8);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(-w * 0.05, -h);
    pen.lineTo(w * 0.05, -h);
    pen.fill();
  }
}

function keys(pen: Pen, w: number, h: number, m: number): void {
  pen.strokeStyle = 'rgba(255,243,212,.75)';
  pen.lineWidth = Math.max(0.7, w * 0.011);
  for (const turned of [false, true]) {
    pen.save();
    if (turned) {
      pen.translate(w, h);
      pen.rotate(Math.PI);
    }
    meander(pen, m + w * 0.05, m + w * 0.055, w - 2 * m - w * 0.1, w * 0.06, 9);
    pen.restore();
  }
}

/** The embossed sign: dark outline in eight directions, a shaded lower right, an ivory face (ink on yellow). */
function emblem(pen: Pen, look: CardLook, x: number, y: number, size: number, w: number, dpr: number): void {
  const ink = look.symbol === 'broadsword';
  const dark = mix(look.colour, '#1a0a04', ink ? 0.1 : 0.62);
  const line = w * 0.017;
  pen.save();
  pen.shadowColor = 'rgba(20,8,2,.55)';
  pen.shadowBlur = w * 0.06 * dpr;
  pen.shadowOffsetY = w * 0.03 * dpr;
  drawSymbol(pen, look.symbol, x, y, size, dark);
  pen.restore();
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    drawSymbol(
      pen,
      look.symbol,
      x + Math.cos(a) * line,
      y + Math.sin(a) * line,
      size,
      ink ? '#fff3c0' : dark,
    );
  }
  drawSymbol(pen, look.symbol, x + w * 0.012, y + w * 0.016, size, ink ? '#1d1206' : '#c9a464');
  const face = linear(
    pen,
    [x - size / 2, y - size / 2],
    [x + size / 2, y + size / 2],
    [
      [0, ink ? '#5a4014' : '#fffef6'],
      [1, ink ? '#2b1c08' : '#f6e4b8'],
    ],
  );
  drawSymbol(pen, look.symbol, x, y, size, face);
}

/** The figure in Cinzel, outlined like the emblem. */
function figure(pen: Pen, look: CardLook, x: number, y: number, size: number, w: number, ink: boolean): void {
  pen.font = `900 ${size}px ${FONT_DISPLAY}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = w * 0.04;
  pen.strokeStyle = ink ? '#fff3c0' : mix(look.colour, '#1a0a04', 0.62);
  pen.strokeText(look.figure, x, y);
  pen.fillStyle = ink ? '#2b1c08' : '#fffaf0';
  pen.fillText(look.figure, x, y);
}

/** The figure once more, small, from the left edge on. */
function index(pen: Pen, look: CardLook, x: number, y: number, size: number, w: number, ink: boolean): void {
  pen.font = `900 ${size}px ${FONT_DISPLAY}`;
  figure(pen, look, x + pen.measureText(look.figure).width / 2, y, size, w * 0.7, ink);
}

function plate(pen: Pen, word: string, w: number, y: number): void {
  const h = w * 0.22;
  roundedRect(pen, w * 0.13, y, w * 0.74, h, h * 0.22);
  pen.fillStyle = '#f6ead0';
  pen.fill();
  pen.strokeStyle = 'rgba(60,35,10,.55)';
  pen.lineWidth = 0.8;
  pen.stroke();
  pen.fillStyle = PALETTE.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${w * 0.135}px ${FONT_DISPLAY}`;
  pen.fillText(word, w / 2, y + h * 0.54, w * 0.68);
}

function drawSymbol(
  pen: Pen,
  symbol: CardLook['symbol'],
  x: number,
  y: number,
  size: number,
  paint: string | CanvasGradient,
): void {
  if (symbol === 'star') {
    star(pen, x, y + size * 0.03, size * 0.5);
    pen.fillStyle = paint;
    pen.fill();
  } else if (symbol === 'stars') {
    pen.fillStyle = paint;
    for (const [dx, dy] of [
      [-0.27, 0.14],
      [0.27, -0.14],
    ]) {
      star(pen, x + size * dx, y + size * dy, size * 0.34);
      pen.fill();
    }
  } else fillIcon(pen, sign(symbol), x, y, size, paint);
}
