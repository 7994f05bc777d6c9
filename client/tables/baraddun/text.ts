import { say, type TextTable, type Words, words } from '../../../shared/engine/words.ts';

/** Sentences of this table's own furniture. */
export const baraddunText = {
  'round.of': 'Round {n} of {of}',
  'round.short': '{n} of {of}',
  'phase.fighters': 'Fighters',
  'phase.wall': 'Wall',
  'phase.weapons': 'Weapons',
  'phase.defences': 'Defences',
  'phase.fight': 'Fight',
  bench: '{team}: fighters to be placed',
  'slot.fighter': 'fighter',
  'slot.weapon': 'weapon',
  'slot.defence': 'defence',
  won: 'won',
  discarded: 'discarded',
  aside: 'unclaimed',
  'plate.fighters': 'fighters',
  'plate.table': 'the table',
  'plate.won': '{team}: {n} fighters won',
  'stack.fighters': 'Fighters',
  'stack.weapons': 'Weapons',
  'stack.defences': 'Defences',
  'sum.strength': 'strength',
  'sum.defence': 'defence',
  'sum.you': '{name}, you',
  'dice.plus': '{die} + {by} = {result}',
  'dice.minus': '{die} − {by} = {result}',
  'dice.at-least': '{die} − {by}, at least 1',
  'dice.tie': 'equal',
  'dice.lead': 'lead of {n}',
  'log.title': 'This game',
  'log.round': 'R{n}',
  'log.none': 'Nobody has fallen yet.',
  'tempo.title': 'Pace',
  'tempo.label': 'How fast this table goes on for you',
  'tempo.ask': 'Pace of the game',
  'tempo.tap': 'tap for every step',
  'tempo.roll': 'tap for rolls only',
  'tempo.auto': 'by itself',
  'extras.ask': 'Extra weapons and defences are',
  'extras.always': 'drawn for you, which is always wise',
  'extras.ask-me': 'offered to you',
  'tempo.close': 'Close',
} satisfies TextTable;

export type BaraddunKey = keyof typeof baraddunText;

export const tell = (key: BaraddunKey, values?: Words['with']): string =>
  say(words(key, values), baraddunText);
