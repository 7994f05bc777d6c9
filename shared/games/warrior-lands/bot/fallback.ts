import type { Decision } from '../../../engine/game.ts';
import type { Move } from '../model.ts';

/** Answers of section 3.6 by the kind of the question. */
const DEFAULTS: Readonly<Record<string, Move>> = {
  /** A unit need not do anything (A19). */
  action: { do: 'end' },
  /** Nobody steps in: a Martyr who dies does so of his player's will. */
  martyr: { do: 'martyr', unit: -1 },
  /** No Fate. */
  fate: { do: 'fate', reroll: false },
  /** A card is always drawn for defence. */
  guard: { do: 'guard', draw: true },
  /** A draw must be agreed to (A34). */
  draw: { do: 'draw', accept: false },
};

/**
 * When the time is up: what section 3.6 says by itself. Which warrior is next, and every hex, form or defence that must
 * be chosen (passing is not possible, A19), is left to the bot.
 */
export const fallback = (_state: unknown, { kind }: Pick<Decision<Move>, 'kind'>): Move | null =>
  DEFAULTS[kind] ?? null;
