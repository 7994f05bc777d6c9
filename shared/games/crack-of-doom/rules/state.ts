import type { Seat } from '../../../table/model.ts';
import { row } from '../data/cards.ts';
import type { Filter, PipeOrder, PipePast, RaceSetup } from '../model.ts';
import type { Options } from './options.ts';

/**
 * A card in somebody's hand or on the tray: 128 times a number that is given out as it is drawn, plus its row. In the
 * deck and the discard pile cards are rows alone, so that no number outlives a shuffle.
 */
export type Held = number;
export const rowOf = (held: Held): number => held & 127;
export const numbered = (serial: number, row: number): Held => serial * 128 + row;
export const serialOf = (held: Held): number => Math.floor(held / 128);
export const pieceOf = (held: Held): string => `c${serialOf(held)}`;

export type Phase =
  | 'limit'
  | 'pipe'
  | 'main'
  | 'haven'
  | 'encounter'
  | 'battle'
  | 'hardship'
  | 'smeagol'
  | 'post'
  | 'over';

/** none yet · no · yes, with what is laid */
export type Answer = 0 | 1 | 2;

/** What somebody saw in another's hand and that has not been played or thrown away since. */
export interface Sight {
  readonly of: Seat;
  /** Number of the turn in which it was seen. */
  readonly turn: number;
  readonly rows: number[];
}

export interface Fellowship {
  space: number;
  defeat: number;
  corruption: number;
  /** Turns still to be missed. */
  miss: number;
  hand: Held[];
  /** Cards of the hand to throw away next: a private note. */
  marked: Held[];
  /** Cards of the hand that lie ready: an encounter on offer (the Foe or Hardship first), or Aids in one's own battle. */
  laid: Held[];
  answer: Answer;
  filter: Filter;
  pipe: PipeOrder;
  pipePast: PipePast;
  sights: Sight[];
  /** Has given up. */
  out: boolean;
  /** For the summary. */
  tally: { met: number; escaped: number; missed: number; played: number };
}

export interface Offer {
  readonly by: Seat;
  readonly cards: readonly Held[];
}

export interface Encounter {
  readonly by: Seat;
  /** The Foe or Hardship first, then Modifiers. */
  readonly cards: readonly Held[];
  readonly strength: number;
  readonly die: number;
  /** Defeat markers when the die was thrown. */
  readonly defeat: number;
}

/** An encounter as it stays on the tray until the next step: seen by all, its cards lie in the discard pile. */
export interface Settled extends Encounter {
  readonly of: Seat;
  readonly aids: readonly Held[];
  readonly ring: boolean;
  readonly result: number;
  readonly won: boolean;
  /** Where in the discard pile its cards begin; -1 once they were shuffled. */
  readonly from: number;
}

export interface Ending {
  readonly winners: readonly Seat[];
  readonly reason: 'ring' | 'alone' | 'stuck' | 'rounds';
}

/** What stays as it is while the game lasts: shared by all copies of a state. */
export interface Base {
  readonly setup: RaceSetup;
  readonly options: Options;
  readonly doomIsMordor: boolean;
}

export interface Race {
  readonly base: Base;
  /** Rows; the last one is on top. */
  deck: number[];
  discard: number[];
  /** Number of the next card that is drawn. */
  serial: number;
  seats: Fellowship[];
  /** Seats in turn order. */
  order: Seat[];
  active: Seat;
  round: number;
  turn: number;
  phase: Phase;
  /** A movement roll was made this turn. */
  moved: boolean;
  /** Pipe Weed stopped this turn's movement. */
  noMove: boolean;
  /** The Ring is to be used in the open battle. */
  ring: boolean;
  encounter: Encounter | null;
  /** Offers that wait behind the open encounter (option `encounters: each`). */
  queue: Offer[];
  settled: Settled | null;
  /** A Corruption Roll that Smeagol could still save. */
  doom: { readonly dice: readonly number[]; readonly total: number } | null;
  ending: Ending | null;
}

export const HAND = 9;
export const MOST_ROUNDS = 400;
export const PIPE_WEED = row('pipe_weed');
export const SMEAGOL = row('smeagol');

export const activeOf = (race: Race): Fellowship => race.seats[race.active];

/** Seats that still play, in turn order after the active one. */
export function opponentsOf(race: Race): Seat[] {
  const at = race.order.indexOf(race.active);
  const after: Seat[] = [];
  for (let i = 1; i < race.order.length; i++) {
    const seat = race.order[(at + i) % race.order.length];
    if (!race.seats[seat].out) after.push(seat);
  }
  return after;
}

export const holds = (seat: Fellowship, row: number): boolean =>
  seat.hand.some((held) => rowOf(held) === row);

/** Does another pawn stand on the space of this seat's? (C13) */
export const isCrowded = (race: Race, seat: Seat): boolean =>
  race.seats.some((other, i) => i !== seat && !other.out && other.space === race.seats[seat].space);

/** Both windows ask all opponents, in secret. */
export const isSealed = (phase: Phase): boolean => phase === 'pipe' || phase === 'encounter';

export function copyRace(race: Race): Race {
  return {
    ...race,
    deck: [...race.deck],
    discard: [...race.discard],
    seats: race.seats.map((seat) => ({
      ...seat,
      hand: [...seat.hand],
      marked: [...seat.marked],
      laid: [...seat.laid],
      sights: seat.sights.map((sight) => ({ ...sight, rows: [...sight.rows] })),
      tally: { ...seat.tally },
    })),
    order: [...race.order],
    queue: [...race.queue],
  };
}
