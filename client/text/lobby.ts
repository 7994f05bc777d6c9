import { say, type TextTable, type Words, words } from '../../shared/engine/words.ts';

/** Sentences of the first page. */
export const lobbyText = {
  'page.tagline': 'plastic warriors, cards and dice on one table',
  'name.label': 'at the table as',

  'play.now': 'Play {title} against the table',
  'play.note': '{mine} warriors against {theirs}, at once',
  'play.making': 'Laying the table …',

  'box.title': 'Warrior Lands',
  'box.what': 'Hex battles in plastic',
  'box.players': '2 to 4 players',
  'box.how':
    'Cards say what a warrior may do, dice say how well. The table keeps the rules, and tells you which one it keeps.',

  'battles.title': 'Ready battles',
  'battles.loading': 'Setting up the battles …',
  'battles.count': '{a} ({n}) v {b} ({m})',
  'battles.count-many': '{sides} sides, {n} warriors',
  'battles.level': '{level}, about {minutes} minutes',
  'battles.ratio': 'odds {shares}',
  'battles.odds': 'Played by the table {games} times: {shares}',
  'battles.share': '{name} won {percent} %',
  'battles.drawn': '{percent} % were drawn',
  'battles.earlier': 'Earlier battles',
  'battles.later': 'More battles',
  'battles.play': 'Play the table',
  'battles.friends': 'Sides, friends …',
  'battles.picture': 'The map of {title} with its warriors where they start',

  'continue.title': 'Continue',
  'continue.none': 'Your tables will hang here, so that you find them again.',
  'continue.your-turn': 'your turn',
  'continue.more': '{n} more',
  'continue.fewer': 'fewer',
  'continue.with': '{title} with {names}',
  'continue.alone': '{title}',
  'continue.gathering': 'waiting for players',
  'continue.round': 'round {n}, {name} to choose',
  'continue.round-you': 'round {n}, you choose',
  'continue.over': 'finished',
  'table.bot': 'the table',

  'open.title': 'Open tables',
  'open.none': 'Nobody is waiting for a foe. Make a table and send the link to a friend.',
  'open.free-one': '{name}, 1 seat free',
  'open.free': '{name}, {n} seats free',
  'open.nobody': 'nobody sits yet',

  'invite.title': 'Invite a friend',
  'invite.note': 'a table and a link',
  'file.title': 'Your own battle',
  'file.note': 'from a scenario file',
  'file.bad': 'This file cannot be played yet:',
  'file.not-json': 'This file is not JSON, so it is no scenario.',
  'file.too-large': 'This file is too large for a scenario.',
  'file.where': '{path}: {what}',
  'file.read': '{name} can be played.',

  'make.title': 'A table for {title}',
  'make.battle': 'Battle',
  'make.handicap': 'Handicap',
  'make.handicap-more': '{gold} gold more for {side}: {names}.',
  'make.handicap-several': '{n} × {name}',
  'make.handicap-none': 'None, as written',
  'make.side': 'Your side',
  'make.hot-seat': 'Both sides, on this device',
  'make.watch': 'None yet, I choose at the table',
  'make.foe': 'The other side',
  'make.foe-friend': 'A friend, by link',
  'make.foe-bot': 'The table plays it',
  'make.options': 'Options of the table',
  'make.options-note': 'Nobody needs them for a first battle.',
  'make.default': '{value} (as the rules have it)',
  'make.go': 'Lay the table',
  'make.cancel': 'Not now',

  'trouble.again': 'Try again',
  'list.and': 'and',
} satisfies TextTable;

export type LobbyKey = keyof typeof lobbyText;

export function text(key: LobbyKey, values?: Words['with']): string {
  return say(words(key, values), lobbyText);
}
