import type { Piece, Pile, Scene, Seat, Table } from '../model.ts';
import { FELT, type FreePiece, type FreeTable, GONE } from './piece.ts';
import { handOf, isHidden, isOrdered, liesFree, sees } from './place.ts';

/**
 * What everybody sees. Every piece is told, those in piles included. `at` in a hand is the place in the order of the
 * ids; on the felt it is the height, free on a board -1 less the height, so that what lies higher can be drawn above.
 */
export function publicTable({ pieces, gone }: FreeTable, scene: Scene): Table {
  const shown: Piece[] = [];
  const hands = new Map<string, FreePiece[]>();
  const piles: Record<string, Pile> = {};
  for (const [zone, { kind }] of Object.entries(scene.zones)) {
    if (kind === 'pile') piles[zone] = { count: 0, top: '' };
  }
  for (const piece of pieces) {
    if (scene.zones[piece.zone]?.kind === 'hand') {
      const hand = hands.get(piece.zone);
      if (hand) hand.push(piece);
      else hands.set(piece.zone, [piece]);
      continue;
    }
    shown.push(shownAs(scene, piece, isHidden(scene, piece) ? '' : piece.kind));
    const pile = piles[piece.zone];
    if (pile) piles[piece.zone] = { count: pile.count + 1, top: piece.down ? '' : piece.kind };
  }
  // Neither the order of the hands' cards nor when they were laid there may be told.
  for (const zone of [...hands.keys()].sort()) {
    const hand = [...(hands.get(zone) ?? [])].sort(byId);
    for (const [at, piece] of hand.entries()) shown.push({ ...shownAs(scene, piece, ''), at });
  }
  for (const [at, piece] of gone.entries())
    shown.push({ ...shownAs(scene, piece, isHidden(scene, piece) ? '' : piece.kind), zone: GONE, at });
  return { pieces: shown, piles, facts: {} };
}

/**
 * The faces that this seat sees besides, by the ids of the public pieces; its own hand in its own order. Nothing for a
 * spectator (-1).
 */
export function seenBy({ pieces, gone }: FreeTable, scene: Scene, seat: Seat): Piece[] {
  if (seat === -1) return [];
  const places = new Map<string, number>();
  const others = pieces.filter(
    ({ zone }) => scene.zones[zone]?.kind === 'hand' && handOf(scene, zone) !== seat,
  );
  for (const zone of new Set(others.map((piece) => piece.zone))) {
    const hand = others.filter((piece) => piece.zone === zone).sort(byId);
    for (const [at, { id }] of hand.entries()) places.set(id, at);
  }
  const seen: Piece[] = [];
  for (const piece of pieces) {
    if (!isHidden(scene, piece) || !sees(scene, piece, seat)) continue;
    const shown = shownAs(scene, piece, piece.kind);
    const at = places.get(piece.id);
    seen.push(at === undefined ? shown : { ...shown, at });
  }
  for (const [at, piece] of gone.entries()) {
    if (isHidden(scene, piece) && sees(scene, piece, seat))
      seen.push({ ...shownAs(scene, piece, piece.kind), zone: GONE, at });
  }
  // When they were laid there tells nothing, but how often somebody sorted the others' cards would show in it.
  return seen.sort((a, b) => order(a.zone, b.zone) || a.at - b.at || byId(a, b));
}

function shownAs(scene: Scene, piece: FreePiece, kind: string): Piece {
  const { id, seat, zone, at, x, y, z, turn, down, marks, label, locked } = piece;
  const height = zone === FELT ? z : liesFree(scene, zone, at) ? -1 - z : at;
  const inHand = !isOrdered(scene, zone) ? false : scene.zones[zone].kind === 'hand';
  return {
    id,
    kind,
    seat,
    zone,
    at: height,
    marks,
    lie: { x, y, turn, down: inHand || down, locked, label },
  };
}

/**
 * Whether a piece that was hidden on the first table lies on the second one where somebody else sees its face. What
 * somebody has seen of it already (`seen`) does not count: others can't know of that.
 */
export function opensMore(before: FreeTable, after: FreeTable, scene: Scene): boolean {
  const lay = new Map(before.pieces.map((piece) => [piece.id, piece]));
  for (const piece of before.gone) lay.set(piece.id, piece);
  return [...after.pieces, ...after.gone].some((piece) => {
    const old = lay.get(piece.id);
    if (!old || old === piece || !isHidden(scene, old)) return false;
    if (!isHidden(scene, piece)) return true;
    const owner = handOf(scene, piece.zone);
    return owner !== -1 && owner !== handOf(scene, old.zone);
  });
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { readonly id: string }, b: { readonly id: string }): number => order(a.id, b.id);
