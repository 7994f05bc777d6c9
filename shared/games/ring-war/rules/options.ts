import { option, tableOptions } from '../../../engine/options.ts';

/** Table options of section 2; the first value is the default. */
export const {
  names: OPTION_NAMES,
  specs: optionSpecs,
  standard: STANDARD,
  read: readOptions,
  shown: shownOptions,
} = tableOptions({
  /** Cards a pile: a hand holds two piles and one reserve (R1). */
  pileSize: option('R1', 4, 3),
  zeroScope: option('R14', 'any', 'contest'),
  /** What happens to more Locations than can be played or held back (R8). */
  locations: option('R8', 'hold', 'swap'),
  /** Tokens of each kind that the Dark Powers and the Forces of Light begin with. */
  startTokens: option('setup', '5/5', '6/4', '7/3', '4/6', '3/7'),
});

export type Options = typeof STANDARD;

/** Tokens of each kind that both sides begin with. */
export function startTokens({ startTokens: value }: Options): readonly [dark: number, light: number] {
  const [dark, light] = value.split('/').map(Number);
  return [dark, light];
}

export const handSize = ({ pileSize }: Options): number => 2 * pileSize + 1;
