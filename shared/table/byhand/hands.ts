import type { Dice } from '../../engine/dice.ts';
import type { Tell } from '../../engine/event.ts';
import type { Scene, Seat } from '../model.ts';
import type { FreeAct } from './acts.ts';

/** Whose hands do something, at which table. */
export interface Hands {
  /** As it is by hand: with all kinds that may be added. */
  readonly scene: Scene;
  readonly seat: Seat;
  /** One per seat, to be told. */
  readonly names: readonly string[];
  readonly dice: Dice;
  readonly tell: Tell;
}

/** One kind of act. */
export type Act<K extends FreeAct['act']> = Extract<FreeAct, { readonly act: K }>;
