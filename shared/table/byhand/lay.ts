import type { Dice } from '../../engine/dice.ts';
import type { Scene } from '../model.ts';
import { laidAt, newId, stacked } from './laying.ts';
import { FELT, type FreePiece, type FreeTable, GONE, type LaidPiece } from './piece.ts';

/**
 * A table out of what a game lays out, `scene` as it is by hand. Throws where two pieces have one id, or one lies where
 * there is no place: our bug.
 */
export function layDown(laid: readonly LaidPiece[], scene: Scene, dice: Dice): FreeTable {
  const taken = new Set<string>();
  for (const { id } of laid) {
    if (id === '') continue;
    if (taken.has(id)) throw new Error(`Two pieces are called "${id}".`);
    taken.add(id);
  }
  // Zone by zone, and not as the game lists them: what it lists first must not show in the names.
  const zones = new Map<string, LaidPiece[]>();
  for (const piece of laid) {
    const zone = zones.get(piece.zone);
    if (zone) zone.push(piece);
    else zones.set(piece.zone, [piece]);
  }
  const inOrder = [...zones.keys()]
    .sort()
    .flatMap((zone) => (zones.get(zone) ?? []).sort((one, other) => one.at - other.at));
  // Names in hands are drawn first for the cards that others know, by their faces: the order is its owner's business.
  const names = new Map<LaidPiece, string>();
  const nameless = inOrder.filter(({ id }) => id === '');
  const known = ({ zone, seen = [], kind }: LaidPiece) =>
    scene.zones[zone]?.kind === 'hand' && seen.length > 0 ? `${[...seen].sort().join()} ${kind}` : '~';
  const inTurn = nameless
    .map((piece) => ({ piece, by: `${piece.zone} ${known(piece)}` }))
    .sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0));
  for (const { piece } of inTurn) names.set(piece, newId(dice, taken));
  const pieces = inOrder.map((piece): FreePiece => {
    const { id, kind, seat, zone, at, down, marks, seen = [] } = piece;
    if (zone === FELT || zone === GONE || !(zone in scene.zones))
      throw new Error(`"${kind}" is laid out in "${zone}", which is no zone.`);
    const blank: FreePiece = {
      id: names.get(piece) ?? id,
      kind,
      seat,
      zone,
      at: 0,
      x: 0,
      y: 0,
      z: 0,
      turn: 0,
      down,
      seen: [],
      marks,
      label: '',
      locked: false,
    };
    const lies = laidAt(scene, blank, { zone, at }, down);
    return { ...lies, seen: [...seen].sort((a, b) => a - b) };
  });
  return { pieces: stacked(pieces, scene), gone: [] };
}
