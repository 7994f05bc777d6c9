import { type Board, compileBoard } from '../../../hex/board.ts';
import type { UnitType } from '../model.ts';
import { kitOf } from './kit.ts';
import type { Options } from './options.ts';
import { compileProfile, type Profile } from './profile.ts';
import type { Base, Battle, Unit } from './state.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** What is computed from a battle's unchanging base: the board, and profiles as they are needed. */
export interface Field {
  readonly board: Board;
  readonly terrain: Terrain;
  readonly options: Options;
  readonly types: readonly UnitType[];
  readonly teams: readonly number[];
  /** By type: with the mount's rows, and without. Holes until somebody asks. */
  readonly riding: (Profile | undefined)[];
  readonly onFoot: (Profile | undefined)[];
  /** Of units that magic has changed, by `Unit.build`, '+' before it for riders. */
  readonly builds: Map<string, Profile>;
}

const FIELDS = new WeakMap<Base, Field>();

/** The field of a battle; a battle that was stored and read again gets a new one of the same content. */
export function fieldOf(b: Battle): Field {
  let field = FIELDS.get(b.base);
  if (!field) {
    const { setup, options, types, teams } = b.base;
    const board = compileBoard(setup.board);
    const terrain = terrainOf(board, setup, options);
    field = { board, terrain, options, types, teams, riding: [], onFoot: [], builds: new Map() };
    FIELDS.set(b.base, field);
  }
  return field;
}

/** What a unit can do as it stands there now. */
export function profileOf(field: Field, unit: Unit): Profile {
  if (unit.build !== '') return builtOf(field, unit);
  const profiles = unit.mount === 'on' ? field.riding : field.onFoot;
  return profiles[unit.type] ?? plainProfile(field, unit.type, unit.mount === 'on');
}

/** A type as it is without any magic. */
export function plainProfile(field: Field, type: number, riding: boolean): Profile {
  const profiles = riding ? field.riding : field.onFoot;
  let profile = profiles[type];
  if (!profile) {
    profile = compileProfile(field.types[type], riding, field.options);
    profiles[type] = profile;
  }
  return profile;
}

function builtOf(field: Field, unit: Unit): Profile {
  const riding = isMounted(unit);
  const key = riding ? `+${unit.build}` : unit.build;
  let profile = field.builds.get(key);
  if (!profile) {
    const form = unit.form < 0 ? field.types[unit.type] : { ...field.types[unit.form], mount: null };
    profile = compileProfile(form, riding, field.options, kitOf(unit, field.types));
    field.builds.set(key, profile);
  }
  return profile;
}

/** Its mount is there and bears it; another form rides on nothing (A153). */
export const isMounted = (unit: Unit): boolean => unit.mount === 'on' && unit.form < 0;

/** What is hit: the unit itself, or its mount (A171). */
export function victimOf(field: Field, unit: Unit, onMount: boolean): Profile {
  const profile = profileOf(field, unit);
  return onMount && profile.mount ? profile.mount : profile;
}

/** Seats of one team are friends (A9). */
export const areAllied = ({ teams }: Field, one: number, other: number): boolean =>
  one === other || teams[one] === teams[other];
