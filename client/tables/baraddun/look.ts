/** The Rust and the Tide. */
export const TEAM_COLOURS = ['#c4452f', '#2f86a8'] as const;

/** In which the teams' names are written. */
export const INKS = ['#ff9b82', '#7cd0f0'] as const;
