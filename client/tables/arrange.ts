import type { Shown } from './shown.ts';
import { type Lie, spread, TALL } from './spread.ts';
import type { CardLayout } from './table.ts';

/** A piece and where it lies at rest. */
export interface Placed extends Lie {
  readonly piece: Shown;
  /** What lies above what: higher is above. */
  readonly depth: number;
}

export interface Arrangement {
  /** By id, from the lowest to the uppermost within a zone. */
  readonly placed: ReadonlyMap<string, Placed>;
  /** How far each zone can be swiped; zones in which everything fits are absent. */
  readonly reach: Readonly<Record<string, number>>;
}

/** Rooms between zones in the order of depth. */
const PER_ZONE = 200;

/** Where everything lies. `swipes`: how far zones are swiped, px. Pieces in zones without a place are left out. */
export function arrange(
  layout: CardLayout,
  pieces: ReadonlyMap<string, Shown>,
  swipes: Readonly<Record<string, number>> = {},
): Arrangement {
  const byZone = new Map<string, Shown[]>();
  for (const piece of pieces.values()) {
    if (!layout.zones[piece.zone]) continue;
    const list = byZone.get(piece.zone);
    if (list) list.push(piece);
    else byZone.set(piece.zone, [piece]);
  }
  const placed = new Map<string, Placed>();
  const reach: Record<string, number> = {};
  for (const [zone, place] of Object.entries(layout.zones)) {
    const list = byZone.get(zone)?.sort((a, b) => a.at - b.at);
    if (!list) continue;
    const laid = spread(
      place,
      list.map((piece) => piece.at),
      swipes[zone],
    );
    if (laid.reach > 0) reach[zone] = laid.reach;
    for (const [i, piece] of list.entries())
      placed.set(piece.id, { ...laid.lies[i], piece, depth: (place.order ?? 0) * PER_ZONE + i });
  }
  return { placed, reach };
}

/**
 * The topmost piece at a place of the screen, '' for none. `isCard`: cards are 7/5 high, others stand in a square.
 * `except`: a piece that is in the hand.
 */
export function pieceAt(
  { placed }: Arrangement,
  at: { readonly x: number; readonly y: number },
  isCard: (piece: Shown) => boolean,
  except = '',
): string {
  let best = '';
  let depth = Number.NEGATIVE_INFINITY;
  for (const [id, { x, y, w, piece, depth: d }] of placed) {
    if (id === except) continue;
    const card = isCard(piece);
    const half = card ? w / 2 : Math.max(22, w / 2);
    const tall = card ? (w * TALL) / 2 : Math.max(22, w / 2);
    if (Math.abs(at.x - x) > half || Math.abs(at.y - y) > tall || d < depth) continue;
    best = id;
    depth = d;
  }
  return best;
}
