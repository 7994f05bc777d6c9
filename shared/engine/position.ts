import type { FreeTable } from '../table/byhand/piece.ts';
import type { Seat } from '../table/model.ts';
import type { Outcome } from './game.ts';

/** A place at the table and who has it. */
export interface SeatHolder {
  readonly kind: '' | 'person' | 'bot';
  /** The person's name within this table ('p1'); '' for bots and free seats. */
  readonly person: string;
  /** The name to show. */
  readonly name: string;
  /** Word in the dice stream; stays when its owner stands up, until somebody else brings one. */
  readonly word: string;
}

/** One move that still counts (has not been taken back), as undo sees it. */
export interface MoveMark {
  /** Its place in the log. */
  readonly place: number;
  readonly seat: Seat;
  /** The table chose it, since nothing else was useful: never the goal of an undo. */
  readonly auto: boolean;
  /** Something was rolled, drawn or turned up. */
  readonly chancy: boolean;
  /** The table made it for somebody whose time was up: that is not taken back without the others. */
  readonly late?: true;
  /** Step since which the sealed question stood that it answered; 0: an open one. */
  readonly question: number;
  /**
   * Nobody else saw anything of it (a card laid ready, one's own cards sorted), so nobody hears that it is taken back;
   * by hand nobody else's undo minds it.
   */
  readonly unseen?: true;
}

/** What somebody wishes and the others must agree to. */
export interface Ask {
  readonly seat: Seat;
  readonly what: 'undo' | 'by-hand' | 'by-rules' | 'sit';
  /** Who wishes to sit down at `seat`, which is free. */
  readonly newcomer?: { readonly person: string; readonly name: string; readonly word: string };
  /** Step at which it was asked: an answer from before it is stale. */
  readonly since: number;
  /** Index into `moves` of the first move to take back; -1 where something else is asked. */
  readonly from: number;
  /** People who have not agreed yet. */
  readonly waiting: readonly string[];
}

/**
 * All that the log says at one moment. A position is never changed once it is reached: an act makes the next
 * one, which is kept or dropped as a whole.
 */
export interface Position {
  /** Number of entries of the log that led here. */
  readonly step: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: readonly SeatHolder[];
  readonly host: string;
  /** Seconds that each question gives whoever is asked, before the table answers for them; 0: no end. */
  readonly limit: number;
  /**
   * Per seat everybody who has had it since the start, and so may have read its hand; they may come back to it,
   * but sit on no other one.
   */
  readonly held: readonly (readonly string[])[];
  /** The game's own state; null until the start. */
  readonly state: unknown;
  /**
   * All that lies on the table while the game is played by hand; null: by the rules. `state` stays as it was when they
   * were left, and nobody is asked anything.
   */
  readonly free: FreeTable | null;
  readonly moves: readonly MoveMark[];
  readonly ask: Ask | null;
  /** People who were not let in to a seat: they may not ask again. */
  readonly turnedAway: readonly string[];
  /** Per seat the step since which its present question stands: what was seen before that is stale. */
  readonly askedSince: readonly number[];
  /** Per seat the kind of question it must answer now; '' for none. */
  readonly asked: readonly string[];
  /** Per seat: it has answered and may change its mind while others are awaited. */
  readonly answered: readonly boolean[];
  /** Step since which the present question stands whose answers are secret until all are given; 0: none such. */
  readonly sealedSince: number;
  readonly outcome: Outcome | null;
  /** The table that the people went on to, '' for none. */
  readonly next: string;
}

export const FREE_SEAT: SeatHolder = { kind: '', person: '', name: '', word: '' };

/** Of a table that was just made: nobody sits anywhere. */
export function firstPosition(seats: number): Position {
  return {
    step: 1,
    phase: 'gathering',
    seats: Array.from({ length: seats }, () => FREE_SEAT),
    host: '',
    limit: 0,
    held: Array.from({ length: seats }, () => []),
    state: null,
    free: null,
    moves: [],
    ask: null,
    turnedAway: [],
    askedSince: Array.from({ length: seats }, () => 0),
    asked: Array.from({ length: seats }, () => ''),
    answered: Array.from({ length: seats }, () => false),
    sealedSince: 0,
    outcome: null,
    next: '',
  };
}
