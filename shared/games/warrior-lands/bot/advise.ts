import type { Dice } from '../../../engine/dice.ts';
import type { Move } from '../model.ts';
import { decisionsOf } from '../rules/choices.ts';
import type { Battle } from '../rules/state.ts';

/** A sensible move for a bot that sits at `seat`. */
export function advise(b: Battle, seat: number, dice: Dice): Move {
  const decision = decisionsOf(b).find((one) => one.seat === seat);
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
  return decision.choices[dice.pick(decision.choices.length)];
}
