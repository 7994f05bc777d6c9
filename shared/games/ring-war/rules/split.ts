import type { Refusal } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { idOf } from '../data/decks.ts';
import { type Card, PILE_NAMES, type Side } from '../model.ts';
import type { Options } from './options.ts';
import { NONE } from './state.ts';
import { countOf, LOCATION } from './tables.ts';

export const no = (code: string, rule: string, values?: Words['with']): Refusal => ({
  code,
  rule,
  words: words(`no.${code}`, values),
});

/** Cards that must be laid from this hand: as many as piles and Locations allow (R8, R45). */
export function cardsToLay(side: Side, hand: readonly Card[], { pileSize }: Options): number {
  const locations = countOf(hand, LOCATION[side]);
  return Math.min(2 * pileSize, hand.length - locations + Math.min(2, locations));
}

/**
 * Why a hand can't be split like this; null where it can. `scout`: the card shown this turn, which must be laid
 * (R7), or NONE.
 */
export function splitRefusal(
  side: Side,
  hand: readonly Card[],
  quest: readonly Card[],
  war: readonly Card[],
  scout: number,
  options: Options,
): Refusal | null {
  const { pileSize } = options;
  const laid = [...quest, ...war];
  if (new Set(laid).size < laid.length) return no('twice', 'R1');
  if (laid.some((card) => !hand.includes(card))) return no('not-in-hand', 'R1');
  for (const [contest, pile] of [quest, war].entries()) {
    const values = { pile: words(`pile.${PILE_NAMES[contest]}`), n: pileSize };
    if (pile.length > pileSize) return no('pile-full', 'R1', values);
    if (countOf(pile, LOCATION[side]) > 1) return no('two-locations', 'R8', values);
  }
  if (scout !== NONE && !laid.includes(scout))
    return no('scout-held', 'R7', { card: words(`name.${idOf(side, scout)}`) });
  const due = cardsToLay(side, hand, options);
  return laid.length < due ? no('too-few', 'R8', { n: due - laid.length }) : null;
}
