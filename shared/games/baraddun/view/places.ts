import type { Team } from '../model.ts';

/** Zones of the table. Slots are 0-based from left to right, teams 0 and 1. */
export const zone = {
  fighter: (slot: number, team: Team): string => `fighter:${slot}:${team}`,
  weapon: (slot: number, team: Team): string => `weapon:${slot}:${team}`,
  defence: (slot: number, team: Team): string => `defence:${slot}:${team}`,
  bench: (team: Team): string => `bench:${team}`,
  won: (team: Team): string => `won:${team}`,
  tempo: (seat: number): string => `tempo:${seat}`,
  stack: { fighters: 'stack:fighters', weapons: 'stack:weapons', defences: 'stack:defences' },
  discard: { weapons: 'discard:weapons', defences: 'discard:defences' },
  aside: 'aside',
} as const;

/** The marker on which a seat's standing answers are set. */
export const tempoPiece = (seat: number): string => `tempo${seat}`;
