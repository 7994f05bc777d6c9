import { say, type TextTable, type Words, words } from '../../shared/engine/words.ts';

/** Sentences of the card table itself, whatever is played on it. */
export const cardsText = {
  'cards.zone': '{zone}, {count}',
  'cards.one': '1 card',
  'cards.many': '{n} cards',
  'cards.none': 'empty',
  'cards.back': 'a card, face down',
  'cards.figure': '{sign} {figure}',
  'cards.playable': 'can be played',
  'cards.held': 'taken up',
  'cards.target': 'can be aimed at',
  'cards.here': 'Lay it here: {zone}',
  'cards.do': 'Choose: {zone}',
  'cards.choices': 'All {n} choices',
  'cards.choices-short': 'All {n}',
  'cards.large': '{name}, held up',
  'cards.sheet-close': 'Close',
  'cards.pile': '{zone} {n}',
  'cards.pass': 'Pass the device to {name}',
  'cards.pass-why': 'Their cards are shown when they tap.',
  'cards.pass-tap': 'I am {name}: show my cards',
  'cards.pass-label': 'Pass the device',
  'cards.books': 'Chronicle and chat',
  'cards.books-new': '{n} new',
  'cards.rules': 'Rules',
  'cards.laying': 'Laying the table …',
  'cards.failed': 'The table could not be laid. Reload the page to try again.',
  'cards.chance': '{n} in 100',
  'cards.ruler': '{from} to {to}',
  'cards.ruler-at': '{from} to {to}, rolled {at}',
} satisfies TextTable;

export const cardSay = (key: keyof typeof cardsText, values?: Words['with']): string =>
  say(words(key, values), cardsText);
