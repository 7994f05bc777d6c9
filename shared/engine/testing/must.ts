import type { Entry } from '../log.ts';
import type { Match, Prepared } from '../match.ts';

/** Lets an act happen that a test needs. Throws where it is refused. */
export function must(match: Match, act: Entry): Prepared {
  const done = match.act(act);
  if (!done.ok) throw new Error(`${act.e} was refused: ${done.refusal.code}`);
  return done.value;
}
