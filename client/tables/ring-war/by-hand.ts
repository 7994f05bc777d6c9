import type { Scene } from '../../../shared/table/model.ts';
import type { Rect, WindowSize, ZonePlace } from '../table.ts';
import { geometryByHand, type HandGeometry } from './geometry-by-hand.ts';
import { lay, type RingWarLayout } from './lay.ts';
import { plotsOf } from './plots.ts';
import { PILES, pileZone } from './state.ts';

/** The layout by hand. */
export interface RingWarByHand extends RingWarLayout {
  readonly geometry: HandGeometry;
}

/** The same table by hand: each side's deck, discards and shown scout lie on its own edge of the table. */
export function layByHand(window: WindowSize, scene: Scene, own: number): RingWarByHand {
  const geometry = geometryByHand(window);
  const layout = lay(window, scene, own, geometry);
  const { seen: _, ...zones } = layout.zones;
  return {
    ...layout,
    geometry,
    papers: {},
    zones: named({ ...zones, ...besides(geometry, own) }, own),
    plots: plotsOf(layout, geometry, own),
  };
}

/** Ropes, boxes and names say what lies there. */
function named(zones: RingWarLayout['zones'], own: number): Record<string, ZonePlace> {
  const rows = new Set(PILES.flatMap((pile) => [pileZone(pile, own), pileZone(pile, 1 - own)]));
  return Object.fromEntries(
    Object.entries(zones).map(([zone, place]) => [
      zone,
      { ...place, named: true, ...(rows.has(zone) ? { order: 1 } : {}) },
    ]),
  );
}

function besides({ decks, scout, ownScout }: HandGeometry, own: number): Record<string, ZonePlace> {
  const stack = (rect: Rect): ZonePlace => ({ ...rect, spread: 'stack', card: rect.w });
  const shown = (rect: Rect): ZonePlace => ({ ...rect, spread: 'row', card: rect.w });
  return {
    [`deck${1 - own}`]: stack(decks.theirs),
    [`discard${1 - own}`]: stack(decks.theirDiscard),
    [`scout${1 - own}`]: shown(scout),
    [`scout${own}`]: shown(ownScout),
  };
}
