import type { Dice } from '../../../engine/dice.ts';
import type { Move } from '../model.ts';
import { strikeBlowOf, useOfferOf } from '../rules/check.ts';
import { eachTarget } from '../rules/choices.ts';
import { type Field, profileOf } from '../rules/field.ts';
import { oddsOf } from '../rules/odds.ts';
import type { Activation, Battle } from '../rules/state.ts';
import { bestFrom, blowWorth, effectWorth, threatOf } from './blows.ts';
import { groundWorth, type Stance, stanceOf } from './ground.ts';
import { castWorth, itemWorth } from './spells.ts';
import { worthOf, woundWorth } from './worth.ts';

/** Below this nothing is worth a card. */
const TRIFLE = 0.01;

/** The best use of the open activation's cards; ends it when nothing is worth it. */
export function actBest(
  b: Battle,
  field: Field,
  open: Activation,
  choices: readonly Move[],
  dice: Dice,
): Move {
  const stance = stanceOf(b, field, open.unit);
  const here = groundWorth(b, field, open.unit, stance, b.units[open.unit].cell);
  const best = { move: choices[choices.length - 1], worth: TRIFLE };
  for (const move of choices) {
    const worth = worthOfMove(b, field, open, move, stance, here);
    // A hair of chance, so that two bots do not repeat one another for ever.
    const rated = worth + dice.pick(100) * 0.00005;
    if (worth > TRIFLE && rated > best.worth) {
      best.move = move;
      best.worth = rated;
    }
  }
  return best.move;
}

function worthOfMove(
  b: Battle,
  field: Field,
  open: Activation,
  move: Move,
  stance: Stance,
  here: number,
): number {
  const by = open.unit;
  const profile = profileOf(field, b.units[by]);
  switch (move.do) {
    case 'strike': {
      const blow = strikeBlowOf(profile, move);
      return blow ? blowWorth(b, field, by, move.target, blow) + 0.05 : 0;
    }
    case 'move':
    case 'bonus':
      return moveWorth(b, field, open, move, stance) - here;
    case 'use':
      return useWorth(b, field, by, move);
    case 'cast':
      return castWorth(b, field, open, move);
    case 'drink':
    case 'give':
    case 'loot':
      return itemWorth(b, field, open, move);
    default:
      return 0;
  }
}

/** Where it leads, and the attack that the rest of the hand makes from there. */
function moveWorth(
  b: Battle,
  field: Field,
  open: Activation,
  move: Extract<Move, { do: 'move' | 'bonus' }>,
  stance: Stance,
): number {
  const ground = groundWorth(b, field, open.unit, stance, move.to);
  if (open.attacks > 0) return ground;
  const hand = [...open.hand];
  if (move.do === 'move') {
    const at = hand.findIndex((card) => card.colour === move.card);
    hand.splice(at, 1);
  }
  return ground + bestFrom(b, field, open.unit, move.to, hand);
}

function useWorth(b: Battle, field: Field, by: number, move: Extract<Move, { do: 'use' }>): number {
  const use = useOfferOf(b, field, by, move);
  if (!use) return 0;
  const chance = use.figure / 6;
  const target = move.target ?? -1;
  switch (use.kind) {
    case 'REG':
      return 0.6 * woundWorth(b, field, by);
    case 'INS':
      return chance * 0.25 * (0.3 + threatOf(b, field, target));
    case 'INA':
      return chance * 0.2 * eachTarget(b, field, by, use).length;
    case 'RAL':
      return chance * 0.5 * (0.3 + threatOf(b, field, target));
    case 'DEP':
      return 0.2 + 0.3 * threatOf(b, field, target);
    case 'REV':
      return chance * worthOf(b, field, target);
    case 'LUR':
      return chance * 0.25;
    case 'SWI':
      return 0;
    case 'STA': {
      const { blow } = use;
      if (!blow) return 0;
      let worth = 0;
      for (const foe of eachTarget(b, field, by, use))
        worth += oddsOf(b, by, foe, blow, 'each').chance * effectWorth(b, field, by, foe, blow);
      return worth;
    }
    default: {
      if (!use.blow) return 0;
      const first = blowWorth(b, field, by, target, use.blow);
      return first + (move.second === undefined ? 0 : blowWorth(b, field, by, move.second, use.blow)) + 0.05;
    }
  }
}
