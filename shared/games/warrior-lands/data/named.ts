import { foldName } from '../names.ts';
import { COMPANION_SPECS, HEROES } from './heroes.ts';
import { HOUSE_SPECS } from './summons.ts';
import { sampleNames, sampleSpec, type TypeSpec } from './types.ts';

/** Warriors with a name of the rulebook that are no sample units: the nine heroes, house data, companions. */
const OTHERS: readonly TypeSpec[] = [...HEROES.map((hero) => hero.spec), ...HOUSE_SPECS, ...COMPANION_SPECS];

/** What a warrior of this name is made of, sample units first; null when nobody is called so. */
export function namedSpec(name: string): TypeSpec | null {
  const wanted = foldName(name);
  return sampleSpec(name) ?? OTHERS.find((spec) => foldName(spec.name) === wanted) ?? null;
}

/** Every name that `namedSpec` knows. */
export function knownWarriors(): readonly string[] {
  return [...sampleNames(), ...OTHERS.map((spec) => spec.name)];
}
