import { z } from 'zod';
import { named } from '../protocol/typed.ts';
import { place } from './map.ts';

/** Largest battle, all sides together: what a table can still show and a person can still play. */
export const MAX_WARRIORS = 200;

const name = named(40);
const names = z.array(named(80)).max(40);

/** A line of warriors in a scenario file. */
export const unitEntry = z.strictObject({
  unit: name.optional().describe('A sample warrior of the game; what else is written here changes it'),
  name: name.optional().describe('Shown on its sheet; several of one kind are numbered'),
  traits: names.optional().describe('Names of the rulebook, added to those of the sample warrior if any'),
  count: z.int().min(1).max(MAX_WARRIORS).optional().describe('How many; as many as there are places'),
  at: z.array(place).min(1).max(MAX_WARRIORS).describe('Places as [column, row] of the map, one a warrior'),
  hits: z.int().min(1).max(20).optional(),
  skill: z.int().min(0).max(10).optional(),
  fate: z.int().min(0).max(10).optional(),
  mount: name.optional().describe('"Horse" or a sample warrior'),
  army: name.optional().describe('Whose race rules it follows'),
  keywords: names.optional().describe('What Slay calls it: dragon, giant, goblin …'),
  items: names.optional().describe('Magic items that it carries'),
  spells: names.optional().describe('Spells of its own, each for one purple card'),
  hero: z.int().min(1).max(20).optional().describe('Levels rolled for it when the battle begins'),
  levels: z
    .array(
      z.strictObject({
        brings: z.enum(['durability', 'skill', 'fate', 'relic', 'special']),
        as: z
          .enum(['mount', 'companions', 'trait', 'spell', 'card'])
          .optional()
          .describe('For a special ability: its family'),
        what: name.optional().describe('Which relic, or which special ability'),
        rolled: z
          .strictObject({
            seed: z.int().min(0).max(0xffffffff),
            dice: z.array(z.int().min(1).max(6)).max(20),
          })
          .optional()
          .describe('The dice on the hero table; absent: chosen'),
      }),
    )
    .max(20)
    .optional()
    .describe("A hero's levels from the designer; what they bring stands in the other fields"),
  choose: names.optional().describe('For traits that offer a choice: which'),
  improved: z
    .strictObject({
      redMoves2: z.literal(true).optional(),
      orangeDefends: z.int().min(1).max(6).optional(),
      blueAsPurple: z.literal(true).optional(),
    })
    .optional()
    .describe("A hero's improved cards"),
  figure: name.optional().describe('Looks like this warrior'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional()
    .describe('Silhouette of its own in place of that figure’s, as the icon set names it'),
});
export type UnitEntry = z.infer<typeof unitEntry>;
