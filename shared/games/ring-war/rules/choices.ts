import type { Decision } from '../../../engine/game.ts';
import { DECKS } from '../data/decks.ts';
import { type Card, type Contest, type Move, QUEST, SIDES, type Side, WAR } from '../model.ts';
import { KEEP, LAY, NO_SCOUT, READY, SHOW, TAKE, TOSS, UNREADY } from './moves.ts';
import { cardsToLay } from './split.ts';
import { NONE, OPEN, type RingWar } from './state.ts';
import { anyOf, LOCATION, SCOUT } from './tables.ts';

/** Cards that may be thrown away in Aid (R6). */
export const MOST_TOSSED = 3;

/** Both sides are asked at the same time, always: a side with nothing to choose from looks like any other. */
export function decisionsOf(b: RingWar): readonly Decision<Move>[] {
  if (b.phase === 'over') return [];
  return SIDES.map((side) => ({
    ...{ seat: side, kind: b.phase, choices: choicesOf(b, side), sealed: true },
    ...(hasAnswered(b, side) && { answered: true }),
    // Whether somebody has a scout is a secret; cards to lay and to throw away have all.
    ...(b.phase !== 'scout' && { tellsLate: true }),
  }));
}

export function hasAnswered(b: RingWar, side: Side): boolean {
  return b.phase === 'scout' ? b.answer[side] !== OPEN : b.ready[side];
}

export function choicesOf(b: RingWar, side: Side): Move[] {
  if (b.phase === 'scout') return scoutChoices(b, side);
  if (b.ready[side]) return [UNREADY];
  return b.phase === 'aid' ? aidChoices(b, side) : splitChoices(b, side);
}

function aidChoices(b: RingWar, side: Side): Move[] {
  const choices: Move[] = [];
  const hand = b.hands[side];
  const tossed = b.toss[side];
  const more = bitCount(tossed) < MOST_TOSSED;
  for (let at = 0; at < hand.length; at++) {
    if ((tossed >> at) & 1) choices.push(KEEP[side][hand[at]]);
    else if (more) choices.push(TOSS[side][hand[at]]);
  }
  choices.push(READY);
  return choices;
}

function scoutChoices(b: RingWar, side: Side): Move[] {
  const choices: Move[] = [];
  const hand = b.hands[side];
  for (let at = 0; at < hand.length; at++)
    if (SCOUT[side][hand[at]] === 1) choices.push(SHOW[side][hand[at]]);
  choices.push(NO_SCOUT);
  return choices;
}

/** For each card the likelier pile first: that is what a tap on it means. */
function splitChoices(b: RingWar, side: Side): Move[] {
  const choices: Move[] = [];
  const hand = b.hands[side];
  const [quest, war] = b.laid[side];
  const toQuest = quest.length < b.base.options.pileSize;
  const toWar = war.length < b.base.options.pileSize;
  const questPlace = toQuest && anyOf(quest, LOCATION[side]);
  const warPlace = toWar && anyOf(war, LOCATION[side]);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at];
    const place = LOCATION[side][card] === 1;
    const questOpen = toQuest && !(place && questPlace);
    const warOpen = toWar && !(place && warPlace);
    if (quest.includes(card)) {
      choices.push(TAKE[side][card]);
      if (warOpen) choices.push(LAY[side][card][WAR]);
    } else if (war.includes(card)) {
      choices.push(TAKE[side][card]);
      if (questOpen) choices.push(LAY[side][card][QUEST]);
    } else {
      const first = likelier(side, card);
      if (first === QUEST && questOpen) choices.push(LAY[side][card][QUEST]);
      if (warOpen) choices.push(LAY[side][card][WAR]);
      if (first === WAR && questOpen) choices.push(LAY[side][card][QUEST]);
    }
  }
  if (isComplete(b, side)) choices.push(READY);
  return choices;
}

const LIKELIER = SIDES.map((side) =>
  DECKS[side].map(({ values }): Contest => (values[WAR] > values[QUEST] ? WAR : QUEST)),
);
/** The pile in which the card is printed higher. */
export const likelier = (side: Side, card: Card): Contest => LIKELIER[side][card];

/** Whether what is laid may be the answer; piles are kept legal card by card. */
export function isComplete(b: RingWar, side: Side): boolean {
  const [quest, war] = b.laid[side];
  const scout = b.scout[side];
  if (scout !== NONE && !quest.includes(scout) && !war.includes(scout)) return false;
  return quest.length + war.length === cardsToLay(side, b.hands[side], b.base.options);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
