import type { Refusal } from '../../engine/refusal.ts';
import { type Words, words } from '../../engine/words.ts';
import type { Scene, Seat } from '../model.ts';
import type { FreeAct, PilePlace } from './acts.ts';
import { FELT, type FreePiece, type FreeTable } from './piece.ts';
import { handOf, handZone, inOthersHand, isHidden, pileAt, sees } from './place.ts';

/** All that may lie on a table, with what was removed from it. */
export const MOST_ON_TABLE = 1000;
/** Names of figures on one piece: all of them are told anew with every change, so there is an end to them. */
export const MOST_MARKS = 24;

/**
 * Why hands can't do this; null: they can. Every act is checked as a whole before any of it happens: one piece that
 * can't be moved keeps all where they are.
 */
export function refusalOfHand(table: FreeTable, scene: Scene, seat: Seat, act: FreeAct): Refusal | null {
  switch (act.act) {
    case 'move':
      return (
        ofPieces(
          table,
          scene,
          seat,
          act.pieces.map(({ id }) => id),
          true,
        ) ?? first(act.pieces, (to) => ofPlace(scene, to))
      );
    case 'turn':
    case 'raise':
    case 'remove':
      return ofPieces(table, scene, seat, act.ids, true);
    case 'flip':
      return ofPieces(table, scene, seat, act.ids, true) ?? ofFlip(table, scene, act.ids);
    case 'mark':
      return ofPieces(table, scene, seat, act.ids, false) ?? ofMarks(named(table, act.ids), act);
    case 'label':
    case 'lock':
      return ofPieces(table, scene, seat, act.ids, false);
    case 'deal': {
      const refusal = ofPile(table, scene, seat, act.from, true);
      if (refusal) return refusal;
      // It would tell how somebody has sorted their cards.
      if (scene.zones[act.from.zone]?.kind === 'hand') return no('deal-hand');
      return act.seats.every((to) => handZone(scene, to) !== undefined) ? null : no('no-hand');
    }
    case 'look':
      if (act.ids) return ofPieces(table, scene, seat, act.ids, false);
      return act.from ? ofPile(table, scene, seat, act.from, false) : no('nothing-there');
    case 'show':
      return ofPieces(table, scene, seat, act.ids, false) ?? ofShow(table, scene, act);
    case 'shuffle':
      return ofPile(table, scene, seat, act.pile, true);
    case 'sort':
      return (
        ofPile(table, scene, seat, act.pile, true) ?? ofFaces(scene, seat, pileAt(table, scene, act.pile))
      );
    case 'roll':
      return null;
    case 'add':
      if (!Object.hasOwn(scene.kinds, act.kind)) return no('no-kind');
      if (act.seat >= scene.sides.length) return no('seat');
      return ofPlace(scene, act.to) ?? ofRoom(table, act.count);
    case 'copy':
      return (
        ofPieces(table, scene, seat, act.ids, false) ??
        ofFaces(scene, seat, named(table, act.ids)) ??
        ofRoom(table, act.ids.length)
      );
    case 'bring':
      return ofBring(table, scene, seat, act.ids);
  }
}

function ofPieces(
  table: FreeTable,
  scene: Scene,
  seat: Seat,
  ids: readonly string[],
  moves: boolean,
): Refusal | null {
  if (new Set(ids).size < ids.length) return no('twice');
  const pieces = named(table, ids);
  if (pieces.length < ids.length) return no('gone-piece');
  return ofTouching(scene, seat, pieces, moves);
}

function ofTouching(scene: Scene, seat: Seat, pieces: readonly FreePiece[], moves: boolean): Refusal | null {
  const others = pieces.find(({ zone }) => inOthersHand(scene, zone, seat));
  if (others) return ofHand(scene, others.zone);
  return moves && pieces.some((piece) => piece.locked) ? no('locked') : null;
}

const ofHand = (scene: Scene, zone: string): Refusal =>
  no('others-hand', { owner: scene.sides[handOf(scene, zone)]?.name ?? '' });

function ofPile(table: FreeTable, scene: Scene, seat: Seat, pile: PilePlace, moves: boolean): Refusal | null {
  const refusal = ofPlace(scene, pile);
  if (refusal) return refusal;
  if (inOthersHand(scene, pile.zone, seat)) return ofHand(scene, pile.zone);
  const pieces = pileAt(table, scene, pile);
  return pieces.length === 0 ? no('nothing-there') : ofTouching(scene, seat, pieces, moves);
}

function ofPlace(scene: Scene, { zone, at = -1 }: PilePlace): Refusal | null {
  if (zone === FELT) return null;
  if (!Object.hasOwn(scene.zones, zone)) return no('no-place');
  const cells = scene.zones[zone].kind === 'board' ? (scene.board?.cells.length ?? 0) / 2 : Infinity;
  return at < cells ? null : no('off-board');
}

const ofFlip = (table: FreeTable, scene: Scene, ids: readonly string[]): Refusal | null =>
  named(table, ids).some(({ zone }) => scene.zones[zone]?.kind === 'hand') ? no('in-hand-flip') : null;

function ofShow(
  table: FreeTable,
  scene: Scene,
  { ids, seats }: Extract<FreeAct, { readonly act: 'show' }>,
): Refusal | null {
  if (seats?.some((to) => to >= scene.sides.length)) return no('seat');
  return named(table, ids).some((piece) => isHidden(scene, piece)) ? null : no('open-already');
}

const ofMarks = (
  pieces: readonly FreePiece[],
  { name, value }: Extract<FreeAct, { readonly act: 'mark' }>,
): Refusal | null =>
  value !== 0 &&
  pieces.some(({ marks }) => !Object.hasOwn(marks, name) && Object.keys(marks).length >= MOST_MARKS)
    ? no('many-marks', { most: MOST_MARKS })
    : null;

/** Who has not seen a face can't tell it from others. */
const ofFaces = (scene: Scene, seat: Seat, pieces: readonly FreePiece[]): Refusal | null =>
  pieces.every((piece) => sees(scene, piece, seat)) ? null : no('turned-away');

const ofRoom = ({ pieces, gone }: FreeTable, more: number): Refusal | null =>
  pieces.length + gone.length + more <= MOST_ON_TABLE ? null : no('table-full', { most: MOST_ON_TABLE });

function ofBring({ gone }: FreeTable, scene: Scene, seat: Seat, ids: readonly string[]): Refusal | null {
  if (new Set(ids).size < ids.length) return no('twice');
  const wanted = new Set(ids);
  const pieces = gone.filter((piece) => wanted.has(piece.id));
  return pieces.length < ids.length ? no('not-removed') : ofTouching(scene, seat, pieces, false);
}

function named({ pieces }: FreeTable, ids: readonly string[]): FreePiece[] {
  const wanted = new Set(ids);
  return pieces.filter((piece) => wanted.has(piece.id));
}

function first<T>(all: readonly T[], check: (one: T) => Refusal | null): Refusal | null {
  for (const one of all) {
    const refusal = check(one);
    if (refusal) return refusal;
  }
  return null;
}

const no = (code: string, values?: Words['with']): Refusal => ({ code, words: words(`no.${code}`, values) });
