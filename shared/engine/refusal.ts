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
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });
export const refused = (refusal: Refusal): Result<never> => ({
  ok: false,
  refusal,
});
