import { TALL } from '../spread.ts';
import type { CardLayout, Plot, Rect } from '../table.ts';
import type { Geometry, PileGeometry } from './geometry.ts';
import type { Pile } from './state.ts';

type Plots = Record<string, Rect>;
/** One's own hand lies on wood that begins so far above it, px. */
const RIM = 6;

/**
 * The table in parts, by whose they are: either seat's edge with its scout, its deck and its discards, the ropes, and of
 * each pile either side's row with what is left beside it. Seat 1 sees all of it upside down, but left stays left. One's
 * own edge ends where one's hand begins: what others lay there must not lie under it.
 */
export function plotsOf(layout: CardLayout, geometry: Geometry, own: number): Record<string, Plot> {
  const plots =
    geometry.form === 'desktop'
      ? onDesk(layout, geometry, own)
      : geometry.form === 'phone'
        ? onPhone(layout, geometry, own)
        : onItsSide(layout, geometry, own);
  return Object.fromEntries(
    Object.entries(plots).map(([name, rect]) => [name, { ...rect, flipped: own === 1 }]),
  );
}

/** From one pair of heights and widths to the other. */
const box = (left: number, top: number, right: number, bottom: number): Rect => ({
  ...{ x: left, y: top, w: right - left, h: bottom - top },
});
const right = ({ x, w }: Rect): number => x + w;
const foot = ({ y, h }: Rect): number => y + h;
const between = (a: number, b: number): number => (a + b) / 2;

/** The places of a row's four cards, and what is left on both sides of them. */
function rowOf(pile: Pile, seat: number, row: Rect, all: Rect): Plots {
  const card = row.h / TALL;
  const end = Math.min(row.x + FOUR * card, right(all) - 2);
  return {
    [`${pile}:${seat}:before`]: box(all.x, all.y, row.x, foot(all)),
    [`${pile}:${seat}`]: box(row.x, all.y, end, foot(all)),
    [`${pile}:${seat}:beside`]: box(end, all.y, right(all), foot(all)),
  };
}

/** Four cards with what is between them, in widths of a card. */
const FOUR = 4.2;

/** Both rows of a pile in its half of the table. */
function rowsOf(pile: Pile, own: number, { own: mine, theirs }: PileGeometry, all: Rect): Plots {
  const middle = between(foot(theirs), mine.y);
  return {
    ...rowOf(pile, 1 - own, theirs, box(all.x, all.y, right(all), middle)),
    ...rowOf(pile, own, mine, box(all.x, middle, right(all), foot(all))),
  };
}

function onDesk({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, hand } = geometry;
  const [top, bottom] = [war.box.y, foot(war.box)];
  const [left, middle, end] = [war.box.x, between(right(war.box), quest.box.x), right(quest.box)];
  return {
    ...theirEdge(geometry, own, box(0, rail.h, width, top)),
    'rope:war': box(0, top, left, bottom),
    'rope:quest': box(end, top, width, bottom),
    ...rowsOf('war', own, war, box(left, top, middle, bottom)),
    ...rowsOf('quest', own, quest, box(middle, top, end, bottom)),
    ...aroundHand(geometry, own, box(0, bottom, width, height)),
    ...ownEdge(own, box(hand.x, bottom, right(hand), hand.y - RIM)),
  };
}

/** Both piles below each other, each below its rope; one's own piles below one's hand. */
function onPhone({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, hand, decks } = geometry;
  const half = between(foot(war.box), quest.box.y);
  const end = foot(quest.box);
  const cut = between(right(decks.own), decks.ownDiscard.x);
  const last = right(decks.ownDiscard) + (decks.ownDiscard.x - cut);
  const pile = (name: Pile, place: PileGeometry, top: number, bottom: number): Plots => ({
    [`rope:${name}`]: box(0, top, width, place.theirs.y - 1),
    ...rowsOf(name, own, place, box(0, place.theirs.y - 1, width, bottom)),
  });
  return {
    ...theirEdge(geometry, own, box(0, rail.h, width, war.box.y)),
    ...pile('war', war, war.box.y, half),
    ...pile('quest', quest, half, end),
    ...ownEdge(own, box(0, end, width, hand.y - RIM)),
    [`deck:${own}`]: box(0, foot(hand), cut, height),
    [`discard:${own}`]: box(cut, foot(hand), last, height),
    [`scout:${own}`]: box(last, foot(hand), width, height),
  };
}

/** Both piles beside each other, each below its rope; one's own piles beside one's hand. */
function onItsSide({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, hand } = geometry;
  const top = war.box.y;
  const rows = Math.min(war.theirs.y, quest.theirs.y) - 1;
  const bottom = foot(war.box);
  const middle = between(right(war.box), quest.box.x);
  return {
    ...theirEdge(geometry, own, box(0, rail.h, width, top)),
    'rope:war': box(0, top, middle, rows),
    'rope:quest': box(middle, top, width, rows),
    ...rowsOf('war', own, war, box(0, rows, middle, bottom)),
    ...rowsOf('quest', own, quest, box(middle, rows, width, bottom)),
    ...aroundHand(geometry, own, box(0, bottom, width, height)),
    ...ownEdge(own, box(hand.x, bottom, right(hand), hand.y - RIM)),
  };
}

/** Their plate and hand, their scout, their deck and their discards. */
function theirEdge({ scout, decks }: Geometry, own: number, all: Rect): Plots {
  const other = 1 - own;
  const [start, end] = [scout.x - 6, right(scout) + 6];
  const deck = decks.theirs.x - 8;
  const cut = between(right(decks.theirs), decks.theirDiscard.x);
  const part = (from: number, to: number): Rect => box(from, all.y, to, foot(all));
  return {
    [`edge:${other}`]: part(all.x, start),
    [`scout:${other}`]: part(start, end),
    [`by-scout:${other}`]: part(end, deck),
    [`deck:${other}`]: part(deck, cut),
    [`discard:${other}`]: part(cut, right(all)),
  };
}

/** Between the piles and one's own hand. */
function ownEdge(own: number, all: Rect): Plots {
  const middle = between(all.x, right(all));
  return {
    [`edge:${own}`]: box(all.x, all.y, middle, foot(all)),
    [`by-scout:${own}`]: box(middle, all.y, right(all), foot(all)),
  };
}

/** Left of one's hand one's deck and discards, right of it one's scout. */
function aroundHand({ decks, hand }: Geometry, own: number, all: Rect): Plots {
  const cut = between(right(decks.own), decks.ownDiscard.x);
  return {
    [`deck:${own}`]: box(all.x, all.y, cut, foot(all)),
    [`discard:${own}`]: box(cut, all.y, hand.x, foot(all)),
    [`scout:${own}`]: box(right(hand), all.y, right(all), foot(all)),
  };
}
