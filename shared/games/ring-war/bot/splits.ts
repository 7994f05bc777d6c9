import { DECKS } from '../data/decks.ts';
import { type Card, QUEST, SIDES, type Side, WAR } from '../model.ts';
import type { Options } from '../rules/options.ts';
import { MOST_ARMIES, MOST_CAVALRY, type Piles, scorePile } from '../rules/score.ts';
import { cardsToLay } from '../rules/split.ts';
import { NONE } from '../rules/state.ts';
import { ARMY, allianceBonus, CAVALRY, LETTERS, LOCATION, SILENCES, TABLES } from '../rules/tables.ts';

/**
 * Every legal way to lay a hand of at most nine, 630 at most, with what each pile counts by itself: the other
 * side's piles are taken as empty. Cards are bits over the places in hand.
 */
export interface Splits {
  readonly hand: readonly Card[];
  /** Masks of the two piles of each split, and what they count: parallel lists. */
  readonly questMasks: readonly number[];
  readonly warMasks: readonly number[];
  readonly quests: readonly number[];
  readonly wars: readonly number[];
}

const PLACES = 9;

/** Masks over nine places in hand, by their number of bits. */
const MASKS: readonly (readonly number[])[] = Array.from({ length: 5 }, (_, bits) =>
  Array.from({ length: 1 << PLACES }, (_, mask) => mask).filter((mask) => placesIn(mask).length === bits),
);

function placesIn(mask: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < PLACES; at++) if ((mask >> at) & 1) places.push(at);
  return places;
}

/** `scout`: a card that must be laid, or NONE. */
export function splitsOf(side: Side, hand: readonly Card[], scout: number, options: Options): Splits {
  const due = cardsToLay(side, hand, options);
  const size = options.pileSize;
  const least = Math.max(0, due - size);
  const most = Math.min(size, due);
  const heaps = heapsOf(side, hand, least, most, options);
  const must = scout === NONE ? 0 : 1 << hand.indexOf(scout);
  const splits = { hand, questMasks: [], warMasks: [], quests: [], wars: [] } as {
    hand: readonly Card[];
    questMasks: number[];
    warMasks: number[];
    quests: number[];
    wars: number[];
  };
  for (let n = least; n <= most; n++) {
    const warHeaps = heaps[due - n];
    for (const quest of heaps[n]) {
      for (const war of warHeaps) {
        if ((quest.mask & war.mask) !== 0) continue;
        if (must !== 0 && ((quest.mask | war.mask) & must) === 0) continue;
        splits.questMasks.push(quest.mask);
        splits.warMasks.push(war.mask);
        splits.quests.push(quest.quest);
        splits.wars.push(war.war);
      }
    }
  }
  return splits;
}

interface Heap {
  readonly mask: number;
  readonly quest: number;
  readonly war: number;
}

/** Sums over the cards of a mask: each mask is the one without its lowest card and that card. */
const QUESTS = new Int16Array(1 << PLACES);
const WARS = new Int16Array(1 << PLACES);
const SIGILS = new Int32Array(1 << PLACES);

function addUp(side: Side, hand: readonly Card[]): void {
  const quests = TABLES[side][QUEST].values;
  const wars = TABLES[side][WAR].values;
  const letters = LETTERS[side];
  for (let mask = 1; mask < 1 << hand.length; mask++) {
    const card = hand[31 - Math.clz32(mask & -mask)];
    const rest = mask & (mask - 1);
    QUESTS[mask] = QUESTS[rest] + quests[card];
    WARS[mask] = WARS[rest] + wars[card];
    SIGILS[mask] = SIGILS[rest] + letters[card];
  }
}

/** Legal piles of `least` to `most` cards, by their size. */
function heapsOf(
  side: Side,
  hand: readonly Card[],
  least: number,
  most: number,
  options: Options,
): readonly (readonly Heap[])[] {
  const heaps: Heap[][] = [];
  const all = 1 << hand.length;
  // Most cards have no word on them: such piles are added up without the full reckoning.
  const wordy = maskWhere(hand, (card) => WORDY[side][card] === 1);
  const places = maskWhere(hand, (card) => LOCATION[side][card] === 1);
  const armies = maskWhere(hand, (card) => ARMY[side][card] === 1);
  const cavalry = maskWhere(hand, (card) => CAVALRY[side][card] === 1);
  addUp(side, hand);
  for (let n = least; n <= most; n++) {
    const heap: Heap[] = [];
    for (const mask of MASKS[n]) {
      if (mask >= all) break;
      const place = mask & places;
      if ((place & (place - 1)) !== 0) continue;
      if ((mask & wordy) !== 0) {
        const cards = cardsIn(hand, mask);
        heap.push({
          mask,
          quest: alone(side, QUEST, cards, options),
          war: alone(side, WAR, cards, options),
        });
      } else {
        const bonus = allianceBonus(SIGILS[mask]);
        const host = ((mask & armies) !== 0 ? MOST_ARMIES : 0) + ((mask & cavalry) !== 0 ? MOST_CAVALRY : 0);
        heap.push({ mask, quest: QUESTS[mask] + bonus, war: WARS[mask] + bonus + host });
      }
    }
    heaps[n] = heap;
  }
  return heaps;
}

/** Piles of the split that counts most when Quest weighs `weight` and War the rest. */
export function bestPiles(
  side: Side,
  hand: readonly Card[],
  scout: number,
  weight: number,
  options: Options,
): Piles {
  const due = cardsToLay(side, hand, options);
  const size = options.pileSize;
  const least = Math.max(0, due - size);
  const most = Math.min(size, due);
  const heaps = heapsOf(side, hand, least, most, options);
  const must = scout === NONE ? 0 : 1 << hand.indexOf(scout);
  let best = -1;
  let masks: readonly [number, number] = [0, 0];
  for (let n = least; n <= most; n++) {
    const quests = [...heaps[n]].sort((a, b) => b.quest - a.quest);
    const wars = [...heaps[due - n]].sort((a, b) => b.war - a.war);
    for (const quest of quests) {
      // Both lists fall: nothing further on can be better.
      if (weight * quest.quest + (1 - weight) * (wars[0]?.war ?? 0) <= best) break;
      const war = wars.find(
        ({ mask }) => (mask & quest.mask) === 0 && (must === 0 || ((mask | quest.mask) & must) !== 0),
      );
      if (!war) continue;
      const worth = weight * quest.quest + (1 - weight) * war.war;
      if (worth <= best) continue;
      best = worth;
      masks = [quest.mask, war.mask];
    }
  }
  return [cardsIn(hand, masks[0]), cardsIn(hand, masks[1])];
}

const EMPTY: readonly Card[] = [];
const NOTHING: Piles = [EMPTY, EMPTY];

function alone(side: Side, contest: 0 | 1, cards: readonly Card[], { zeroScope }: Options): number {
  const piles: Piles = contest === QUEST ? [cards, EMPTY] : [EMPTY, cards];
  return scorePile(side, contest, piles, NOTHING, zeroScope);
}

/** Cards that a full reckoning must look at. */
const WORDY = SIDES.map((side) =>
  Uint8Array.from(DECKS[side], (_, card) =>
    SILENCES[side][card] !== null || TABLES[side].some(({ rules }) => rules[card] !== null) ? 1 : 0,
  ),
);

function maskWhere(hand: readonly Card[], holds: (card: Card) => boolean): number {
  return hand.reduce((mask, card, at) => (holds(card) ? mask | (1 << at) : mask), 0);
}

const cardsIn = (hand: readonly Card[], mask: number): Card[] =>
  hand.filter((_, at) => ((mask >> at) & 1) === 1);

/** The two piles of one of the splits. */
export const pilesOf = (splits: Splits, i: number): Piles => [
  cardsIn(splits.hand, splits.questMasks[i]),
  cardsIn(splits.hand, splits.warMasks[i]),
];

/** The best few under each of several weights, each once. */
export function goodSplits(splits: Splits, weights: readonly number[], each: number): readonly number[] {
  const good = new Set<number>();
  const order = splits.quests.map((_, i) => i);
  for (const weight of weights) {
    const worth = splits.quests.map((quest, i) => weight * quest + (1 - weight) * splits.wars[i]);
    order.sort((a, b) => worth[b] - worth[a]);
    for (const i of order.slice(0, each)) good.add(i);
  }
  return [...good];
}
