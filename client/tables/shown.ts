import type { Look } from '../../shared/engine/game.ts';
import type { PublicPiece, PublicTable } from '../../shared/protocol/state.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import type { Marks, Piece } from '../../shared/table/model.ts';

/** A piece as the viewing seat sees it. */
export interface Shown {
  readonly id: string;
  /** '' face down. */
  readonly kind: string;
  readonly seat: number;
  readonly zone: string;
  readonly at: number;
  readonly marks: Marks;
}

/**
 * The public pieces of `table`, overlaid by what the seat sees. The look is as new as `newest`, which may be ahead
 * of `table` while acts are still being shown: pieces that only the newer one has do not show yet.
 */
export function shownPieces(
  table: PublicTable,
  look: Look | undefined,
  newest: PublicTable = table,
): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const [id, piece] of table.pieces) shown.set(id, opened(id, piece));
  for (const piece of look?.pieces ?? []) {
    if (!table.pieces.has(piece.id) && newest.pieces.has(piece.id)) continue;
    shown.set(piece.id, seen(piece));
  }
  return shown;
}

const opened = (id: string, { marks, ...piece }: PublicPiece): Shown => ({
  id,
  kind: piece.kind,
  seat: piece.seat,
  zone: piece.zone,
  at: piece.at,
  marks: decodeMarks(marks),
});

const seen = ({ id, kind, seat, zone, at, marks }: Piece): Shown => ({ id, kind, seat, zone, at, marks });
