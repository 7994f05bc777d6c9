import type { Marks, Seat } from '../model.ts';

/**
 * The table by hand: the same pieces, with nothing but hands to move them. Pure and plain data; a table is never
 * changed, an act makes the next one.
 */

/**
 * A piece with all there is to know of it, its face included: this never leaves the match as it is. What everybody
 * sees of it is told by `publicTable`, what a seat sees by `seenBy` (view.ts).
 */
export interface FreePiece {
  /** Unique on this table. Given anew when it is shuffled, so that nobody can follow it. */
  readonly id: string;
  /** Key into Scene.kinds: its true face. */
  readonly kind: string;
  /** Whose colours it has; -1 for nobody's. */
  readonly seat: Seat;
  /** Key into Scene.zones, or FELT: anywhere on the table beside them. */
  readonly zone: string;
  /**
   * On a board the cell that it stands in, -1 where it lies free at x, y. In piles and hands its place in their order
   * without gaps, 0 at the bottom or the left. In rows and boxes the place that it was laid in: there may be gaps, and
   * several pieces in one. On the felt 0.
   */
  readonly at: number;
  /**
   * Where it lies on the felt or free on a board, in tenths: 10 are one board unit (a hex has a radius of 32.8), or
   * one pixel of the 1280×720 picture of a card table. 0 elsewhere.
   */
  readonly x: number;
  readonly y: number;
  /**
   * Height among all that lies outside of piles and hands: what has more lies on top. Whole numbers from 0, none twice;
   * 0 in piles and hands, where `at` tells the order.
   */
  readonly z: number;
  /** Twelfths of a whole turn clockwise, 0..11. */
  readonly turn: number;
  /** Lies face down. In a hand its owner sees it all the same; a card that leaves one lies down unless laid open. */
  readonly down: boolean;
  /** Seats that have seen its face where it is hidden now: they may look again until it is shuffled. */
  readonly seen: readonly Seat[];
  readonly marks: Marks;
  /** What somebody has written on it, '' for nothing. */
  readonly label: string;
  /** Must be unlocked before anybody can move, turn, flip or remove it. */
  readonly locked: boolean;
}

/** Anywhere on the table outside the zones. No game may call a zone so. */
export const FELT = 'felt';
/** Where removed pieces are told to lie, in the public form. No game may call a zone so. */
export const GONE = 'gone';

/** The farthest place of a row or a box, so that it fits the number in which it is told. */
export const LAST_PLACE = 5000;

/** A game lays pieces out without ids where their faces are hidden: the table gives them new ones. */
export interface LaidPiece {
  /** '' : a new one that tells nothing. Pieces that everybody sees keep theirs. */
  readonly id: string;
  readonly kind: string;
  readonly seat: Seat;
  readonly zone: string;
  readonly at: number;
  readonly down: boolean;
  readonly marks: Marks;
  /** Seats that know its face though it is hidden, besides the owner of the hand that it is in. */
  readonly seen?: readonly Seat[];
}

export interface FreeTable {
  /** What lies loose, from the lowest to the uppermost, then what lies in piles and hands, zone by zone in its order. */
  readonly pieces: readonly FreePiece[];
  /**
   * Removed from the table and not brought back, the last one last, with the place that each had. Everybody sees that
   * they are there; a face that was hidden stays so.
   */
  readonly gone: readonly FreePiece[];
}
