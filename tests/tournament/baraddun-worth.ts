import { foeOf, type Team } from '../../shared/games/baraddun/model.ts';
import { isPlayable } from '../../shared/games/baraddun/rules/draw.ts';
import { assess, type Might } from '../../shared/games/baraddun/rules/fight.ts';
import { forecast } from '../../shared/games/baraddun/rules/gains.ts';
import { chanceOf } from '../../shared/games/baraddun/rules/odds.ts';
import type { War } from '../../shared/games/baraddun/rules/state.ts';
import { bestSlot } from '../../shared/games/baraddun/rules/wall.ts';
import { averageChances, type Chances } from './baraddun-average.ts';
import { bonuses, type Man, orders, roundsOf } from './baraddun-rounds.ts';

/**
 * How a side chooses. `bot`: as the game's own bot does. `clairvoyant`: sees what lies in the stacks, though no dice to
 * come and no choice that the foe will make, and chooses what wins most often.
 */
export type Chooser = 'random' | 'bot' | 'clairvoyant';

/**
 * What the clairvoyant sees: all three stacks, or the fighters alone. Then weapons and defences are drawn as they fall
 * on average, and every extra card is drawn by those who don't choose by chance.
 */
export type Sight = 'stacks' | 'fighters';

/** Twice as many cards as there are: what lies beyond can't be reached. */
const MOST = 88;
/** By the lead in cards, from -MOST to MOST: how likely the first team wins. */
type Worth = Float64Array;

interface Armed {
  readonly man: Man;
  readonly team: Team;
  S: number;
  D: number;
  restricted: boolean;
}

/**
 * How likely this team wins the war from its beginning, exactly: with the stacks as they lie, over all dice and all
 * that random players may choose. `choosers` by team; no foe of this team is clairvoyant.
 */
export function chanceToWin(
  war: War,
  choosers: readonly [Chooser, Chooser],
  whose: Team,
  sight: Sight = 'stacks',
): number {
  if (choosers[foeOf(whose)] === 'clairvoyant') throw new Error('Only one side sees the stacks.');
  const { deck, options } = war.base;
  const rounds = roundsOf(war);
  const weapons = [...war.weapons].reverse().map((card) => deck.weapons[card]);
  const defences = [...war.defences].reverse().map((card) => deck.defences[card]);
  const reached = new Map<string, Worth>();
  const forecasts = new Map<string, (lead: number) => number>();
  const sign = whose === 0 ? 1 : -1;
  const average = sight === 'fighters' ? averageChances(war.base, choosers) : null;
  const end = new Float64Array(2 * MOST + 1).map((_, at) => ((at - MOST) * sign > 0 ? 1 : 0));
  return fromRound(0, 0, 0)[MOST];

  /** From the beginning of a round, when so many weapons and defences have been drawn. */
  function fromRound(at: number, arms: number, guards: number): Worth {
    if (at === rounds.length) return end;
    const key = `${at} ${arms} ${guards}`;
    let worth = reached.get(key);
    if (!worth) {
      worth = overDice(at, arms, guards, [], 1);
      reached.set(key, worth);
    }
    return worth;
  }

  /** Over what the New Fighters' dice may show; `bonus` of those that are known, first team first. */
  function overDice(
    at: number,
    arms: number,
    guards: number,
    bonus: readonly number[],
    chance: number,
  ): Worth {
    const men = rounds[at].men.flat();
    if (bonus.length === men.length) return scaled(wall(at, arms, guards, bonus), chance);
    return sum(
      bonuses(men[bonus.length].news).map(([more, odds]) =>
        overDice(at, arms, guards, [...bonus, more], chance * odds),
      ),
    );
  }

  function wall(at: number, arms: number, guards: number, bonus: readonly number[]): Worth {
    const { lead, men } = rounds[at];
    const n = men[0].length;
    const team = (which: Team): Armed[] =>
      men[which].map((man, i) => ({
        ...{ man, team: which, D: 0, restricted: false },
        S: man.strength + bonus[which * n + i],
      }));
    const answering = foeOf(lead);
    const stands = (order: readonly number[]): Worth => {
      const [first, second] = [team(lead), team(answering)];
      const drawers = first.flatMap((one, slot) => [one, second[order[slot]]]);
      return average ? fights(at, drawers, 0, 0) : drawWeapon(at, drawers, 0, arms, guards, true);
    };
    switch (choosers[answering]) {
      case 'bot':
        return stands(botsOrder(team(lead), team(answering), arms, guards));
      case 'random':
        return mean(orders(n).map(stands));
      case 'clairvoyant':
        return best(orders(n).map(stands));
    }
  }

  /** Which of the answering fighters stands in each slot. */
  function botsOrder(
    leading: readonly Armed[],
    answering: readonly Armed[],
    arms: number,
    guards: number,
  ): number[] {
    const key = `${arms} ${guards}`;
    let chanceBy = forecasts.get(key);
    if (!chanceBy) {
      const left = <T>(stack: readonly T[], drawn: number) => stack.slice(0, stack.length - drawn);
      const stacks = { weapons: left(war.weapons, arms), defences: left(war.defences, guards) };
      chanceBy = forecast(deck, stacks, options.dup);
      forecasts.set(key, chanceBy);
    }
    const by = chanceBy;
    const order: number[] = leading.map(() => -1);
    for (let who = 0; who < answering.length; who++) {
      const open = order.flatMap((taken, slot) => (taken === -1 ? slot : []));
      const prospects = answering.slice(who).map((own) =>
        open.map((slot) => ({
          slot,
          chance: by(own.S - leading[slot].S),
          stake: own.man.cards + leading[slot].man.cards,
        })),
      );
      order[bestSlot(prospects)] = who;
    }
    return order;
  }

  /** `must`: the first card of this drawer, which nobody is asked about. */
  function drawWeapon(
    at: number,
    drawers: readonly Armed[],
    i: number,
    arms: number,
    guards: number,
    must: boolean,
  ): Worth {
    if (i === drawers.length) return drawDefence(at, drawers, 0, arms, guards, []);
    const next = () => drawWeapon(at, drawers, i + 1, arms, guards, true);
    if (arms === weapons.length) return next();
    const draws = (): Worth => {
      const card = weapons[arms];
      const held = { ...drawers[i] };
      held.S += card.strength;
      held.D += card.defence;
      held.restricted ||= card.restricts;
      return drawWeapon(at, drawers.with(i, held), card.more ? i : i + 1, arms + 1, guards, !card.more);
    };
    return must ? draws() : asked(drawers[i].team, draws, next);
  }

  /** `placed`: the defences of this drawer so far; after the first one he is asked. */
  function drawDefence(
    at: number,
    drawers: readonly Armed[],
    i: number,
    arms: number,
    guards: number,
    placed: readonly number[],
  ): Worth {
    if (i === drawers.length) return fights(at, drawers, arms, guards);
    const next = () => drawDefence(at, drawers, i + 1, arms, guards, []);
    if (guards === defences.length) return next();
    const draws = (): Worth => {
      const card = defences[guards];
      const lies = placed.map((one) => defences[one]);
      const weapon = {
        id: '',
        name: '',
        strength: 0,
        defence: 0,
        restricts: drawers[i].restricted,
        more: false,
      };
      if (!isPlayable(card, lies, [weapon], options.dup))
        return drawDefence(at, drawers, i + 1, arms, guards + 1, []);
      const held = drawers.with(i, { ...drawers[i], D: drawers[i].D + card.defence });
      const earns = card.more && (lies.length === 0 || (lies.length === 1 && card.id !== lies[0].id));
      return earns
        ? drawDefence(at, held, i, arms, guards + 1, [...placed, guards])
        : drawDefence(at, held, i + 1, arms, guards + 1, []);
    };
    return placed.length === 0 ? draws() : asked(drawers[i].team, draws, next);
  }

  function asked(team: Team, yes: () => Worth, no: () => Worth): Worth {
    switch (choosers[team]) {
      case 'bot':
        return yes();
      case 'random':
        return mean([yes(), no()]);
      case 'clairvoyant':
        return best([yes(), no()]);
    }
  }

  function fights(at: number, drawers: readonly Armed[], arms: number, guards: number): Worth {
    let worth = fromRound(at + 1, arms, guards);
    for (let i = 0; i < drawers.length; i += 2) {
      const [one, two] = drawers[i].team === 0 ? [drawers[i], drawers[i + 1]] : [drawers[i + 1], drawers[i]];
      const chances = average ? average(one.S, two.S) : chancesIn(one, two);
      worth = fought(worth, chances, one.man.cards, two.man.cards);
    }
    return worth;
  }

  /** After one fight more; `chances` of the first and the second team, the rest are standoffs (B9). */
  function fought(after: Worth, [first, second]: Chances, one: number, two: number): Worth {
    const worth = new Float64Array(after.length);
    const own = options.standoff === 'ownBack' ? one - two : 0;
    const stake = one + two;
    for (let lead = stake; lead < worth.length - stake; lead++)
      worth[lead] =
        first * after[lead + stake] + second * after[lead - stake] + (1 - first - second) * after[lead + own];
    return worth;
  }
}

const known = new Map<number, Chances>();

function chancesIn(one: Might, two: Might): Chances {
  const key = ((one.S + 64) * 256 + two.S + 64) * 1024 + one.D * 32 + two.D;
  let chances = known.get(key);
  if (!chances) {
    const first = chanceOf(one, two, [false, false]);
    chances = assess(one, two) === 'standoff' ? [0, 0] : [first, 1 - first];
    known.set(key, chances);
  }
  return chances;
}

/** At each lead in cards the better of them. */
const best = (worths: readonly Worth[]): Worth => joined(worths, Math.max);
const sum = (worths: readonly Worth[]): Worth => joined(worths, (one, two) => one + two);
const mean = (worths: readonly Worth[]): Worth => scaled(sum(worths), 1 / worths.length);

function joined(worths: readonly Worth[], join: (one: number, two: number) => number): Worth {
  const all = worths[0].slice();
  for (let i = 1; i < worths.length; i++)
    for (let at = 0; at < all.length; at++) all[at] = join(all[at], worths[i][at]);
  return all;
}

function scaled(worth: Worth, by: number): Worth {
  const all = new Float64Array(worth.length);
  for (let at = 0; at < all.length; at++) all[at] = worth[at] * by;
  return all;
}
