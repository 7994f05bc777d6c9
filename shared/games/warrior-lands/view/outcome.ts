import type { Outcome } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { seatsOf } from '../rules/play.ts';
import type { Battle } from '../rules/state.ts';
import { RULE } from '../rules/victory.ts';

/** How the battle ended, with a summary per side; null while it goes on. */
export function outcomeOf(b: Battle): Outcome | null {
  const { over } = b;
  if (!over) return null;
  const seats = Array.from({ length: seatsOf(b) }, (_, seat) => seat);
  const side = over.winners.map((seat) => b.base.setup.sides[seat].name).join(', ');
  const lost = (seat: number): number => b.units.filter((unit) => unit.dead && unit.owner === seat).length;
  const luck = (seat: number): number => {
    const { wins, sixths } = b.tally[seat];
    return Math.round((wins - sixths / 6) * 10) / 10;
  };
  return {
    winners: over.winners,
    words: words(over.winners.length > 0 ? `over.${over.reason}` : 'over.draw', { side }),
    rule: RULE[over.reason],
    summary: [
      { words: words('summary.lost'), bySeat: seats.map(lost) },
      { words: words('summary.dealt'), bySeat: seats.map((seat) => b.tally[seat].dealt) },
      { words: words('summary.luck'), bySeat: seats.map(luck) },
      { words: words('summary.rounds'), bySeat: seats.map(() => b.round) },
    ],
  };
}
