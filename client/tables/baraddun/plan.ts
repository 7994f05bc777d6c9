import type { CardLayout, Rect, ZonePlace } from '../table.ts';

/** Where one fight of the wall stands: its column and what is written in it. The foe's side comes first. */
export interface FightPlace {
  /** All of it, for the light around the fight that goes on. */
  readonly column: Rect;
  /** null: no room for it. */
  readonly heading: Rect | null;
  readonly sums: readonly [Rect, Rect];
  /** The chance, and what there is to say; null where there is no room for it beside each fight. */
  readonly chance: Rect | null;
  /** null: one ruler for all, see `Plan.ruler`. */
  readonly ruler: Rect | null;
}

/** What is painted under the cards needs. CSS px. */
export interface Bed extends CardLayout {
  /** Team at the lower edge: the looker's own. */
  readonly ownTeam: number;
  readonly perTeam: number;
  readonly felt: Rect;
  /** The foe's plate first. `won`: the middle of its stack of fighters is the zone's. */
  readonly plates: readonly [Rect, Rect];
  readonly diceFrame: Rect | null;
}

/** The layout of the table with all that its furniture needs besides. */
export interface Plan extends Bed {
  readonly fights: readonly FightPlace[];
  /** Shared by all fights, with the chance below or beside it; null where each has its own. */
  readonly ruler: { readonly wood: Rect; readonly chance: Rect } | null;
  /** Figures beside the draw stacks. */
  readonly stacks: readonly { readonly zone: string; readonly at: Rect }[];
  /** null: no room; the chronicle tells it all. */
  readonly log: Rect | null;
  readonly diceNote: Rect | null;
  readonly tempo: Rect;
}

/** Marks of a slot's zones, as the game names them: 'fighter', 'weapon', 'defence'. */
export const slotZone = (sort: string, slot: number, team: number): string => `${sort}:${slot}:${team}`;

export const STACKS = ['fighters', 'weapons', 'defences'] as const;

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** A rectangle of the 1280×720 picture in the window. */
export type Fit = (x: number, y: number, w: number, h: number) => Rect;

export const row = (place: Rect, card: number, more: Partial<ZonePlace> = {}): ZonePlace => ({
  ...place,
  ...{ spread: 'row', card, gap: 4, caption: 'none' },
  ...more,
});

export const stack = (place: Rect, card: number): ZonePlace => ({
  ...place,
  ...{ spread: 'stack', card, caption: 'none' },
});

/** The rail keeps its height on phones, for fingers; px. */
export const RAIL = 44;
