import { words } from '../engine/words.ts';
import type { Kinds } from '../scenario/blocking.ts';
import { upToDate } from '../scenario/format.ts';
import {
  type Background,
  HEX_SIZE,
  layOutMap,
  type MapFile,
  mapFile,
  type NUMBERS,
} from '../scenario/map.ts';
import { firstProblems, type Problem, schemaProblems } from '../scenario/problem.ts';
import { PLASTICS, readScenario, type ScenarioFile, type UnitEntry } from '../scenario/scenario.ts';

/** Smallest and largest map that the designer makes, in hexes along a side. */
export const SMALLEST = 3;
export const LARGEST = 60;

/** Column and row, counted from 0 at the top left. */
export type Place = readonly [column: number, row: number];

export interface Label {
  readonly at: Place;
  readonly text: string;
}

/** A line of warriors: what a scenario file writes, one place a warrior. */
export type Line = Omit<UnitEntry, 'at' | 'count'> & { readonly at: readonly Place[] };

export interface Side {
  readonly name: string;
  readonly plastic: Plastic;
  readonly team?: string;
  /** Whose recruiting rules it is held to, and the gold agreed on; absent: nobody's, any. */
  readonly army?: string;
  readonly gold?: number;
  readonly units: readonly Line[];
}

export type Plastic = (typeof PLASTICS)[number];

/** The layers of a map. Each is as many texts as the map has rows, all as long as it has columns. */
export const LAYERS = ['ground', 'features', 'zones'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * A battle on the drawing table: a scenario file laid out for editing, and never changed in place. Every warrior
 * stands on a hex of its own; features, zones and labels lie only where there is a hex.
 */
export interface Design {
  readonly game: string;
  readonly title: string;
  readonly story: string;
  readonly orientation: 'pointy' | 'flat';
  readonly ground: readonly string[];
  readonly features: readonly string[];
  readonly zones: readonly string[];
  readonly labels: readonly Label[];
  /** What kinds of ground and features block, where that is not the usual. */
  readonly kinds: Kinds;
  readonly numbers: (typeof NUMBERS)[number];
  /** Distance of neighbouring hexes in pixels of the map, in which a picture under them lies. */
  readonly hexSize: number;
  readonly background: Background | null;
  readonly sides: readonly Side[];
  /** What a file says besides and the designer only carries along: options, level, measured odds … */
  readonly rest: Rest;
}

export type Rest = Omit<ScenarioFile, '$schema' | 'format' | 'game' | 'title' | 'story' | 'map' | 'sides'> & {
  /** Title of the map where it is not that of the battle. */
  readonly mapTitle?: string;
};

export type ReadDesign =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** An empty field of one ground with the names of its sides. */
export function newDesign(
  game: string,
  title: string,
  sides: readonly string[],
  columns = 16,
  rows = 10,
): Design {
  return {
    ...{ game, title, story: '', orientation: 'pointy' },
    ...blankLayers(columns, rows, 'g'),
    ...{ labels: [], kinds: {}, numbers: 'none', hexSize: HEX_SIZE, background: null },
    sides: sides.map((name, i) => ({ name, plastic: PLASTICS[i % PLASTICS.length], units: [] })),
    rest: {},
  };
}

function blankLayers(columns: number, rows: number, ground: string): Pick<Design, Layer> {
  const layer = (letter: string) => Array.from({ length: rows }, () => letter.repeat(columns));
  return { ground: layer(ground), features: layer(' '), zones: layer(' ') };
}

export const columnsOf = (design: Pick<Design, 'ground'>): number => design.ground[0].length;
export const rowsOf = (design: Pick<Design, 'ground'>): number => design.ground.length;

/** All places of the field, holes among them, row by row. */
export function placesOf(design: Pick<Design, 'ground'>): Place[] {
  const columns = columnsOf(design);
  return Array.from(
    { length: columns * rowsOf(design) },
    (_, i): Place => [i % columns, Math.floor(i / columns)],
  );
}

/** Letter of a layer at a place, a space off the map. */
export function letterAt(design: Pick<Design, Layer>, layer: Layer, [column, row]: Place): string {
  return design[layer][row]?.[column] ?? ' ';
}

/** The places where a side deploys. */
export function zoneOf(design: Pick<Design, Layer>, side: number): Place[] {
  const letter = String(side + 1);
  return placesOf(design).filter((at) => letterAt(design, 'zones', at) === letter);
}

export const hasHex = (design: Pick<Design, Layer>, at: Place): boolean =>
  letterAt(design, 'ground', at) !== ' ';

/** The first column and the first row with a hex: hexes are counted from there. */
export function cornerOf(design: Pick<Design, Layer>): Place {
  const columns = design.ground.map((row) => row.search(/\S/)).filter((column) => column >= 0);
  return [
    Math.min(...columns),
    Math.max(
      0,
      design.ground.findIndex((row) => row.trim() !== ''),
    ),
  ];
}

export const samePlace = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** Who stands at a place: side, line and which of the line; null for nobody. */
export function standingAt(
  design: Pick<Design, 'sides'>,
  place: Place,
): { readonly side: number; readonly line: number; readonly n: number } | null {
  for (const [side, { units }] of design.sides.entries())
    for (const [line, unit] of units.entries()) {
      const n = unit.at.findIndex((at) => samePlace(at, place));
      if (n >= 0) return { side, line, n };
    }
  return null;
}

export const warriorsOf = (side: Side): number => side.units.reduce((sum, unit) => sum + unit.at.length, 0);

/** The design as a scenario file, with its map in full. What `readDesign` makes of it is the same design. */
export function fileOf(design: Design): ScenarioFile {
  const { mapTitle, ...rest } = design.rest;
  return {
    ...{ format: 1, game: design.game, title: design.title, story: design.story },
    ...rest,
    map: mapOf(design),
    sides: design.sides.map(({ units, ...side }) => ({
      ...side,
      units: units.map((unit) => ({
        ...unit,
        at: unit.at.map(([column, row]): [number, number] => [column, row]),
      })),
    })),
  };
}

/** The map alone, as a map file. */
export function mapOf(design: Design): MapFile {
  const used = (rows: readonly string[]) => rows.some((row) => row.trim() !== '');
  return {
    ...{ format: 1, title: design.rest.mapTitle ?? design.title, orientation: design.orientation },
    rows: [...design.ground],
    ...(used(design.features) && { features: [...design.features] }),
    ...(used(design.zones) && { zones: [...design.zones] }),
    ...(design.labels.length > 0 && {
      labels: design.labels.map(({ at, text }) => ({ at: [at[0], at[1]] as [number, number], text })),
    }),
    ...(Object.keys(design.kinds).length > 0 && { kinds: { ...design.kinds } }),
    ...(design.numbers !== 'none' && { numbers: design.numbers }),
    ...(design.hexSize !== HEX_SIZE && { hexSize: design.hexSize }),
    ...(design.background && { background: design.background }),
  };
}

/**
 * Reads a scenario file with its map inside (see `resolveMap` of shared/scenario), or a map file alone, which
 * becomes a battle of `game` between two sides of nobody yet. What names mean is the game's business.
 */
export function readDesign(content: unknown, game: string, sides: readonly string[]): ReadDesign {
  if (isMapFile(content)) return readMapFile(content, game, sides);
  const read = readScenario(content);
  if (!read.ok) return read;
  const { $schema: _, format: __, map, sides: written, title, story, game: playedBy, ...rest } = read.file;
  if (typeof map === 'string') return wrong('map', words('scenario.unknown-map', { name: map }));
  const laid = layersOf(map, 'map');
  if (!laid.ok) return laid;
  const design: Design = {
    ...{ game: playedBy, title, story },
    ...laid.layers,
    sides: written.map(({ plastic, units, ...side }, i) => ({
      ...side,
      plastic: plastic ?? PLASTICS[i % PLASTICS.length],
      units: units.map(({ count: ___, ...unit }) => unit),
    })),
    rest: map.title === title ? rest : { ...rest, mapTitle: map.title },
  };
  const problems = [...countProblems(written), ...placeProblems(design)];
  return problems.length > 0 ? { ok: false, problems: firstProblems(problems) } : { ok: true, design };
}

const isMapFile = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'rows' in content && !('sides' in content);

function readMapFile(content: unknown, game: string, sides: readonly string[]): ReadDesign {
  const current = upToDate(content, 'map');
  if (!current.ok) return current;
  const shape = mapFile.safeParse(current.file, { reportInput: true });
  if (!shape.success) return { ok: false, problems: firstProblems(schemaProblems(shape.error)) };
  const laid = layersOf(shape.data, '');
  if (!laid.ok) return laid;
  return { ok: true, design: { ...newDesign(game, shape.data.title, sides), ...laid.layers } };
}

type Layers = Omit<Design, 'game' | 'title' | 'story' | 'sides' | 'rest'>;

function layersOf(
  map: MapFile,
  path: string,
):
  | { readonly ok: true; readonly layers: Layers }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const laid = layOutMap(map, path);
  if (!laid.ok) return { ok: false, problems: firstProblems(laid.problems) };
  const rows = Math.max(SMALLEST, map.rows.length);
  const columns = Math.max(SMALLEST, ...map.rows.map((row) => row.length));
  if (rows > LARGEST || columns > LARGEST)
    return wrong(path ? `${path}.rows` : 'rows', words('design.too-large', { columns, rows, max: LARGEST }));
  const padded = (layer: readonly string[] = []) =>
    Array.from({ length: rows }, (_, row) => (layer[row] ?? '').slice(0, columns).padEnd(columns));
  const ground = padded(map.rows);
  // Written where there is no hex it means nothing.
  const onHexes = (layer: readonly string[] | undefined) =>
    padded(layer).map((letters, row) =>
      letters.replace(/./g, (letter, i) => (ground[row][i] === ' ' ? ' ' : letter)),
    );
  return {
    ok: true,
    layers: {
      ...{ orientation: map.orientation, ground },
      ...{ features: onHexes(map.features), zones: onHexes(map.zones) },
      ...{ labels: map.labels ?? [], kinds: map.kinds ?? {}, numbers: map.numbers ?? 'none' },
      ...{ hexSize: map.hexSize ?? HEX_SIZE, background: map.background ?? null },
    },
  };
}

/** Warriors off the map or two in one hex: nobody could see them to put them right. */
function placeProblems(design: Design): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  design.sides.forEach(({ units }, side) => {
    units.forEach((unit, line) => {
      unit.at.forEach((place, n) => {
        const path = `sides.${side}.units.${line}.at.${n}`;
        const [column, row] = place;
        const name = nameOf(unit);
        const other = taken.get(place.join());
        if (!hasHex(design, place))
          problems.push({ path, words: words('scenario.off-the-map', { name, column, row }) });
        else if (other !== undefined)
          problems.push({ path, words: words('scenario.same-hex', { name, other, column, row }) });
        taken.set(place.join(), name);
      });
    });
  });
  return problems;
}

function countProblems(sides: ScenarioFile['sides']): Problem[] {
  return sides.flatMap(({ units }, side) =>
    units.flatMap(({ count, at }, line) =>
      count === undefined || count === at.length
        ? []
        : [
            {
              path: `sides.${side}.units.${line}.at`,
              words: words('scenario.places', { n: count, places: at.length }),
            },
          ],
    ),
  );
}

/** What people call the warriors of a line. */
export const nameOf = (unit: Pick<Line, 'name' | 'unit'>): string => unit.name ?? unit.unit ?? '';

const wrong = (path: string, told: Problem['words']): { ok: false; problems: readonly Problem[] } => ({
  ok: false,
  problems: [{ path, words: told }],
});
