import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { DECKS } from '../data/decks.ts';
import type { Card, RingWarSetup, Side } from '../model.ts';
import { readOptions, startTokens } from './options.ts';
import { beginTurn } from './reveal.ts';
import { NONE, OPEN, type RingWar } from './state.ts';

/** Decks are shuffled, Dark first, tokens given out, and the first hands drawn. */
export function startGame(
  setup: RingWarSetup,
  options: Readonly<Record<string, unknown>>,
  dice: Dice,
  tell: Tell,
): RingWar {
  const chosen = readOptions({ ...setup.options, ...options }).options;
  const [dark, light] = startTokens(chosen);
  const shuffled = (side: Side): Card[] => dice.shuffle(DECKS[side].map((_, card) => card));
  const b: RingWar = {
    base: { title: setup.title, story: setup.story, options: chosen },
    turn: 0,
    phase: 'aid',
    decks: [shuffled(0), shuffled(1)],
    discards: [[], []],
    hands: [[], []],
    toss: [0, 0],
    answer: [OPEN, OPEN],
    scout: [NONE, NONE],
    laid: [
      [[], []],
      [[], []],
    ],
    ready: [false, false],
    piles: [
      [[], []],
      [[], []],
    ],
    shown: 0,
    swept: [false, false],
    known: [[], []],
    tokens: [
      [dark, dark],
      [light, light],
    ],
    won: [
      [0, 0],
      [0, 0],
    ],
    doubles: [0, 0],
    over: null,
  };
  beginTurn(b, dice, tell);
  return b;
}
