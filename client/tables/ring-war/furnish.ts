import type { Scene } from '../../../shared/table/model.ts';
import { type Pen, radial } from '../../art/canvas.ts';
import { cardSign } from '../../art/cards/cardSigns.ts';
import { display, sans, serif } from '../../art/cards/lettering.ts';
import { fillIcon } from '../../art/icons.ts';
import { write } from '../drawing/lettering.ts';
import { drawOutline } from '../drawing/outline.ts';
import type { CardLayout, HandView, Rect } from '../table.ts';
import type { RingWarByHand } from './by-hand.ts';
import type { Geometry } from './geometry.ts';
import type { HandGeometry } from './geometry-by-hand.ts';
import { bareRope } from './rope-places.ts';
import { PILES, type Pile } from './state.ts';
import { ringWarSay } from './text.ts';

const INK = { war: '#ffcdb8', quest: '#ffe09a' } as const;
const SIGNS = { war: 'crossed-swords', quest: 'big-diamond-ring' } as const;

/** By hand: who sits opposite, the ropes on which the tokens hang, and what the piles are called and whose they are. */
export function furnish(pen: Pen, layout: CardLayout, scene: Scene, { own, called, seated }: HandView): void {
  const { geometry } = layout as RingWarByHand;
  const other = 1 - own;
  plate(pen, geometry, other, called(other), scene.sides[other]?.name ?? '');
  for (const pile of PILES) {
    heading(pen, geometry, pile);
    rope(pen, geometry, pile);
  }
  const { decks, scout, ownScout, form } = geometry;
  drawOutline(pen, scout, 0.3);
  drawOutline(pen, ownScout, 0.3);
  const whose = (side: 'own' | 'their', what: 'deck' | 'discards' | 'scout'): string =>
    ringWarSay(seated ? `${side}.${what}` : what);
  for (const [at, what] of [
    [decks.own, 'deck'],
    [decks.ownDiscard, 'discards'],
    [ownScout, 'scout'],
  ] as const)
    nameBelow(pen, geometry, at, whose('own', what), form === 'landscape' ? 68 : 88 * geometry.scale);
  const theirs = [
    [decks.theirs, 'deck'],
    [decks.theirDiscard, 'discards'],
    [scout, 'scout'],
  ] as const;
  for (const [at, what] of theirs) {
    if (geometry.named === 'beside') nameBeside(pen, geometry, at, whose('their', what));
    else nameBelow(pen, geometry, at, whose('their', what), (form === 'phone' ? 60 : 86) * geometry.scale);
  }
}

const NAMES = '#e6dcc0';

function nameBelow(pen: Pen, { letters }: HandGeometry, at: Rect, says: string, most: number): void {
  const y = at.y + at.h + THICK + letters * 0.55;
  write(pen, says, { x: at.x + at.w / 2, y, most, align: 'center' }, sans(letters), NAMES);
}

/** In two lines, a word each. */
function nameBeside(pen: Pen, { letters }: HandGeometry, at: Rect, says: string): void {
  const words = says.split(' ');
  const x = at.x + at.w + THICK + 2;
  for (const [i, word] of words.entries()) {
    const y = at.y + at.h / 2 + (i - (words.length - 1) / 2) * letters * 1.1;
    write(pen, word, { x, y, most: 52 }, sans(letters), NAMES);
  }
}

/** A high pile stands out so far to the right and below, px. */
const THICK = 8;

const PORTRAITS = [
  { inner: '#5a4a43', outer: '#1d1310', rim: '#c9462a', ink: '#f0a080', sign: 'burning-eye' },
  { inner: '#356b54', outer: '#14281f', rim: '#d9b468', ink: '#f0d9a3', sign: 'oak' },
] as const;

/** A portrait, the name of who plays, and the side's below it. */
function plate(
  pen: Pen,
  { plate: at, form, scale }: Geometry,
  seat: number,
  name: string,
  side: string,
): void {
  const r = ((form === 'desktop' ? 54 : form === 'phone' ? 30 : 34) * scale) / 2;
  const [x, y] = [at.x + r, at.y + at.h / 2];
  const { inner, outer, rim, ink, sign } = PORTRAITS[seat];
  pen.save();
  pen.shadowColor = '#000';
  pen.shadowBlur = 8;
  pen.beginPath();
  pen.arc(x, y, r + 2, 0, Math.PI * 2);
  pen.fillStyle = rim;
  pen.fill();
  pen.restore();
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [x - r * 0.24, y - r * 0.4, 0],
    [x, y, r * 1.2],
    [
      [0, inner],
      [1, outer],
    ],
  );
  pen.fill();
  fillIcon(pen, cardSign(sign), x, y, r * 1.24, ink);
  const text = { x: x + r + 10 * scale, most: at.x + at.w - x - r - 10 * scale };
  const size = Math.max(13, 16.5 * scale);
  const both = side !== '' && side !== name;
  write(pen, name, { ...text, y: both ? y - size * 0.52 : y }, serif(size, 700), '#f6e6c2');
  if (both) write(pen, side, { ...text, y: y + size * 0.58 }, sans(Math.max(12, size * 0.84)), '#c8d6c6');
}

function heading(pen: Pen, geometry: Geometry, pile: Pile): void {
  const { scale, form } = geometry;
  const { heading: at } = geometry[pile];
  const size = 19 * scale;
  const y = at.y + at.h / 2;
  fillIcon(pen, cardSign(SIGNS[pile]), at.x + size * 0.55, y, size * 1.1, INK[pile]);
  const says = ringWarSay(form === 'desktop' ? `pile.${pile}` : `pile.${pile}.short`);
  write(pen, says, { x: at.x + size * 1.5, y, most: at.w - size * 1.5 }, display(size, 700), INK[pile]);
}

function rope(pen: Pen, geometry: Geometry, pile: Pile): void {
  const { rope: at, ropeLabel: label } = geometry[pile];
  pen.save();
  pen.translate(at.x, at.y);
  bareRope(pen, pile, at.w, at.h);
  pen.restore();
  // A phone has the rope right of the pile's name.
  if (geometry.form !== 'desktop') return;
  const size = Math.max(12.5, 14 * geometry.scale);
  const says = ringWarSay(`pile.${pile}.short`);
  const middle = {
    x: label.x + label.w / 2,
    y: label.y + label.h / 2,
    most: label.w,
    align: 'center',
  } as const;
  write(pen, says, middle, sans(size), INK[pile]);
}
