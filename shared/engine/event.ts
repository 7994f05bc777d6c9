import type { Seat } from '../table/model.ts';
import type { Words } from './words.ts';

export interface DieThrow {
  /** 1..6, or 1..sides, as rolled. */
  readonly value: number;
  /** For dice of another number of sides than six. */
  readonly sides?: number;
  /** Succeeds on this figure or less; absent where the die only counts (initiative, durations). */
  readonly need?: number;
  /** Succeeds on this figure or more. */
  readonly atLeast?: number;
  readonly ok?: boolean;
  /** Whose it is where several throw at once: a seat, or a team by its first seat. The event's own seat where absent. */
  readonly side?: number;
}

/**
 * One thing that happened, in public words and numbers. Feeds the chronicle, the animations and the screen
 * reader. Never carries a secret.
 */
export interface GameEvent {
  /**
   * note: only a line in the chronicle · turn: a seat or piece begins · cards: faces turned up ·
   * discard: cards laid away · roll: dice with their target figure · move: a piece along cells ·
   * harm: damage placed · heal: damage removed · mark: a condition placed or lifted · fall: a piece leaves
   * the board · rise: a piece comes to the board · round: a round begins · over: the game ended
   */
  readonly kind:
    | 'note'
    | 'turn'
    | 'cards'
    | 'discard'
    | 'roll'
    | 'move'
    | 'harm'
    | 'heal'
    | 'mark'
    | 'fall'
    | 'rise'
    | 'round'
    | 'over';
  /** The line of the chronicle; '' key: no line of its own (the animation is enough). */
  readonly words: Words;
  /** Ruling or row behind it: 'A64', 'row:shield'. */
  readonly rule?: string;
  readonly seat?: Seat;
  /** Piece id that does it, and piece id that it is done to. */
  readonly piece?: string;
  readonly target?: string;
  readonly dice?: readonly DieThrow[];
  /** Kinds of the cards turned or laid away. */
  readonly cards?: readonly string[];
  /**
   * Pieces that are dealt, turned, laid or taken away, in this order: a card table shows each of them go now to
   * where it lies after the act. Pieces that no event names go there at the end of the act, all together.
   */
  readonly pieces?: readonly string[];
  /** Cells passed, first = start, last = end. */
  readonly path?: readonly number[];
  /** The move goes over other pieces. */
  readonly flies?: boolean;
  readonly amount?: number;
  /** Name of the mark placed or lifted. */
  readonly mark?: string;
  readonly on?: boolean;
}

/** Where events go. Search and fuzzing pass a sink that drops them. */
export type Tell = (event: GameEvent) => void;
/** For whoever wants the state alone. */
export const untold: Tell = () => {};
