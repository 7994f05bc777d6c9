import type { Words } from './words.ts';

/**
 * Why the table says no to a player: a value and never an exception. Exceptions mean our own bug.
 */
export interface Refusal {
  /** Stable and machine-readable: 'not-your-turn', 'no-such-choice', 'blocked-hex' … */
  readonly code: string;
  /** The sentence for the player. */
  readonly words: Words;
  /** Ruling or rule that says so, e.g. 'A36'. */
  readonly rule?: string;
  /** Where several things stand in the way at once: all of them, this one first, at most MOST_FAULTS. */
  readonly faults?: readonly Fault[];
  /** … and how many more there are. */
  readonly more?: number;
}

/** One of several things that stand in the way. */
export interface Fault {
  readonly code: string;
  readonly words: Words;
  readonly rule?: string;
  /** Ids of the pieces that it is about, as everybody sees them; at most MOST_FAULTS. */
  readonly pieces: readonly string[];
}

/** Nobody mends more at a time, and the answer stays short whatever lies on the table. */
export const MOST_FAULTS = 12;

/** All of these as one refusal, whose own words are those of the first. There must be one. */
export function refusalFor(faults: readonly Fault[]): Refusal {
  const [{ code, words, rule }] = faults;
  const more = faults.length - MOST_FAULTS;
  return {
    ...{ code, words },
    ...(rule === undefined ? {} : { rule }),
    faults: faults.slice(0, MOST_FAULTS),
    ...(more > 0 ? { more } : {}),
  };
}

/** What was asked for, or why not; nothing is thrown for what people do. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): Result<never> => ({
  ok: false,
  refusal,
});
