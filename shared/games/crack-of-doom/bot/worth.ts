import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { DOOM, LORIEN, MORDOR, MORIA } from '../data/spaces.ts';
import { type Race, rowOf } from '../rules/state.ts';

/** What a card in this seat's hand is worth keeping, in points of a battle; 0: it can't be used any more. */
export function worthKeeping(race: Race, who: Seat, row: number): number {
  const { type, strength, special } = CARDS[row];
  if (type === 'A') return aidWorth(race.seats[who].space, row);
  if (special) return specialWorth(race, who, row);
  if (type === 'M') return 2.5;
  if (!canStillMeet(race, who, row)) return 0;
  return type === 'H' ? strength : strength - 2.5;
}

/** Aids that soon can't be used any more are worth less, so they are spent first. */
export function aidWorth(space: number, row: number): number {
  const { strength, where, hardship } = CARDS[row];
  if (where === '<30') return space >= LORIEN ? 0 : space > MORIA.to - 2 ? 0.5 : strength;
  if (where === '>30') return space <= 10 ? strength - 0.8 : strength + 0.3;
  if (where === '!EVIL') return space >= MORDOR.from ? 0 : space >= 54 ? 0.5 : strength - 0.3;
  return hardship ? 2.5 : strength + 0.3;
}

function specialWorth(race: Race, who: Seat, row: number): number {
  const { special, where } = CARDS[row];
  const me = race.seats[who];
  switch (special?.effect) {
    case 'plus2':
      return 9;
    case 'again':
      return me.space === DOOM || (where === '!EVIL' && me.space >= MORDOR.from) ? 0 : 5;
    case 'halt':
      return 4;
    case 'see':
      return 1;
    case 'corruption':
      return 4;
    default:
      return others(race, who).some(({ space }) => couldBeMet(row, space, race.base.doomIsMordor)) ? 4 : 0;
  }
}

const others = (race: Race, who: Seat) => race.seats.filter((seat, i) => i !== who && !seat.out);

/** Is there a space at or ahead of this one where the card would hit? */
function couldBeMet(row: number, from: number, doomIsMordor: boolean): boolean {
  for (let space = from; space <= DOOM; space++)
    if (CARDS[row].special?.fits(space, 2, doomIsMordor)) return true;
  return false;
}

function canStillMeet(race: Race, who: Seat, row: number): boolean {
  const { where } = CARDS[row];
  if (where === 'MORIA') return others(race, who).some(({ space }) => space < MORIA.to);
  return others(race, who).some(({ space }) => space < DOOM);
}

/** The card that its owner misses least. */
export function leastWorth(race: Race, who: Seat): { readonly row: number; readonly worth: number } {
  let best = { row: -1, worth: Number.POSITIVE_INFINITY };
  for (const held of race.seats[who].hand) {
    const row = rowOf(held);
    const worth =
      worthKeeping(race, who, row) -
      (race.seats[who].hand.filter((one) => rowOf(one) === row).length - 1) * 0.4;
    if (worth < best.worth) best = { row, worth };
  }
  return best;
}

/** All cards of a hand, each for itself. */
export const handWorth = (race: Race, who: Seat): number =>
  race.seats[who].hand.reduce((sum, held) => sum + worthKeeping(race, who, rowOf(held)), 0);
