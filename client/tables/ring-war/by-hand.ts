import type { Scene } from '../../../shared/table/model.ts';
import type { Rect, WindowSize, ZonePlace } from '../table.ts';
import { type Geometry, geometryOf, type PileGeometry } from './geometry.ts';
import { lay, type RingWarLayout } from './lay.ts';
import { plotsOf } from './plots.ts';
import { PILES, pileZone } from './state.ts';

/**
 * The same table by hand. Where reckonings and odds would stand the piles have larger cards on a desk, and on a phone
 * what has no place there by the rules; one's own shown scout lies beside one's hand.
 */
export function layByHand(window: WindowSize, scene: Scene, own: number): RingWarLayout {
  const geometry = geometryByHand(geometryOf(window));
  const layout = lay(window, scene, own, geometry);
  const { seen: _, ...zones } = layout.zones;
  return {
    ...layout,
    papers: {},
    zones: { ...named(zones, own), ...besides(geometry, own) },
    plots: plotsOf(layout, geometry, own),
  };
}

function geometryByHand(geometry: Geometry): Geometry {
  if (geometry.form !== 'desktop') {
    const { scale, war, form } = geometry;
    const [deck, discard] = halves(war.paper, 4 * scale);
    const long = form === 'landscape' ? { war: longRope(geometry.war), quest: longRope(geometry.quest) } : {};
    return { ...geometry, ...long, decks: { ...geometry.decks, theirs: deck, theirDiscard: discard } };
  }
  const { scale: s, cards } = geometry;
  const pile = (place: PileGeometry): PileGeometry => {
    const { x, y, w } = place.box;
    const row = (card: number, gap: number, top: number): Rect => {
      const start = (w / s - 4 * card - 3 * gap) / 2;
      return { x: x + start * s, y: y + top * s, w: w - (start + 14) * s, h: card * 1.4 * s };
    };
    return { ...place, theirs: row(80, 5, 40), own: row(110, 4, 172) };
  };
  return {
    ...geometry,
    cards: { ...cards, own: 110 * s, theirs: 80 * s },
    war: pile(geometry.war),
    quest: pile(geometry.quest),
  };
}

/** Without totals beside it the rope of a phone on its side is as long as its tokens need. */
function longRope(place: PileGeometry): PileGeometry {
  const { rope, heading, paper } = place;
  const x = heading.x + heading.w * 0.72;
  return { ...place, rope: { ...rope, x, w: paper.x - x } };
}

/** Two beside each other, a little lower than the whole: their names stand below. */
function halves({ x, y, w, h }: Rect, gap: number): readonly [Rect, Rect] {
  const half = Math.min((w - 3 * gap) / 2, (h * 0.62) / 1.4);
  const place = (left: number): Rect => ({ x: left, y: y + h * 0.06, w: half, h: half * 1.4 });
  return [place(x + gap), place(x + w - gap - half)];
}

/** Ropes and boxes say what lies there; decks have their names beside them. */
function named(zones: RingWarLayout['zones'], own: number): Record<string, ZonePlace> {
  const piled = (zone: string) => /^(deck|discard)/.test(zone);
  const rows = new Set(PILES.flatMap((pile) => [pileZone(pile, own), pileZone(pile, 1 - own)]));
  return Object.fromEntries(
    Object.entries(zones).map(([zone, place]) => [
      zone,
      piled(zone) ? place : { ...place, named: true, ...(rows.has(zone) ? { order: 1 } : {}) },
    ]),
  );
}

function besides(geometry: Geometry, own: number): Record<string, ZonePlace> {
  const { form, decks, scale, cards } = geometry;
  const stack = (rect: Rect): ZonePlace => ({ ...rect, spread: 'stack', card: rect.w });
  return {
    [`deck${1 - own}`]: stack(decks.theirs),
    [`discard${1 - own}`]: stack(decks.theirDiscard),
    [`scout${own}`]: {
      ...ownScout(geometry),
      ...{ spread: 'row', card: form === 'desktop' ? 66 * scale : cards.own, named: true },
    },
  };
}

/** Where one's own shown scout lies: beside the hand on a desk, in the box of the Quest on a phone. */
export function ownScout({ form, buttons, quest, scale, cards }: Geometry): Rect {
  if (form === 'desktop') {
    const w = 66 * scale;
    return { x: buttons.x + (buttons.w - w) / 2, y: buttons.y + 18 * scale, w, h: w * 1.4 };
  }
  const { x, y, w, h } = quest.paper;
  return { x: x + (w - cards.own) / 2, y: y + h * 0.06, w: cards.own, h: cards.own * 1.4 };
}
