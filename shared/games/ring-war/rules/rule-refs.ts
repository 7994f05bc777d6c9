import type { Line } from './score.ts';

/** The ruling behind each kind of line in a reckoning. */
export const RULES_OF_LINES: Readonly<Record<Line['is'], string>> = {
  card: 'R9',
  zero: 'R15',
  bonus: 'R11',
  alliance: 'R19',
  pair: 'R31',
  armies: 'R17',
  cavalry: 'R18',
};
