/** Types that rules, views and bot share. */

/** Whose deck: also the seat that plays it. */
export const DARK = 0;
export const LIGHT = 1;
export type Side = 0 | 1;
export const SIDES = [DARK, LIGHT] as const;
export const opponentOf = (side: Side): Side => (side === DARK ? LIGHT : DARK);

/** Quest and War, as contests, as kinds of token, and as piles. */
export const QUEST = 0;
export const WAR = 1;
export type Contest = 0 | 1;
export const CONTESTS = [QUEST, WAR] as const;

export type PileName = 'quest' | 'war';
export const PILE_NAMES: readonly [PileName, PileName] = ['quest', 'war'];
export const contestOf = (pile: PileName): Contest => (pile === 'quest' ? QUEST : WAR);

/** A card by its place in its side's list. */
export type Card = number;

/** What the players do; cards go by their ids. */
export type Move =
  /** Aid: marks a card to be thrown away, or keeps it after all. */
  | { readonly do: 'toss' | 'keep'; readonly card: string }
  /** Aid in one go: exactly these are thrown away. */
  | { readonly do: 'aid'; readonly cards: readonly string[] }
  /** Shows a scout, or none. */
  | { readonly do: 'scout'; readonly card: string | null }
  /** Lays a card on a pile (also from the other pile), or takes it back. */
  | { readonly do: 'lay'; readonly card: string; readonly pile: PileName }
  | { readonly do: 'take'; readonly card: string }
  /** The whole hand in one go. */
  | { readonly do: 'split'; readonly quest: readonly string[]; readonly war: readonly string[] }
  | { readonly do: 'ready' }
  | { readonly do: 'unready' };

/** What a scenario file says. */
export interface RingWarSetup {
  readonly title: string;
  readonly story: string;
  readonly options: Readonly<Record<string, unknown>>;
}
