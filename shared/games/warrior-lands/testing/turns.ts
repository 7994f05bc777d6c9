import type { Dice } from '../../../engine/dice.ts';
import { untold } from '../../../engine/event.ts';
import { warriorLands as game } from '../game.ts';
import { decisionsOf } from '../rules/choices.ts';
import type { Battle } from '../rules/state.ts';

/** Plays so many turns, in each of which one warrior acts and ends at once. The seats whose turns they were. */
export function playTurns(b: Battle, turns: number, dice: Dice): number[] {
  return Array.from({ length: turns }, () => {
    const { turn } = b;
    const [{ seat, choices }] = decisionsOf(b);
    const act = choices.find((move) => move.do === 'act' && !move.give);
    if (!act) throw new Error('nobody to act');
    game.apply(b, seat, act, dice, untold);
    if (b.open.length > 0) game.apply(b, seat, { do: 'end' }, dice, untold);
    return turn;
  });
}
