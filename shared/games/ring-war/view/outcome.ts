import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import type { Outcome } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { deckName } from '../data/decks.ts';
import { opponentOf, QUEST, type Side, WAR } from '../model.ts';
import type { RingWar } from '../rules/state.ts';

/** How the game ended, with a summary per side; null while it goes on. */
export function outcomeOf(b: RingWar): Outcome | null {
  if (!b.over) return null;
  const { winner, by } = b.over;
  const bothSides = (figure: (side: Side) => number): readonly number[] => [figure(0), figure(1)];
  return {
    winners: [winner],
    words: words(`over.${by}`, { side: words(`side.${deckName(winner)}`) }),
    rule: by === 'resigned' ? 'resign' : 'R24',
    summary: [
      { words: words('summary.quest-tokens'), bySeat: bothSides((side) => b.tokens[side][QUEST]) },
      { words: words('summary.war-tokens'), bySeat: bothSides((side) => b.tokens[side][WAR]) },
      { words: words('summary.quests'), bySeat: bothSides((side) => b.won[side][QUEST]) },
      { words: words('summary.wars'), bySeat: bothSides((side) => b.won[side][WAR]) },
      { words: words('summary.doubles'), bySeat: bothSides((side) => b.doubles[side]) },
      { words: words('summary.turns'), bySeat: bothSides(() => b.turn) },
    ],
  };
}

/** A side gives up. */
export function resign(b: RingWar, seat: number, _dice: Dice, tell: Tell): void {
  const winner = opponentOf(seat === 0 ? 0 : 1);
  b.over = { winner, by: 'resigned' };
  b.phase = 'over';
  tell({
    kind: 'over',
    words: words('over.resigned', { side: words(`side.${deckName(winner)}`) }),
    rule: 'resign',
  });
}
