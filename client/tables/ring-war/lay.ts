import type { Scene } from '../../../shared/table/model.ts';
import type { CardLayout, Rect, WindowSize, ZonePlace } from '../table.ts';
import { type Geometry, geometryOf, type PileGeometry } from './geometry.ts';
import { tokenZones } from './rope-places.ts';
import { type Pile, pileZone } from './state.ts';

/** The layout, with the places that only this game's furniture and paint know. */
export interface RingWarLayout extends CardLayout {
  readonly geometry: Geometry;
}

/** Where everything lies, seen from the seat `own`. */
export function lay(
  window: WindowSize,
  scene: Scene,
  own: number,
  geometry = geometryOf(window),
): RingWarLayout {
  const { form, scale, rail, prompt, buttons } = geometry;
  return {
    ...{ form, ...window, scale, rail, prompt, buttons, geometry },
    zones: zonesOf(geometry, pileSizeOf(scene), own),
    // On a phone there is room for a few words only: see short-paper.tsx.
    papers:
      form !== 'desktop'
        ? {}
        : {
            'pile:war': geometry.war.paper,
            'pile:quest': geometry.quest.paper,
            [`open:war:${own}`]: geometry.war.paper,
            [`open:quest:${own}`]: geometry.quest.paper,
          },
    dice: geometry.prompt,
  };
}

/** Cards in each pile: a table option. */
export function pileSizeOf(scene: Scene): number {
  return Number(scene.options.find(({ name }) => name === 'pileSize')?.value ?? 4);
}

function zonesOf(geometry: Geometry, pileSize: number, own: number): Readonly<Record<string, ZonePlace>> {
  const { cards, decks, form, scale } = geometry;
  const other = 1 - own;
  const piles = (name: Pile, { own: mine, theirs, rope }: PileGeometry): Record<string, ZonePlace> => ({
    [pileZone(name, own)]: {
      ...mine,
      spread: 'row',
      card: cards.own,
      from: 'start',
      gap: 4 * scale,
      order: 2,
    },
    [pileZone(name, other)]: { ...theirs, spread: 'row', card: cards.theirs, from: 'start', gap: 5 * scale },
    ...tokenZones(name, rope, own),
  });
  // On its side a phone has no room below the stacks.
  const caption = form === 'landscape' ? 'none' : 'below';
  const stack = (rect: Rect): ZonePlace => ({ ...rect, spread: 'stack', card: rect.w, caption });
  const hand = inPlaces(geometry, 2 * pileSize + 1);
  return {
    [`hand${own}`]: { ...hand, order: 3 },
    ...piles('war', geometry.war),
    ...piles('quest', geometry.quest),
    [`hand${other}`]: {
      ...geometry.theirHand,
      spread: 'row',
      card: cards.seen,
      from: 'start',
      gap: 4 * scale,
    },
    seen: { ...geometry.theirHand, spread: 'row', card: cards.seen, from: 'start', gap: 4 * scale, order: 2 },
    [`scout${other}`]: { ...geometry.scout, spread: 'row', card: cards.seen, order: 1 },
    [`deck${own}`]: stack(decks.own),
    [`discard${own}`]: stack(decks.ownDiscard),
    ...(form !== 'desktop'
      ? {}
      : { [`deck${other}`]: stack(decks.theirs), [`discard${other}`]: stack(decks.theirDiscard) }),
  };
}

/** A place for each card of a hand, so that a laid one leaves a gap with its shadow in it. */
function inPlaces({ hand, cards, rows }: Geometry, count: number): ZonePlace {
  const perRow = Math.ceil(count / rows);
  const step = Math.min(cards.hand * 1.12, (hand.w - cards.hand) / Math.max(1, perRow - 1));
  const start = hand.x + (hand.w - step * (perRow - 1)) / 2;
  const points = Array.from({ length: count }, (_, i) => ({
    x: start + (i % perRow) * step,
    y: hand.y + (hand.h * (2 * Math.floor(i / perRow) + 1)) / (2 * rows),
  }));
  return { ...hand, spread: 'points', card: cards.hand, points };
}
