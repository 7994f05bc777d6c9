import { type Words, words } from '../engine/words.ts';
import {
  type Design,
  fileOf,
  hasHex,
  letterAt,
  nameOf,
  type Place,
  placesOf,
  warriorsOf,
  zoneOf,
} from './design.ts';
import type { Roster } from './roster.ts';
import { neighbours } from './shapes.ts';

/** One line of "ready to play?". */
export interface Check {
  /** fault: cannot be played · warning: can, but mind this */
  readonly tone: 'good' | 'warning' | 'fault';
  readonly words: Words;
  /** Where on the map. */
  readonly at?: Place;
}

/** Faults first, then what is worth a thought, then what is well. `roster` null: only the map is looked at. */
export function checksOf(design: Design, roster: Roster | null): readonly Check[] {
  const checks = [...sideChecks(design), ...zoneChecks(design), ...islandChecks(design)];
  if (roster) checks.push(...musterChecks(design, roster), ...problemChecks(design, roster));
  const order = ['fault', 'warning', 'good'];
  return checks.sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}

export const playable = (checks: readonly Check[]): boolean => checks.every(({ tone }) => tone !== 'fault');

function sideChecks(design: Design): Check[] {
  const empty = design.sides.filter((side) => warriorsOf(side) === 0);
  if (empty.length > 0)
    return empty.map(({ name }) => ({ tone: 'fault', words: words('design.nobody', { side: name }) }));
  const counted = design.sides.map((side) => words('design.count', { n: warriorsOf(side), side: side.name }));
  return [{ tone: 'good', words: chained(counted, 'design.against') }];
}

const chained = (all: readonly Words[], key: string): Words =>
  all.slice(1).reduce((a, b) => words(key, { a, b }), all[0]);

function zoneChecks(design: Design): Check[] {
  const checks: Check[] = [];
  let zoned = 0;
  design.sides.forEach((side, i) => {
    const letter = String(i + 1);
    const zone = zoneOf(design, i);
    if (zone.length === 0) return;
    zoned++;
    const parts = partsOf(design, zone);
    if (parts.length > 1)
      checks.push({
        ...{ tone: 'warning', at: parts[1][0] },
        words: words('design.zone-parts', { side: side.name, n: parts.length }),
      });
    const outside = side.units
      .flatMap(({ at }) => at)
      .filter((at) => letterAt(design, 'zones', at) !== letter);
    const [at] = outside;
    if (at) {
      const who = side.units.find((unit) => unit.at.includes(at));
      const told = { name: who ? nameOf(who) : '', side: side.name, more: outside.length - 1 };
      const key = outside.length > 1 ? 'design.outside-more' : 'design.outside';
      checks.push({ tone: 'warning', at, words: words(key, told) });
    }
  });
  if (zoned === design.sides.length && checks.length === 0)
    checks.push({ tone: 'good', words: words('design.zones-good') });
  if (zoned > 0 && zoned < design.sides.length)
    checks.push({ tone: 'warning', words: words('design.zones-some') });
  return checks;
}

/** Warriors who can never meet: ground that does not hang together. */
function islandChecks(design: Design): Check[] {
  const parts = partsOf(design, hexesOf(design));
  if (parts.length === 0) return [{ tone: 'fault', words: words('scenario.empty-map') }];
  if (parts.length === 1) return [];
  const smallest = parts.reduce((a, b) => (b.length < a.length ? b : a));
  return [{ tone: 'warning', at: smallest[0], words: words('design.islands', { n: parts.length }) }];
}

function musterChecks(design: Design, roster: Roster): Check[] {
  return design.sides.flatMap((side): Check[] => {
    if (side.army === undefined && side.gold === undefined) return [];
    const { faults, warnings } = roster.muster(side, design.rest.options);
    const told = (tone: Check['tone'], what: readonly Words[], key: string): Check[] =>
      what.map((one) => ({ tone, words: words(key, { side: side.name, what: one }) }));
    return [...told('fault', faults, 'design.forbidden'), ...told('warning', warnings, 'design.unusual')];
  });
}

function problemChecks(design: Design, roster: Roster): Check[] {
  return roster.problems(fileOf(design)).flatMap((problem): Check[] => {
    // Told above, in words about the map.
    if (problem.words.key === 'scenario.side-without-units' || problem.words.key === 'scenario.empty-map')
      return [];
    const [, side, line] = /^sides\.(\d+)\.units\.(\d+)/.exec(problem.path) ?? [];
    const at = side === undefined ? undefined : design.sides[Number(side)]?.units[Number(line)]?.at[0];
    return [{ tone: 'fault', words: problem.words, ...(at && { at }) }];
  });
}

const hexesOf = (design: Design): Place[] => placesOf(design).filter((at) => hasHex(design, at));

/** The parts that hang together. */
function partsOf(design: Design, all: readonly Place[]): Place[][] {
  const left = new Map(all.map((place) => [place.join(), place]));
  const parts: Place[][] = [];
  for (const [key, start] of left) {
    left.delete(key);
    const part = [start];
    for (let i = 0; i < part.length; i++)
      for (const near of neighbours(design, part[i])) if (left.delete(near.join())) part.push(near);
    parts.push(part);
  }
  return parts;
}
