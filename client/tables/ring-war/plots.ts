import type { CardLayout, Plot, Rect } from '../table.ts';
import type { Geometry, PileGeometry } from './geometry.ts';
import { PILES, type Pile } from './state.ts';

type Plots = Record<string, Rect>;

/**
 * The table in parts, by whose they are: either seat's edge with its deck and its discards, the ropes, and of each pile
 * either side's row with what is left beside it. Seat 1 sees all of it upside down, but left stays left.
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
  const { war, quest, decks, mat } = geometry;
  const [top, bottom] = [war.box.y, foot(mat)];
  const [left, middle, end] = [war.box.x, between(right(war.box), quest.box.x), right(quest.box)];
  const [deck, discard] = [decks.theirs, decks.theirDiscard];
  const cut = between(right(deck), discard.x);
  const ownCut = between(right(decks.own), decks.ownDiscard.x);
  return {
    [`edge:${1 - own}`]: box(0, rail.h, deck.x - 8, top),
    [`deck:${1 - own}`]: box(deck.x - 8, rail.h, cut, top),
    [`discard:${1 - own}`]: box(cut, rail.h, width, top),
    'rope:war': box(0, top, left, bottom),
    'rope:quest': box(end, top, width, bottom),
    ...rowsOf('war', own, war, box(left, top, middle, bottom)),
    ...rowsOf('quest', own, quest, box(middle, top, end, bottom)),
    [`deck:${own}`]: box(0, bottom, ownCut, height),
    [`discard:${own}`]: box(ownCut, bottom, right(decks.ownDiscard) + 4, height),
    [`edge:${own}`]: box(right(decks.ownDiscard) + 4, bottom, width, height),
  };
}

/** Their rows lie above the ropes, and their deck where the reckoning of the War pile would stand. */
function onPhone({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest } = geometry;
  const middle = between(right(war.theirs), quest.theirs.x);
  const ropes = between(foot(war.theirs), war.rope.y);
  const cut = between(foot(war.rope), quest.rope.y);
  const boxes = war.box.y;
  const half = between(foot(war.box), quest.box.y);
  const end = foot(quest.box);
  return {
    [`edge:${1 - own}`]: box(0, rail.h, width, war.theirs.y),
    ...rowOf('war', 1 - own, war.theirs, box(0, war.theirs.y, middle, ropes)),
    ...rowOf('quest', 1 - own, quest.theirs, box(middle, war.theirs.y, width, ropes)),
    'rope:war': box(0, ropes, width, cut),
    'rope:quest': box(0, cut, width, boxes),
    ...besideDecks(geometry, own, box(0, boxes, width, half)),
    ...rowOf('quest', own, quest.own, box(0, half, width, end)),
    ...ownEdge(geometry, own, box(0, end, width, height)),
  };
}

/** One's own row of the War pile, and right of it their deck and discards. */
function besideDecks({ war, decks }: Geometry, own: number, all: Rect): Plots {
  const start = Math.min(decks.theirs.x, war.paper.x) - 2;
  const cut = between(right(decks.theirs), decks.theirDiscard.x);
  return {
    ...rowOf('war', own, war.own, box(all.x, all.y, start, foot(all))),
    [`deck:${1 - own}`]: box(start, all.y, cut, foot(all)),
    [`discard:${1 - own}`]: box(cut, all.y, right(all), foot(all)),
  };
}

/** Below everything: one's own deck and discards at the left end of one's edge. */
function ownEdge({ decks }: Geometry, own: number, all: Rect): Plots {
  const cut = between(right(decks.own), decks.ownDiscard.x);
  const end = right(decks.ownDiscard) + 8;
  return {
    [`deck:${own}`]: box(all.x, all.y, cut, foot(all)),
    [`discard:${own}`]: box(cut, all.y, end, foot(all)),
    [`edge:${own}`]: box(end, all.y, right(all), foot(all)),
  };
}

/** Both piles beside each other, each below its rope. */
function onItsSide({ width, height, rail }: CardLayout, geometry: Geometry, own: number): Plots {
  const { war, quest, mat } = geometry;
  const top = Math.min(war.box.y, quest.box.y);
  const bottom = Math.max(foot(mat), foot(war.box));
  const middle = between(right(war.box), quest.box.x);
  const plots: Plots = { [`edge:${1 - own}`]: box(0, rail.h, width, top) };
  for (const pile of PILES) {
    const place = geometry[pile];
    const all = pile === 'war' ? box(0, top, middle, bottom) : box(middle, top, width, bottom);
    const rows = Math.max(top + 1, place.theirs.y - 1);
    plots[`rope:${pile}`] = box(all.x, top, right(all), rows);
    const below = box(all.x, rows, right(all), bottom);
    if (pile === 'quest') {
      Object.assign(plots, rowsOf(pile, own, place, below));
      continue;
    }
    const start = Math.max(right(place.own), place.paper.x - 2);
    Object.assign(plots, rowsOf(pile, own, place, box(below.x, rows, start, bottom)));
    const cut = between(right(geometry.decks.theirs), geometry.decks.theirDiscard.x);
    plots[`deck:${1 - own}`] = box(start, rows, cut, bottom);
    plots[`discard:${1 - own}`] = box(cut, rows, right(all), bottom);
  }
  return { ...plots, ...ownEdge(geometry, own, box(0, bottom, width, height)) };
}
