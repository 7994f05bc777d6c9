import { words } from '../../engine/words.ts';
import { blocking } from '../../scenario/blocking.ts';
import { introductionProblems, withHandicap } from '../../scenario/handicap.ts';
import { layOutMap, type MapFile, type ReadMap } from '../../scenario/map.ts';
import { nearest } from '../../scenario/nearest.ts';
import { firstProblems, type Problem } from '../../scenario/problem.ts';
import { PLASTICS, readScenario, type ScenarioFile, slug, type UnitEntry } from '../../scenario/scenario.ts';
import { armyByName } from './data/armies.ts';
import { figureIcons, isFigure } from './data/figures.ts';
import { lookOf } from './data/looks.ts';
import { knownWarriors, namedSpec } from './data/named.ts';
import { costOf, raisedBy } from './data/recruit.ts';
import { resolveType, type TypeSpec } from './data/types.ts';
import type { BattleSetup, UnitSetup, UnitType } from './model.ts';
import { foldName } from './names.ts';

export const GAME_ID = 'warrior-lands';

/** Sides of a battle (A9: two unless the scenario has more); each has a plastic of its own. */
export const SIDES = { min: 2, max: PLASTICS.length };

type Loaded =
  | { readonly ok: true; readonly setup: BattleSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a scenario file's content with its map inside (see `resolveMap` of shared/scenario). Units stand in
 * the order of the file, side by side: that is the fixed unit order of section 3.
 */
export function loadBattle(content: unknown): Loaded {
  const read = readScenario(content);
  if (!read.ok) return read;
  const { file } = read;
  const problems: Problem[] = [];
  if (file.game !== GAME_ID)
    return wrong([{ path: 'game', words: words('scenario.other-game', { game: file.game }) }]);
  if (typeof file.map === 'string')
    return wrong([{ path: 'map', words: words('scenario.unknown-map', { name: file.map }) }]);
  const laid = layOutMap(file.map, 'map');
  if (!laid.ok) return wrong(laid.problems);

  const { sides } = file;
  if (sides.length < SIDES.min || sides.length > SIDES.max)
    problems.push({ path: 'sides', words: words('scenario.sides', { ...SIDES, n: sides.length }) });
  const [{ team }] = sides;
  if (team !== undefined && sides.length > 1 && sides.every((side) => side.team === team))
    problems.push({ path: 'sides', words: words('scenario.one-team', { team }) });
  const muster = new Muster(laid.map, problems);
  sides.forEach((side, seat) => {
    if (side.units.length === 0)
      problems.push({
        path: `sides.${seat}.units`,
        words: words('scenario.side-without-units', { side: side.name }),
      });
    side.units.forEach((entry, i) => {
      muster.add(entry, seat, `sides.${seat}.units.${i}`);
    });
  });
  problems.push(...introductionProblems(file));
  if (problems.length === 0) problems.push(...reinforcementProblems(file, laid.map));
  if (problems.length > 0) return wrong(problems);
  return { ok: true, setup: setupOf(file, file.map, laid.map, muster.units) };
}

const wrong = (problems: readonly Problem[]): Loaded => ({ ok: false, problems: firstProblems(problems) });

/** Warriors of a handicap that cannot be, stand where others do, or cost another sum than it says (A183). */
function reinforcementProblems(file: ScenarioFile, map: ReadMap): Problem[] {
  return (file.handicaps ?? []).flatMap(({ name, more }, i) => {
    const played = more.length > 0 ? withHandicap(file, name) : null;
    if (!played?.ok) return [];
    const problems: Problem[] = [];
    const muster = new Muster(map, problems);
    const { sides } = played.file as ScenarioFile;
    sides.forEach(({ name: side, units }, seat) => {
      const bought = more.flatMap((one, k) =>
        one.side === side
          ? one.units.map((entry, n) => ({ entry, path: `handicaps.${i}.more.${k}.units.${n}` }))
          : [],
      );
      for (const entry of units.slice(0, units.length - bought.length)) muster.add(entry, seat, '');
      for (const { entry, path } of bought) muster.add(entry, seat, path);
    });
    more.forEach(({ gold, units }, k) => {
      const cost = units.reduce((sum, entry) => {
        const type = typeOf(entry, '', []);
        return sum + (type ? costOf(type) * entry.at.length : 0);
      }, 0);
      if (problems.length === 0 && cost !== gold)
        problems.push({
          path: `handicaps.${i}.more.${k}.gold`,
          words: words('scenario.handicap-gold', { cost, gold }),
        });
    });
    return problems;
  });
}

function setupOf(file: ScenarioFile, drawn: MapFile, map: ReadMap, units: readonly UnitSetup[]): BattleSetup {
  const { movement, sight } = blocking(drawn);
  const blocked = { movement: [...movement], sight: [...sight] };
  return {
    id: file.id ?? slug(file.title),
    title: file.title,
    story: file.story,
    board: map.board,
    ...(movement.size + sight.size > 0 && { blocking: blocked }),
    sides: file.sides.map(({ name, plastic, team, army, gold }, seat) => ({
      ...{ name, plastic: plastic ?? PLASTICS[seat] },
      ...(team !== undefined && { team }),
      ...(army !== undefined && { army: armyByName(army) ?? '' }),
      ...(gold !== undefined && { gold }),
    })),
    units,
    options: file.options ?? {},
  };
}

/** Gathers the warriors of a file, one by one, and what is wrong with them. */
class Muster {
  readonly units: UnitSetup[] = [];
  private readonly standing = new Map<number, string>();
  private readonly ids = new Set<string>();
  private readonly map: ReadMap;
  private readonly problems: Problem[];

  constructor(map: ReadMap, problems: Problem[]) {
    this.map = map;
    this.problems = problems;
  }

  add(entry: UnitEntry, seat: number, path: string): void {
    const type = typeOf(entry, path, this.problems);
    const count = entry.count ?? entry.at.length;
    if (count !== entry.at.length)
      this.problems.push({
        path: `${path}.at`,
        words: words('scenario.places', { n: count, places: entry.at.length }),
      });
    if (!type) return;
    entry.at.forEach(([column, row], i) => {
      const name = count > 1 ? `${type.name} ${i + 1}` : type.name;
      const cell = this.map.cellAt(column, row);
      const other = this.standing.get(cell);
      const at = { name, column, row };
      if (cell < 0) this.problems.push({ path: `${path}.at.${i}`, words: words('scenario.off-the-map', at) });
      else if (other !== undefined)
        this.problems.push({ path: `${path}.at.${i}`, words: words('scenario.same-hex', { ...at, other }) });
      this.standing.set(cell, name);
      const { hero: heroLevels } = entry;
      this.units.push({
        ...{ type, name, id: this.newId(name), seat, cell },
        ...(heroLevels !== undefined && { heroLevels }),
        ...(entry.levels && { raised: raisedBy(entry.levels) }),
      });
    });
  }

  private newId(name: string): string {
    const stem = slug(name);
    let id = stem;
    for (let n = 2; this.ids.has(id); n++) id = `${stem}-${n}`;
    this.ids.add(id);
    return id;
  }
}

/** What a line of a file is: null where a name in it is not known, which is then told among the problems. */
export function typeOf(entry: UnitEntry, path: string, problems: Problem[]): UnitType | null {
  const sample = entry.unit === undefined ? null : namedSpec(entry.unit);
  if (entry.unit !== undefined && !sample) {
    const near = nearest(entry.unit, knownWarriors(), foldName).join(', ');
    const name = entry.unit;
    problems.push({
      path: `${path}.unit`,
      words: near
        ? words('scenario.unknown-unit-near', { name, near })
        : words('scenario.unknown-unit', { name }),
    });
    return null;
  }
  const name = entry.name ?? sample?.name;
  if (!name) {
    problems.push({ path, words: words('scenario.nameless') });
    return null;
  }
  const own = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  // The sample's traits come first, so that a printed figure is overruled by one written here.
  const spec: TypeSpec = {
    ...sample,
    ...own,
    name,
    traits: [...(sample?.traits ?? []), ...(entry.traits ?? [])],
    items: [...(sample?.items ?? []), ...(entry.items ?? [])],
  };
  const resolved = resolveType(spec, path);
  if (!resolved.ok) {
    problems.push(
      ...resolved.problems.map((problem) => ({ ...problem, path: unshift(problem.path, sample) })),
    );
    return null;
  }
  const { type } = resolved;
  const figure = entry.figure ?? sample?.name;
  const look = figure ? lookOf(figure, type.traits, type.hits, type.mount !== null) : type.look;
  if (entry.icon === undefined) return { ...type, look };
  if (isFigure(entry.icon)) return { ...type, look: { ...look, icon: entry.icon } };
  const near = nearest(entry.icon, figureIcons).join(', ');
  problems.push({
    path: `${path}.icon`,
    words: near
      ? words('scenario.unknown-icon-near', { name: entry.icon, near })
      : words('scenario.unknown-icon', { name: entry.icon }),
  });
  return null;
}

/** Paths count traits and items as the file has them, without those of the sample before them. */
function unshift(path: string, sample: TypeSpec | null): string {
  return path.replace(/\.(traits|items)\.(\d+)$/, (_, what: 'traits' | 'items', n: string) => {
    return `.${what}.${Number(n) - (sample?.[what]?.length ?? 0)}`;
  });
}
