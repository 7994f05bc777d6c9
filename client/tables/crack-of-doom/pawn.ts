/** A pawn as it stands on the plates, in a box of 28 × 42 round (0, -1). */
export const PAWN = {
  path: 'M-12 18q0-6 5-8L-4-4a7.5 7.5 0 1 1 8 0L7 10q5 2 5 8z',
  edge: '#140a05',
  tall: 42,
} as const;
