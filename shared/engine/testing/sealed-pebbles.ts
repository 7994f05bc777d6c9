import type { Piece, Seat } from '../../table/model.ts';
import type { Dice } from '../dice.ts';
import type { Tell } from '../event.ts';
import type { Decision, DecisionView, Game } from '../game.ts';
import { words } from '../words.ts';
import { type Pebbles, type PebblesMove, type PebblesSetup, pebbles } from './pebbles.ts';
import { pebblesByHand } from './pebbles-by-hand.ts';

/** `laid` of a seat that lays nothing this round. */
const PASSED = -1;
/** Lower cards can't be laid. */
const LEAST = 4;

/**
 * Pebbles with sealed answers: whether and what somebody has laid shows when both have answered, and until
 * then each may change its mind. Only fours and higher can be laid; one may pass, and must without such a card,
 * which nobody can tell from passing.
 */
export const sealedPebbles: Game<Pebbles, PebblesMove, PebblesSetup> = {
  ...pebbles,
  text: { ...pebbles.text, 'pebbles.passes': 'Lays nothing.' },
  decisions(state) {
    if (pebbles.outcome(state) || state.walker !== -1) return pebbles.decisions(state);
    return [0, 1].map(
      (seat): Decision<PebblesMove> => ({
        seat,
        kind: 'card',
        choices: choicesOf(state, seat),
        sealed: true,
        ...(state.laid[seat] === 0 ? {} : { answered: true }),
      }),
    );
  },
  check(state, seat, move) {
    if (state.walker !== -1) return pebbles.check(state, seat, move);
    const offered = choicesOf(state, seat).some((choice) => JSON.stringify(choice) === JSON.stringify(move));
    return offered ? null : { code: 'card', words: words('pebbles.no.card') };
  },
  apply(state, seat, move, dice, tell) {
    if (state.walker !== -1) {
      pebbles.apply(state, seat, move, dice, tell);
      return;
    }
    takeBack(state, seat);
    if (move.do === 'lay') {
      state.hands[seat].splice(state.hands[seat].indexOf(move.card), 1);
      state.laid[seat] = move.card;
    } else {
      state.laid[seat] = PASSED;
    }
    if (state.laid[0] && state.laid[1]) reveal(state, dice, tell);
  },
  present(state, seat) {
    if (state.walker !== -1) return pebbles.present(state, seat);
    const choices = choicesOf(state, seat);
    const view: DecisionView<PebblesMove> = {
      seat,
      kind: 'card',
      title: words('pebbles.choose'),
      rule: 'P2',
      sealed: true,
      ...(state.laid[seat] === 0 ? {} : { answered: true }),
      choices: choices.map((move) => ({
        move,
        label: words(`pebbles.${move.do}`, move.do === 'rest' ? {} : { ...move }),
        group: move.do === 'rest' ? 'end' : 'card',
      })),
      ...(choices.length === 1 ? { automatic: 0 } : {}),
    };
    return view;
  },
  table(state) {
    const shown = pebbles.copy(state);
    for (const seat of [0, 1]) takeBack(shown, seat);
    const { facts, ...table } = pebbles.table(shown);
    // What was shown last lies open.
    const shownLast = state.spent.slice(-2).map(
      (card, at): Piece => ({
        id: `s${at}`,
        kind: `pebble${card}`,
        seat: -1,
        zone: 'spent',
        at,
        marks: {},
      }),
    );
    return { ...table, pieces: [...table.pieces, ...shownLast], facts: { round: facts.round } };
  },
  look(state, seat) {
    if (seat === -1) return pebbles.look(state, seat);
    const { pieces } = pebbles.look(state, seat);
    const laid = state.laid[seat];
    if (laid <= 0) return { pieces, papers: [] };
    const down: Piece = {
      id: `h${seat}${state.hands[seat].length}`,
      kind: `pebble${laid}`,
      seat,
      zone: 'laid',
      at: 0,
      marks: {},
    };
    return { pieces: [...pieces, down], papers: [] };
  },
  determinize(state, seat, dice) {
    const fit = pebbles.copy(state);
    const other = 1 - seat;
    const answered = fit.laid[other] !== 0;
    takeBack(fit, other);
    fit.laid[other] = 0;
    const held = fit.hands[other].length;
    const unseen = dice.shuffle([...fit.deck, ...fit.hands[other]]);
    fit.hands[other] = unseen.splice(0, held);
    fit.deck = unseen;
    if (!answered) return fit;
    // Whether the other has answered is hidden as well: a guess is as good as another.
    const choices = choicesOf(fit, other);
    sealedPebbles.apply(fit, other, choices[dice.pick(choices.length)], dice, () => {});
    return fit;
  },
  scene(state) {
    const { zones, ...scene } = pebbles.scene(state);
    const cards = [1, 2, 3, 4, 5, 6].map(
      (card) => [`pebble${card}`, { name: `Pebble ${card}`, shape: 'card', icon: '' } as const] as const,
    );
    return {
      ...scene,
      zones: { ...zones, laid: { kind: 'row', label: 'pebbles.hand' } },
      kinds: { ...scene.kinds, ...Object.fromEntries(cards) },
    };
  },
  advise(state, seat, dice) {
    if (state.walker !== -1) return pebbles.advise(state, seat, dice);
    return choicesOf(state, seat)[0];
  },
  fallback: () => ({ do: 'rest' }),
  invariants(state) {
    const laid = state.laid.filter((card) => card > 0).length;
    const cards = state.deck.length + state.spent.length + state.hands.flat().length + laid;
    return cards === 18 ? [] : [`${cards} cards instead of 18`];
  },
  byHand: pebblesByHand(true),
};

/** What this seat may lay, highest first, and pass; also once it has answered. */
function choicesOf(state: Pebbles, seat: Seat): PebblesMove[] {
  const laid = state.laid[seat];
  const held = laid > 0 ? [...state.hands[seat], laid] : state.hands[seat];
  const cards = [...new Set(held)].filter((card) => card >= LEAST).sort((a, b) => b - a);
  return [...cards.map((card): PebblesMove => ({ do: 'lay', card })), { do: 'rest' }];
}

function takeBack(state: Pebbles, seat: Seat): void {
  if (state.laid[seat] > 0) state.hands[seat].push(state.laid[seat]);
  state.laid[seat] = 0;
}

function reveal(state: Pebbles, dice: Dice, tell: Tell): void {
  const sums = [0, 1].map((seat) => {
    const card = state.laid[seat];
    state.laid[seat] = 0;
    if (card === PASSED) {
      tell({ kind: 'note', words: words('pebbles.passes'), seat });
      return 0;
    }
    state.spent.push(card);
    tell({ kind: 'cards', words: words('pebbles.shows', { card }), seat, cards: [`pebble${card}`] });
    return card + dice.d6();
  });
  state.walker = sums[0] > sums[1] ? 0 : 1;
  state.steps = sums[0] === sums[1] ? 0 : 2;
  // Nobody walks: the next round begins.
  if (state.steps === 0) pebbles.apply(state, state.walker, { do: 'rest' }, dice, tell);
}
