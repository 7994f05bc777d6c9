import { words } from '../../../engine/words.ts';
import type { Problem } from '../../../scenario/problem.ts';
import { type Review, reviewArmy } from '../data/recruit.ts';
import type { BattleSetup } from '../model.ts';
import { type Options, readOptions } from './options.ts';

/** What of a battle does not go with the options of a table, all of it. Options that are not known are left aside. */
export function clashesOf(setup: BattleSetup, chosen: Readonly<Record<string, unknown>>): readonly Problem[] {
  const { options } = readOptions({ ...setup.options, ...chosen });
  return [...armyClashes(setup, options), ...groundClashes(setup, options)];
}

/** Sides that were recruited against their gold and their rules; those of a ready battle are exempt (A182, A194). */
function armyClashes(setup: BattleSetup, options: Options): Problem[] {
  return setup.sides.flatMap(({ name: side }, seat) => {
    const faults = reviewOf(setup, seat, options)?.faults ?? [];
    const told = new Map(faults.map((what) => [JSON.stringify(what), what]));
    return [...told.values()].map((what) => ({
      ...placeOf(what.key, seat),
      words: words('clash.army', { side, what }),
    }));
  });
}

/** Where a fault stands, with the option that makes it one or with the side; and the ruling behind it. */
function placeOf(key: string, seat: number): Pick<Problem, 'path' | 'rule'> {
  if (key === 'recruit.casters') return { path: 'options.casterLimit', rule: 'A181' };
  if (key === 'recruit.stranger' || key.startsWith('recruit.leader.'))
    return { path: 'options.composition', rule: 'A195' };
  if (key === 'recruit.overspent') return { path: `sides.${seat}.gold`, rule: 'A183' };
  return { path: `sides.${seat}.units`, rule: key === 'recruit.two-hands' ? 'A59' : 'A195' };
}

/** Warriors who would begin where nobody can stand. */
function groundClashes({ units, blocking }: BattleSetup, { terrain }: Options): Problem[] {
  if (terrain === 'decoration') return [];
  const closed = new Set(blocking?.movement);
  return units
    .filter(({ cell }) => closed.has(cell))
    .map(({ name }) => ({ path: 'options.terrain', words: words('clash.ground', { name }), rule: 'A12' }));
}

/** What recruiting says to a side; null for one that was not recruited. Gold that nobody agreed on has no end. */
export function reviewOf(setup: BattleSetup, seat: number, options: Options): Review | null {
  const { army = '', gold } = setup.sides[seat];
  if (army === '' && gold === undefined) return null;
  const recruits = setup.units
    .filter((unit) => unit.seat === seat)
    .map(({ type, raised }) => ({ type, ...raised }));
  return reviewArmy(army, gold ?? Number.MAX_SAFE_INTEGER, recruits, options);
}
