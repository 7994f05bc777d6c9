import type { ChoiceView, DecisionView } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { cardOf } from '../data/decks.ts';
import { contestOf, type Move, type PileName, type Side } from '../model.ts';
import { choicesOf, hasAnswered, MOST_TOSSED } from '../rules/choices.ts';
import { cardsToLay } from '../rules/split.ts';
import { NONE, type RingWar } from '../rules/state.ts';
import { anyOf, LOCATION, SCOUT } from '../rules/tables.ts';
import { addsOf } from './adds.ts';
import { nameWords } from './lines.ts';
import { pieceOf, zoneOf } from './pieces.ts';

/** The question to a side in words and places. */
export function presentTo(b: RingWar, seat: number): DecisionView<Move> | null {
  if (b.phase === 'over' || (seat !== 0 && seat !== 1)) return null;
  const choices = choicesOf(b, seat).map((move) => viewOf(b, seat, move));
  const nothing = b.phase === 'scout' && choices.length === 1;
  return {
    seat,
    kind: b.phase,
    title: titleOf(b, seat, nothing),
    rule: RULE[b.phase],
    choices,
    ...(nothing ? { automatic: 0 } : {}),
    sealed: true,
    ...(hasAnswered(b, seat) ? { answered: true as const } : {}),
    idle: idleOf(b, seat),
  };
}

const RULE = { aid: 'R6', scout: 'R7', split: 'R1' } as const;

function viewOf(b: RingWar, side: Side, move: Move): ChoiceView<Move> {
  switch (move.do) {
    case 'toss':
      return cardChoice(b, side, move, move.card, { zone: zoneOf('discard', side) });
    case 'keep':
      return cardChoice(b, side, move, move.card, { zone: zoneOf('hand', side) });
    case 'take':
      return cardChoice(b, side, move, move.card, { zone: zoneOf('hand', side) });
    case 'lay':
      return {
        ...cardChoice(b, side, move, move.card, { zone: zoneOf(move.pile, side) }, move.pile),
        adds: addsOf(b, side, cardOf(side, move.card), contestOf(move.pile)),
      };
    case 'scout':
      if (move.card === null) return { move, label: words('choice.no-scout'), group: 'answer', rule: 'R41' };
      return cardChoice(b, side, move, move.card, {});
    default:
      return { move, label: words(`choice.${move.do}`), group: 'end', rule: 'commit' };
  }
}

function cardChoice(
  b: RingWar,
  side: Side,
  move: Move,
  id: string,
  place: { readonly zone?: string },
  pile?: PileName,
): ChoiceView<Move> {
  const card = cardOf(side, id);
  const values = { card: words(`name.${id}`), ...(pile ? { pile: words(`pile.${pile}`) } : {}) };
  return {
    move,
    label: words(`choice.${move.do}`, values),
    group: 'card',
    piece: pieceOf(b, side, card),
    ...place,
  };
}

function titleOf(b: RingWar, side: Side, nothing: boolean): Words {
  switch (b.phase) {
    case 'aid':
      return words(b.ready[side] ? 'title.waiting' : 'title.aid', { n: MOST_TOSSED });
    case 'scout':
      if (nothing) return words('title.scout.none');
      return words(hasAnswered(b, side) ? 'title.waiting' : 'title.scout');
    default:
      return b.ready[side] ? words('title.waiting') : splitTitle(b, side);
  }
}

function splitTitle(b: RingWar, side: Side): Words {
  const laid = b.laid[side].flat();
  const left = cardsToLay(side, b.hands[side], b.base.options) - laid.length;
  const scout = b.scout[side];
  if (scout !== NONE && !laid.includes(scout) && left <= 1)
    return words(left === 1 ? 'title.split.scout' : 'title.split.scout-full', {
      card: nameWords(side, scout),
    });
  if (left <= 0) return words('title.split.done');
  return words('title.split', { n: b.base.options.pileSize, left });
}

/** Cards that are of no use for this question, each with the reason. */
function idleOf(b: RingWar, side: Side): Readonly<Record<string, Words>> {
  const idle: Record<string, Words> = {};
  for (const card of b.hands[side]) {
    const why = whyIdle(b, side, card);
    if (why) idle[pieceOf(b, side, card)] = why;
  }
  return idle;
}

function whyIdle(b: RingWar, side: Side, card: number): Words | null {
  if (b.phase === 'scout') return SCOUT[side][card] === 1 ? null : words('idle.scout');
  if (b.phase !== 'split' || b.ready[side]) return null;
  const full = b.laid[side].every((pile) => pile.length >= b.base.options.pileSize);
  if (card === b.scout[side] && full && !b.laid[side].flat().includes(card)) return words('idle.scout-full');
  if (LOCATION[side][card] === 0) return null;
  const blocked = b.laid[side].every((pile) => !pile.includes(card) && anyOf(pile, LOCATION[side]));
  return blocked ? words('idle.location') : null;
}
