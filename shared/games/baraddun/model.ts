/**
 * War for Barad'Dun in types: what the tables, the rules, the view and the vectors share. "B8" is a ruling of
 * the rules analysis; the rulebook of this game tells them to players.
 */

/** 0 or 1: seats 0, 2, 4 … are of the first team, 1, 3, 5 … of the second, so that neighbours are foes. */
export type Team = 0 | 1;
export const TEAMS = [0, 1] as const;
export const teamOf = (seat: number): Team => (seat % 2 === 0 ? 0 : 1);
export const foeOf = (team: Team): Team => (team === 0 ? 1 : 0);

export interface FighterCard {
  /** 'F01', 'N1': key of the card's looks too. */
  readonly id: string;
  readonly name: string;
  readonly affiliation: string;
  /** 0 for a New Fighter, who only adds to the strength of his shadow. */
  readonly strength: number;
  /** One die minus three for the shadow (B14). */
  readonly isNew: boolean;
}

export interface WeaponCard {
  readonly id: string;
  readonly name: string;
  readonly strength: number;
  /** Magnitude of the printed negative number (B2). */
  readonly defence: number;
  /** Forbids all defences but those marked for it. */
  readonly restricts: boolean;
  /** Earns another weapon card (B20). */
  readonly more: boolean;
}

export interface DefenceCard {
  readonly id: string;
  readonly name: string;
  readonly defence: number;
  /** Playable beside a weapon that restricts. */
  readonly handy: boolean;
  /** Earns another defence card (B25). */
  readonly more: boolean;
}

/** The three stacks before they are shuffled, one entry per card. A card is known by its place in here. */
export interface Deck {
  readonly fighters: readonly FighterCard[];
  readonly weapons: readonly WeaponCard[];
  readonly defences: readonly DefenceCard[];
}

/** What `Game.load` returns for this game. */
export interface WarSetup {
  readonly title: string;
  readonly story: string;
  readonly teams: readonly [TeamSetup, TeamSetup];
  readonly deck: Deck;
  /** Options that the scenario itself sets; a table may set them otherwise. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface TeamSetup {
  readonly name: string;
  /** Names of its seats in their order; the team's own name where there is but one, numbered where too few. */
  readonly seats: readonly string[];
}

export type Move =
  /** Turns up what comes next: fighters, weapons, defences, a roll, the winner's cards. `n`: which reveal it is. */
  | { readonly do: 'next'; readonly n: number }
  /** As many reveals as there are until the round or the game has ended or another must decide. */
  | { readonly do: 'rush'; readonly to: 'round' | 'game'; readonly n: number }
  /** Leaves it to the others at the table when the next reveal comes: what a bot does. */
  | { readonly do: 'leave' }
  /** Lays one's own fighter opposite the foe in this slot of the wall, 0-based (B33). */
  | { readonly do: 'place'; readonly slot: number }
  /** Answer to the offer of another weapon or defence card. */
  | { readonly do: 'extra'; readonly draw: boolean };
