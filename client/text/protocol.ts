import type { TextTable } from '../../shared/engine/words.ts';

/** What the table itself says no with, and what can be wrong on the way to it. */
export const protocolText: TextTable = {
  'problem.no-such-table': 'There is no table behind this link. Perhaps a letter of the link got lost.',
  'problem.no-such-scenario': 'That battle is not on the shelf.',
  'problem.no-such-map': 'There is no such map.',
  'problem.no-such-design': 'There is no battle behind this link. Perhaps a letter of the link got lost.',
  'problem.not-yours': 'This link is for playing only: it cannot change the battle.',
  'problem.design-changed': 'Somebody else has saved this battle meanwhile.',
  'problem.old-protocol': 'Pewter has been renewed since this page was opened. Reload the page to go on.',
  'problem.other-rules':
    'This table was begun by an older version of the rules, and they have changed since. It cannot be played on.',
  'problem.unreadable':
    'The record of this table is damaged and cannot be read. Other tables are not concerned.',
  'problem.not-over': 'The game is not over yet.',
  'problem.full': 'This table is full, and there is no room left to watch.',
  'problem.removed': 'The host has asked you to leave this table.',
  'problem.server-away': 'The server does not answer. We keep trying.',
  'problem.server-away-page': 'A part of this page did not come from the server.',
  'problem.reload': 'Reload the page',
  'problem.not-found': 'There is no such thing here.',
  'problem.origin': 'This page may not speak to this server.',
  'problem.our-mistake': 'The server made a mistake. Nothing was changed.',
  'problem.gone': 'This table is no longer connected.',
  'problem.bad-join': 'The server did not understand who you are. Reload the page.',
  'problem.broken-text': 'A letter in that text is broken. Write it anew.',
  'problem.bad-request': 'The server did not understand that.',
  'problem.bad-file': 'This file is no battle that Pewter can read.',
  'problem.bad-option': 'One of the options is not known here.',
  'problem.bad-options': 'Some of these options cannot be:',
  'problem.clash': 'The battle and its options do not go together:',
  'problem.too-large': 'That file is too large.',
  'problem.too-many': 'That was too much at once. Wait a moment and try again.',
};
