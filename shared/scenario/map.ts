import { z } from 'zod';
import { words } from '../engine/words.ts';
import { axialOf } from '../hex/offset.ts';
import { named } from '../protocol/typed.ts';
import type { BoardView } from '../table/model.ts';
import { BLOCKS, FEATURES, GROUNDS, KINDS } from './grounds.ts';
import { MAX_PICTURE_TEXT, PICTURE_TEXT, pictureIn } from './picture.ts';
import type { Problem } from './problem.ts';

/** Enough for a hundred columns by forty rows. */
const MAX_HEXES = 4000;

/** Column and row, counted from 0 at the top left. */
export const place = z.tuple([z.int().min(0).max(199), z.int().min(0).max(199)]);

/** How hexes may be numbered on the map: C2, or 0302 as on printed maps. */
export const NUMBERS = ['none', 'letters', 'digits'] as const;

/** Distance of the middles of neighbouring hexes where a map does not say it, in pixels of the map. */
export const HEX_SIZE = 57;

/** A picture under the hexes. Whether it is one is looked at where the map is laid out. */
export const background = z.strictObject({
  image: z
    .string()
    .max(MAX_PICTURE_TEXT)
    .regex(PICTURE_TEXT)
    .describe('A data URL: a WebP, JPEG or PNG picture in base64, at most 400 kB and 2048 pixels a side'),
  x: z
    .number()
    .min(-20_000)
    .max(20_000)
    .describe('Its left edge in pixels of the map, 0 at the middle of the hex at column 0, row 0'),
  y: z.number().min(-20_000).max(20_000).describe('Its upper edge likewise'),
  scale: z.number().min(0.05).max(20).describe('Pixels of the map to one of the picture'),
  opacity: z.number().min(0).max(1).describe('How much of the painted ground it covers'),
});

/** A map file: rows of ground letters as one would draw them, odd rows shoved half a hex to the right. */
export const mapFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  title: named(80),
  orientation: z
    .enum(['pointy', 'flat'])
    .default('pointy')
    .describe('pointy: odd rows are shoved right; flat: odd columns are shoved down'),
  rows: z
    .array(z.string().max(200))
    .min(1)
    .max(200)
    .describe('One text a row, one ground letter a hex, a space where there is no hex'),
  features: z
    .array(z.string().max(200))
    .max(200)
    .optional()
    .describe('Laid over the rows: one letter for what stands on a hex, a space for nothing'),
  zones: z
    .array(z.string().max(200))
    .max(200)
    .optional()
    .describe('Laid over the rows: the number of the side (1 is the first) that deploys on a hex'),
  labels: z
    .array(z.strictObject({ at: place, text: named(40) }))
    .max(100)
    .optional(),
  kinds: z
    .partialRecord(z.enum(KINDS), z.strictObject({ blocks: z.enum(BLOCKS) }))
    .optional()
    .describe('What a kind of ground or feature blocks, where that is not the usual'),
  numbers: z.enum(NUMBERS).optional().describe('How the hexes are numbered; not at all if absent'),
  hexSize: z
    .number()
    .min(16)
    .max(240)
    .optional()
    .describe(
      `Pixels of the map from hex to hex, ${HEX_SIZE} if absent: a picture under them keeps its size`,
    ),
  background: background.optional(),
});
export type MapFile = z.infer<typeof mapFile>;
export type Background = Readonly<z.infer<typeof background>>;

/** A map ready for play, and where its columns and rows are. */
export interface ReadMap {
  readonly board: BoardView;
  /** Cell at column and row, -1 off the map. */
  cellAt(column: number, row: number): number;
}

/**
 * Lays the letters out as cells, row by row. Unknown letters and labels off the map are problems; features and
 * zones where there is no hex mean nothing.
 */
export function layOutMap(
  map: MapFile,
  path = '',
):
  | { readonly ok: true; readonly map: ReadMap }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const at = (part: string): string => (path ? `${path}.${part}` : part);
  const problems: Problem[] = [];
  const cells: number[] = [];
  const index = new Map<number, number>();
  let ground = '';
  let features = '';
  map.rows.forEach((letters, row) => {
    for (let column = 0; column < letters.length; column++) {
      const letter = letters[column];
      if (letter === ' ') continue;
      if (!(letter in GROUNDS))
        problems.push({
          path: at(`rows.${row}`),
          words: words('scenario.unknown-ground', { letter, known: Object.keys(GROUNDS).join(' ') }),
        });
      const { q, r } = axialOf(map.orientation, column, row);
      index.set(row * 1000 + column, ground.length);
      cells.push(q, r);
      ground += letter;
      features += map.features?.[row]?.[column] ?? ' ';
    }
  });
  problems.push(...strayLetters(map.features ?? [], FEATURES, 'scenario.unknown-feature', at('features')));
  problems.push(...strayLetters(map.zones ?? [], ZONES, 'scenario.unknown-zone', at('zones')));
  if (ground.length === 0) problems.push({ path: at('rows'), words: words('scenario.empty-map') });
  if (ground.length > MAX_HEXES)
    problems.push({
      path: at('rows'),
      words: words('scenario.large-map', { n: ground.length, max: MAX_HEXES }),
    });
  const cellAt = (column: number, row: number): number => index.get(row * 1000 + column) ?? -1;
  const labels = (map.labels ?? []).map(({ at: [column, row], text }, i) => {
    const cell = cellAt(column, row);
    if (cell < 0)
      problems.push({ path: at(`labels.${i}`), words: words('scenario.label-off-the-map', { text }) });
    return { cell, text };
  });
  if (map.background && !pictureIn(map.background.image))
    problems.push({ path: at('background.image'), words: words('scenario.not-a-picture') });
  if (problems.length > 0) return { ok: false, problems };
  const { numbers = 'none' } = map;
  const board = {
    ...{ orientation: map.orientation, cells, ground, labels },
    ...(features.trim() && { features }),
    ...(numbers !== 'none' && { numbers }),
    ...(map.background && { background: inSpacings(map.background, map.hexSize ?? HEX_SIZE) }),
  };
  return { ok: true, map: { board, cellAt } };
}

/** From pixels of the map to distances of hexes. */
export function inSpacings(
  { x, y, scale, ...picture }: Background,
  hexSize: number,
): NonNullable<BoardView['background']> {
  return { ...picture, x: x / hexSize, y: y / hexSize, scale: scale / hexSize };
}

/** Sides by their number in `zones`. */
const ZONES: Readonly<Record<string, string>> = { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' };

function strayLetters(
  rows: readonly string[],
  known: Readonly<Record<string, string>>,
  key: string,
  path: string,
): Problem[] {
  return rows.flatMap((letters, row) => {
    const stray = [...letters].find((letter) => letter !== ' ' && !Object.hasOwn(known, letter));
    if (stray === undefined) return [];
    const told = words(key, { letter: stray, known: Object.keys(known).join(' ') });
    return [{ path: `${path}.${row}`, words: told }];
  });
}
