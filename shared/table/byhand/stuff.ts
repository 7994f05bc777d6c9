import { words } from '../../engine/words.ts';
import type { Act, Hands } from './hands.ts';
import { firstMarks } from './kinds.ts';
import { laidAt, newId, onTop, placed, placeInOrder, stacked } from './laying.ts';
import { changed } from './move.ts';
import type { FreePiece, FreeTable } from './piece.ts';
import { isHidden, isOrdered, liesFree } from './place.ts';
import { countWords, tell, tellOf, where } from './telling.ts';

/** What is on the table at all, and what is written on it: marks, labels, locks; add, copy, remove, bring back. */

/** Sets a mark of this name on each; 0 takes it off. */
export function mark(table: FreeTable, { ids, name, value }: Act<'mark'>, hands: Hands): FreeTable {
  tellOf(hands, value === 0 ? 'hand.unmarks' : 'hand.marks', table, ids, { mark: name, value });
  return changed(table, ids, (piece) => {
    const { [name]: _, ...others } = piece.marks;
    return { ...piece, marks: value === 0 ? others : { ...others, [name]: value } };
  });
}

/** Writes on each; '' wipes it off. */
export function label(table: FreeTable, { ids, text }: Act<'label'>, hands: Hands): FreeTable {
  tellOf(hands, text === '' ? 'hand.unlabels' : 'hand.labels', table, ids, { text });
  return changed(table, ids, (piece) => ({ ...piece, label: text }));
}

/** Holds pieces where they are, or lets them go. */
export function lock(table: FreeTable, { ids, on }: Act<'lock'>, hands: Hands): FreeTable {
  tellOf(hands, on ? 'hand.locks' : 'hand.unlocks', table, ids);
  return changed(table, ids, (piece) => ({ ...piece, locked: on }));
}

/** New pieces of one kind. Their face is known to whoever adds them, also where they are laid hidden. */
export function add(table: FreeTable, act: Act<'add'>, hands: Hands): FreeTable {
  const { scene, seat, dice } = hands;
  const taken = idsOf(table);
  const to = placed(table.pieces, scene, act.to);
  const added = Array.from({ length: act.count }, (): FreePiece => {
    const blank: FreePiece = {
      id: newId(dice, taken),
      kind: act.kind,
      seat: act.seat,
      zone: '',
      at: 0,
      x: 0,
      y: 0,
      z: 0,
      turn: 0,
      down: act.down,
      seen: [],
      marks: firstMarks(act.kind),
      label: '',
      locked: false,
    };
    const laid = laidAt(scene, blank, to, act.down);
    return isHidden(scene, laid) ? { ...laid, seen: [seat] } : laid;
  });
  const face = added.some((piece) => isHidden(scene, piece)) ? undefined : scene.kinds[act.kind]?.name;
  const what = face && added.length === 1 ? words('hand.face', { face }) : countWords(added.length);
  if (face && added.length > 1)
    tell(hands, 'hand.adds-many', { count: added.length, face, where: where(hands, act.to.zone) });
  else tell(hands, 'hand.adds', { what, where: where(hands, act.to.zone) });
  const { at = -1, zone } = act.to;
  if (!isOrdered(scene, zone) || at < 0) return { ...table, pieces: onTop(table.pieces, added, scene) };
  const place = placeInOrder(table.pieces, zone, at);
  return { ...table, pieces: stacked(table.pieces.toSpliced(place, 0, ...added), scene) };
}

/** A copy on the felt lies a little aside, so that it is seen. In tenths. */
const ASIDE = 120;

/** One more of each, unlocked; known to those who know the first one. */
export function copy(table: FreeTable, { ids }: Act<'copy'>, hands: Hands): FreeTable {
  const { scene, dice } = hands;
  const taken = idsOf(table);
  const names = new Map(ids.map((id) => [id, newId(dice, taken)]));
  const pieces: FreePiece[] = [];
  const loose: FreePiece[] = [];
  for (const piece of table.pieces) {
    pieces.push(piece);
    const id = names.get(piece.id);
    if (id === undefined) continue;
    const twin = { ...piece, id, locked: false };
    const { zone, at, x, y } = piece;
    if (isOrdered(scene, zone)) pieces.push(twin);
    else if (liesFree(scene, zone, at))
      loose.push(laidAt(scene, twin, { zone, at, x: x + ASIDE, y: y + ASIDE }));
    else loose.push(twin);
  }
  tellOf(hands, 'hand.copies', table, ids);
  return { ...table, pieces: onTop(pieces, loose, scene) };
}

/** Off the table, kept in `gone`. */
export function remove(table: FreeTable, { ids }: Act<'remove'>, hands: Hands): FreeTable {
  const wanted = new Set(ids);
  const byId = new Map(table.pieces.map((piece) => [piece.id, piece]));
  tellOf(hands, 'hand.removes', table, ids);
  return {
    pieces: stacked(
      table.pieces.filter((piece) => !wanted.has(piece.id)),
      hands.scene,
    ),
    gone: [...table.gone, ...ids.flatMap((id) => byId.get(id) ?? [])],
  };
}

/** Back from `gone`, on top of what lies where they were. */
export function bring(table: FreeTable, { ids }: Act<'bring'>, hands: Hands): FreeTable {
  const wanted = new Set(ids);
  const byId = new Map(table.gone.map((piece) => [piece.id, piece]));
  const brought = ids.flatMap((id) => byId.get(id) ?? []);
  const next = {
    pieces: onTop(table.pieces, brought, hands.scene),
    gone: table.gone.filter((piece) => !wanted.has(piece.id)),
  };
  tellOf(hands, 'hand.brings', next, ids);
  return next;
}

const idsOf = ({ pieces, gone }: FreeTable) => new Set([...pieces, ...gone].map((piece) => piece.id));
