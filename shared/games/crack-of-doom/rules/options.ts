import type { OptionSpec } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';

/** Table options of section 2 and the number of players, with their values; the first is the default. */
const VALUES = {
  players: [4, 2, 3, 5, 6],
  startHand: [0, 1, 2, 3, 4, 5],
  encounters: ['one', 'each'],
  retreat: ['stopAtHaven', 'pass'],
  miss: ['stack', 'single'],
  doomIsMordor: ['off', 'on'],
  natural18: ['off', 'on'],
} as const;

type Values = typeof VALUES;
export type OptionName = keyof Values;
export type Options = { readonly [Name in OptionName]: Values[Name][number] };

const RULES: Readonly<Record<OptionName, string>> = {
  players: 'C43',
  startHand: 'C3',
  encounters: 'C16',
  retreat: 'C28',
  miss: 'C30',
  doomIsMordor: 'C18',
  natural18: 'C41',
};

export const OPTION_NAMES = Object.keys(VALUES) as OptionName[];

export const optionSpecs: readonly OptionSpec[] = OPTION_NAMES.map((name) => ({
  name,
  values: VALUES[name],
  words: words(`option.${name}`),
  rule: RULES[name],
}));

export const STANDARD: Options = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, VALUES[name][0]]),
) as unknown as Options;

/** The standard options changed by `chosen`. Names and values that do not exist are returned as problems. */
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
