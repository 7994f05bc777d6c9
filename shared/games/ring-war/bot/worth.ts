import { QUEST, type Side, WAR } from '../model.ts';
import { TO_WIN } from '../rules/reveal.ts';

/** How steeply tokens weigh towards ten, and how much their sum means. */
const STEEP = 0.34;
const WEIGHT = 1.1;

/** Chance to win, roughly, from the tokens that `own` has of ten: [Quest, War]. Quest goes before War (R24). */
export function worthOf(quest: number, war: number): number {
  if (quest >= TO_WIN) return 1;
  if (quest <= 0) return 0;
  if (war >= TO_WIN) return 1;
  if (war <= 0) return 0;
  const lead = Math.sinh(STEEP * (quest - TO_WIN / 2)) + Math.sinh(STEEP * (war - TO_WIN / 2));
  return 1 / (1 + Math.exp(-WEIGHT * lead));
}

/** WORTH[quest tokens][war tokens] for the side that has them. */
export const WORTH: readonly (readonly number[])[] = Array.from({ length: TO_WIN + 1 }, (_, quest) =>
  Array.from({ length: TO_WIN + 1 }, (_, war) => worthOf(quest, war)),
);

/** Tokens after a contest: `mine` and `theirs` are the totals. */
export function tokensAfter(tokens: number, mine: number, theirs: number): number {
  if (mine === theirs) return tokens;
  if (mine > theirs) return Math.min(TO_WIN, tokens + (mine >= 2 * theirs ? 2 : 1));
  return Math.max(0, tokens - (theirs >= 2 * mine ? 2 : 1));
}

export const tokensOf = (b: { readonly tokens: readonly (readonly number[])[] }, side: Side) =>
  [b.tokens[side][QUEST], b.tokens[side][WAR]] as const;
