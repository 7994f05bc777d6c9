import type { AnyGame } from './game.ts';
import type { Entry } from './log.ts';
import type { Position } from './position.ts';

/** All of a position that taking back restores. */
export type Kept = Pick<Position, 'state' | 'free'>;

/** States before the last few moves, so that the usual undo needs no replay. Each costs a copy's memory. */
const STATES = 4;
/** Tables by hand share the pieces that nobody touched. */
const TABLES = 64;

/** How many of the last ones are kept, by the rules or by hand. */
export const mostKept = ({ free }: Kept): number => (free ? TABLES : STATES);

/** What was before some of the acts, by their place in the log. */
export class KeptStates {
  private readonly before = new Map<number, Kept>();

  has(place: number): boolean {
    return this.before.has(place);
  }

  get(place: number): Kept | undefined {
    return this.before.get(place);
  }

  set(place: number, kept: Kept): void {
    this.before.set(place, kept);
  }

  /** Keeps what was before the newest act, and lets go of what is older than the usual undo needs. */
  setNewest(place: number, kept: Kept): void {
    this.before.set(place, kept);
    for (const oldest of this.before.keys()) {
      if (this.before.size <= mostKept(kept)) break;
      this.before.delete(oldest);
    }
  }

  /** Lets go of all but these. */
  keepOnly(places: readonly number[]): void {
    for (const place of [...this.before.keys()]) if (!places.includes(place)) this.before.delete(place);
  }

  /** Keeps what another one has as well. */
  takeFrom(other: KeptStates): void {
    for (const [place, kept] of other.before) this.before.set(place, kept);
  }
}

/**
 * A state that was kept, to go on from. Standing answers that were given `since` are given again: an undo takes back
 * moves, not how somebody likes to be asked; marks on cards in a hand are not. The game is told again of who has sat
 * down since.
 */
export function restored(game: AnyGame, kept: Kept, since: readonly Entry[]): unknown {
  const state = game.copy(kept.state);
  const { pieces } = game.table(state);
  const faceDown = (id: string) => pieces.some((piece) => piece.id === id && piece.kind === '');
  for (const entry of since) {
    // The id of a face-down card tells nothing, and may have been another card's.
    if (entry.e === 'prefer' && !faceDown(entry.piece))
      game.prefer(state, entry.seat, entry.piece, entry.name, entry.value);
    else if (entry.e === 'sit' || entry.e === 'hand') game.welcome?.(state, entry.seat);
  }
  return state;
}
