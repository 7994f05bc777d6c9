import type { TextTable } from '../words.ts';

/** Sentences of the sample game. */
export const text: TextTable = {
  'pebbles.title': 'Pebbles',
  'pebbles.track': 'Path',
  'pebbles.hand': 'Hand',
  'pebbles.deck': 'Deck',
  'pebbles.spent': 'Spent',
  'pebbles.laid': 'Laid card',
  'pebbles.goal': 'Cells to walk',
  'pebbles.shows': 'Shows a {card}.',
  'pebbles.rolls': 'Rolls {die}.',
  'pebbles.round': 'Round {round}.',
  'pebbles.walks': 'Walks {by}.',
  'pebbles.lay': 'Lay the {card}',
  'pebbles.walk': 'Walk {by}',
  'pebbles.rest': 'Rest',
  'pebbles.choose': 'Choose a card',
  'pebbles.go': 'Walk or rest',
  'pebbles.won': 'Somebody is home.',
  'pebbles.no.card': 'You do not hold that card.',
  'pebbles.no.turn': 'Not now.',
  'pebbles.no.prefer': 'Nothing to set there.',
  'pebbles.worth': 'In hand',
  'pebbles.one': 'A stone',
};
