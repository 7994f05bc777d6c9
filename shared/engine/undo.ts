import type { Seat } from '../table/model.ts';
import type { Entry } from './log.ts';
import type { Position, SeatHolder } from './position.ts';

export interface Takeback {
  /** Index into `position.moves` of the first move to take back. */
  readonly from: number;
  /** Nothing was rolled, drawn or revealed since, and nobody else has moved: needs no consent. */
  readonly free: boolean;
  /** People at the table who must agree where it is not free; bots agree to everything. */
  readonly others: readonly string[];
  /** Nobody else saw anything of it, nor of its being taken back: the order of one's own cards. */
  readonly unseen: boolean;
}

/**
 * What "take back" means for this seat now: its last move of its own, with all that followed.
 * null: nothing to take back.
 */
export function takebackOf(position: Position, seat: Seat): Takeback | null {
  // A secret answer is changed by its own moves: whether it can be taken back would tell that others answered.
  if (position.phase !== 'playing' || position.sealedSince > 0) return null;
  const { moves, seats, free } = position;
  let from = moves.length - 1;
  // How somebody sorted their cards before others moved is not worth taking all of that back.
  let followed = false;
  for (; from >= 0; from--) {
    const { seat: mover, auto, unseen } = moves[from];
    if (mover === seat && !auto && !(free && unseen && followed)) break;
    followed ||= !unseen;
  }
  if (from < 0) return null;
  // By the rules all that followed goes with it: nobody loses what they did unseen without a word.
  const unseen =
    moves[from].unseen === true &&
    (free !== null || moves.slice(from).every((move) => move.seat === seat && move.unseen));
  if (unseen) return { from, free: true, others: [], unseen };
  // Once they are shown, answers given at the same time are taken back together: nobody answers what was seen.
  const { question } = moves[from];
  while (question > 0 && from > 0 && moves[from - 1].question === question) from--;
  const own = moves
    .slice(from)
    .every((move) => (free && move.unseen) || (move.seat === seat && !move.chancy && !move.late));
  return { from, free: own, others: othersThan(seats, seat), unseen: false };
}

/**
 * An act that takes moves back carries the place in the log that it goes back to: whoever reads the log knows
 * beforehand which states to keep, so that reading stays linear. Any other act stays as it is.
 */
export function withPlace(entry: Entry, before: Position, after: Position): Entry {
  if (entry.e !== 'undo' && entry.e !== 'agree') return entry;
  const { moves, free } = before;
  if (after.moves.length === moves.length || (after.free === null) !== (free === null)) return entry;
  const first = moves.findIndex((mark, i) => mark !== after.moves[i]);
  return { ...entry, to: moves[first].place };
}

/** People at the table besides the one at this seat. */
export function othersThan(seats: readonly SeatHolder[], seat: Seat): string[] {
  const asking = seats[seat].person;
  const others = new Set<string>();
  for (const holder of seats) {
    if (holder.kind === 'person' && holder.person !== asking) others.add(holder.person);
  }
  return [...others];
}
