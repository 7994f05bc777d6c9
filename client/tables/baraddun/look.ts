import { TEAMS } from '../../art/seats.ts';

/** The Rust and the Tide. */
export const TEAM_COLOURS = [TEAMS.rust.colour, TEAMS.tide.colour] as const;

/** In which the teams' names are written. */
export const INKS = ['#ff9b82', '#7cd0f0'] as const;
