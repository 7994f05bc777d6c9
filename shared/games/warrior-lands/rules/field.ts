import { type Board, compileBoard } from '../../../hex/board.ts';
import type { Options } from './options.ts';
import { compileProfile, type Profile } from './profile.ts';
import type { Base, Battle, Unit } from './state.ts';

/** What is computed once from a battle's unchanging base: the board and the compiled unit types. */
export interface Field {
  readonly board: Board;
  readonly options: Options;
  /** By type: with the mount's rows, and without. */
  readonly riding: readonly Profile[];
  readonly onFoot: readonly Profile[];
}

const FIELDS = new WeakMap<Base, Field>();

/** The field of a battle; a battle that was stored and read again gets a new one of the same content. */
export function fieldOf(b: Battle): Field {
  let field = FIELDS.get(b.base);
  if (!field) {
    const { setup, options, types } = b.base;
    field = {
      board: compileBoard(setup.board),
      options,
      riding: types.map((type) => compileProfile(type, true, options)),
      onFoot: types.map((type) => compileProfile(type, false, options)),
    };
    FIELDS.set(b.base, field);
  }
  return field;
}

/** What a unit can do as it stands there now. */
export const profileOf = (field: Field, unit: Unit): Profile =>
  unit.mount === 'on' ? field.riding[unit.type] : field.onFoot[unit.type];

/** What is hit: the unit itself, or its mount (A171). */
export function victimOf(field: Field, unit: Unit, onMount: boolean): Profile {
  const profile = profileOf(field, unit);
  return onMount && profile.mount ? profile.mount : profile;
}
