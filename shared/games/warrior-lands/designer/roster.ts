import { type Side, samePlace } from '../../../design/design.ts';
import type { Muster, Ready, Roster, Warrior } from '../../../design/roster.ts';
import { words } from '../../../engine/words.ts';
import type { Problem } from '../../../scenario/problem.ts';
import { ARMY_NAMES, armyByName } from '../data/armies.ts';
import { FIGURES } from '../data/figures.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { knownWarriors, namedSpec } from '../data/named.ts';
import { casterLimit, costOf, costOfArmy, goldFor, isCaster, raisedBy, reviewArmy } from '../data/recruit.ts';
import { GAME_ID, loadBattle, SIDES, typeOf } from '../load.ts';
import type { UnitType } from '../model.ts';
import { knownTraitNames } from '../names.ts';
import { clashesOf } from '../rules/clashes.ts';
import { optionSpecs, readOptions } from '../rules/options.ts';
import { CASTERS, GROUPS, SOLDIERS } from './groups.ts';
import { levels } from './levels.ts';

/** Warrior Lands on the drawing table. Costs and recruiting rules are those of section 1.10 (A181–A195). */
export function rosterOf(): Roster {
  return {
    game: GAME_ID,
    sides: SIDES,
    groups: [
      { name: words('roster.soldiers'), ready: SOLDIERS.map(readyOf) },
      { name: words('roster.casters'), ready: CASTERS.map(readyOf) },
      ...namedGroups(),
    ],
    options: optionSpecs,
    heeding: { option: 'terrain', value: 'blocking' },
    armies: ARMY_NAMES,
    traits: knownTraitNames(),
    items: ITEM_NAMES,
    figures: knownWarriors(),
    icons: FIGURES,
    givenTraits,
    levels,
    faults(warrior) {
      const problems: Problem[] = [];
      typeOf({ ...warrior, at: [[0, 0]] }, '', problems);
      return problems;
    },
    look: (warrior) => {
      const type = typeFor(warrior);
      return type && shown(type, warrior);
    },
    muster,
    problems: (file) => {
      const loaded = loadBattle(file);
      if (!loaded.ok) return loaded.problems;
      const unknown = readOptions(loaded.setup.options).problems.map(({ name, value }) => ({
        path: `options.${name}`,
        words: words('scenario.unknown-option', { name, value }),
      }));
      // What recruiting forbids is told by `muster`, side by side.
      const clashes = clashesOf(loaded.setup, {}).filter(({ words: said }) => said.key !== 'clash.army');
      return [...unknown, ...clashes];
    },
  };
}

function namedGroups(): Roster['groups'] {
  const known = knownWarriors();
  const grouped = new Set(GROUPS.flatMap(([, names]) => names));
  return GROUPS.map(([key, names]) => {
    const all = key === 'wonders' ? known.filter((name) => !grouped.has(name)) : names;
    return { name: words(`roster.${key}`), ready: all.map((unit) => readyOf({ unit })) };
  });
}

function readyOf(warrior: Warrior): Ready {
  const type = typeFor(warrior);
  if (!type) throw new Error(`not a warrior: ${JSON.stringify(warrior)}`);
  return { ...shown(type, warrior), warrior };
}

function shown(type: UnitType, warrior: Warrior): Omit<Ready, 'warrior'> {
  const figures = [
    ...(type.hits > 1 ? [`${type.hits} Hits`] : []),
    ...(type.skill > 0 ? [`${type.skill} Skill`] : []),
    ...(type.fate > 0 ? [`${type.fate} Fate`] : []),
  ];
  const traits = [...givenTraits(warrior), ...(warrior.traits ?? [])];
  return {
    name: type.name,
    kind: { name: type.name, shape: 'figure', ...type.look },
    cost: costOf(type, raisedBy(warrior.levels)),
    figures: { hits: type.hits, skill: type.skill, fate: type.fate },
    about: [...traits, ...figures].join(', '),
  };
}

/** Traits of the sample warrior of a line; figures like "2 Hits" stand among them in the rulebook. */
function givenTraits({ unit }: Warrior): readonly string[] {
  const sample = unit === undefined ? null : namedSpec(unit);
  return (sample?.traits ?? []).filter((name) => !/^\d+ /.test(name));
}

function typeFor(warrior: Warrior): UnitType | null {
  const problems: Problem[] = [];
  return typeOf({ ...warrior, at: [[0, 0]] }, '', problems);
}

/** Levels that are rolled when the battle begins cost nothing here: nobody knows yet what they bring. */
function muster(side: Side, chosen: Readonly<Record<string, unknown>> = {}): Muster {
  const { options } = readOptions(chosen);
  const { itemCost } = options;
  const recruits = side.units.flatMap((unit) => {
    const { at, ...warrior } = unit;
    const type = typeFor(warrior);
    return type
      ? at
          .filter((place, i) => at.findIndex((one) => samePlace(one, place)) === i)
          .map(() => ({ type, ...raisedBy(unit.levels) }))
      : [];
  });
  const army = (side.army && armyByName(side.army)) || '';
  const { gold } = side;
  const cost = costOfArmy(recruits, itemCost);
  const casters = recruits.filter(({ type }) => isCaster(type)).length;
  if (gold === undefined) {
    const { faults, warnings } = reviewArmy(army, Number.MAX_SAFE_INTEGER, recruits, options);
    return { cost, casters, faults: spokenOnce(faults), warnings: spokenOnce(warnings) };
  }
  const { faults, warnings } = reviewArmy(army, gold, recruits, options);
  return {
    ...{ cost, casters, gold: goldFor(army, gold), casterLimit: casterLimit(gold) },
    ...{ faults: spokenOnce(faults), warnings: spokenOnce(warnings) },
  };
}

/** Nobody needs to hear of six guards one by one; that nobody is there is said elsewhere. */
function spokenOnce(all: Muster['faults']): Muster['faults'] {
  const heard = new Set<string>();
  return all.filter((one) => {
    const key = JSON.stringify(one);
    return one.key !== 'recruit.nobody' && !heard.has(key) && heard.add(key);
  });
}
