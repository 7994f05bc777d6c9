import type { Prepared } from '../../shared/engine/match.ts';
import type { Position } from '../../shared/engine/position.ts';

/** Acts of one person that may lead nowhere while the game stands still: several times what the longest turn needs. */
export const MOST_TO_AND_FRO = 200;

/** What one person can do again and again by themselves. Whoever wants to leave is never held. */
const REPEATABLE: ReadonlySet<string> = new Set([
  ...['move', 'free', 'prefer', 'undo'],
  ...['rename', 'sit', 'bot', 'limit'],
]);

/** After these no move that was made before can be taken back, so there are none. */
const BEGINS_ANEW: ReadonlySet<string> = new Set(['start', 'resign', 'by-hand', 'agree']);

/**
 * How often each person has laid cards and taken them back, marked, moved and undone since the game last went on:
 * without an end to it, one seat could fill the table's log. What is counted are one's own acts and what everybody
 * has seen, so that a refusal tells nothing of others' secrets.
 */
export class ToAndFro {
  private readonly acts = new Map<string, number>();
  /** Most moves that ever counted: taking back and making them again is no progress. */
  private furthest = 0;

  /**
   * Whether this act is one too many. The answer that is asked for is always taken, and a free seat may always be given
   * to the table: who asks it to play has no other way on, and taking it off again counts.
   */
  isTooMuch(told: Prepared, before: Position): boolean {
    const { entry, position } = told;
    if (!REPEATABLE.has(entry.e) || !('by' in entry) || this.goesOn(told)) return false;
    const acts = this.acts.get(entry.by) ?? 0;
    if (acts < MOST_TO_AND_FRO || !('seat' in entry)) return acts >= MOST_TO_AND_FRO;
    const { seat } = entry;
    if (position.answered[seat] && !before.answered[seat]) return false;
    if (before.seats[seat].kind !== '' || position.seats[seat].kind === '') return true;
    // Sitting down is bounded all the same, since standing up is not.
    return entry.e !== 'bot' && (before.asked[seat] === '' || acts >= 2 * MOST_TO_AND_FRO);
  }

  /** Counts what has happened. */
  count(told: Prepared): void {
    const { entry, position } = told;
    const anew = position.moves.length === 0 && BEGINS_ANEW.has(entry.e);
    if (anew || this.goesOn(told)) {
      this.acts.clear();
      this.furthest = position.moves.length;
    } else if ('by' in entry && entry.by !== '') this.acts.set(entry.by, (this.acts.get(entry.by) ?? 0) + 1);
  }

  private goesOn({ entry, position, sealed }: Prepared): boolean {
    return (entry.e === 'move' || entry.e === 'free') && !sealed && position.moves.length > this.furthest;
  }
}
