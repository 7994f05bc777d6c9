import type { Act, Hands } from './hands.ts';
import { known, laidAt, onTop, placed, placeInOrder, stacked } from './laying.ts';
import type { FreePiece, FreeTable } from './piece.ts';
import { handOf, isOrdered, spotOf } from './place.ts';
import { tellFlip, tellMove, tellOf } from './telling.ts';

/** Pieces that come to lie elsewhere, or otherwise: lay, turn, flip, lift. */

/** Lays pieces elsewhere, in the order in which they are named; told to nobody within one's own hand. */
export function move(table: FreeTable, act: Act<'move'>, hands: Hands): FreeTable {
  const { scene } = hands;
  const taken = new Map(act.pieces.map(({ id }) => [id, table.pieces.find((piece) => piece.id === id)]));
  const pieces = table.pieces.filter((piece) => !taken.has(piece.id));
  const pairs: { before: FreePiece; after: FreePiece }[] = [];
  let last = { zone: '', at: -1, place: -1 };
  for (const to of act.pieces) {
    const before = taken.get(to.id);
    if (!before) continue;
    const after = { ...laidAt(scene, before, placed(pieces, scene, to), act.down), z: 0 };
    pairs.push({ before, after });
    const at = to.at ?? -1;
    if (!isOrdered(scene, to.zone) || at < 0) {
      pieces.push(after);
      continue;
    }
    // Pieces for one and the same place are laid there together, each above the one before.
    const together = last.zone === to.zone && last.at === at;
    const place = together ? last.place + 1 : placeInOrder(pieces, to.zone, at);
    pieces.splice(place, 0, after);
    last = { zone: to.zone, at, place };
  }
  const own = pairs.every(({ before, after }) => ownHand(hands, before.zone) && ownHand(hands, after.zone));
  if (!own) tellMove(hands, pairs);
  return { ...table, pieces: stacked(pieces, scene) };
}

/** How somebody keeps their own cards is nobody else's business. */
const ownHand = ({ scene, seat }: Hands, zone: string): boolean => handOf(scene, zone) === seat;

/** Turns pieces where they lie, by twelfths of a circle, clockwise. */
export function turn(table: FreeTable, { ids, by }: Act<'turn'>, hands: Hands): FreeTable {
  tellOf(hands, 'hand.turns', table, ids);
  return changed(table, ids, (piece) => ({ ...piece, turn: (piece.turn + by + 12) % 12 }));
}

/** Turns pieces over; a stack as one, so that its lowest comes to lie on top. */
export function flip(table: FreeTable, { ids }: Act<'flip'>, hands: Hands): FreeTable {
  const { scene } = hands;
  const over = changed(table, ids, (piece) => known(scene, piece, { ...piece, down: !piece.down }));
  const pieces = [...over.pieces];
  const places = new Map<string, number[]>();
  const flipped = new Set(ids);
  pieces.forEach((piece, place) => {
    if (!flipped.has(piece.id)) return;
    const spot = spotOf(scene, piece);
    const others = places.get(spot);
    if (others) others.push(place);
    else places.set(spot, [place]);
  });
  for (const stack of places.values()) {
    const turned = stack.map((place) => pieces[place]).reverse();
    stack.forEach((place, i) => {
      pieces[place] = { ...turned[i], z: over.pieces[place].z };
    });
  }
  const next = { ...table, pieces: stacked(pieces, scene) };
  tellFlip(hands, next, ids);
  return next;
}

/** Puts pieces on top of what lies with them, or below it, in the order that they have among themselves. */
export function raise(table: FreeTable, { ids, to }: Act<'raise'>, hands: Hands): FreeTable {
  const { scene } = hands;
  const lifted = new Set(ids);
  const moved = table.pieces.filter((piece) => lifted.has(piece.id));
  const others = table.pieces.filter((piece) => !lifted.has(piece.id));
  if (!moved.every(({ zone }) => ownHand(hands, zone)))
    tellOf(hands, to === 'top' ? 'hand.lifts' : 'hand.sinks', table, ids);
  if (to === 'top') return { ...table, pieces: onTop(others, moved, scene) };
  return { ...table, pieces: stacked([...moved.map((piece) => ({ ...piece, z: 0 })), ...others], scene) };
}

/** The table with these pieces changed. */
export function changed(
  table: FreeTable,
  ids: readonly string[],
  change: (piece: FreePiece) => FreePiece,
): FreeTable {
  const wanted = new Set(ids);
  return {
    ...table,
    pieces: table.pieces.map((piece) => (wanted.has(piece.id) ? change(piece) : piece)),
  };
}
