import type { CardLayout, Rect, WindowSize } from '../table.ts';

/** Everything that has a place on this table, in CSS px of the window. Own is what lies nearest. */
export interface Geometry {
  readonly form: CardLayout['form'];
  readonly scale: number;
  readonly rail: Rect;
  readonly mat: Rect;
  readonly prompt: Rect;
  readonly buttons: Rect;
  readonly hand: Rect;
  /** The hand lies in so many rows. */
  readonly rows: 1 | 2;
  /** Width of a card in the own hand, in a pile of one's own, in one of theirs, in what was seen. */
  readonly cards: {
    readonly hand: number;
    readonly own: number;
    readonly theirs: number;
    readonly seen: number;
  };
  readonly plate: Rect;
  /** Backs of their hand, and over them what was seen of it. */
  readonly theirHand: Rect;
  readonly scout: Rect;
  readonly decks: {
    readonly own: Rect;
    readonly ownDiscard: Rect;
    readonly theirs: Rect;
    readonly theirDiscard: Rect;
  };
  readonly browse: Rect;
  readonly war: PileGeometry;
  readonly quest: PileGeometry;
}

export interface PileGeometry {
  readonly box: Rect;
  readonly heading: Rect;
  readonly total: Rect;
  readonly own: Rect;
  readonly theirs: Rect;
  readonly theirTotal: Rect;
  readonly odds: Rect;
  readonly paper: Rect;
  readonly rope: Rect;
  readonly ropeLabel: Rect;
}

const WIDE = { w: 1280, h: 720 };
const TALL = { w: 390, h: 844 };
const LOW = { w: 844, h: 390 };
/** Windows lower than this are phones on their side. */
const LOWEST = 480;

export function geometryOf({ width, height }: WindowSize): Geometry {
  if (width < height) return upright(width, height);
  return height < LOWEST ? low(width, height) : wide(width, height);
}

/** The picture of 1280 × 720, in the middle of the window and as large as it fits. */
function wide(width: number, height: number): Geometry {
  const { s, y0, at } = centred(WIDE, width, height);
  const pile = (x: number, rope: number): PileGeometry => ({
    box: at(x, 168, 552, 354),
    heading: at(x + 14, 176, 250, 34),
    total: at(x + 262, 438, 92, 62),
    own: at(x + 14, 316, 342, 116),
    theirs: at(x + 14, 214, 272, 86),
    theirTotal: at(x + 286, 226, 70, 60),
    odds: at(x + 14, 448, 250, 52),
    paper: at(x + 366, 182, 174, 328),
    rope: at(rope, 126, 44, 368),
    ropeLabel: at(rope - 10, 496, 64, 34),
  });
  return {
    form: 'desktop',
    scale: s,
    rail: { x: 0, y: 0, w: width, h: Math.max(40, 44 * s) },
    mat: { x: 10 * s, y: Math.max(44, 50 * s), w: width - 20 * s, h: y0 + 536 * s - Math.max(44, 50 * s) },
    prompt: at(330, 129, 620, 33),
    buttons: at(1162, 552, 104, 154),
    hand: at(150, 560, 997, 146),
    rows: 1,
    cards: { hand: 104 * s, own: 83 * s, theirs: 61 * s, seen: 46 * s },
    plate: at(74, 58, 250, 62),
    theirHand: at(330, 58, 446, 65),
    scout: at(800, 58, 46, 65),
    decks: {
      own: at(24, 570, 56, 79),
      ownDiscard: at(87, 570, 56, 79),
      theirs: at(1092, 56, 44, 62),
      theirDiscard: at(1158, 56, 44, 62),
    },
    browse: at(18, 672, 126, 32),
    war: pile(78, 22),
    quest: pile(650, 1214),
  };
}

/**
 * A phone held upright: opponent, ropes, piles with small cards, question, the whole hand in two rows, button. What
 * the window has more or less in height goes to the piles and the hand.
 */
function upright(width: number, height: number): Geometry {
  const s = Math.max(0.82, Math.min(1.6, width / TALL.w));
  const grow = Math.max(-26, (height - TALL.h * s) / 4);
  const x = (v: number): number => v * s + (width - TALL.w * s) / 2;
  const at = (left: number, y: number, w: number, h: number, down = 0): Rect => ({
    x: x(left),
    y: y * s + down,
    w: w * s,
    h: h * s,
  });
  const pile = (y: number, theirs: number, rope: number, down: number): PileGeometry => ({
    box: { ...at(10, y, 370, 150, down), h: 150 * s + grow },
    heading: at(20, y + 4, 150, 30, down),
    total: at(196, y + 1, 70, 34, down),
    own: at(18, y + 36, 250, 86, down + grow / 2),
    theirs: at(theirs, 94, 166, 56),
    theirTotal: at(140, y + 1, 50, 34, down),
    odds: at(18, y + 125, 250, 20, down + grow),
    paper: { ...at(274, y + 8, 100, 134, down), h: 134 * s + grow },
    rope: at(80, rope, 250, 24),
    ropeLabel: at(12, rope, 66, 24),
  });
  const top = 556 * s + 2 * grow;
  const bottom = height - 84 * s;
  const card = Math.min(69 * s, (bottom - top - 8 * s) / 2 / 1.4);
  return {
    form: 'phone',
    scale: s,
    rail: { x: 0, y: 0, w: width, h: 46 },
    mat: { x: 4, y: 46, w: width - 8, h: 514 * s + 2 * grow - 46 },
    prompt: at(8, 517, 374, 34, 2 * grow),
    buttons: { x: x(262), y: height - 78 * s, w: 120 * s, h: 70 * s },
    hand: { x: x(8), y: top, w: 374 * s, h: bottom - top },
    rows: 2,
    cards: { hand: card, own: 60 * s, theirs: 38 * s, seen: 30 * s },
    plate: at(14, 51, 186, 40),
    theirHand: at(206, 51, 130, 42),
    scout: at(348, 51, 30, 42),
    decks: {
      own: { ...at(18, 0, 36, 50), y: height - 80 * s },
      ownDiscard: { ...at(88, 0, 36, 50), y: height - 80 * s },
      theirs: at(-400, 50, 30, 42),
      theirDiscard: at(-400, 50, 30, 42),
    },
    browse: { ...at(150, 0, 104, 44), y: height - 66 * s },
    war: pile(206, 12, 154, 0),
    quest: pile(362, 212, 178, grow),
  };
}

/** A phone on its side: opponent and question in one row, both piles beside each other, the hand in one row. */
function low(width: number, height: number): Geometry {
  const { s, y0, at } = centred(LOW, width, height);
  const pile = (x: number): PileGeometry => ({
    box: at(x, 100, 410, 186),
    heading: at(x + 8, 103, 130, 26),
    rope: at(x + 170, 104, 112, 22),
    ropeLabel: at(x + 146, 104, 22, 22),
    theirs: at(x + 8, 132, 180, 48),
    theirTotal: at(x + 190, 136, 68, 40),
    own: at(x + 8, 184, 258, 80),
    total: at(x + 262, 188, 44, 40),
    odds: at(x + 8, 266, 258, 17),
    paper: at(x + 308, 106, 96, 174),
  });
  return {
    form: 'landscape',
    scale: s,
    rail: { x: 0, y: 0, w: width, h: 44 },
    mat: { x: 4, y: 44, w: width - 8, h: y0 + 290 * s - 44 },
    prompt: at(400, 52, 436, 40),
    buttons: at(722, 296, 114, 88),
    hand: at(92, 294, 622, 94),
    rows: 1,
    cards: { hand: 66 * s, own: 56 * s, theirs: 33 * s, seen: 31 * s },
    plate: at(10, 52, 170, 40),
    theirHand: at(186, 50, 166, 44),
    scout: at(358, 50, 32, 44),
    decks: {
      own: at(12, 296, 30, 42),
      ownDiscard: at(52, 296, 30, 42),
      theirs: at(-400, 50, 30, 42),
      theirDiscard: at(-400, 50, 30, 42),
    },
    browse: at(8, 358, 80, 26),
    war: pile(8),
    quest: pile(426),
  };
}

/** A picture in the middle of the window and as large as it fits: its scale, its top, and where its places lie then. */
function centred(picture: { readonly w: number; readonly h: number }, width: number, height: number) {
  const s = Math.min(width / picture.w, height / picture.h);
  const x0 = (width - picture.w * s) / 2;
  const y0 = (height - picture.h * s) / 2;
  const at = (x: number, y: number, w: number, h: number): Rect => ({
    x: x0 + x * s,
    y: y0 + y * s,
    w: w * s,
    h: h * s,
  });
  return { s, y0, at };
}
