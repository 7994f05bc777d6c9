/** Colours that more than one drawing uses. Contrast figures are in the look's notes (parchment/ink 12.5 : 1). */
export const PALETTE = {
  parchment: '#f1e4c6',
  ink: '#2b2118',
  brass: '#c79a4b',
  felt: '#1f4a3d',
  wood: '#5b3a24',
  red: '#c8352b',
  orange: '#e58a2b',
  yellow: '#e9c53a',
  green: '#3f9b54',
  blue: '#3b6fc4',
  purple: '#7b4aa8',
} as const;
