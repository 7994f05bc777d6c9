import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { type BattleSetup, COLOURS, type Colour, type UnitSetup, type UnitType } from '../model.ts';
import { fieldOf } from './field.ts';
import { OPTION_NAMES, type Options, STANDARD } from './options.ts';
import { playOn, seatsOf } from './play.ts';
import { startRound } from './round.ts';
import type { Base, Battle, Policies, Unit } from './state.ts';

const STANDING: Policies = { martyr: 'ask', fate: 'ask', defence: 'differ' };

/** A battle at its beginning: deck shuffled, tokens placed, initiative rolled. */
export function startBattle(setup: BattleSetup, options: Options, dice: Dice, tell: Tell): Battle {
  const b = layOut(setup, options, false);
  const decks = options['deck.scope'] === 'perPlayer' ? setup.sides.length : 1;
  b.decks = Array.from({ length: decks }, () => dice.shuffle(fullDeck(options)));
  b.discards = b.decks.map(() => []);
  startRound(playOn(b, dice, tell));
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
  const base: Base = { setup, options, types: [...types.values()], typeOf, told };
  known.push(base);
  return base;
}

function layOut(setup: BattleSetup, options: Options, told: boolean): Battle {
  const base = baseOf(setup, options, told);
  const units = setup.units.map((unit, i) => place(unit, base.typeOf[i]));
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
    run: 0,
    passes: 0,
    open: [],
    frames: [],
    prompt: null,
    lastHarm: 1,
    offer: -1,
    offered: 0,
    agreed: [],
    fell: true,
    over: null,
    tally: setup.sides.map(() => ({ dealt: 0, wins: 0, sixths: 0 })),
  };
  b.at = Array<number>(fieldOf(b).board.size).fill(-1);
  units.forEach((unit, i) => {
    if (!unit.dead) b.at[unit.cell] = i;
  });
  if (seatsOf(b) === 0) throw new Error('a battle needs sides');
  return b;
}

function place(unit: UnitSetup, type: number): Unit {
  const { start } = unit;
  const dead = start?.dead ?? unit.cell < 0;
  return {
    id: unit.id,
    name: unit.name,
    type,
    owner: unit.seat,
    seat: unit.seat,
    cell: dead ? -1 : unit.cell,
    dead,
    damage: start?.damage ?? 0,
    tokens: dead ? 0 : (start?.tokens ?? 1),
    stunned: false,
    trapped: start?.trapped ?? false,
    inspired: false,
    wasInspired: false,
    wasRallied: false,
    extra: 0,
    less: 0,
    cursed: false,
    fateLeft: unit.type.fate,
    mount: unit.type.mount === null ? 'none' : dead ? 'dead' : 'on',
    mountDamage: 0,
    summoned: start?.summoned ?? false,
    summonedHits: start?.summonedHits ?? 0,
    held: [],
    prefer: STANDING,
  };
}
