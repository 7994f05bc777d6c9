import { z } from 'zod';
import { words } from '../engine/words.ts';
import { named } from '../protocol/typed.ts';
import type { Problem } from './problem.ts';
import { unitEntry } from './unit.ts';

const count = z.int().min(0).max(1_000_000);
const name = named(40);

/** How a battle ended when the table played both sides: counted, never guessed. */
export const odds = z.strictObject({
  games: z.int().min(1).max(1_000_000).describe('Games that the table played against itself'),
  wins: z
    .array(count)
    .min(1)
    .max(8)
    .describe('Games won by each side, in the order of the sides; the rest were draws'),
  rounds: z.number().min(0).max(1000).optional().describe('Rounds of a game on average'),
});
export type Odds = z.infer<typeof odds>;

const handicap = z.strictObject({
  name: name.describe('Chosen by this name when the table is made'),
  without: z
    .array(named(44))
    .max(40)
    .default([])
    .describe('Warriors left out: the name of a line for all of it, "Guard 2" for one of several'),
  more: z
    .array(
      z.strictObject({
        side: name.describe('Whose gold it is, by the name of the side'),
        gold: z.int().min(1).max(200).describe('What the warriors cost together by the rules of recruiting'),
        units: z.array(unitEntry).min(1).max(40).describe('What the gold buys'),
      }),
    )
    .max(8)
    .default([])
    .describe('Gold that a side has more, and the warriors that it buys'),
  options: z
    .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
    .optional()
    .describe('Table options set besides'),
  odds: odds.optional(),
});
export type Handicap = z.infer<typeof handicap>;

/** What people learn of a battle before they choose it. Nothing here changes play by itself. */
export const introduction = {
  place: z
    .int()
    .min(0)
    .max(1000)
    .optional()
    .describe('On the shelf: lower comes first; those without come last'),
  level: named(60).optional().describe('For whom: "easy to learn", "for a second evening" …'),
  minutes: z.int().min(1).max(1000).optional().describe('Length of a game between people, roughly'),
  odds: odds.optional().describe('Measured by npm run balance'),
  handicaps: z.array(handicap).max(8).optional().describe('Ways to make an uneven battle even'),
};

const shown = z.object(introduction);
export type Introduction = z.infer<typeof shown>;

/** What a scenario file of any game says about itself; nothing where it says it wrongly. */
export function introductionOf(file: unknown): Introduction {
  const read = shown.safeParse(file);
  return read.success ? read.data : {};
}

/** Wins that cannot be: another number of sides, or more than there were games. Sides of a team win together. */
export function oddsProblems({ games, wins }: Odds, sides: number, path: string): readonly Problem[] {
  if (wins.length === sides && wins.every((n) => n <= games)) return [];
  return [{ path: `${path}.wins`, words: words('scenario.odds-sides', { n: sides, games }) }];
}
