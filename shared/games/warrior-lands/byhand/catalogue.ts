import type { Kind } from '../../../table/model.ts';
import { knownWarriors } from '../data/named.ts';
import { typeOf } from '../load.ts';
import type { UnitType } from '../model.ts';
import type { Battle } from '../rules/state.ts';
import { kindOf } from '../view/scene.ts';
import { lastingKinds } from './lasting.ts';

let known: ReadonlyMap<string, UnitType> | null = null;

/** Every warrior of the rulebook by its kind. */
function everyone(): ReadonlyMap<string, UnitType> {
  known ??= new Map(
    knownWarriors().flatMap((unit) => {
      const type = typeOf({ unit, at: [[0, 0]] }, '', []);
      return type ? [[kindOf(type), type] as const] : [];
    }),
  );
  return known;
}

/** What hands may add to a battle: any warrior that has a name in the rulebook, and what magic lays on one for a time. */
export function catalogue(): Readonly<Record<string, Kind>> {
  const kinds = [...everyone()].map(([kind, { name, look }]): [string, Kind] => [
    kind,
    { name, shape: 'figure', ...look },
  ]);
  return { ...Object.fromEntries(kinds), ...lastingKinds() };
}

/** The type of a warrior that was added by hand: one of the battle itself if it has such a one, else of the rulebook. */
export function typeOfKind(b: Battle, kind: string): UnitType | null {
  return b.base.types.find((type) => kindOf(type) === kind) ?? everyone().get(kind) ?? null;
}
