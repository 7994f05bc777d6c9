import { words } from '../engine/words.ts';
import { type CardDesign, cardFileOf } from './card-design.ts';
import type { CardRoster } from './card-roster.ts';
import type { Check } from './check.ts';

/** Where in the cards something is wrong. */
export interface CardCheck extends Check {
  readonly stack?: string;
  readonly row?: number;
}

/** "Ready to play?" of a card scenario: faults first, then what is well. */
export function cardChecksOf(design: CardDesign, roster: CardRoster): readonly CardCheck[] {
  const faults = roster.problems(cardFileOf(design)).map((problem): CardCheck => {
    const [, stack, row] = /^deck\.(\w+)(?:\.(\d+))?/.exec(problem.path) ?? [];
    return {
      ...{ tone: 'fault', words: problem.words },
      ...(stack !== undefined && { stack }),
      ...(row !== undefined && { row: Number(row) }),
    };
  });
  const n = roster.seats(design.options);
  return [
    ...faults,
    { tone: 'good', words: words('design.seats', { n }) },
    ...(design.deck && faults.every(({ stack }) => stack === undefined)
      ? [{ tone: 'good' as const, words: words('design.deck-sums') }]
      : []),
  ];
}
