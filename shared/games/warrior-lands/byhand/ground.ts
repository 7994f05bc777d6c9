import { type Words, words } from '../../../engine/words.ts';
import type { Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Battle } from '../rules/state.ts';
import { CURSED, GROUND, ITEMS, lootId } from '../view/scene.ts';

/** Cursed hexes and items of the fallen where they lie now. Items that were taken off the table are lost. */
export function putGround(b: Battle, lying: Lying): readonly Words[] {
  const cells = new Set(take(lying, ({ kind, down }) => kind === CURSED && !down).map(({ at }) => at));
  b.cursed = [
    ...b.cursed.filter((cell) => cells.has(cell)),
    ...[...cells].filter((cell) => !b.cursed.includes(cell)),
  ];
  const ids = new Map(b.loot.map(({ cell }) => [lootId(cell), cell]));
  const now = new Map<number, number>();
  const unread: Words[] = [];
  for (const { id, at, marks } of take(lying, ({ kind, id }) => kind === ITEMS && ids.has(id))) {
    const cell = ids.get(id) ?? -1;
    now.set(cell, at);
    const lie = b.loot.filter((one) => one.cell === cell).length;
    if ((marks.count ?? 0) !== lie) unread.push(words('unread.items', { n: lie }));
  }
  const before = b.loot.length;
  b.loot = b.loot.flatMap((one) => {
    const cell = now.get(one.cell);
    return cell === undefined ? [] : [cell === one.cell ? one : { ...one, cell }];
  });
  b.usedUp += before - b.loot.length;
  return unread;
}

const take = (lying: Lying, means: (piece: FreePiece) => boolean) =>
  ['board', GROUND].flatMap((zone) => lying.take(zone, (piece) => piece.at >= 0 && means(piece)));
