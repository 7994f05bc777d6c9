import type { Outcome } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { foeOf, type Team } from '../model.ts';
import { seatsOf, type War } from '../rules/state.ts';

/** The team with more fighter cards: what a game's stacks say, or who did not give up. */
export function winnerOf(war: War): Team | -1 {
  if (war.resigned !== -1) return foeOf(war.resigned);
  return winnerByCards(war.won[0].length, war.won[1].length);
}

/** Equal numbers are a draw (B35). */
export const winnerByCards = (first: number, second: number): Team | -1 =>
  first === second ? -1 : first > second ? 0 : 1;

/** null while the game goes on. */
export function outcomeOf(war: War): Outcome | null {
  if (war.phase !== 'over') return null;
  const winner = winnerOf(war);
  const { teams } = war.base.setup;
  const [mine, theirs] = [war.won[winner === 1 ? 1 : 0].length, war.won[winner === 1 ? 0 : 1].length];
  const seats = war.tempo.map((_, seat) => seat);
  const luck = (seat: number): number => war.pips[seat] - 3.5 * war.thrown[seat];
  return {
    winners: winner === -1 ? [] : seatsOf(war, winner),
    words:
      winner === -1
        ? words('over.draw', { n: mine })
        : words(war.resigned === -1 ? 'over.won' : 'over.resigned', {
            ...{ team: teams[winner].name, other: teams[foeOf(winner)].name, mine, theirs },
          }),
    rule: winner === -1 ? 'B35' : 'winning',
    summary: [
      { words: words('summary.cards'), bySeat: seats.map((seat) => war.won[seat % 2].length) },
      { words: words('summary.fights'), bySeat: seats.map((seat) => war.fightsWon[seat]) },
      { words: words('summary.rolls'), bySeat: seats.map((seat) => war.thrown[seat]) },
      { words: words('summary.luck'), bySeat: seats.map(luck) },
    ],
  };
}
