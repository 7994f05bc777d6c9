import type { OptionSpec } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import type { ZeroScope } from './score.ts';

/** Table options of section 2 with their values; the first is the default. */
const VALUES = {
  pileSize: [4, 3],
  zeroScope: ['any', 'contest'],
  locations: ['hold', 'swap'],
  startTokens: ['5/5', '6/4', '7/3', '4/6', '3/7'],
} as const;

export type OptionName = keyof typeof VALUES;

const RULES: Readonly<Record<OptionName, string>> = {
  pileSize: 'R1',
  zeroScope: 'R14',
  locations: 'R8',
  startTokens: 'setup',
};

export interface Options {
  /** Cards a pile: a hand holds two piles and one reserve (R1). */
  readonly pileSize: 4 | 3;
  readonly zeroScope: ZeroScope;
  /** What happens to more Locations than can be played or held back (R8). */
  readonly locations: 'hold' | 'swap';
  /** Tokens of each kind that the Dark Powers and the Forces of Light begin with. */
  readonly startTokens: string;
}

export const OPTION_NAMES = Object.keys(VALUES).filter(isName);

function isName(name: string): name is OptionName {
  return Object.hasOwn(VALUES, name);
}

export const optionSpecs: readonly OptionSpec[] = OPTION_NAMES.map((name) => ({
  name,
  values: VALUES[name],
  words: words(`option.${name}`),
  rule: RULES[name],
}));

export const STANDARD: Options = {
  pileSize: VALUES.pileSize[0],
  zeroScope: VALUES.zeroScope[0],
  locations: VALUES.locations[0],
  startTokens: VALUES.startTokens[0],
};

/** Names and values that are not known, in the order in which they are given. */
export function optionProblems(
  given: Readonly<Record<string, unknown>>,
): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(given)
    .filter(([name, value]) => !isName(name) || !(VALUES[name] as readonly unknown[]).includes(value))
    .map(([name, value]) => ({ name, value: String(value) }));
}

/** The options in force; what is not known is left at its default. */
export function readOptions(given: Readonly<Record<string, unknown>>): Options {
  const { pileSize, zeroScope, locations, startTokens } = given;
  return {
    pileSize: pileSize === 3 ? 3 : 4,
    zeroScope: zeroScope === 'contest' ? 'contest' : 'any',
    locations: locations === 'swap' ? 'swap' : 'hold',
    startTokens: VALUES.startTokens.find((value) => value === startTokens) ?? STANDARD.startTokens,
  };
}

/** Tokens of each kind that both sides begin with. */
export function startTokens({ startTokens: value }: Options): readonly [dark: number, light: number] {
  const [dark, light] = value.split('/').map(Number);
  return [dark, light];
}

export const handSize = ({ pileSize }: Options): number => 2 * pileSize + 1;
