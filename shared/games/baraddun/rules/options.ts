import type { OptionSpec } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';

/** Table options with their values; the first is the default. */
const VALUES = {
  players: [2, 4, 6, 8],
  firstLead: ['team1', 'random'],
  extras: ['ask', 'auto'],
  dup: ['stack', 'discard'],
  standoff: ['aside', 'ownBack'],
} as const;

type Values = typeof VALUES;
export type OptionName = keyof Values;
export type Options = { readonly [Name in OptionName]: Values[Name][number] };

const RULES: Readonly<Record<OptionName, string>> = {
  players: 'B34',
  firstLead: 'B31',
  extras: 'B20',
  dup: 'B26',
  standoff: 'B9',
};

export const OPTION_NAMES = Object.keys(VALUES) as OptionName[];

export const optionSpecs: readonly OptionSpec[] = OPTION_NAMES.map((name) => ({
  name,
  values: VALUES[name],
  words: words(`option.${name}`),
  rule: RULES[name],
}));

export const STANDARD: Options = {
  players: 2,
  firstLead: 'team1',
  extras: 'ask',
  dup: 'stack',
  standoff: 'aside',
};

/**
 * The standing options changed by `chosen`. Text is read as the value that it spells ('4' for 4). Names and
 * values that do not exist are returned as problems.
 */
export function readOptions(chosen: Readonly<Record<string, unknown>>): {
  readonly options: Options;
  readonly problems: readonly { readonly name: string; readonly value: string }[];
} {
  const problems: { name: string; value: string }[] = [];
  const options: Record<string, unknown> = { ...STANDARD };
  for (const [name, value] of Object.entries(chosen)) {
    const values: readonly unknown[] = Object.hasOwn(VALUES, name) ? VALUES[name as OptionName] : [];
    const found = values.find((known) => String(known) === String(value));
    if (found === undefined) problems.push({ name, value: String(value) });
    else options[name] = found;
  }
  return { options: options as unknown as Options, problems };
}
