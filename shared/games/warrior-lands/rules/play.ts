import type { Dice } from '../../../engine/dice.ts';
import { type Tell, untold } from '../../../engine/event.ts';
import { type Field, fieldOf } from './field.ts';
import type { Activation, Battle, Unit } from './state.ts';

/** One call of the engine on one battle: what every step of a resolution needs at hand. */
export interface Play {
  readonly b: Battle;
  readonly field: Field;
  readonly dice: Dice;
  readonly tell: Tell;
  /** Somebody listens: events are built only then. */
  readonly loud: boolean;
}

export const playOn = (b: Battle, dice: Dice, tell: Tell): Play => ({
  b,
  field: fieldOf(b),
  dice,
  tell,
  loud: tell !== untold,
});

/** The activation whose cards are in play; undefined between activations. */
export const openOf = (b: Battle): Activation | undefined => b.open[b.open.length - 1];

/** Seats in clockwise order are 0..seatsOf-1. */
export const seatsOf = (b: Battle): number => b.base.setup.sides.length;

export const isAlive = (unit: Unit | undefined): unit is Unit => unit !== undefined && !unit.dead;
