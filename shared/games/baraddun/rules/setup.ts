import type { Dice } from '../../../engine/dice.ts';
import type { Team, WarSetup } from '../model.ts';
import type { Options } from './options.ts';
import { type War, warAt } from './state.ts';

const places = (cards: readonly unknown[]): number[] => cards.map((_, place) => place);

/** Shuffles fighters, weapons and defences, in this order. */
export function startWar(setup: WarSetup, options: Options, dice: Dice): War {
  const { deck } = setup;
  const stacks = {
    fighters: dice.shuffle(places(deck.fighters)),
    weapons: dice.shuffle(places(deck.weapons)),
    defences: dice.shuffle(places(deck.defences)),
  };
  const lead: Team = options.firstLead === 'random' && dice.pick(2) === 1 ? 1 : 0;
  return warAt(setup, options, stacks, lead);
}

/** Draws the order of the stacks anew: it is all that is hidden (B32). */
export function reshuffle(war: War, dice: Dice): void {
  dice.shuffle(war.fighters);
  dice.shuffle(war.weapons);
  dice.shuffle(war.defences);
}
