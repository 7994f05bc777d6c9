import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { words } from '../../../engine/words.ts';
import { type BattleSetup, COLOURS, type Colour, type UnitType } from '../model.ts';
import { reviewOf } from './clashes.ts';
import { startDeploy } from './deploy.ts';
import { fieldOf } from './field.ts';
import { rollLevels } from './levels.ts';
import { OPTION_NAMES, type Options, STANDARD } from './options.ts';
import { type Play, playOn, seatsOf } from './play.ts';
import { rebuild } from './rebuild.ts';
import { reserveOf } from './reserve.ts';
import { startRound } from './round.ts';
import type { Base, Battle } from './state.ts';
import { newUnit } from './unit.ts';

/** A battle at its beginning: deck shuffled, tokens placed, initiative rolled. */
export function startBattle(setup: BattleSetup, options: Options, dice: Dice, tell: Tell): Battle {
  const b = layOut(setup, options, false);
  const decks = options['deck.scope'] === 'perPlayer' ? setup.sides.length : 1;
  b.decks = Array.from({ length: decks }, () => dice.shuffle(fullDeck(options)));
  b.discards = b.decks.map(() => []);
  const p = playOn(b, dice, tell);
  tellOfCasters(p);
  rollLevels(p);
  if (options.deploy === 'preset') startRound(p);
  else startDeploy(p);
  return b;
}

/**
 * A battle in a given position, for test vectors: round 1, tokens as set, nobody on turn (either side may
 * act first), rounds and initiative only when told. The top card of a deck is the last of its list.
 */
export function battleAt(
  setup: BattleSetup,
  options: Partial<Options>,
  deck: readonly Colour[],
  discarded: readonly Colour[],
): Battle {
  const b = layOut(setup, { ...STANDARD, ...options }, true);
  b.decks = [[...deck]];
  b.discards = [[...discarded]];
  return b;
}

function fullDeck(options: Options): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(options['deck.perColour']).fill(colour));
}

/** More spell-casters than the gold usually brings: allowed, but everybody is told (option casterLimit, A181). */
function tellOfCasters(p: Play): void {
  const { setup, options } = p.b.base;
  if (options.casterLimit !== 'warn' || !p.loud) return;
  setup.sides.forEach(({ name: side }, seat) => {
    const what = reviewOf(setup, seat, options)?.warnings.find(({ key }) => key === 'recruit.casters');
    if (what) p.tell({ ...{ kind: 'note', seat, rule: 'A181' }, words: words('clash.army', { side, what }) });
  });
}

const BASES = new WeakMap<BattleSetup, Base[]>();

/** The base of battles with this setup and these options; battles that are alike share one. */
function baseOf(setup: BattleSetup, options: Options, told: boolean): Base {
  const known = BASES.get(setup) ?? [];
  BASES.set(setup, known);
  const found = known.find(
    (base) => base.told === told && OPTION_NAMES.every((name) => base.options[name] === options[name]),
  );
  if (found) return found;
  const types = new Map<string, UnitType>();
  for (const { type } of setup.units) types.set(JSON.stringify(type), type);
  const indices = new Map([...types.keys()].map((key, i) => [key, i]));
  const typeOf = setup.units.map(({ type }) => indices.get(JSON.stringify(type)) ?? -1);
  const reserve = reserveOf(setup);
  const base: Base = {
    ...{ setup, options, typeOf, told },
    types: [...types.values(), ...reserve.types],
    mustered: types.size,
    samples: reserve.samples,
    teams: teamsOf(setup),
  };
  known.push(base);
  return base;
}

/** A number for each team; a side without one is its own. */
function teamsOf({ sides }: BattleSetup): readonly number[] {
  return sides.map(({ team }, seat) =>
    team === undefined ? seat : sides.findIndex((side) => side.team === team),
  );
}

function layOut(setup: BattleSetup, options: Options, told: boolean): Battle {
  const base = baseOf(setup, options, told);
  const units = setup.units.map((unit, i) => newUnit(unit, base.typeOf[i]));
  const b: Battle = {
    base,
    round: 1,
    units,
    at: [],
    decks: [],
    discards: [],
    serial: 1,
    turn: -1,
    last: -1,
    first: -1,
    placing: null,
    run: 0,
    passes: 0,
    open: [],
    frames: [],
    prompt: null,
    lastHarm: 1,
    offer: -1,
    offered: 0,
    agreed: [],
    cursed: [],
    loot: [],
    found: units.reduce((sum, unit) => sum + unit.items.length, 0),
    usedUp: 0,
    resigned: [],
    fell: true,
    over: null,
    tally: setup.sides.map(() => ({ dealt: 0, wins: 0, sixths: 0 })),
  };
  const field = fieldOf(b);
  for (const unit of units) if (unit.items.length > 0) rebuild(field, unit);
  b.at = Array<number>(field.board.size).fill(-1);
  units.forEach((unit, i) => {
    if (!unit.dead) b.at[unit.cell] = i;
  });
  if (seatsOf(b) === 0) throw new Error('a battle needs sides');
  return b;
}
