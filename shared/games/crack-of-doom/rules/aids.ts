import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { layBar } from './choices.ts';
import { aidValue } from './legal.ts';
import { activeOf, type Held, type Race, rowOf } from './state.ts';

/** Cards of the active seat's hand that would help in its open encounter, laid ones among them. */
export function usableAids(race: Race): Held[] {
  return activeOf(race).hand.filter((held) => layBar(race, rowOf(held)) === '');
}

/** Points that the roll still lacks with these cards and perhaps the Ring; 0 or less: it is enough. */
export function missing(race: Race, aids: readonly Held[], ring: boolean): number {
  const { encounter } = race;
  if (!encounter) return 0;
  let sum = encounter.die - encounter.defeat + (ring ? 2 : 0);
  for (const held of aids) sum += aidValue(rowOf(held), rowOf(encounter.cards[0]));
  return encounter.strength - sum;
}

/** Can the active seat still reach the strength with all that it holds? */
export const isReachable = (race: Race): boolean =>
  missing(race, usableAids(race), race.phase === 'battle') <= 0;

/**
 * The cheapest cards that reach, besides those that must be among them: least `cost` in sum, then fewest. Null: not even all
 * of them reach. `cost` defaults to what the card adds, so that nothing is wasted.
 */
export function cheapestAids(
  race: Race,
  ring: boolean,
  must: readonly Held[] = [],
  cost: (held: Held) => number = (held) => worth(race, held),
): Held[] | null {
  const need = missing(race, must, ring);
  if (need <= 0) return [...must];
  const free = usableAids(race).filter((held) => !must.includes(held));
  let best: { readonly cost: number; readonly held: Held[] } | null = null;
  for (let set = 1; set < 1 << free.length; set++) {
    let [sum, spent] = [0, 0];
    const held: Held[] = [];
    for (let i = 0; i < free.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      sum += worth(race, free[i]);
      spent += cost(free[i]) + 0.01;
      held.push(free[i]);
    }
    if (sum >= need && (best === null || spent < best.cost)) best = { cost: spent, held };
  }
  return best && [...must, ...best.held];
}

const worth = (race: Race, held: Held): number =>
  race.encounter ? aidValue(rowOf(held), rowOf(race.encounter.cards[0])) : 0;

/** Nobody stands farther ahead than this seat. */
export const leads = (race: Race, who: Seat): boolean =>
  race.seats.every(({ out, space }) => out || space <= race.seats[who].space);

/** Ids of cards, for moves. */
export const idsOf = (cards: readonly Held[]): string[] => cards.map((held) => CARDS[rowOf(held)].id);
