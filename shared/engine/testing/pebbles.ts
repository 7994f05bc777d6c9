import { z } from 'zod';
import type { Kind, Marks, Piece, Scene, Seat, Table } from '../../table/model.ts';
import type { Dice } from '../dice.ts';
import type { Tell } from '../event.ts';
import type { Decision, DecisionView, Game, Outcome, Paper, Sheet } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import { words } from '../words.ts';
import { pebblesByHand } from './pebbles-by-hand.ts';
import { text } from './text.ts';

/**
 * A tiny game with everything that a match and a room must bear: a hidden hand and deck, choices at the same
 * time, dice, moves without chance (free to take back), a choice that the table makes by itself, a standing
 * answer. Both choose a card in secret; card plus die, the higher one walks up to two cells; first past the
 * ninth cell wins.
 */
export interface Pebbles {
  deck: number[];
  spent: number[];
  hands: [number[], number[]];
  /** Card laid face down, 0 for none yet. */
  laid: [number, number];
  pawns: [number, number];
  /** Who walks and how far still; -1: both choose cards. */
  walker: Seat;
  steps: number;
  round: number;
  /** Standing answer per seat. */
  rest: ['ask' | 'always', 'ask' | 'always'];
  resigned: Seat;
  goal: number;
}

export type PebblesMove =
  | { readonly do: 'lay'; readonly card: number }
  | { readonly do: 'walk'; readonly by: number }
  | { readonly do: 'rest' };

export interface PebblesSetup {
  readonly title: string;
}

const HAND = 3;
const no = (code: string): Refusal => ({ code, words: words(`pebbles.no.${code}`) });

function draw(state: Pebbles, seat: Seat, dice: Dice): void {
  if (state.deck.length === 0) state.deck = dice.shuffle(state.spent.splice(0));
  const card = state.deck.pop();
  if (card !== undefined) state.hands[seat].push(card);
}

function choicesOf(state: Pebbles, seat: Seat): PebblesMove[] {
  if (state.walker === -1) {
    if (state.laid[seat]) return [];
    return [...new Set(state.hands[seat])].sort().map((card) => ({ do: 'lay', card }));
  }
  if (state.walker !== seat) return [];
  const walks: PebblesMove[] = [];
  for (let by = 1; by <= state.steps; by++) walks.push({ do: 'walk', by });
  return [...walks, { do: 'rest' }];
}

function reveal(state: Pebbles, dice: Dice, tell: Tell): void {
  const rolled = [dice.d6(), dice.d6()];
  for (const seat of [0, 1]) {
    tell({
      kind: 'cards',
      words: words('pebbles.shows', { card: state.laid[seat] }),
      seat,
      cards: [`pebble${state.laid[seat]}`],
    });
    tell({
      kind: 'roll',
      words: words('pebbles.rolls', { die: rolled[seat] }),
      seat,
      dice: [{ value: rolled[seat] }],
    });
  }
  const lead = state.laid[0] + rolled[0] - state.laid[1] - rolled[1];
  state.spent.push(...state.laid);
  state.laid = [0, 0];
  if (lead === 0) {
    nextRound(state, dice, tell);
  } else {
    state.walker = lead > 0 ? 0 : 1;
    state.steps = 2;
  }
}

function nextRound(state: Pebbles, dice: Dice, tell: Tell): void {
  state.walker = -1;
  state.round++;
  for (const seat of [0, 1]) {
    draw(state, seat, dice);
    // Faces are not told, but that somebody saw a card is: it can't be taken back freely.
    tell({ kind: 'cards', words: words(''), seat, cards: [''] });
  }
  tell({ kind: 'round', words: words('pebbles.round', { round: state.round }) });
}

const held = (seat: Seat, at: number, kind: string): Piece => ({
  id: `h${seat}${at}`,
  kind,
  seat,
  zone: `hand${seat}`,
  at,
  marks: {},
});

/** A card that waits face down for the other one. */
const laid = (seat: Seat, kind: string): Piece => ({
  id: `l${seat}`,
  kind,
  seat,
  zone: `laid${seat}`,
  at: 0,
  marks: {},
});

function tableOf(state: Pebbles): Table {
  const pieces: Piece[] = [];
  for (const seat of [0, 1]) {
    const marks: Marks = state.rest[seat] === 'always' ? { lazy: 1 } : {};
    pieces.push({ id: `p${seat}`, kind: 'pawn', seat, zone: 'track', at: state.pawns[seat], marks });
    state.hands[seat].forEach((_, at) => {
      pieces.push(held(seat, at, ''));
    });
    if (state.laid[seat]) pieces.push(laid(seat, ''));
  }
  const top = state.spent.at(-1);
  return {
    pieces,
    piles: {
      deck: { count: state.deck.length, top: '' },
      spent: { count: state.spent.length, top: top === undefined ? '' : `pebble${top}` },
    },
    facts: { round: state.round, laid0: state.laid[0] ? 1 : 0, laid1: state.laid[1] ? 1 : 0 },
  };
}

const stone = (card: number): Kind => ({
  name: `Stone of ${card}`,
  shape: 'card',
  icon: 'stone-sphere',
  face: { frame: 'pebbles', deck: 'doom', figures: [{ sign: 'worth', figure: String(card) }] },
});

const SCENE: Scene = {
  game: 'pebbles',
  title: 'Pebbles',
  story: 'Two pawns, one path.',
  zones: {
    track: { kind: 'row', label: 'pebbles.track' },
    hand0: { kind: 'hand', label: 'pebbles.hand', seat: 0 },
    hand1: { kind: 'hand', label: 'pebbles.hand', seat: 1 },
    deck: { kind: 'pile', label: 'pebbles.deck' },
    spent: { kind: 'pile', label: 'pebbles.spent' },
    laid0: { kind: 'box', label: 'pebbles.laid', seat: 0 },
    laid1: { kind: 'box', label: 'pebbles.laid', seat: 1 },
  },
  kinds: {
    pawn: { name: 'Pawn', shape: 'pawn', icon: '' },
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((card) => [`pebble${card}`, stone(card)])),
  },
  sides: [
    { name: 'Left', plastic: 'a' },
    { name: 'Right', plastic: 'b' },
  ],
  options: [],
};

/** What somebody holds, added up for that seat's eyes. */
const worth = (hand: readonly number[]): Paper => ({
  id: 'worth',
  title: words('pebbles.worth'),
  lines: hand.map((card) => ({ words: words('pebbles.one'), amount: card, tone: 'plain' })),
  total: hand.reduce((sum, card) => sum + card, 0),
});

const PREFER: Refusal = no('prefer');

export const pebbles: Game<Pebbles, PebblesMove, PebblesSetup> = {
  id: 'pebbles',
  version: 1,
  title: words('pebbles.title'),
  seats: { min: 2, max: 2 },
  options: [{ name: 'goal', values: [9, 4], words: words('pebbles.goal'), rule: 'P1' }],
  text,
  move: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('lay'), card: z.number().int() }),
    z.strictObject({ do: z.literal('walk'), by: z.number().int() }),
    z.strictObject({ do: z.literal('rest') }),
  ]),
  load(file) {
    const read = z.object({ game: z.literal('pebbles'), title: z.string().max(40) }).safeParse(file);
    if (read.success) return { ok: true, setup: { title: read.data.title } };
    return { ok: false, problems: [{ path: 'title', words: words('pebbles.no.file') }] };
  },
  setup(_setup, options, dice, tell) {
    const deck = dice.shuffle([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
    const state: Pebbles = {
      deck,
      spent: [],
      hands: [[], []],
      laid: [0, 0],
      pawns: [0, 0],
      walker: -1,
      steps: 0,
      round: 0,
      rest: ['ask', 'ask'],
      resigned: -1,
      goal: options.goal === 4 ? 4 : 9,
    };
    for (let i = 1; i < HAND; i++) for (const seat of [0, 1]) draw(state, seat, dice);
    nextRound(state, dice, tell);
    return state;
  },
  decisions(state) {
    if (pebbles.outcome(state)) return [];
    const asked: Decision<PebblesMove>[] = [];
    for (const seat of [0, 1]) {
      const choices = choicesOf(state, seat);
      if (choices.length > 0) asked.push({ seat, kind: state.walker === -1 ? 'card' : 'walk', choices });
    }
    return asked;
  },
  check(state, seat, move) {
    const offered = choicesOf(state, seat).some(
      (choice) =>
        choice.do === move.do &&
        (choice.do !== 'lay' || move.do !== 'lay' || choice.card === move.card) &&
        (choice.do !== 'walk' || move.do !== 'walk' || choice.by === move.by),
    );
    return offered ? null : no(move.do === 'lay' ? 'card' : 'turn');
  },
  apply(state, seat, move, dice, tell) {
    if (move.do === 'lay') {
      state.hands[seat].splice(state.hands[seat].indexOf(move.card), 1);
      state.laid[seat] = move.card;
      if (state.laid[0] && state.laid[1]) reveal(state, dice, tell);
    } else if (move.do === 'walk') {
      const from = state.pawns[seat];
      state.pawns[seat] += move.by;
      state.steps -= move.by;
      tell({
        kind: 'move',
        words: words('pebbles.walks', { by: move.by }),
        seat,
        piece: `p${seat}`,
        path: [from, state.pawns[seat]],
      });
    } else {
      nextRound(state, dice, tell);
    }
  },
  present(state, seat) {
    const choices = choicesOf(state, seat);
    if (choices.length === 0) return null;
    const view: DecisionView<PebblesMove> = {
      seat,
      kind: state.walker === -1 ? 'card' : 'walk',
      title: words(state.walker === -1 ? 'pebbles.choose' : 'pebbles.go'),
      rule: 'P2',
      choices: choices.map((move) => ({
        move,
        label: words(`pebbles.${move.do}`, move.do === 'rest' ? {} : { ...move }),
        group: move.do === 'rest' ? 'end' : 'move',
        ...(move.do === 'lay'
          ? { piece: `h${seat}${state.hands[seat].indexOf(move.card)}`, zone: `laid${seat}` }
          : {}),
        ...(move.do === 'walk'
          ? { piece: `p${seat}`, zone: 'track', cell: state.pawns[seat] + move.by }
          : {}),
      })),
      ...(state.walker !== -1 && (state.steps === 0 || state.rest[seat] === 'always')
        ? { automatic: choices.length - 1 }
        : {}),
    };
    return view;
  },
  table: tableOf,
  look: (state, seat) => ({
    pieces:
      seat === -1
        ? []
        : [
            ...state.hands[seat].map((card, at) => held(seat, at, `pebble${card}`)),
            ...(state.laid[seat] ? [laid(seat, `pebble${state.laid[seat]}`)] : []),
          ],
    papers: seat === -1 ? [] : [worth(state.hands[seat])],
  }),
  scene: () => SCENE,
  inspect(state, seat, piece): Sheet | null {
    const owner = piece === 'p0' ? 0 : piece === 'p1' ? 1 : -1;
    if (owner === -1) return null;
    const policies =
      owner === seat ? [{ name: 'rest', value: state.rest[owner], values: ['ask', 'always'] }] : [];
    return {
      piece,
      title: 'Pawn',
      subtitle: words('pebbles.title'),
      hits: 0,
      damage: 0,
      traits: [],
      cards: [],
      conditions: [],
      policies,
    };
  },
  prefer(state, seat, piece, name, value) {
    if (piece !== `p${seat}` || name !== 'rest') return PREFER;
    if (value !== 'ask' && value !== 'always') return PREFER;
    state.rest[seat] = value;
    return null;
  },
  resign(state, seat, _dice, tell) {
    state.resigned = seat;
    tell({ kind: 'over', words: words('pebbles.won') });
  },
  outcome(state): Outcome | null {
    const home = state.pawns.findIndex((at) => at >= state.goal);
    const winner = state.resigned !== -1 ? 1 - state.resigned : home;
    if (winner === -1) return null;
    return {
      winners: [winner],
      words: words('pebbles.won'),
      rule: 'P3',
      summary: [{ words: words('pebbles.track'), bySeat: [...state.pawns] }],
    };
  },
  copy: (state) => ({
    ...state,
    deck: [...state.deck],
    spent: [...state.spent],
    hands: [[...state.hands[0]], [...state.hands[1]]],
    laid: [...state.laid],
    pawns: [...state.pawns],
    rest: [...state.rest],
  }),
  reshuffle: (state, dice) => void dice.shuffle(state.deck),
  determinize(state, seat, dice) {
    const fit = pebbles.copy(state);
    const other = 1 - seat;
    const laid = fit.laid[other] ? 1 : 0;
    const unseen = [...fit.deck, ...fit.hands[other]];
    if (laid) unseen.push(fit.laid[other]);
    dice.shuffle(unseen);
    fit.hands[other] = unseen.splice(0, fit.hands[other].length);
    if (laid) fit.laid[other] = unseen.pop() ?? 0;
    fit.deck = unseen;
    return fit;
  },
  advise(state, seat) {
    const choices = choicesOf(state, seat);
    if (state.walker !== -1) return state.steps > 0 ? { do: 'walk', by: state.steps } : { do: 'rest' };
    return choices[choices.length - 1];
  },
  fallback: (_state, { kind }) => (kind === 'walk' ? { do: 'rest' } : null),
  invariants(state) {
    const cards =
      state.deck.length +
      state.spent.length +
      state.hands[0].length +
      state.hands[1].length +
      state.laid.filter(Boolean).length;
    return cards === 18 ? [] : [`${cards} cards instead of 18`];
  },
  byHand: pebblesByHand(false),
};
