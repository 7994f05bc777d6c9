import { z } from 'zod';
import { words } from '../engine/words.ts';
import { FORMAT, upToDate } from './format.ts';
import { introduction } from './introduction.ts';
import { mapFile, place } from './map.ts';
import { nearest } from './nearest.ts';
import { firstProblems, type Problem, schemaProblems } from './problem.ts';

/** Largest battle, all sides together: what a table can still show and a person can still play. */
export const MAX_WARRIORS = 200;

const name = z.string().trim().min(1).max(40);
const names = z.array(z.string().trim().min(1).max(80)).max(40);

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
});
export type UnitEntry = z.infer<typeof unitEntry>;

export const scenarioFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(FORMAT),
  game: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .optional()
    .describe("Short name in links; the file's name if absent"),
  title: z.string().trim().min(1).max(80),
  story: z.string().trim().max(1000).default(''),
  map: z.union([z.string().min(1).max(40), mapFile]).describe('Id of a shipped map, or a map in full'),
  sides: z
    .array(
      z.strictObject({
        name,
        plastic: z.enum(['a', 'b', 'c', 'd']).optional().describe('a: bronze, smooth rim; b: teal, beaded …'),
        team: name.optional().describe('Sides of one team are friends'),
        army: name.optional().describe('Whose recruiting rules the designer holds it to'),
        gold: z
          .int()
          .min(1)
          .max(1000)
          .optional()
          .describe('Gold that it was recruited with, before any bonus'),
        units: z.array(unitEntry).max(MAX_WARRIORS),
      }),
    )
    .min(1)
    .max(8),
  options: z
    .record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()]))
    .optional()
    .describe('Table options that this scenario sets'),
  ...introduction,
});
export type ScenarioFile = z.infer<typeof scenarioFile>;

/** Checks the shape of a scenario file of any format ever used. What the names in it mean is the game's business. */
export function readScenario(
  file: unknown,
):
  | { readonly ok: true; readonly file: ScenarioFile }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const current = upToDate(file, 'scenario');
  if (!current.ok) return current;
  const crowd = countWarriors(current.file);
  if (crowd > MAX_WARRIORS)
    return {
      ok: false,
      problems: [
        { path: 'sides', words: words('scenario.too-many-warriors', { n: crowd, max: MAX_WARRIORS }) },
      ],
    };
  const map = (current.file as { map?: unknown }).map;
  const currentMap = typeof map === 'object' ? upToDate(map, 'map') : { ok: true as const, file: map };
  if (!currentMap.ok)
    return { ok: false, problems: currentMap.problems.map((p) => ({ ...p, path: `map.${p.path}` })) };
  const whole = { ...(current.file as object), map: currentMap.file };
  const shape = scenarioFile.safeParse(whole, { reportInput: true });
  if (!shape.success) return { ok: false, problems: firstProblems(schemaProblems(shape.error)) };
  return { ok: true, file: shape.data };
}

/** Warriors of a file whose shape is not known yet: ten thousand get one sentence and not ten thousand. */
function countWarriors(file: unknown): number {
  const sides = list((file as { sides?: unknown }).sides);
  return sides.reduce<number>((sum, side) => {
    const units = list((side as { units?: unknown } | null)?.units);
    return units.reduce<number>((n, unit) => {
      const { count, at } = (unit ?? {}) as { count?: unknown; at?: unknown };
      return n + Math.max(1, typeof count === 'number' ? count : 1, list(at).length);
    }, sum);
  }, 0);
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Puts the map that a scenario names into the scenario, so that a game loads one value. A file of the wrong
 * shape comes back as it is, and an unknown map as the problem that it is.
 */
export function resolveMap(
  file: unknown,
  mapsById: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly file: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  if (typeof file !== 'object' || file === null) return { ok: true, file };
  const { map } = file as { map?: unknown };
  if (typeof map !== 'string') return { ok: true, file };
  if (!Object.hasOwn(mapsById, map)) {
    const near = nearest(map, Object.keys(mapsById)).join(', ');
    const name = map.slice(0, 40);
    const told = near
      ? words('scenario.unknown-map-near', { name, near })
      : words('scenario.unknown-map', { name });
    return { ok: false, problems: [{ path: 'map', words: told }] };
  }
  return { ok: true, file: { ...file, map: mapsById[map] } };
}

/** "Gods & Monsters" to "gods-monsters", for ids of warriors and scenarios. */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, 40) || 'x';
}
