import type { Dice } from '../../../engine/dice.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import type { Move } from '../model.ts';
import { cheapestAids, idsOf } from '../rules/aids.ts';
import { refusalOf } from '../rules/check.ts';
import { choicesOf } from '../rules/choices.ts';
import { encounterBar, modifierBar } from '../rules/legal.ts';
import { activeOf, type Race, rowOf } from '../rules/state.ts';
import { usual } from './habits.ts';
import { farthest } from './rollout.ts';

/** So many moves are tried out against each other at most, the usual one among them. */
const MOST = 4;
/** Spaces behind oneself. */
const FAR_BEHIND = 12;

/**
 * A sensible move from what the seat may know. Where much hangs on it, which card meets somebody, whether to fight on
 * and with what, whether to roll or rest, the usual move and its rivals are played on in imagined races.
 */
export function advise(race: Race, who: Seat, dice: Dice): Move {
  const habit = usual(race, who);
  const rivals = rivalsOf(race, who)
    .filter((move) => JSON.stringify(move) !== JSON.stringify(habit))
    .filter((move) => refusalOf(race, who, move) === null)
    .slice(0, MOST - 1);
  return rivals.length === 0 ? habit : farthest(race, who, [habit, ...rivals], dice);
}

/** Moves that may be better than the usual one. */
function rivalsOf(race: Race, who: Seat): readonly Move[] {
  switch (race.phase) {
    case 'encounter':
      // Who is far behind is left alone, whatever is held.
      if (activeOf(race).space < race.seats[who].space - FAR_BEHIND) return [];
      return [{ do: 'pass' }, ...offers(race, who)];
    case 'battle':
    case 'hardship':
      return [{ do: 'settle', aids: [], ring: false }, ...answers(race)];
    case 'main':
    case 'post': {
      const choices = choicesOf(race, who);
      // Nobody rests who has nothing to be healed of.
      return race.seats[who].defeat > 0 ? choices : choices.filter((move) => move.do !== 'rest');
    }
    default:
      return [];
  }
}

/** Every Foe and Hardship of the hand, the strongest first, with all its Modifiers where there are any. */
function offers(race: Race, who: Seat): Move[] {
  const rows = [...new Set(race.seats[who].hand.map(rowOf))];
  const meets = rows.filter((row) => encounterBar(row, activeOf(race).space, race.base.doomIsMordor) === '');
  meets.sort((one, other) => CARDS[other].strength - CARDS[one].strength);
  return meets.flatMap((row): Move[] => {
    const mods = rows.filter((mod) => modifierBar(mod, row) === '').map((mod) => CARDS[mod].id);
    const plain: Move = { do: 'offer', card: CARDS[row].id, mods: [] };
    return mods.length > 0 ? [plain, { ...plain, mods }] : [plain];
  });
}

/** The fewest cards that reach, and the same with the Ring. */
function answers(race: Race): Move[] {
  return [false, true].flatMap((ring): Move[] => {
    const aids = cheapestAids(race, ring, [], () => 1);
    return aids ? [{ do: 'settle', aids: idsOf(aids), ring }] : [];
  });
}
