/** Light, middle and deep tone of a round thing that is lit from the upper left. */
export type Dot = readonly [light: string, middle: string, deep: string];

/** How a seat of a card table, or a team, shows. */
export interface SeatColours {
  /** Dice, pawns, plates. */
  readonly colour: string;
  /** The dot beside a side's name. */
  readonly dot: Dot;
  /** Dark enough for white letters on it. */
  readonly ground: string;
  /** Dark enough for a name on paper. */
  readonly ink: string;
}

const seat = (dot: Dot, ground: string, ink: string): SeatColours => ({ colour: dot[1], dot, ground, ink });

/** In the order of the seats. */
export const SEATS: readonly SeatColours[] = [
  seat(['#8ec3ec', '#2f7fc4', '#12395c'], '#2f7fc4', '#1b5284'),
  seat(['#f09a8f', '#c93a2c', '#5c140d'], '#c93a2c', '#98261b'),
  seat(['#f8dc90', '#e0a92e', '#6e4d0a'], '#b98512', '#755205'),
  seat(['#b0dba1', '#5aa34a', '#234a1b'], '#4b8f3c', '#2f6323'),
  seat(['#c9b0de', '#8a5fb0', '#3a2350'], '#8a5fb0', '#63408a'),
  seat(['#d3d8dc', '#8d949a', '#3b4045'], '#8d949a', '#50575d'),
];
export const seatColour = (of: number): string => SEATS[of]?.colour ?? '#9a8a6a';

/** Seats whose side has one of these names for its plastic wear the colours of a team. */
export const TEAMS = {
  rust: seat(['#f09a80', '#c4452f', '#571a0f'], '#c4452f', '#93301d'),
  tide: seat(['#8fd0e6', '#2f86a8', '#0f3a4b'], '#2f86a8', '#1d5a75'),
} as const;
