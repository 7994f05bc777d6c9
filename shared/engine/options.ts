import type { OptionView } from '../table/model.ts';
import type { AnyGame, OptionSpec } from './game.ts';
import type { OpenEntry } from './log.ts';
import type { Refusal } from './refusal.ts';
import { type Words, words } from './words.ts';

type Value = string | number | boolean;

/** One table option: the rule behind it, and its values, of which the first is the default. */
export interface TableOption<V extends Value> {
  readonly rule: string;
  readonly values: readonly V[];
}

/** An option in one line, so that a game's options read like a table. */
export function option<const V extends readonly [Value, ...Value[]]>(
  rule: string,
  ...values: V
): TableOption<V[number]> {
  return { rule, values };
}

/** A value for each option of a table: `{ players: 2 | 4; dup: 'stack' | 'discard' }`. */
export type OptionsOf<T> = { readonly [Name in keyof T]: T[Name] extends TableOption<infer V> ? V : never };

export interface TableOptions<T> {
  readonly names: readonly (keyof T & string)[];
  /** As a game lists them; the words are `option.<name>` of its text. */
  readonly specs: readonly OptionSpec[];
  readonly standard: OptionsOf<T>;
  /**
   * The standard options changed by `chosen`. Text is read as the value that it spells ('12' for 12), so that a
   * form or a test vector may pass strings. Names and values that do not exist are returned as problems.
   */
  read(chosen: Readonly<Record<string, unknown>>): {
    readonly options: OptionsOf<T>;
    readonly problems: readonly { readonly name: string; readonly value: string }[];
  };
  /** The options in force, as a scene shows them. */
  shown(options: OptionsOf<T>): readonly OptionView[];
}

/** What a game's table of options comes to. */
export function tableOptions<T extends Readonly<Record<string, TableOption<Value>>>>(
  table: T,
): TableOptions<T> {
  const names = Object.keys(table) as (keyof T & string)[];
  const valued = (pick: (name: keyof T & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as OptionsOf<T>;
  const standard = valued((name) => table[name].values[0]);
  return {
    names,
    specs: names.map((name) => ({ name, ...table[name], words: words(`option.${name}`) })),
    standard,
    read(chosen) {
      const problems: { name: string; value: string }[] = [];
      const found = new Map<string, Value>();
      for (const [name, value] of Object.entries(chosen)) {
        const values = Object.hasOwn(table, name) ? table[name].values : [];
        const known = values.find((one) => String(one) === String(value));
        if (known === undefined) problems.push({ name, value: String(value) });
        else found.set(name, known);
      }
      return { options: valued((name) => found.get(name) ?? standard[name]), problems };
    },
    shown: (options) =>
      names.map((name) => ({
        name,
        value: options[name],
        standard: options[name] === standard[name],
        rule: table[name].rule,
      })),
  };
}

/** Options that the game does not have, and values that they do not, all together. */
export function optionProblems(
  game: AnyGame,
  options: OpenEntry['options'],
): readonly { readonly path: string; readonly words: Words }[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const spec = game.options.find((option) => option.name === name);
    const path = `options.${name}`;
    if (!spec) return [{ path, words: words('no.unknown-option', { name }) }];
    if (spec.values.includes(value)) return [];
    return [{ path, words: words('no.bad-option', { name, value: String(value) }) }];
  });
}

/** Refuses such options by the first of them. */
export function checkOptions(game: AnyGame, options: OpenEntry['options']): Refusal | null {
  const [first] = optionProblems(game, options);
  return first ? { code: 'bad-option', words: first.words } : null;
}
