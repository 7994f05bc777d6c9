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

/** A row of one's own or of theirs, and what is left beside it. */
function rowOf(pile: Pile, seat: number, row: Rect, all: Rect): Plots {
  const end = Math.min(right(row), right(all) - 2);
  return {
    [`${pile}:${seat}`]: box(all.x, all.y, end, foot(all)),
    [`${pile}:${seat}:beside`]: box(end, all.y, right(all), foot(all)),
  };
}

/** Both rows of a pile in its half of the table. */
function rowsOf(pile: Pile, own: number, { own: mine, theirs }: PileGeometry, all: Rect): Plots {
  const middle = between(foot(theirs), mine.y);
  return {
    ...rowOf(pile, 1 - own, theirs, box(all.x, all.y, right(all), middle)),
    ...rowOf(pile, own, mine, box(all.x, middle, right(all), foot(all))),
  };
}

function onDesk({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, decks, hand, scout } = geometry;
  const [top, bottom] = [war.box.y, foot(war.box)];
  const [left, middle, end] = [war.box.x, between(right(war.box), quest.box.x), right(quest.box)];
  const [deck, discard] = [decks.theirs, decks.theirDiscard];
  const cut = between(right(deck), discard.x);
  const ownCut = between(right(decks.own), decks.ownDiscard.x);
  const other = 1 - own;
  return {
    [`edge:${other}`]: box(0, rail.h, scout.x - 6, top),
    [`scout:${other}`]: box(scout.x - 6, rail.h, right(scout) + 6, top),
    [`by-scout:${other}`]: box(right(scout) + 6, rail.h, deck.x - 8, top),
    [`deck:${other}`]: box(deck.x - 8, rail.h, cut, top),
    [`discard:${other}`]: box(cut, rail.h, width, top),
    'rope:war': box(0, top, left, bottom),
    'rope:quest': box(end, top, width, bottom),
    ...rowsOf('war', own, war, box(left, top, middle, bottom)),
    ...rowsOf('quest', own, quest, box(middle, top, end, bottom)),
    [`deck:${own}`]: box(0, bottom, ownCut, height),
    [`discard:${own}`]: box(ownCut, bottom, hand.x, height),
    ...ownEdge(own, box(hand.x, bottom, right(hand), hand.y - RIM)),
    [`scout:${own}`]: box(right(hand), bottom, width, height),
  };
}

/** Their rows lie above the ropes, and their deck where the reckoning of the War pile would stand. */
function onPhone({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, hand } = geometry;
  const middle = between(right(war.theirs), quest.theirs.x);
  const ropes = between(foot(war.theirs), war.rope.y);
  const cut = between(foot(war.rope), quest.rope.y);
  const boxes = war.box.y;
  const half = between(foot(war.box), quest.box.y);
  const end = foot(quest.box);
  return {
    ...theirEdge(geometry, own, box(0, rail.h, width, war.theirs.y)),
    ...rowOf('war', 1 - own, war.theirs, box(0, war.theirs.y, middle, ropes)),
    ...rowOf('quest', 1 - own, quest.theirs, box(middle, war.theirs.y, width, ropes)),
    'rope:war': box(0, ropes, width, cut),
    'rope:quest': box(0, cut, width, boxes),
    ...besideDecks(geometry, own, box(0, boxes, width, half)),
    ...besideScout(geometry, own, box(0, half, width, end)),
    ...ownEdge(own, box(0, end, width, hand.y - RIM)),
    ...ownDecks(geometry, own, box(0, foot(hand), width, height)),
  };
}

/** Both piles beside each other, each below its rope. */
function onItsSide({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, hand } = geometry;
  const top = war.box.y;
  const rows = Math.min(war.theirs.y, quest.theirs.y) - 1;
  const bottom = foot(war.own);
  const middle = between(right(war.box), quest.box.x);
  const [start, scouts] = [war.paper.x - 2, quest.paper.x - 2];
  const { deck, discard } = deckPlots(geometry, box(start, rows, middle, bottom));
  return {
    ...theirEdge(geometry, own, box(0, rail.h, width, top)),
    'rope:war': box(0, top, middle, rows),
    'rope:quest': box(middle, top, width, rows),
    ...rowsOf('war', own, war, box(0, rows, start, bottom)),
    [`deck:${1 - own}`]: deck,
    [`discard:${1 - own}`]: discard,
    ...rowsOf('quest', own, quest, box(middle, rows, scouts, bottom)),
    [`scout:${own}`]: box(scouts, rows, width, bottom),
    ...ownEdge(own, box(hand.x, bottom, width, hand.y - RIM)),
    ...ownDecks(geometry, own, box(0, bottom, hand.x, height)),
  };
}

/** Their plate, their hand and their scout. */
function theirEdge({ scout }: Geometry, own: number, all: Rect): Plots {
  const start = scout.x - 2;
  const end = Math.min(right(scout) + 2, right(all) - 2);
  return {
    [`edge:${1 - own}`]: box(all.x, all.y, start, foot(all)),
    [`scout:${1 - own}`]: box(start, all.y, end, foot(all)),
    [`by-scout:${1 - own}`]: box(end, all.y, right(all), foot(all)),
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

/** One's own row of the War pile, and right of it their deck and discards. */
function besideDecks(geometry: Geometry, own: number, all: Rect): Plots {
  const start = geometry.war.paper.x - 2;
  const { deck, discard } = deckPlots(geometry, box(start, all.y, right(all), foot(all)));
  return {
    ...rowOf('war', own, geometry.war.own, box(all.x, all.y, start, foot(all))),
    [`deck:${1 - own}`]: deck,
    [`discard:${1 - own}`]: discard,
  };
}

function deckPlots({ decks }: Geometry, all: Rect): { readonly deck: Rect; readonly discard: Rect } {
  const cut = between(right(decks.theirs), decks.theirDiscard.x);
  return {
    deck: box(all.x, all.y, cut, foot(all)),
    discard: box(cut, all.y, right(all), foot(all)),
  };
}

/** One's own row of the Quest pile, and right of it one's shown scout. */
function besideScout({ quest }: Geometry, own: number, all: Rect): Plots {
  const start = quest.paper.x - 2;
  return {
    ...rowOf('quest', own, quest.own, box(all.x, all.y, start, foot(all))),
    [`scout:${own}`]: box(start, all.y, right(all), foot(all)),
  };
}

/** One's own deck and discards beside or below one's hand. */
function ownDecks({ decks }: Geometry, own: number, all: Rect): Plots {
  const cut = between(right(decks.own), decks.ownDiscard.x);
  return {
    [`deck:${own}`]: box(all.x, all.y, cut, foot(all)),
    [`discard:${own}`]: box(cut, all.y, right(all), foot(all)),
  };
}
