import { say, type TextTable, type Words, words } from '../../../shared/engine/words.ts';

/** What stands on the table of Crack of Doom besides the game's own sentences. */
export const crackText: TextTable = {
  'map.shire': 'The Shire',
  'map.rivendell': 'Rivendell',
  'map.lorien': 'Lorien',
  'map.rohan': 'Rohan',
  'map.minas-tirith': 'Minas Tirith',
  'map.moria': 'Moria',
  'map.mordor': 'Mordor',
  'map.doom': 'Mount Doom',
  'plate.at': '{space}, {place}',
  'plate.before': '{space}, {n} before {place}',
  'plate.to': '{n} to {place}',
  'plate.misses': '{space}, misses a turn',
  'plate.misses-many': '{space}, misses {n} turns',
  'plate.out': 'gave up',
  'plate.label': '{name}: space {space}, {defeat} Defeat, {corruption} Corruption, {n} cards',
  'plate.seen': '{n} cards known',
  'plate.seen-title': 'Seen in the hand of {name}',
  'plate.close': 'Close',
  'stage.draw': 'Draw',
  'stage.move': 'Move',
  'stage.battle': 'Battle',
  'stage.cards': 'Cards',
  'tray.die': 'The die shows {n}',
  'tray.by': 'Played by {name}. If lost: one Defeat, next turn missed.',
  'tray.by-hardship': 'Played by {name}. If lost: turned back by a die, next turn missed.',
  'tray.lay': 'A Foe or Hardship is laid here, Modifiers beside it.',
  piles: 'Deck {deck} · discards {discard}',
  'tray.waiting': 'The others choose in secret whether to stand in the way.',
  'tray.pipe': 'The others are asked for Pipe Weed.',
  'tray.rules': 'Three dice less Corruption: 12 throws the Ring.',
};

export const crackSay = (key: string, values?: Words['with']): string => say(words(key, values), crackText);
