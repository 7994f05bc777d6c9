import type { FreeAct } from './acts.ts';
import { deal, roll, shuffle, sort } from './deal.ts';
import type { Hands } from './hands.ts';
import { look, show } from './look.ts';
import { flip, move, raise, turn } from './move.ts';
import type { FreeTable } from './piece.ts';
import { add, bring, copy, label, lock, mark, remove } from './stuff.ts';
import { opensMore } from './view.ts';

/**
 * The table after an act that `refusalOfHand` lets pass. Tells what everybody may know of it. An act that tells nothing
 * is its seat's own business (it sorted its hand), and the same table means that it changed nothing at all.
 */
export function byHand(table: FreeTable, act: FreeAct, hands: Hands): FreeTable {
  switch (act.act) {
    case 'move':
      return move(table, act, hands);
    case 'turn':
      return turn(table, act, hands);
    case 'flip':
      return flip(table, act, hands);
    case 'raise':
      return raise(table, act, hands);
    case 'deal':
      return deal(table, act, hands);
    case 'look':
      return look(table, act, hands);
    case 'show':
      return show(table, act, hands);
    case 'shuffle':
      return shuffle(table, act, hands);
    case 'sort':
      return sort(table, act, hands);
    case 'roll':
      return roll(table, act, hands);
    case 'mark':
      return mark(table, act, hands);
    case 'label':
      return label(table, act, hands);
    case 'lock':
      return lock(table, act, hands);
    case 'add':
      return add(table, act, hands);
    case 'copy':
      return copy(table, act, hands);
    case 'remove':
      return remove(table, act, hands);
    case 'bring':
      return bring(table, act, hands);
  }
}

/** Something is rolled, mixed or looked at by them, whoever may have known it before. */
const LUCKY: ReadonlySet<FreeAct['act']> = new Set(['roll', 'shuffle', 'sort', 'look', 'show']);

/**
 * Whether something was rolled, drawn, shown or mixed by it: then it is not taken back without the others. It is public
 * whether an act is, and so it hangs on nothing but what everybody sees.
 */
export function isChancy(before: FreeTable, act: FreeAct, after: FreeTable, scene: Hands['scene']): boolean {
  return LUCKY.has(act.act) || opensMore(before, after, scene);
}

/**
 * The table with the cards of a hand in the order that they had on another one; those that were not there come last,
 * as they lie.
 */
export function handInOrder(table: FreeTable, zone: string, as: FreeTable): FreeTable {
  const place = new Map<string, number>();
  for (const piece of as.pieces) if (piece.zone === zone) place.set(piece.id, place.size);
  const rank = (id: string) => place.get(id) ?? Number.MAX_SAFE_INTEGER;
  const hand = table.pieces.filter((piece) => piece.zone === zone);
  const ordered = [...hand].sort((a, b) => rank(a.id) - rank(b.id) || a.at - b.at);
  if (ordered.every((piece, at) => piece === hand[at])) return table;
  let next = 0;
  const pieces = table.pieces.map((piece) => {
    if (piece.zone !== zone) return piece;
    const at = next++;
    return ordered[at].at === at ? ordered[at] : { ...ordered[at], at };
  });
  return { ...table, pieces };
}
