import { z } from 'zod';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { ScriptedDice } from '../../shared/engine/dice-scripted.ts';
import { untold } from '../../shared/engine/event.ts';
import { STANDARD_DECK, sumsOf } from '../../shared/games/baraddun/data/deck.ts';
import { baraddun } from '../../shared/games/baraddun/game.ts';
import type { Deck, FighterCard, Move, WarSetup } from '../../shared/games/baraddun/model.ts';
import { takeFighter } from '../../shared/games/baraddun/rules/draw.ts';
import { assess, modifierOf, rangeOf, resultOf, stepOf } from '../../shared/games/baraddun/rules/fight.ts';
import { chanceOf, tieOf } from '../../shared/games/baraddun/rules/odds.ts';
import { type Options, STANDARD } from '../../shared/games/baraddun/rules/options.ts';
import {
  baseStrength,
  bonusOf,
  type Fighter,
  isRestricted,
  mightOf,
  type War,
  warAt,
} from '../../shared/games/baraddun/rules/state.ts';
import { winnerByCards } from '../../shared/games/baraddun/view/outcome.ts';
import { BadCase, type Judge, op } from './json-judge.ts';

const side = z.enum(['A', 'B']);
const might = z.strictObject({ S: z.number(), D: z.number() });
const fighterStack = z.array(z.union([z.number(), z.literal('NF')]));
const cardStack = z.array(z.string());
const accept = z.array(z.boolean()).optional();
const LETTERS = ['A', 'B'] as const;

/** 'gimp1' as the vectors write it: 'gimpB'. */
const lettered = (name: string): string => name.replace('0', 'A').replace('1', 'B');

interface Stacks {
  readonly fighters: z.infer<typeof fighterStack>;
  readonly weapons: readonly string[];
  readonly defences: readonly string[];
}

/** A deck that holds these cards alone, and the stacks in which they lie, listed top card first. */
function laid({ fighters, weapons, defences }: Stacks, options: Partial<Options>, lead: 0 | 1): War {
  const known = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
    const card = cards.find((one) => one.id === id);
    if (!card) throw new BadCase(`no card is called "${id}"`);
    return card;
  };
  const deck: Deck = {
    fighters: fighters.map((strength, i): FighterCard => {
      const isNew = strength === 'NF';
      const name = isNew ? 'New Fighter' : `Fighter ${i + 1}`;
      return { id: `c${i}`, name, affiliation: 'Hollow Crown', strength: isNew ? 0 : strength, isNew };
    }),
    weapons: weapons.map((id) => known(STANDARD_DECK.weapons, id)),
    defences: defences.map((id) => known(STANDARD_DECK.defences, id)),
  };
  const teams: WarSetup['teams'] = [
    { name: 'A', seats: [] },
    { name: 'B', seats: [] },
  ];
  const setup: WarSetup = { title: 'case', story: '', teams, deck, options: {} };
  const stack = (cards: readonly unknown[]): number[] => cards.map((_, i) => cards.length - 1 - i);
  const stacks = {
    fighters: stack(deck.fighters),
    weapons: stack(deck.weapons),
    defences: stack(deck.defences),
  };
  return warAt(setup, { ...STANDARD, ...options }, stacks, lead);
}

/** Makes a move of the only seat that must choose, or of the first of several, as a player would. */
function make(war: War, dice: ScriptedDice | FastDice, choose: (choices: readonly Move[]) => Move): void {
  const [decision] = baraddun.decisions(war);
  const move = choose(decision.choices);
  const refusal = baraddun.check(war, decision.seat, move);
  if (refusal) throw new BadCase(`${JSON.stringify(move)} is refused: ${refusal.code}`);
  baraddun.apply(war, decision.seat, move, dice, untold);
}

/** Goes on until the first seat's fighter has drawn all that he may; other fighters have drawn already. */
function drawAlone(war: War, answers: readonly boolean[] | undefined): Fighter {
  const dice = new ScriptedDice([]);
  const from = war.phase;
  const left = [...(answers ?? [])];
  const fighter = war.wall[0][0] as Fighter;
  // Second place of the order, with the other team in the lead: nobody draws before him.
  war.cursor = 1;
  make(war, dice, ([next]) => next);
  while (war.phase === from && war.offered >= 0)
    make(war, dice, () => ({ do: 'extra', draw: left.shift() ?? true }));
  return fighter;
}

/** Two fighters of strength 20 face each other; the first of them draws from the stacks. */
function arming(
  phase: 'weapons' | 'defences',
  stacks: Omit<Stacks, 'fighters'>,
  held: number,
  dup?: Options['dup'],
): War {
  const war = laid({ fighters: [20, 20], ...stacks }, dup ? { dup } : {}, 1);
  make(war, new ScriptedDice([]), ([next]) => next);
  const fighter = war.wall[0][0] as Fighter;
  for (let i = 0; i < held; i++) fighter.weapons.push(war.weapons.pop() as number);
  war.phase = phase;
  return war;
}

const ids = (cards: readonly { readonly id: string }[], places: readonly number[]): string[] =>
  places.map((place) => cards[place].id);

/** "7115/8192": a chance that is a whole number of `parts`. */
function fraction(chance: number, parts: number): string {
  const n = Math.round(chance * parts);
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  const by = common(n, parts);
  return `${n / by}/${parts / by}`;
}

/** Operations of the War for Barad'Dun vectors. */
export const baraddunJudge: Judge = {
  deck: op(z.strictObject({}), () => sumsOf(STANDARD_DECK)),

  mod: op(z.strictObject({ S: z.array(z.number()) }), ({ S }) => ({ mod: S.map(modifierOf) })),

  roll: op(z.strictObject({ die: z.number(), S: z.number(), oppDef: z.number() }), ({ die, S, oppDef }) => ({
    result: resultOf(die, S, oppDef),
  })),

  nf: op(z.strictObject({ stack: fighterStack, dice: z.array(z.number()) }), ({ stack, dice }) => {
    const war = laid({ fighters: stack, weapons: [], defences: [] }, {}, 0);
    const { deck } = war.base;
    const thrown = new ScriptedDice(dice);
    const drawn = takeFighter(deck, war.fighters, 0, thrown);
    const rest = { diceUsed: dice.length - thrown.left, left: war.fighters.length };
    if ('lost' in drawn) return { taken: drawn.lost.length, shadow: null, strength: null, ...rest };
    const { fighter } = drawn;
    const bonus = bonusOf(fighter);
    const strength = baseStrength(war, fighter);
    return { taken: fighter.cards.length, shadow: strength - bonus, bonus, strength, ...rest };
  }),

  weapons: op(z.strictObject({ stack: cardStack, accept }), (given) => {
    const war = arming('weapons', { weapons: given.stack, defences: [] }, 0);
    const fighter = drawAlone(war, given.accept);
    const { S, D } = mightOf(war, fighter);
    return {
      taken: ids(war.base.deck.weapons, fighter.weapons),
      ...{ strength: S - 20, def: D, restricted: isRestricted(war, fighter), left: war.weapons.length },
    };
  }),

  defences: op(
    z.strictObject({
      weapons: cardStack,
      stack: cardStack,
      accept,
      dup: z.enum(['stack', 'discard']).optional(),
    }),
    (given) => {
      const stacks = { weapons: given.weapons, defences: given.stack };
      const war = arming('defences', stacks, given.weapons.length, given.dup);
      const fighter = drawAlone(war, given.accept);
      const { deck } = war.base;
      return {
        placed: ids(deck.defences, fighter.defences),
        discarded: ids(deck.defences, war.discardedDefences),
        cardDef: fighter.defences.reduce((sum, card) => sum + deck.defences[card].defence, 0),
        left: war.defences.length,
      };
    },
  ),

  assess: op(z.strictObject({ A: might, B: might }), ({ A, B }) => ({
    ...{ rangeA: rangeOf(A, B), rangeB: rangeOf(B, A), verdict: lettered(assess(A, B)) },
  })),

  fight: op(
    z.strictObject({ A: might, B: might, dice: z.array(z.tuple([z.number(), z.number()])) }),
    ({ A, B, dice }) => {
      const gimped: [boolean, boolean] = [false, false];
      const results = dice.map(([a, b]): [number, number] => [resultOf(a, A.S, B.D), resultOf(b, B.S, A.D)]);
      const steps = results.map((pair) => {
        const step = stepOf(pair, gimped);
        if (step === 'gimp0') gimped[0] = true;
        if (step === 'gimp1') gimped[1] = true;
        return lettered(step);
      });
      return { steps, results, winner: steps.at(-1)?.replace('win', '') };
    },
  ),

  duel: op(
    z.strictObject({
      first: side,
      fighters: fighterStack,
      weapons: cardStack,
      defences: cardStack,
      dice: z.array(z.number()),
    }),
    ({ first, dice, ...stacks }) => {
      const war = laid(stacks, { extras: 'auto' }, first === 'A' ? 0 : 1);
      const thrown = new ScriptedDice(dice);
      for (const phase of ['fighters', 'weapons', 'defences'])
        if (war.phase === phase) make(war, thrown, ([next]) => next);
      const totals = LETTERS.map((_, team) => mightOf(war, war.wall[team][0] as Fighter));
      const { verdict } = war.fights[0];
      while (war.phase === 'roll') make(war, thrown, ([next]) => next);
      const { winner } = war.fights[0];
      make(war, thrown, ([next]) => next);
      return {
        ...{ A: totals[0], B: totals[1], verdict: lettered(verdict) },
        winner: winner === -1 ? null : LETTERS[winner],
        toWinner: winner === -1 ? 0 : war.won[winner].length,
        unclaimed: war.aside.length,
        diceUsed: dice.length - thrown.left,
        left: {
          ...{ fighters: war.fighters.length, weapons: war.weapons.length, defences: war.defences.length },
        },
      };
    },
  ),

  score: op(z.strictObject({ A: z.number(), B: z.number() }), ({ A, B }) => {
    const winner = winnerByCards(A, B);
    return { result: winner === -1 ? 'draw' : LETTERS[winner] };
  }),

  ending: op(z.strictObject({ first: side, fighters: fighterStack }), ({ first, fighters }) => {
    const war = laid({ fighters, weapons: [], defences: [] }, { extras: 'auto' }, first === 'A' ? 0 : 1);
    const dice = new FastDice(1);
    while (!baraddun.outcome(war)) make(war, dice, ([next]) => next);
    return { fights: war.fightsWon[0] + war.fightsWon[1], unclaimed: war.aside.length };
  }),

  wall: op(
    z.strictObject({ n: z.number(), round: z.number(), place: z.array(z.number()) }),
    ({ n, round, place }) => {
      const players = (2 * n) as Options['players'];
      const lead = round % 2 === 1 ? 0 : 1;
      const fighters = Array.from({ length: 2 * n }, () => 7);
      const war = laid({ fighters, weapons: [], defences: [] }, { players }, lead);
      const dice = new ScriptedDice([]);
      make(war, dice, ([next]) => next);
      let prompts = 0;
      for (const slot of place) {
        const [decision] = baraddun.decisions(war);
        const move: Move = { do: 'place', slot: slot - 1 };
        if (baraddun.check(war, decision.seat, move)) return { legal: false };
        baraddun.apply(war, decision.seat, move, dice, untold);
        prompts++;
      }
      const name = (fighter: Fighter | null): string =>
        fighter ? `T${(fighter.seat % 2) + 1}S${(fighter.seat >> 1) + 1}` : '';
      const pairs = war.wall[lead].map((fighter, i) => [name(fighter), name(war.wall[1 - lead][i])]);
      return { legal: true, pairs, prompts };
    },
  ),

  odds: op(z.strictObject({ delta: z.number() }), ({ delta }) => {
    const [A, B] = [
      { S: 20 + delta, D: 0 },
      { S: 20, D: 0 },
    ];
    const tie = tieOf(A, B);
    // Three rolls that are no ties decide every fight.
    const parts = Math.round(36 - 36 * tie) ** 3;
    return { pA: fraction(chanceOf(A, B, [false, false]), parts), tie: fraction(tie, 36) };
  }),
};
