import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { cardOf } from '../data/decks.ts';
import { type Card, contestOf, type Move, type Side } from '../model.ts';
import { bitCount, MOST_TOSSED } from './choices.ts';
import { no, splitRefusal } from './split.ts';
import type { RingWar } from './state.ts';
import { anyOf, LOCATION, SCOUT } from './tables.ts';

/** The phase in which a move is possible. */
const PHASES: Readonly<Record<Move['do'], readonly string[]>> = {
  toss: ['aid'],
  keep: ['aid'],
  aid: ['aid'],
  scout: ['scout'],
  lay: ['split'],
  take: ['split'],
  split: ['split'],
  ready: ['aid', 'split'],
  unready: ['aid', 'split'],
};

/** The one predicate of legality: null, or why not. */
export function refusalOf(b: RingWar, seat: number, move: Move): Refusal | null {
  if (seat !== 0 && seat !== 1) return no('not-now', 'turn');
  if (!PHASES[move.do].includes(b.phase)) return no('not-now', 'turn');
  const bar = (): Refusal | null => (b.ready[seat] ? no('ready', 'commit') : null);
  switch (move.do) {
    case 'unready':
      return b.ready[seat] ? null : no('not-ready', 'commit');
    case 'ready':
      return bar() ?? (b.phase === 'split' ? laidRefusal(b, seat) : null);
    case 'toss':
    case 'keep':
      return bar() ?? tossRefusal(b, seat, move);
    case 'aid':
      return aidRefusal(seat, b.hands[seat], move.cards);
    case 'scout':
      return move.card === null ? null : scoutRefusal(seat, b.hands[seat], move.card);
    case 'lay':
      return bar() ?? layRefusal(b, seat, move.card, contestOf(move.pile));
    case 'take': {
      const card = cardOf(seat, move.card);
      return bar() ?? (b.laid[seat].some((pile) => pile.includes(card)) ? null : no('not-laid', 'R1'));
    }
    case 'split': {
      const [quest, war] = [move.quest, move.war].map((pile) => pile.map((id) => cardOf(seat, id)));
      return splitRefusal(seat, b.hands[seat], quest, war, b.scout[seat], b.base.options);
    }
  }
}

const laidRefusal = (b: RingWar, side: Side): Refusal | null =>
  splitRefusal(side, b.hands[side], b.laid[side][0], b.laid[side][1], b.scout[side], b.base.options);

function tossRefusal(b: RingWar, side: Side, move: { do: 'toss' | 'keep'; card: string }): Refusal | null {
  const at = b.hands[side].indexOf(cardOf(side, move.card));
  if (at === -1) return no('not-in-hand', 'R6');
  const tossed = ((b.toss[side] >> at) & 1) === 1;
  if (move.do === 'keep') return tossed ? null : no('not-tossed', 'R6');
  if (tossed) return no('twice', 'R6');
  return bitCount(b.toss[side]) < MOST_TOSSED ? null : no('too-many', 'R6', { n: MOST_TOSSED });
}

/** Up to three different cards of the hand (R6). */
export function aidRefusal(side: Side, hand: readonly Card[], ids: readonly string[]): Refusal | null {
  if (ids.length > MOST_TOSSED) return no('too-many', 'R6', { n: MOST_TOSSED });
  if (new Set(ids).size < ids.length) return no('twice', 'R6');
  return ids.every((id) => hand.includes(cardOf(side, id))) ? null : no('not-in-hand', 'R6');
}

/** A scout of one's own hand (R7). */
export function scoutRefusal(side: Side, hand: readonly Card[], id: string): Refusal | null {
  const card = cardOf(side, id);
  if (!hand.includes(card)) return no('not-in-hand', 'R7');
  return SCOUT[side][card] === 1 ? null : no('no-scout', 'R7', { card: words(`name.${id}`) });
}

function layRefusal(b: RingWar, side: Side, id: string, contest: 0 | 1): Refusal | null {
  const card = cardOf(side, id);
  if (!b.hands[side].includes(card)) return no('not-in-hand', 'R1');
  const pile = b.laid[side][contest];
  const values = { pile: words(contest === 0 ? 'pile.quest' : 'pile.war'), n: b.base.options.pileSize };
  if (pile.includes(card)) return no('twice', 'R1');
  if (pile.length >= b.base.options.pileSize) return no('pile-full', 'R1', values);
  return LOCATION[side][card] === 1 && anyOf(pile, LOCATION[side]) ? no('two-locations', 'R8', values) : null;
}
