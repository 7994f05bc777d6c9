import { FastDice } from '../../shared/engine/dice-fast.ts';
import { TEAMS } from '../../shared/games/baraddun/model.ts';
import { earnsDefence, earnsWeapon, takeDefence } from '../../shared/games/baraddun/rules/draw.ts';
import { assess, type Might } from '../../shared/games/baraddun/rules/fight.ts';
import { chanceOf } from '../../shared/games/baraddun/rules/odds.ts';
import type { Fighter, WarBase } from '../../shared/games/baraddun/rules/state.ts';
import type { Chooser } from './baraddun-worth.ts';

/** The first and the second team's chance to win a fight; the rest are standoffs. */
export type Chances = readonly [number, number];

/** Pairs of fighters that are armed to find the average. */
const SAMPLES = 4000;

const found = new Map<string, (one: number, two: number) => Chances>();

/**
 * The chances in a fight by the two fighters' own strengths, weapons and defences drawn from a full stack: half of the
 * extra ones by those who choose by chance, else all.
 */
export function averageChances(
  base: WarBase,
  choosers: readonly [Chooser, Chooser],
): (one: number, two: number) => Chances {
  const key = `${base.options.dup} ${choosers}`;
  let chances = found.get(key);
  if (!chances) {
    chances = averaged(base, choosers);
    found.set(key, chances);
  }
  return chances;
}

function averaged(
  base: WarBase,
  choosers: readonly [Chooser, Chooser],
): (one: number, two: number) => Chances {
  const dice = new FastDice(1);
  const pairs = Array.from({ length: SAMPLES }, () => armedPair(base, choosers, dice));
  const known = new Map<string, Chances>();
  const by = new Map<string, number>();
  const chance = (one: Might, two: Might): number => {
    const key = `${one.S} ${one.D} ${two.S} ${two.D}`;
    let value = by.get(key);
    if (value === undefined) {
      value = assess(one, two) === 'standoff' ? Number.NaN : chanceOf(one, two, [false, false]);
      by.set(key, value);
    }
    return value;
  };
  return (one, two) => {
    const key = `${one} ${two}`;
    let chances = known.get(key);
    if (!chances) {
      let [first, second] = [0, 0];
      for (const [gain, other] of pairs) {
        const won = chance({ S: one + gain.S, D: gain.D }, { S: two + other.S, D: other.D });
        if (!Number.isNaN(won)) [first, second] = [first + won, second + 1 - won];
      }
      chances = [first / SAMPLES, second / SAMPLES];
      known.set(key, chances);
    }
    return chances;
  };
}

/** What two fighters draw out of the full stacks, as it adds to their might. */
function armedPair(
  { deck, options }: WarBase,
  choosers: readonly [Chooser, Chooser],
  dice: FastDice,
): readonly [Might, Might] {
  const places = (cards: readonly unknown[]) => dice.shuffle(cards.map((_, place) => place));
  const [weapons, defences] = [places(deck.weapons), places(deck.defences)];
  const [one, two] = TEAMS.map((team): Might => {
    const more = () => choosers[team] !== 'random' || dice.pick(2) === 0;
    const fighter: Fighter = {
      ...{ seat: team, cards: [], dice: [], weapons: [], defences: [], done: false, gimped: false },
    };
    do fighter.weapons.push(weapons.pop() ?? 0);
    while (earnsWeapon(deck, fighter) && more());
    do takeDefence(deck, defences, fighter, options.dup);
    while (earnsDefence(deck, fighter) && more());
    const arms = fighter.weapons.map((card) => deck.weapons[card]);
    const guards = fighter.defences.map((card) => deck.defences[card].defence);
    return {
      S: arms.reduce((sum, { strength }) => sum + strength, 0),
      D: [...arms.map(({ defence }) => defence), ...guards].reduce((sum, defence) => sum + defence, 0),
    };
  });
  return [one, two];
}
