import { say, type TextTable, type Words, words } from '../../shared/engine/words.ts';

/** Sentences of the desk for scenarios of the card games. */
const sentences = {
  'page.head': '{game}',
  'page.summary': '{n} players · {cards}',
  'page.printed': 'the printed cards',
  'page.own-cards': 'cards of its own',

  'story.title': 'The scenario',
  'story.story': 'Story, for the people at the table',
  'story.names': 'Names',

  'rules.title': 'Rules of this game',
  'rules.usual': '{value} (usual)',

  'cards.title': 'Cards',
  'cards.always': 'The cards of this game are always the same.',
  'cards.printed': 'This scenario is played with the printed cards.',
  'cards.own': 'Make cards of your own',
  'cards.own-note': 'They begin as the printed ones, and must come to as many of each back.',
  'cards.back': 'The printed cards again',
  'cards.add': 'Another row',
  'cards.full': 'A stack has at most {n} rows.',
  'cards.drop': 'Without {name}',
  'cards.sum': '{what}: {is}',
  'cards.sum-of': '{what}: {is} of {printed}',
  'cards.sum-printed': '{what}: {is} (printed {printed})',
  'cards.doubled': 'There is a “{name}” already: a class of cards is known by its name.',
  'cards.look': '{name}, as it lies on the table',

  'check.title': 'Ready to play?',
  'check.go': 'Show the row',

  'tab.story': 'Scenario',
  'tab.rules': 'Rules',
  'tab.cards': 'Cards',
  'tab.play': 'Play',
  'tabs.label': 'Parts of the scenario',
} satisfies TextTable;

type CardDesignerKey = keyof typeof sentences;

export function cardDesignerText(key: CardDesignerKey, values?: Words['with']): string {
  return say(words(key, values), sentences);
}
