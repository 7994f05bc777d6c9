import type { House } from '../../server/tables/house.ts';
import { Match, type Prepared } from '../../shared/engine/match.ts';

/** A game as it was played up to now: what its log leads to, and all that was told on the way. */
export interface Past {
  readonly match: Match;
  /** Since the opening, one for each further entry of the log. */
  readonly told: readonly Prepared[];
}

/**
 * Spares reading a log from its beginning: a match that stands where this one does, after all has been told again. It
 * has no states at hand to take back to. What comes to pass in it is added to `since`.
 */
export function goingOn({ match, told }: Past, since: Prepared[]): House['replay'] {
  return (game, seed, [open, ...acts], tell) => {
    if (open?.e !== 'open') throw new Error('The log does not begin with an opening.');
    const opened = Match.open(game, seed, open);
    if (!opened.ok) throw new Error(`The log can't be opened: ${opened.refusal.code}.`);
    const again = opened.value;
    again.entries.push(...acts);
    again.position = match.position;
    for (const one of told) tell?.(one);
    const { commit } = again;
    again.commit = (prepared) => {
      commit.call(again, prepared);
      since.push(prepared);
    };
    return again;
  };
}
