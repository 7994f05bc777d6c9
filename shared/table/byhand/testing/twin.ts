import type { Dice } from '../../../engine/dice.ts';
import type { Scene, Seat } from '../../model.ts';
import type { FreePiece, FreeTable } from '../piece.ts';
import { sees } from '../place.ts';

/** The same table for somebody at this seat (-1: a spectator), all other faces dealt out anew. */
export function twinFor(table: FreeTable, scene: Scene, seat: Seat, dice: Dice): FreeTable {
  const hidden = [...table.pieces, ...table.gone].filter((piece) => !sees(scene, piece, seat));
  const kinds = dice.shuffle(hidden.map((piece) => piece.kind));
  const other = new Map(hidden.map(({ id }, i) => [id, kinds[i]]));
  const changed = (piece: FreePiece) => ({ ...piece, kind: other.get(piece.id) ?? piece.kind });
  return { pieces: table.pieces.map(changed), gone: table.gone.map(changed) };
}
