import { itemsOf } from '../data/carried.ts';
import { ORANGE_DEFENDS } from '../data/heroes.ts';
import type { Gain, Item } from '../magic.ts';
import type { UnitType } from '../model.ts';
import type { Unit } from './state.ts';

/** What spells, items and rust change about a warrior, before it is compiled into a profile. */
export interface Kit {
  readonly items: readonly Item[];
  readonly gains: readonly Gain[];
  /** Traits that rust has eaten. */
  readonly lost: readonly string[];
  readonly skill: number;
  readonly fate: number;
  readonly powers: UnitType['powers'];
  readonly improved: UnitType['improved'];
}

export const BARE: Kit = { items: [], gains: [], lost: [], skill: 0, fate: 0, powers: [], improved: {} };

/** Key of all that has changed about a unit; '' when nothing has. Equal keys are equal kits. */
export function buildKey(unit: Unit): string {
  const gains = unit.lasting.filter(
    ({ traits, hits, skill, fate, power, improves }) =>
      traits.length + hits + skill + fate > 0 || power !== undefined || improves !== undefined,
  );
  if (unit.form < 0 && unit.items.length === 0 && gains.length === 0 && unit.lost.length === 0) return '';
  const gained = gains
    .map(({ traits, hits, skill, fate, power = '', improves = '' }) =>
      [traits.join('+'), hits, skill, fate, power, improves].join('/'),
    )
    .sort();
  const items = unit.form < 0 ? unit.items.map(({ item }) => item) : [];
  return [unit.type, unit.form, items.join('+'), gained.join(','), unit.lost.join('+')].join('|');
}

/** What a unit's items and the spells on it come to. Items do not work for a changed form (A153). */
export function kitOf(unit: Unit, types: readonly UnitType[]): Kit {
  const given = (of: 'skill' | 'fate'): number =>
    unit.lasting.reduce((total, lasting) => total + lasting[of], 0);
  // Skill and Fate stay in another form.
  const own = types[unit.type];
  const form = unit.form < 0 ? own : types[unit.form];
  return {
    items: unit.form < 0 ? itemsOf(unit.items.map(({ item }) => item)) : [],
    gains: unit.lasting,
    lost: unit.lost,
    skill: given('skill') + own.skill - form.skill,
    fate: given('fate') + own.fate - form.fate,
    powers: unit.lasting.flatMap(({ power }) => (power ? [{ spell: power, by: 'purple' as const }] : [])),
    improved: improvedBy(unit),
  };
}

function improvedBy({ lasting }: Unit): UnitType['improved'] {
  const has = (card: keyof UnitType['improved']): boolean =>
    lasting.some(({ improves }) => improves === card);
  return {
    ...(has('redMoves2') && { redMoves2: true }),
    ...(has('orangeDefends') && { orangeDefends: ORANGE_DEFENDS }),
    ...(has('blueAsPurple') && { blueAsPurple: true }),
  };
}
