/** The Rust and the Tide. */
export const TEAM_COLOURS = ['#c4452f', '#2f86a8'] as const;
