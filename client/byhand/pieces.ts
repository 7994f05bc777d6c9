import type { Look } from '../../shared/engine/game.ts';
import type { PublicPiece, PublicTable } from '../../shared/protocol/state.ts';
import { LIES_DOWN, LIES_LOCKED } from '../../shared/protocol/state.ts';
import { FELT, GONE } from '../../shared/table/byhand/piece.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import type { Marks, Scene } from '../../shared/table/model.ts';

/** A piece as the acting seat sees it while the game is played by hand. */
export interface Laid {
  readonly id: string;
  /** Key into Scene.kinds, '' where this seat may not know it. */
  readonly kind: string;
  readonly seat: number;
  readonly zone: string;
  readonly at: number;
  readonly marks: Marks;
  /** Tenths, on the felt or free on a board. */
  readonly x: number;
  readonly y: number;
  /** Height: what was laid later lies higher. Says nothing in piles and hands. */
  readonly z: number;
  /** Twelfths clockwise. */
  readonly turn: number;
  readonly down: boolean;
  readonly locked: boolean;
  readonly label: string;
  /** Its face lies open to whoever looks from this seat: known, and not turned down. */
  readonly open: boolean;
  /** Everybody sees what it is. */
  readonly public: boolean;
}

/** All pieces on the table, from the lowest to the uppermost where the table tells it. */
export function laidPieces(
  table: PublicTable,
  look: Look | undefined,
  scene: Scene,
  own: number,
): ReadonlyMap<string, Laid> {
  const seen = new Map(look?.pieces.map((piece) => [piece.id, piece]));
  const laid = new Map<string, Laid>();
  for (const [id, piece] of table.pieces) {
    if (piece.zone === GONE) continue;
    laid.set(id, laidPiece(id, piece, seen.get(id), scene, own));
  }
  return laid;
}

/** Removed pieces, the last one first. */
export function gonePieces(table: PublicTable, scene: Scene): readonly Laid[] {
  return [...table.pieces]
    .filter(([, piece]) => piece.zone === GONE)
    .map(([id, piece]) => laidPiece(id, piece, undefined, scene, -1))
    .reverse();
}

interface Kept {
  readonly laid: Laid;
  readonly kind: string;
  readonly at: number;
  readonly own: number;
}

/** What did not change stays the same object, so that views can compare by identity. */
const kept = new WeakMap<PublicPiece, Kept>();

function laidPiece(
  id: string,
  piece: PublicPiece,
  seen: Look['pieces'][number] | undefined,
  scene: Scene,
  own: number,
): Laid {
  const known = kept.get(piece);
  const [kind, at] = [seen?.kind ?? '', seen?.at ?? -1];
  if (known && known.kind === kind && known.at === at && known.own === own) return known.laid;
  const laid = readPiece(id, piece, seen, scene, own);
  kept.set(piece, { laid, kind, at, own });
  return laid;
}

function readPiece(
  id: string,
  piece: PublicPiece,
  seen: Look['pieces'][number] | undefined,
  scene: Scene,
  own: number,
): Laid {
  const spec = scene.zones[piece.zone];
  const flags = piece.flags ?? 0;
  const kind = piece.kind || seen?.kind || '';
  const down = (flags & LIES_DOWN) !== 0;
  const mine = spec?.kind === 'hand' && spec.seat === own;
  return {
    id,
    kind,
    seat: piece.seat,
    zone: piece.zone,
    // In its own hand a seat has its own order.
    at: seen && mine ? seen.at : piece.at,
    marks: decodeMarks(piece.marks),
    x: piece.x ?? 0,
    y: piece.y ?? 0,
    z: heightOf(piece, spec?.kind === 'board'),
    turn: piece.turn ?? 0,
    down,
    locked: (flags & LIES_LOCKED) !== 0,
    label: piece.label ?? '',
    // In a hand it says nothing how a card lies: its owner sees it.
    open: kind !== '' && (mine || !down),
    public: piece.kind !== '',
  };
}

/** Cards and whatever nobody sees lie flat; figures and pawns stand. */
export type Form = 'card' | 'figure' | 'pawn' | 'marker';

export function formOf(scene: Scene, kind: string): Form {
  return scene.kinds[kind]?.shape ?? 'card';
}

/** Whether it lies anywhere, by its own x and y. */
export const isFree = (piece: Laid, scene: Scene): boolean =>
  piece.zone === FELT || (scene.zones[piece.zone]?.kind === 'board' && piece.at < 0);

/** As it is told: see publicTable in shared/table/byhand/view.ts. */
function heightOf({ zone, at }: PublicPiece, board: boolean): number {
  if (zone === FELT) return at;
  return board && at < 0 ? -1 - at : 0;
}
