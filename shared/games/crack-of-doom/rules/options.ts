import { option, tableOptions } from '../../../engine/options.ts';

/** Table options of section 2 and the number of players; the first value is the default. */
export const {
  names: OPTION_NAMES,
  specs: optionSpecs,
  standard: STANDARD,
  read: readOptions,
  shown: shownOptions,
} = tableOptions({
  players: option('C43', 4, 2, 3, 5, 6),
  startHand: option('C3', 0, 1, 2, 3, 4, 5),
  encounters: option('C16', 'one', 'each'),
  retreat: option('C28', 'stopAtHaven', 'pass'),
  miss: option('C30', 'stack', 'single'),
  doomIsMordor: option('C18', 'off', 'on'),
  natural18: option('C41', 'off', 'on'),
});

export type Options = typeof STANDARD;
