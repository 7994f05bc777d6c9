import { z } from 'zod';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { type GameEvent, untold } from '../../shared/engine/event.ts';
import { ALLIANCES, CARD_KINDS, cardOf, DECKS, idOf } from '../../shared/games/ring-war/data/decks.ts';
import { type Card, QUEST, SIDES, type Side, WAR } from '../../shared/games/ring-war/model.ts';
import { applyMove } from '../../shared/games/ring-war/rules/apply.ts';
import { refusalOf } from '../../shared/games/ring-war/rules/check.ts';
import { drawUp } from '../../shared/games/ring-war/rules/draw.ts';
import { handSize, readOptions } from '../../shared/games/ring-war/rules/options.ts';
import { isWon, settle } from '../../shared/games/ring-war/rules/reveal.ts';
import { contestResult, type Line, type Piles, scorePile } from '../../shared/games/ring-war/rules/score.ts';
import { startGame } from '../../shared/games/ring-war/rules/setup.ts';
import { NONE, type RingWar } from '../../shared/games/ring-war/rules/state.ts';
import { CaseDice } from './case-dice.ts';
import { BadCase, type Judge, op } from './json-judge.ts';

const LETTERS = ['D', 'L'] as const;
const side = z.enum(LETTERS);
const cards = z.array(z.string());
const options = z.record(z.string(), z.unknown()).default({});
const totals = z.strictObject({ D: z.number(), L: z.number() });
const tokens = z.strictObject({ Q: z.int(), W: z.int() });
const bothTokens = z.strictObject({ D: tokens, L: tokens });
const split = z.strictObject({ quest: cards, war: cards });
const stock = z.strictObject({
  ...{ side, hand: cards, deck: cards, discard: cards, options },
  shuffleTo: cards.optional(),
});

const sideOf = (letter: 'D' | 'L'): Side => (letter === 'D' ? 0 : 1);
const letterOf = (winner: number): 'D' | 'L' | null => LETTERS[winner] ?? null;

function cardsOf(of: Side, ids: readonly string[]): Card[] {
  return ids.map((id) => {
    const card = cardOf(of, id);
    if (card === -1) throw new BadCase(`no card of ${LETTERS[of]} is called "${id}"`);
    return card;
  });
}
const idsOf = (of: Side, those: readonly Card[]): string[] => those.map((card) => idOf(of, card));

function optionsOf(given: Readonly<Record<string, unknown>>) {
  const { options, problems } = readOptions(given);
  for (const { name, value } of problems) throw new BadCase(`no option ${name} = ${value}`);
  return options;
}

/** A game in its first Aid; what a case gives is put in its place. */
const game = (chosen: Readonly<Record<string, unknown>> = {}): RingWar => {
  optionsOf(chosen);
  return startGame({ title: '', story: '', options: chosen }, {}, new FastDice(1), untold);
};

/** No die is thrown, and a deck is rebuilt as the case says. */
const shuffled = (of: Side, to: readonly string[] | undefined): CaseDice =>
  new CaseDice([], to && cardsOf(of, to));

/** A game in which one side has this hand, deck and discard. */
function stocked(given: z.infer<typeof stock>): { readonly b: RingWar; readonly own: Side } {
  const b = game(given.options);
  const own = sideOf(given.side);
  b.hands[own] = cardsOf(own, given.hand);
  b.decks[own] = cardsOf(own, given.deck).reverse();
  b.discards[own] = cardsOf(own, given.discard);
  return { b, own };
}

const stockOf = (b: RingWar, own: Side) => ({
  hand: idsOf(own, b.hands[own]),
  deck: idsOf(own, b.decks[own]).reverse(),
  discard: idsOf(own, b.discards[own]),
});

function reckon(own: Side, contest: 0 | 1, piles: readonly [Piles, Piles], scope: 'any' | 'contest') {
  const lines: Line[] = [];
  const total = scorePile(own, contest, piles[own], piles[1 - own], scope, lines);
  const by: Record<string, number> = {};
  const sums = { cards: 0, alliance: 0, pair: 0, army: 0, cav: 0 };
  for (const line of lines) {
    switch (line.is) {
      case 'card':
      case 'bonus':
      case 'zero': {
        const amount = line.is === 'zero' ? 0 : line.amount;
        const id = idOf(own, line.card);
        by[id] = (by[id] ?? 0) + amount;
        sums.cards += amount;
        break;
      }
      case 'alliance':
        sums.alliance += line.amount;
        break;
      case 'pair':
        sums.pair += line.amount;
        break;
      case 'armies':
        sums.army += line.amount;
        break;
      case 'cavalry':
        sums.cav += line.amount;
        break;
    }
  }
  return { ...sums, total, by };
}

const tokensOf = (b: RingWar) =>
  Object.fromEntries(SIDES.map((one) => [LETTERS[one], { Q: b.tokens[one][QUEST], W: b.tokens[one][WAR] }]));

function setTokens(b: RingWar, given: z.infer<typeof bothTokens>): void {
  b.tokens = [
    [given.D.Q, given.D.W],
    [given.L.Q, given.L.W],
  ];
}

/** Operations of the Ring War vectors. */
export const ringWar: Judge = {
  deck: op(z.strictObject({}), () =>
    Object.fromEntries(
      SIDES.map((one) => {
        const sum = (contest: 0 | 1) => DECKS[one].reduce((n, { values }) => n + values[contest], 0);
        return [LETTERS[one], { cards: DECKS[one].length, W: sum(WAR), Q: sum(QUEST) }];
      }),
    ),
  ),
  alliances: op(z.strictObject({ side }), (given) => {
    const of = sideOf(given.side);
    const count = (letter: string) => DECKS[of].filter((spec) => spec.alliances.includes(letter)).length;
    return {
      ...Object.fromEntries(ALLIANCES[of].map((letter) => [letter, count(letter)])),
      none: DECKS[of].filter((spec) => spec.alliances.length === 0).length,
    };
  }),
  tags: op(z.strictObject({ side }), (given) => {
    const deck = DECKS[sideOf(given.side)];
    return Object.fromEntries(
      CARD_KINDS.map((kind) => [kind, deck.filter((spec) => spec.kinds.has(kind)).length]),
    );
  }),
  piles: op(
    z.strictObject({
      ...{ contest: z.enum(['Q', 'W']), D: cards, L: cards, options },
      ...{ D_other: cards.default([]), L_other: cards.default([]) },
    }),
    (given) => {
      const contest = given.contest === 'Q' ? QUEST : WAR;
      const pilesOf = (of: Side, here: readonly string[], other: readonly string[]): Piles => {
        const [met, rest] = [cardsOf(of, here), cardsOf(of, other)];
        return contest === QUEST ? [met, rest] : [rest, met];
      };
      const piles = [pilesOf(0, given.D, given.D_other), pilesOf(1, given.L, given.L_other)] as const;
      const { zeroScope } = optionsOf(given.options);
      const [D, L] = SIDES.map((one) => reckon(one, contest, piles, zeroScope));
      const { winner, take } = contestResult(D.total, L.total);
      return { D, L, winner: letterOf(winner), take };
    },
  ),
  contest: op(totals, ({ D, L }) => {
    const { winner, take } = contestResult(D, L);
    return { winner: letterOf(winner), take };
  }),
  tokens: op(z.strictObject({ before: bothTokens, quest: totals, war: totals }), (given) => {
    const b = game();
    setTokens(b, given.before);
    settle(b, QUEST, given.quest.D, given.quest.L, untold);
    settle(b, WAR, given.war.D, given.war.L, untold);
    isWon(b, untold);
    return {
      after: tokensOf(b),
      movedQ: Math.abs(b.tokens[0][QUEST] - given.before.D.Q),
      movedW: Math.abs(b.tokens[0][WAR] - given.before.D.W),
      winner: b.over && letterOf(b.over.winner),
    };
  }),
  split: op(
    z.strictObject({ side, hand: cards, quest: cards, war: cards, scout: z.string().nullish(), options }),
    (given) => {
      const own = sideOf(given.side);
      const b = game(given.options);
      b.phase = 'split';
      b.hands[own] = cardsOf(own, given.hand);
      if (given.scout) [b.scout[own]] = cardsOf(own, [given.scout]);
      const refusal = refusalOf(b, own, { do: 'split', quest: given.quest, war: given.war });
      return { legal: refusal === null, rule: refusal?.rule ?? null };
    },
  ),
  draw: op(stock, (given) => {
    const { b, own } = stocked(given);
    drawUp(b, shuffled(own, given.shuffleTo), untold);
    return stockOf(b, own);
  }),
  aid: op(stock.extend({ toss: cards }), (given) => {
    const { b, own } = stocked(given);
    const move = { do: 'aid', cards: given.toss } as const;
    const refusal = refusalOf(b, own, move);
    if (refusal) return { legal: false, rule: refusal.rule };
    const dice = shuffled(own, given.shuffleTo);
    applyMove(b, own, move, dice, untold);
    applyMove(b, own === 0 ? 1 : 0, { do: 'aid', cards: [] }, dice, untold);
    // In which order cards were thrown away means nothing: they are told as the case lists them.
    const listed = cardsOf(own, [...given.discard, ...given.toss]);
    b.discards[own].sort((x, y) => listed.indexOf(x) - listed.indexOf(y));
    return { legal: true, ...stockOf(b, own) };
  }),
  scout: op(
    z.strictObject({
      ...{ handD: cards, handL: cards },
      ...{ revealD: z.string().nullish(), revealL: z.string().nullish() },
    }),
    (given) => {
      const b = game();
      b.phase = 'scout';
      b.hands = [cardsOf(0, given.handD), cardsOf(1, given.handL)];
      const moves = [given.revealD, given.revealL].map(
        (card) => ({ do: 'scout', card: card ?? null }) as const,
      );
      const legal = SIDES.every((one) => refusalOf(b, one, moves[one]) === null);
      if (!legal) return { legal };
      for (const one of SIDES) applyMove(b, one, moves[one], new FastDice(1), untold);
      const shown = (one: Side) => (b.scout[one] === NONE ? null : idOf(one, b.scout[one]));
      const sees = (one: Side, other: Side) => (b.scout[one] === NONE ? null : idsOf(other, b.known[one]));
      return { legal, dSees: sees(0, 1), lSees: sees(1, 0), publicD: shown(0), publicL: shown(1) };
    },
  ),
  turn: op(z.strictObject({ D: split, L: split, tokens: bothTokens, options }), (given) => {
    const b = game(given.options);
    setTokens(b, given.tokens);
    b.phase = 'split';
    const told: GameEvent[] = [];
    const moves = [given.D, given.L].map((piles) => ({ do: 'split', ...piles }) as const);
    for (const one of SIDES) {
      const hand = cardsOf(one, [...moves[one].quest, ...moves[one].war]);
      const rest = DECKS[one].map((_, card) => card).filter((card) => !hand.includes(card));
      // The reserve is any card; piles that are not full come from a hand that has none (R45).
      if (hand.length === handSize(b.base.options) - 1) hand.push(rest.shift() ?? 0);
      b.hands[one] = hand;
      b.decks[one] = rest;
    }
    for (const one of SIDES) {
      const refusal = refusalOf(b, one, moves[one]);
      if (refusal) return { legal: false, rule: refusal.rule };
      applyMove(b, one, moves[one], new FastDice(1), (event) => told.push(event));
    }
    const [qd, ql, wd, wl] = told.filter(({ rule }) => rule === 'totals').map(({ amount }) => amount);
    const [quest, war] = [
      { D: qd, L: ql },
      { D: wd, L: wl },
    ];
    return { legal: true, quest, war, tokens: tokensOf(b), winner: b.over && letterOf(b.over.winner) };
  }),
};
