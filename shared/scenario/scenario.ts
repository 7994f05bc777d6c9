import { z } from 'zod';
import { words } from '../engine/words.ts';
import { named, typed } from '../protocol/typed.ts';
import { FORMAT, upToDate } from './format.ts';
import { introduction } from './introduction.ts';
import { mapFile } from './map.ts';
import { nearest } from './nearest.ts';
import { firstProblems, type Problem, schemaProblems } from './problem.ts';
import { MAX_WARRIORS, unitEntry } from './unit.ts';

export { MAX_WARRIORS, type UnitEntry, unitEntry } from './unit.ts';

/** Plastics of sides, in the order in which sides without one get them. */
export const PLASTICS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const name = named(40);

export const scenarioFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(FORMAT),
  game: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .optional()
    .describe("Short name in links; the file's name if absent"),
  title: named(80),
  story: typed().trim().max(1000).default(''),
  map: z.union([z.string().min(1).max(40), mapFile]).describe('Id of a shipped map, or a map in full'),
  sides: z
    .array(
      z.strictObject({
        name,
        plastic: z
          .enum(PLASTICS)
          .optional()
          .describe('a: bronze, b: teal, c: oxblood, d: indigo, e: ivory, f: slate'),
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
