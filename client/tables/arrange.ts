import type { Shown } from './shown.ts';
import { type Lie, spread, TALL } from './spread.ts';
import type { CardLayout, Rect } from './table.ts';

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
      placed.set(piece.id, { ...sharp(laid.lies[i]), piece, depth: (place.order ?? 0) * PER_ZONE + i });
  }
  return { placed, reach };
}

/** On whole pixels, so that small writing stays sharp. */
function sharp({ x, y, w, turn }: Lie): Lie {
  const width = Math.round(w);
  const half = { x: width / 2, y: Math.ceil(width * TALL) / 2 };
  return { x: Math.round(x - half.x) + half.x, y: Math.round(y - half.y) + half.y, w: width, turn };
}

/** card: 7/5 high around its middle · pawn: stands with its foot there · marker: lies in a square. */
export type Form = 'card' | 'pawn' | 'marker';

/** Small things can be touched in a square of this side, px. */
const TOUCH = 44;

/** Where a piece can be touched. */
export function boxOf({ x, y, w }: Lie, form: Form): Rect {
  if (form === 'card') return { x: x - w / 2, y: y - (w * TALL) / 2, w, h: w * TALL };
  const side = Math.max(TOUCH, w);
  const up = form === 'pawn' ? side * 0.32 : 0;
  return { x: x - side / 2, y: y - side / 2 - up, w: side, h: side };
}

/**
 * The topmost piece at a place of the screen, '' for none. `except`: a piece that is in the hand; `above`: one that
 * stands out of its neighbours.
 */
export function pieceAt(
  { placed }: Arrangement,
  at: { readonly x: number; readonly y: number },
  formOf: (piece: Shown) => Form,
  { except = '', above = '' }: { readonly except?: string; readonly above?: string } = {},
): string {
  let best = '';
  let depth = Number.NEGATIVE_INFINITY;
  for (const [id, lie] of placed) {
    if (id === except || (lie.depth < depth && id !== above)) continue;
    const { x, y, w, h } = boxOf(lie, formOf(lie.piece));
    if (at.x < x || at.x > x + w || at.y < y || at.y > y + h) continue;
    best = id;
    if (id === above) break;
    depth = lie.depth;
  }
  return best;
}
