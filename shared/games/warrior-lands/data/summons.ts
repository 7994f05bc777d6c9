import type { UnitType } from '../model.ts';
import { foldName } from '../names.ts';
import { resolveType, sampleNames, sampleType, type TypeSpec } from './types.ts';

/** The warriors of Summon Warrior, whom the rulebook names without a line of their own: house data (A146). */
export const HOUSE_SPECS: readonly TypeSpec[] = [
  { name: 'Orc', army: 'Orc', traits: ['Axe'] },
  { name: 'Lizardman', army: 'Lizard', traits: ['Club'] },
  { name: 'Goblin', army: 'Goblin', traits: ['Spear', 'Ambush'] },
];

const house: ReadonlyMap<string, UnitType> = new Map(
  HOUSE_SPECS.map((spec) => {
    const resolved = resolveType(spec);
    if (!resolved.ok) throw new Error(`house unit ${spec.name}: ${JSON.stringify(resolved.problems)}`);
    return [foldName(spec.name), resolved.type];
  }),
);

/** The type that a summons brings, by its name in the spell ("Fire Elemental", "Orc"); null when there is none. */
export function summonedType(name: string): UnitType | null {
  return house.get(foldName(name)) ?? sampleType(name);
}

/**
 * Those of the choices that a caster may still summon: a caster brings at most so many Hits in a battle, the
 * fallen counted too (A145). `spent`: Hits summoned so far.
 */
export function stillFit(choices: readonly string[], spent: number): readonly UnitType[] {
  return choices.flatMap((name) => {
    const type = summonedType(name);
    return type && spent + type.hits <= SUMMON_HITS ? [type] : [];
  });
}

/** Hits that one caster can summon in a battle. */
export const SUMMON_HITS = 5;

/**
 * Which of the choices a die means where the summons is random: equal shares of the six faces among those that
 * still fit, low faces first (A145: 1-2 Bear, 3-4 Boar, 5-6 Dire Wolf). Four or five choices do not occur.
 */
export function randomSummons(fitting: readonly UnitType[], die: number): UnitType {
  return fitting[Math.floor(((die - 1) * fitting.length) / 6)];
}

/** Sample units that Polymorph may make of a warrior where the die shows so many Hits (A153). */
export function formsUpTo(hits: number): readonly UnitType[] {
  return sampleNames().flatMap((name) => {
    const type = sampleType(name);
    return type && type.hits <= hits ? [type] : [];
  });
}
