import { words } from '../engine/words.ts';
import { type Handicap, introductionOf, oddsProblems } from './introduction.ts';
import { firstProblems, type Problem } from './problem.ts';
import { readScenario, type ScenarioFile, type UnitEntry } from './scenario.ts';

/** Odds that cannot be, handicaps that name nobody in the file or leave a side without warriors. */
export function introductionProblems(file: ScenarioFile): readonly Problem[] {
  const sides = file.sides.length;
  const problems: Problem[] = file.odds ? [...oddsProblems(file.odds, sides, 'odds')] : [];
  const seen = new Set<string>();
  const lines = file.sides.flatMap((side) => side.units);
  (file.handicaps ?? []).forEach(({ name, without, more, odds }, i) => {
    const path = `handicaps.${i}`;
    if (seen.has(name))
      problems.push({ path: `${path}.name`, words: words('scenario.handicap-twice', { name }) });
    seen.add(name);
    without.forEach((one, k) => {
      if (!lines.some((line) => placesLeft(line, [one]).length < line.at.length))
        problems.push({
          path: `${path}.without.${k}`,
          words: words('scenario.handicap-nobody', { name: one }),
        });
    });
    more.forEach(({ side }, k) => {
      const known = file.sides.map((one) => one.name);
      if (!known.includes(side))
        problems.push({
          path: `${path}.more.${k}.side`,
          words: words('scenario.handicap-side', { side, known: known.join(', ') }),
        });
    });
    for (const side of file.sides) {
      if (side.units.length > 0 && unitsLeft(side.units, without).length === 0)
        problems.push({
          path: `${path}.without`,
          words: words('scenario.side-without-units', { side: side.name }),
        });
    }
    if (odds) problems.push(...oddsProblems(odds, sides, `${path}.odds`));
  });
  return problems;
}

type Played =
  | { readonly ok: true; readonly file: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * A scenario file as it is played with one of its handicaps: without the warriors that it leaves out, with
 * those that its gold buys last on their side, with its options, and without any handicaps more; its title
 * says which. Fails where the file has none of this name.
 */
export function withHandicap(content: unknown, name: string): Played {
  if (typeof content === 'object' && content !== null && !('sides' in content))
    return withOptions(content, name);
  const read = readScenario(content);
  if (!read.ok) return read;
  const { handicaps = [], odds: _, ...file } = read.file;
  const handicap = handicaps.find((one) => one.name === name);
  if (!handicap) return unknown(handicaps, name);
  const title = `${file.title} (${name})`;
  const played = {
    ...file,
    title: title.length <= LONGEST_TITLE ? title : file.title,
    sides: file.sides.map((side) => {
      const more = handicap.more.filter((one) => one.side === side.name);
      return {
        ...side,
        ...(side.gold !== undefined && { gold: more.reduce((sum, { gold }) => sum + gold, side.gold) }),
        units: [...unitsLeft(side.units, handicap.without), ...more.flatMap(({ units }) => units)],
      };
    }),
    options: { ...file.options, ...handicap.options },
    ...(handicap.odds && { odds: handicap.odds }),
  };
  return { ok: true, file: played };
}

/** Of a game without warriors a handicap changes the options; the game itself reads the rest of the file. */
function withOptions(content: object, name: string): Played {
  const { handicaps = [] } = introductionOf(content);
  const handicap = handicaps.find((one) => one.name === name);
  if (!handicap) return unknown(handicaps, name);
  const { handicaps: _, odds: __, ...file } = content as Record<string, unknown>;
  const options = { ...(file.options as object | undefined), ...handicap.options };
  return { ok: true, file: { ...file, options, ...(handicap.odds && { odds: handicap.odds }) } };
}

function unknown(handicaps: readonly Handicap[], name: string): Played {
  const known = handicaps.map((one) => one.name).join(', ');
  const problem = { path: 'handicaps', words: words('scenario.unknown-handicap', { name, known }) };
  return { ok: false, problems: firstProblems([problem]) };
}

const LONGEST_TITLE = 80;

function unitsLeft(units: readonly UnitEntry[], without: readonly string[]): UnitEntry[] {
  return units.flatMap((unit) => {
    const at = placesLeft(unit, without);
    if (at.length === unit.at.length) return [unit];
    const { count: _, ...line } = unit;
    return at.length === 0 ? [] : [{ ...line, at }];
  });
}

/** Warriors of one line are told apart by the number behind their name, as on their sheets. */
function placesLeft(unit: UnitEntry, without: readonly string[]): UnitEntry['at'] {
  const name = unit.name ?? unit.unit ?? '';
  return unit.at.filter((_, i) => !without.includes(name) && !without.includes(`${name} ${i + 1}`));
}
