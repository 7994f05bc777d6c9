import type { Card, Side } from '../model.ts';
import type { Options } from './options.ts';

/** aid, scout and split are answered by both at the same time, in secret. */
export type Phase = 'aid' | 'scout' | 'split' | 'over';

/** Values of `answer` and `scout` that are no card. */
export const NONE = -1;
export const OPEN = -2;

/** What stays the same while the game lasts; shared by all copies. */
export interface Base {
  readonly title: string;
  readonly story: string;
  readonly options: Options;
}

/** [quest, war] */
export type PilePair = [Card[], Card[]];

/** A game of Ring War. Everything is by side: [Dark Powers, Forces of Light]. */
export interface RingWar {
  readonly base: Base;
  /** 1 in the first turn. */
  turn: number;
  phase: Phase;
  /** The top card is the last. */
  decks: [Card[], Card[]];
  discards: [Card[], Card[]];
  /** All cards that were not turned up, those laid in secret among them. */
  hands: [Card[], Card[]];
  /** Aid: bits of the places in hand that will be thrown away. */
  toss: [number, number];
  /** Scout: the answer given in secret; NONE for "no scout", OPEN for none yet. */
  answer: [number, number];
  /** The scout shown this turn, or NONE. */
  scout: [number, number];
  /** Cards laid in secret; they are in the hands as well. */
  laid: [PilePair, PilePair];
  /** Aid and split: the side has said that this is its answer. */
  ready: [boolean, boolean];
  /** Piles turned up last: they lie open until the next Aid is done, and count as discards (R3). */
  piles: [PilePair, PilePair];
  /** The turn in which these piles were laid; 0 before the first. */
  shown: number;
  /** A new deck was made of the side's open piles: they go on lying there for show, their cards are elsewhere. */
  swept: [boolean, boolean];
  /** Cards in the other's hand that this side has seen. */
  known: [Card[], Card[]];
  /** Tokens by side: [Quest, War]. */
  tokens: [[number, number], [number, number]];
  /** Contests won, by side: [Quest, War], and how many of them doubly. */
  won: [[number, number], [number, number]];
  doubles: [number, number];
  over: { winner: Side; by: 'quest' | 'war' | 'resigned' } | null;
}

const pair = ([quest, war]: PilePair): PilePair => [quest.slice(), war.slice()];

/** Written out by hand: a copy is made for every act and for every line of a search. */
export function copyRingWar(b: RingWar): RingWar {
  return {
    base: b.base,
    turn: b.turn,
    phase: b.phase,
    decks: [b.decks[0].slice(), b.decks[1].slice()],
    discards: [b.discards[0].slice(), b.discards[1].slice()],
    hands: [b.hands[0].slice(), b.hands[1].slice()],
    toss: [b.toss[0], b.toss[1]],
    answer: [b.answer[0], b.answer[1]],
    scout: [b.scout[0], b.scout[1]],
    laid: [pair(b.laid[0]), pair(b.laid[1])],
    ready: [b.ready[0], b.ready[1]],
    piles: [pair(b.piles[0]), pair(b.piles[1])],
    shown: b.shown,
    swept: [b.swept[0], b.swept[1]],
    known: [b.known[0].slice(), b.known[1].slice()],
    tokens: [
      [b.tokens[0][0], b.tokens[0][1]],
      [b.tokens[1][0], b.tokens[1][1]],
    ],
    won: [
      [b.won[0][0], b.won[0][1]],
      [b.won[1][0], b.won[1][1]],
    ],
    doubles: [b.doubles[0], b.doubles[1]],
    over: b.over && { ...b.over },
  };
}
