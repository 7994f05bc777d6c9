import type { Dice } from '../../engine/dice.ts';
import type { Scene, Seat } from '../model.ts';
import type { PilePlace } from './acts.ts';
import { type FreePiece, LAST_PLACE } from './piece.ts';
import { handOf, isHidden, isOrdered, liesFree, onTable } from './place.ts';

/** How pieces come to lie: what every act that moves something is made of. */

/** So that a height fits the numbers in which it is told. */
const HIGHEST = 30_000;

/** A name that tells nothing, drawn by the table's dice. */
export function newId(dice: Dice, taken: Set<string>): string {
  for (;;) {
    const id = `x${dice.pick(36 ** 5).toString(36)}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/**
 * The piece as it lies in its new place, who knows its face included. Its height and its place in the order of a pile
 * or a hand are put right by `stacked`. `down`: face up or down from now on; absent: as it lay.
 */
export function laidAt(scene: Scene, piece: FreePiece, to: PilePlace, down?: boolean): FreePiece {
  const { zone } = to;
  const board = scene.zones[zone]?.kind === 'board';
  const at = to.at ?? (board ? -1 : 0);
  const free = liesFree(scene, zone, at);
  const point = free ? onTable(scene, to.x ?? 0, to.y ?? 0) : { x: 0, y: 0 };
  const inHand = scene.zones[zone]?.kind === 'hand';
  const card = scene.kinds[piece.kind]?.shape === 'card';
  const laid: FreePiece = {
    ...piece,
    zone,
    at: zone in scene.zones ? at : 0,
    ...point,
    // How a card lies within a hand is seen by all: putting it in order there leaves that as it is.
    turn: inHand && zone !== piece.zone ? 0 : piece.turn,
    down: inHand ? card : (down ?? piece.down),
  };
  return known(scene, piece, laid);
}

/** After it has been moved or turned over: who has seen the face that is hidden now. */
export function known(scene: Scene, before: FreePiece, after: FreePiece): FreePiece {
  if (!isHidden(scene, after)) return after.seen.length === 0 ? after : { ...after, seen: [] };
  if (!isHidden(scene, before)) return { ...after, seen: scene.sides.map((_, seat) => seat) };
  const owner = handOf(scene, before.zone);
  return before.zone !== after.zone && owner !== -1 ? seenBySeats(after, [owner]) : after;
}

/** Its face is known to these seats as well, from now on. */
export function seenBySeats(piece: FreePiece, seats: readonly Seat[]): FreePiece {
  const more = seats.filter((seat) => !piece.seen.includes(seat));
  if (more.length === 0) return piece;
  return { ...piece, seen: [...new Set([...piece.seen, ...more])].sort((a, b) => a - b) };
}

/**
 * Pieces in the order in which they lie, the lowest first, with what follows from it: heights that grow, then pile by
 * pile and hand by hand, places without gaps. What lies as before stays the same object.
 */
export function stacked(pieces: readonly FreePiece[], scene: Scene): FreePiece[] {
  const loose: FreePiece[] = [];
  const piles = new Map<string, FreePiece[]>();
  let height = -1;
  for (const piece of pieces) {
    if (!isOrdered(scene, piece.zone)) {
      height = piece.z > height ? piece.z : height + 1;
      loose.push(piece.z === height ? piece : { ...piece, z: height });
      continue;
    }
    const pile = piles.get(piece.zone) ?? [];
    if (pile.length === 0) piles.set(piece.zone, pile);
    const at = pile.length;
    pile.push(piece.at === at && piece.z === 0 ? piece : { ...piece, at, z: 0 });
  }
  const lies = height <= HIGHEST ? loose : loose.map((piece, z) => ({ ...piece, z }));
  return lies.concat(...[...piles.keys()].sort().map((zone) => piles.get(zone) ?? []));
}

/** Pieces that are laid on top of all others, in this order. */
export function onTop(pieces: readonly FreePiece[], laid: readonly FreePiece[], scene: Scene): FreePiece[] {
  return stacked([...pieces, ...laid.map((piece) => ({ ...piece, z: 0 }))], scene);
}

/**
 * The place in full: what is laid in a row or a box without saying where comes after all that lies there, as far as
 * places go.
 */
export function placed(pieces: readonly FreePiece[], scene: Scene, to: PilePlace): PilePlace {
  const kind = scene.zones[to.zone]?.kind;
  if ((kind !== 'row' && kind !== 'box') || (to.at ?? -1) >= 0) return to;
  let last = -1;
  for (const { zone, at } of pieces) if (zone === to.zone && at > last) last = at;
  return { ...to, at: Math.min(last + 1, LAST_PLACE) };
}

/** Where in all the pieces the one lies that is the `rank`th of its zone; at their end where there are not so many. */
export function placeInOrder(pieces: readonly FreePiece[], zone: string, rank: number): number {
  let left = rank;
  const place = pieces.findIndex((piece) => piece.zone === zone && left-- === 0);
  return place === -1 ? pieces.length : place;
}
