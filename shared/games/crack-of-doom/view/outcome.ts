import type { Outcome } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { sideName } from '../rules/play.ts';
import type { Race } from '../rules/state.ts';

const RULES = { ring: 'C49', alone: 'C43', stuck: 'C41', rounds: 'C41' } as const;

/** How the race ended, with a line per figure; null while it goes on. */
export function outcomeOf(race: Race): Outcome | null {
  const { ending, seats } = race;
  if (!ending) return null;
  const side = ending.winners.map((seat) => sideName(race, seat)).join(', ');
  return {
    winners: ending.winners,
    words: words(ending.winners.length > 0 ? `over.${ending.reason}` : 'over.draw', { side }),
    rule: RULES[ending.reason],
    summary: [
      { words: words('summary.space'), bySeat: seats.map(({ space }) => space) },
      { words: words('summary.met'), bySeat: seats.map(({ tally }) => tally.met) },
      { words: words('summary.escaped'), bySeat: seats.map(({ tally }) => tally.escaped) },
      { words: words('summary.missed'), bySeat: seats.map(({ tally }) => tally.missed) },
      { words: words('summary.corruption'), bySeat: seats.map(({ corruption }) => corruption) },
      { words: words('summary.played'), bySeat: seats.map(({ tally }) => tally.played) },
      { words: words('summary.rounds'), bySeat: seats.map(() => race.round) },
    ],
  };
}
