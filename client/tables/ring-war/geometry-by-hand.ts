import { TALL } from '../spread.ts';
import type { Rect, WindowSize } from '../table.ts';
import { type Geometry, geometryOf, type PileGeometry } from './geometry.ts';

/** Where everything lies by hand: nothing is reckoned there, so that both sides have room for all that is theirs. */
export interface HandGeometry extends Geometry {
  readonly ownScout: Rect;
  /** Height of the letters of a pile's name. */
  readonly letters: number;
  /** Their piles are named below, or beside where there is no room below. */
  readonly named: 'below' | 'beside';
}

export function geometryByHand(window: WindowSize): HandGeometry {
  const geometry = geometryOf(window);
  if (geometry.form === 'desktop') return onDesk(geometry);
  return (geometry.form === 'phone' ? upright : onItsSide)(geometry, window);
}

/** A high pile stands out so far below its place, px. */
const THICK = 8;
const EDGE = 6;
/** Between the cards of a row, px; what is between own and their cards is the same in `lay`. */
const GAP = { own: 4, theirs: 5 } as const;
/** Their cards are so much smaller than one's own. */
const SHARE = 0.4;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });
const pileAt = (middle: number, y: number, w: number): Rect => rect(middle - w / 2, y, w, w * TALL);

/** Larger cards where reckonings and odds would stand; one's own scout beside one's hand. */
function onDesk(geometry: Geometry): HandGeometry {
  const { scale: s, cards, buttons, decks, hand } = geometry;
  const pile = (place: PileGeometry): PileGeometry => {
    const { x, y, w } = place.box;
    const row = (card: number, gap: number, top: number): Rect => {
      const start = (w / s - 4 * card - 3 * gap) / 2;
      return rect(x + start * s, y + top * s, w - (start + 14) * s, card * TALL * s);
    };
    return { ...place, theirs: row(80, 5, 40), own: row(110, 4, 172) };
  };
  const left = decks.own.x - 14 * s;
  const near = (middle: number): Rect => pileAt(left + middle * s, decks.own.y, 56 * s);
  const far = (x: number): Rect => ({ ...decks.theirs, x: decks.theirs.x - x * s });
  const from = left + 166 * s;
  return {
    ...geometry,
    cards: { ...cards, own: 110 * s, theirs: 80 * s },
    hand: { ...hand, x: from, w: hand.x + hand.w - from },
    decks: { own: near(40), ownDiscard: near(120), theirs: far(60), theirDiscard: far(-28) },
    war: pile(geometry.war),
    quest: pile(geometry.quest),
    ownScout: pileAt(buttons.x + buttons.w / 2, buttons.y + 18 * s, 66 * s),
    letters: Math.max(12, 14 * s),
    named: 'below',
  };
}

/**
 * A phone held upright: their plate with their piles, both boxes with both rows each, one's own hand, and below it one's
 * own piles.
 */
function upright(geometry: Geometry, { width, height }: WindowSize): HandGeometry {
  const { rail } = geometry;
  const low = height < 700;
  const s = Math.max(0.9, Math.min(1.5, Math.min(width / 390, height / 784)));
  const letters = 12 * s;
  const card = Math.max(28, (low ? 28 : 34) * s);
  // A pile with its name.
  const piles = card * TALL + THICK + letters + 6;
  const top = rail.h + 7;
  const boxes = top + piles + 3;
  const foot = height - piles - 2;
  const handH = low ? 112 : 0.24 * height;
  const hand = rect(EDGE, foot - handH - 4, width - 2 * EDGE, handH);
  const high = (hand.y - 12 - boxes - 4) / 2;
  const sum = (high - ROPE - 14) / TALL;
  const own = Math.min(86 * s, sum * (1 - SHARE), (width - 40) / 4 - GAP.own);
  const theirs = Math.min(60 * s, sum * SHARE);
  const box = (i: number): PileGeometry => {
    const y = boxes + i * (high + 4);
    const all = rect(EDGE + 2, y, width - 2 * EDGE - 4, high);
    return inBox(geometry.war, all, own, theirs, 92 * s);
  };
  const step = 62 * s;
  const right = (i: number): Rect => pileAt(width - EDGE - 4 - step * (2.5 - i), top + 2, card);
  const below = (middle: number): Rect => pileAt(middle, foot, card);
  const end = width - EDGE - 6 - 3 * step;
  const small = Math.min(card, 25 * s);
  const handTop = top + piles - small * TALL - 5;
  return {
    ...geometry,
    ...{ scale: s, letters, named: 'below', hand },
    mat: rect(4, rail.h, width - 8, hand.y - 7 - rail.h),
    rows: low ? 1 : 2,
    cards: { hand: geometry.cards.hand, own, theirs, seen: small },
    plate: rect(EDGE + 6, top + 2, end - EDGE - 6, piles - small * TALL - 10),
    theirHand: rect(EDGE + 8, handTop, end - EDGE - 12, small * TALL + 2),
    scout: right(0),
    decks: { theirs: right(1), theirDiscard: right(2), own: below(46 * s), ownDiscard: below(124 * s) },
    ownScout: below(width - 52 * s),
    war: box(0),
    quest: box(1),
  };
}

/** Height of a pile's name and of the rope beside it. */
const ROPE = 30;

/** A phone on its side: their plate and piles in one row, the boxes beside each other, one's hand between one's piles. */
function onItsSide(geometry: Geometry, { width, height }: WindowSize): HandGeometry {
  const { rail } = geometry;
  const letters = 12;
  const top = rail.h + 5;
  const band = 46;
  const card = 31;
  const handH = Math.min(96, Math.max(84, (height - rail.h) * 0.27));
  const hand = rect(146, height - handH - 2, width - 146 - 82, handH);
  const boxes = top + band + 5;
  const high = hand.y - 12 - boxes;
  const sum = (high - ROPE - 12) / TALL;
  const [own, theirs] = [sum * (1 - SHARE), sum * SHARE];
  const wide = (width - 2 * EDGE - 6) / 2;
  const box = (i: number): PileGeometry =>
    inBox(geometry.war, rect(EDGE + i * (wide + 6), boxes, wide, high), own, theirs, 104);
  const step = card + THICK + 58;
  const right = (i: number): Rect => rect(width - EDGE - 2 - step * (3 - i), top + 1, card, card * TALL);
  const plateW = Math.min(190, width * 0.22);
  const from = EDGE + 6 + plateW;
  const mine = 40;
  const below = (middle: number): Rect => pileAt(middle, hand.y + 1, mine);
  return {
    ...geometry,
    ...{ scale: 1, letters, named: 'beside', hand, rows: 1 },
    mat: rect(4, rail.h, width - 8, hand.y - 6 - rail.h),
    cards: { hand: geometry.cards.hand, own, theirs, seen: 31 },
    plate: rect(EDGE + 4, top, plateW, band - 4),
    theirHand: rect(from, top, width - EDGE - 3 * step - 14 - from, band),
    scout: right(0),
    decks: { theirs: right(1), theirDiscard: right(2), own: below(38), ownDiscard: below(108) },
    ownScout: below(width - 42),
    war: box(0),
    quest: box(1),
  };
}

/** Its name and its rope above both rows, which lie in its middle. */
function inBox(place: PileGeometry, box: Rect, own: number, theirs: number, name: number): PileGeometry {
  const row = (card: number, gap: number, y: number): Rect => {
    const x = box.x + (box.w - 4 * card - 3 * gap) / 2;
    return rect(x, y, box.x + box.w - 8 - x, card * TALL);
  };
  const end = box.y + box.h;
  const left = box.x + 8 + name;
  return {
    ...place,
    box,
    heading: rect(box.x + 8, box.y + 2, name, ROPE - 2),
    rope: rect(left, box.y + 1, box.x + box.w - 8 - left, ROPE - 1),
    theirs: row(theirs, GAP.theirs, box.y + ROPE + 2),
    own: row(own, GAP.own, end - own * TALL - 6),
  };
}
