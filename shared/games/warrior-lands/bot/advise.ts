import type { Dice } from '../../../engine/dice.ts';
import type { Move } from '../model.ts';
import { decisionsOf } from '../rules/choices.ts';
import { fieldOf } from '../rules/field.ts';
import { openOf } from '../rules/play.ts';
import type { Battle } from '../rules/state.ts';
import { actBest } from './act.ts';
import { answerPrompt, chooseUnit, wantsDraw } from './choose.ts';

/**
 * A sensible move for a bot that sits at `seat`: always one of the listed ones. It looks one card ahead, by
 * the odds that everybody sees, and at nothing hidden.
 */
export function advise(b: Battle, seat: number, dice: Dice): Move {
  const decision = decisionsOf(b).find((one) => one.seat === seat);
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
  const { choices } = decision;
  if (choices.length === 1) return choices[0];
  const field = fieldOf(b);
  if (b.prompt) return answerPrompt(b, field, b.prompt, choices, dice);
  // The scenario's own arrangement makes sense: the last choice keeps it.
  if (decision.kind === 'deploy') return choices[choices.length - 1];
  const open = openOf(b);
  if (open && decision.kind === 'action') return actBest(b, field, open, choices, dice);
  if (decision.kind === 'unit') return chooseUnit(b, field, seat, choices, dice);
  return { do: 'draw', accept: wantsDraw(b, field, seat) };
}
