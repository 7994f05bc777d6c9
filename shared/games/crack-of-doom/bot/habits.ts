import type { Seat } from '../../../table/model.ts';
import { CARDS, rowOfId } from '../data/cards.ts';
import { DOOM, isHaven, nextHaven } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { cheapestAids, idsOf, leads } from '../rules/aids.ts';
import { choicesOf } from '../rules/choices.ts';
import { encounterBar, modifierBar } from '../rules/legal.ts';
import { averageMove, bareChance } from '../rules/odds.ts';
import { activeOf, type Fellowship, HAND, type Held, type Race, rowOf } from '../rules/state.ts';
import { aidWorth, leastWorth } from './worth.ts';

/** An encounter worth less than this chance to stop somebody stays in the hand. */
const WORTH_PLAYING = 0.3;
/** Opponents so many spaces behind are left alone. */
const FAR_BEHIND = 6;

/** What is usually done (the heuristics of section 5): quick, and from nothing that the seat may not know. */
export function usual(race: Race, who: Seat): Move {
  const seat = race.seats[who];
  switch (race.phase) {
    case 'limit':
      return { do: 'throw', card: CARDS[leastWorth(race, who).row].id };
    case 'haven': {
      const { row, worth } = leastWorth(race, who);
      return worth < 1 ? { do: 'throw', card: CARDS[row].id } : { do: 'fill' };
    }
    case 'pipe':
      return { do: 'pipe', use: choicesOf(race, who).length > 1 && isWorthStopping(race, who, race.active) };
    case 'main':
      return bestSpecial(race, who) ?? restOrRoll(race, seat);
    case 'post':
      return bestSpecial(race, who) ?? moveAgain(race, who, seat) ?? { do: 'end' };
    case 'encounter':
      return bestOffer(race, who, seat);
    case 'battle':
    case 'hardship':
      return battle(race, seat);
    case 'smeagol':
      return choicesOf(race, who)[0];
    case 'over':
      throw new Error('Nothing is asked any more.');
  }
}

/** Ahead of the others, or at least not behind oneself, and past the beginning. */
const isWorthStopping = (race: Race, who: Seat, target: Seat): boolean => {
  const { space, miss } = race.seats[target];
  return miss === 0 && space >= race.seats[who].space - FAR_BEHIND && isAheadOfOthers(race, who, target);
};

const isAheadOfOthers = (race: Race, who: Seat, target: Seat): boolean =>
  race.seats.every(({ out, space }, i) => out || i === who || space <= race.seats[target].space);

function restOrRoll(race: Race, seat: Fellowship): Move {
  if (seat.space === DOOM) return { do: 'try' };
  if (race.noMove) return { do: 'rest' };
  const ahead = (nextHaven(seat.space) || DOOM) - seat.space;
  if (seat.defeat >= 2 && ahead > averageMove(seat.defeat)) return { do: 'rest' };
  if (seat.space === 50 && seat.corruption >= 2) return { do: 'rest' };
  return { do: 'roll' };
}

/** Cards that make an opponent miss a turn or take a marker: at whoever is farthest ahead. */
function bestSpecial(race: Race, who: Seat): Move | null {
  let best: { readonly move: Move; readonly space: number } | null = null;
  for (const move of choicesOf(race, who)) {
    if (move.do !== 'special') continue;
    const { space, miss } = race.seats[move.target];
    const effect = CARDS[rowOfId(move.card)].special?.effect;
    if (effect === 'see' && race.seats[who].sights.some((sight) => sight.of === move.target)) continue;
    if (space < race.seats[who].space - FAR_BEHIND || (effect === 'miss' && miss > 1)) continue;
    // Before the last Haven a marker of Corruption comes off again.
    if (effect === 'corruption' && space < 50) continue;
    if (best === null || space > best.space) best = { move, space };
  }
  return best?.move ?? null;
}

function moveAgain(race: Race, who: Seat, seat: Fellowship): Move | null {
  if (seat.defeat >= 2 || seat.miss > 1 || isHaven(seat.space)) return null;
  return choicesOf(race, who).find((move) => move.do === 'again') ?? null;
}

function bestOffer(race: Race, _who: Seat, seat: Fellowship): Move {
  const mover = activeOf(race);
  const full = seat.hand.length >= HAND;
  const leading = leads(race, race.active);
  if (mover.space < seat.space - 2 * FAR_BEHIND && !full) return { do: 'pass' };
  let best: { readonly move: Move; readonly worth: number } | null = null;
  for (const held of seat.hand) {
    const row = rowOf(held);
    if (encounterBar(row, mover.space, race.base.doomIsMordor) !== '') continue;
    const mods = leading || mover.space >= 50 ? modifiersFor(seat, row) : [];
    const strength = [row, ...mods].reduce((sum, one) => sum + CARDS[one].strength, 0);
    const fails = 1 - bareChance(strength, mover.defeat);
    const isHardship = CARDS[row].type === 'H';
    const worth = isHardship ? fails * 0.9 + 0.1 : fails * Math.max(0, 1 - 0.08 * mover.hand.length);
    const move: Move = { do: 'offer', card: CARDS[row].id, mods: mods.map((one) => CARDS[one].id) };
    if (best === null || worth > best.worth) best = { move, worth };
  }
  if (!best || (best.worth < WORTH_PLAYING && !full)) return { do: 'pass' };
  return best.move;
}

const modifiersFor = (seat: Fellowship, foe: number): number[] =>
  seat.hand.map(rowOf).filter((row) => modifierBar(row, foe) === '');

/** The cheapest cards that reach; the Ring where it saves three or more, or nothing else does. */
function battle(race: Race, seat: Fellowship): Move {
  const cost = (held: Held): number => (CARDS[rowOf(held)].special ? 9 : aidWorth(seat.space, rowOf(held)));
  const plain = cheapestAids(race, false, [], cost);
  const mayUseRing = race.phase === 'battle' && seat.corruption < (seat.space < 50 ? 2 : 1);
  const ringed = mayUseRing ? cheapestAids(race, true, [], cost) : null;
  if (ringed && (!plain || plain.length - ringed.length >= 3))
    return { do: 'settle', aids: idsOf(ringed), ring: true };
  return { do: 'settle', aids: plain ? idsOf(plain) : [], ring: false };
}
