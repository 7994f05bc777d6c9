import { option, tableOptions } from '../../../engine/options.ts';

/** Table options of section 2; the first value is the default. */
export const {
  names: OPTION_NAMES,
  specs: optionSpecs,
  standard: STANDARD,
  read: readOptions,
  shown: shownOptions,
} = tableOptions({
  players: option('B34', 2, 4, 6, 8),
  firstLead: option('B31', 'team1', 'random'),
  extras: option('B20', 'ask', 'auto'),
  dup: option('B26', 'stack', 'discard'),
  standoff: option('B9', 'aside', 'ownBack'),
});

export type Options = typeof STANDARD;
