import { say, type Words, words } from '../../../shared/engine/words.ts';

/** What stands around on the table of Ring War. */
const ringWarTable = {
  'pile.war': 'War pile',
  'pile.quest': 'Quest pile',
  'pile.war.short': 'War',
  'pile.quest.short': 'Quest',
  scout: 'scout',
  laid: '{n} of {of} laid',
  'laid.short': '{n} of {of}',
  'rope.of': '{n} of {of}',
  'rope.label': '{pile} tokens: you have {n}, they have {theirs}',
  'rope.between': '{pile} tokens: {one} has {n}, {other} has {theirs}',
  'state.ready': 'ready',
  'state.ready-waits': 'ready, waits for you',
  'state.none': '',
  'state.bot': 'played by the table',
  'plate.deck': 'deck {deck} · discard {discard}',
  'to-lay': '{n} to lay',
  'to-lay.one': '1 to lay',
  'to-lay.locked': 'Ready',
  browse: 'look through both',
  'browse.short': 'all cards',
  'browse.title': 'Cards of both sides',
  'browse.discards': 'Thrown away or played ({n})',
  'browse.hidden': 'In hand or deck ({n})',
  'browse.none': 'none',
  'browse.close': 'Close',
  'paper.cards': '{n} cards',
  'paper.bonus': 'bonuses',
  'paper.may': 'may gain',
  'paper.with-it': 'with it',
  'paper.mind': 'silenced',
  'contest.won': 'won',
  'contest.lost': 'lost',
  'contest.tie': 'a tie',
  'total.own': 'Your {pile} total: {n}',
  'total.theirs': 'Their {pile} total: {n}',
  'total.open': 'How it adds up',
  'phase.aid': 'Aid',
  'phase.scout': 'Scout',
  'phase.split': 'Action',
  'phase.quest': 'Quest',
  'phase.war': 'War',
  'phase.over': 'End',
} as const;

export type RingWarKey = keyof typeof ringWarTable;

export const ringWarSay = (key: RingWarKey, values?: Words['with']): string =>
  say(words(key, values), ringWarTable);
