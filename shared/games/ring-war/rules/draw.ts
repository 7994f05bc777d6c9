import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { type Words, words } from '../../../engine/words.ts';
import { deckName, idOf } from '../data/decks.ts';
import { SIDES, type Side } from '../model.ts';
import { handSize } from './options.ts';
import type { RingWar } from './state.ts';
import { LOCATION } from './tables.ts';

/** Places for Locations in a turn: one in each pile and one held back (R8). */
const LOCATIONS_HELD = 3;
/** Rounds of showing and redrawing surplus Locations, against decks of nothing else. */
const SWAPS = 20;

/** Both hands are filled up, Dark first (section 3). A deck that runs out is rebuilt from its discards (R5). */
export function drawUp(b: RingWar, dice: Dice, tell: Tell): void {
  const size = handSize(b.base.options);
  for (const side of SIDES) {
    const before = b.hands[side].length;
    while (b.hands[side].length < size && drawOne(b, side, dice, tell));
    const n = b.hands[side].length - before;
    // Faces are not told, only that cards were seen.
    if (n > 0)
      tell({
        ...{ kind: 'cards', seat: side, amount: n, cards: Array<string>(n).fill('') },
        words: words('drawn', { side: words(`side.${deckName(side)}`), n }),
        rule: 'R5',
      });
  }
}

/** False where neither the deck nor the discards have a card left. */
function drawOne(b: RingWar, side: Side, dice: Dice, tell: Tell): boolean {
  if (b.decks[side].length === 0) rebuild(b, side, dice, tell);
  const card = b.decks[side].pop();
  if (card === undefined) return false;
  b.hands[side].push(card);
  return true;
}

function rebuild(b: RingWar, side: Side, dice: Dice, tell: Tell): void {
  sweep(b, side);
  const discards = b.discards[side];
  if (discards.length === 0) return;
  b.decks[side] = dice.shuffle(discards);
  b.discards[side] = [];
  tell({
    kind: 'note',
    seat: side,
    words: words('rebuilt', { side: words(`side.${deckName(side)}`), n: b.decks[side].length }),
    rule: 'R5',
  });
}

/** The cards of open piles count as discards, though all may look at the piles until Aid is done (R3). */
function sweep(b: RingWar, side: Side): void {
  if (!b.swept[side]) b.discards[side].push(...b.piles[side].flat());
  b.swept[side] = true;
}

/** Aid is done: nothing lies open any more (R3). */
export function clearPiles(b: RingWar, side: Side): void {
  sweep(b, side);
  b.piles[side] = [[], []];
  b.swept[side] = false;
}

/** What was marked in Aid is thrown away: the cards lie open, then both draw (R6). */
export function throwAway(b: RingWar, tell: Tell): void {
  for (const side of SIDES) {
    const hand = b.hands[side];
    const thrown = inListOrder(hand.filter((_, at) => (b.toss[side] >> at) & 1));
    b.hands[side] = hand.filter((card) => !thrown.includes(card));
    b.toss[side] = 0;
    discard(b, side, thrown);
    tell({
      ...{ kind: 'discard', seat: side, rule: 'R6', cards: thrown.map((card) => idOf(side, card)) },
      amount: thrown.length,
      words: words(thrown.length === 0 ? 'aid.none' : 'aid.thrown', {
        side: words(`side.${deckName(side)}`),
        n: thrown.length,
        cards: namesOf(side, thrown),
      }),
    });
  }
}

function discard(b: RingWar, side: Side, cards: readonly number[]): void {
  b.discards[side].push(...cards);
  const other = 1 - side;
  b.known[other] = b.known[other].filter((card) => !cards.includes(card));
}

/** In the order of the list, so that nobody can tell where cards lay in the hand, and which was held back longest. */
const inListOrder = (cards: readonly number[]): number[] => [...cards].sort((x, y) => x - y);

/** With the option `swap`: Locations that could be neither played nor held are shown and redrawn (R8). */
export function swapLocations(b: RingWar, dice: Dice, tell: Tell): void {
  if (b.base.options.locations !== 'swap') return;
  for (let round = 0; round < SWAPS; round++) {
    let swapped = false;
    for (const side of SIDES) {
      const places = b.hands[side].flatMap((card, at) => (LOCATION[side][card] === 1 ? [at] : []));
      const surplus = places.slice(LOCATIONS_HELD);
      if (surplus.length === 0) continue;
      swapped = true;
      const cards = inListOrder(surplus.map((at) => b.hands[side][at]));
      b.hands[side] = b.hands[side].filter((_, at) => !surplus.includes(at));
      discard(b, side, cards);
      tell({
        ...{ kind: 'discard', seat: side, rule: 'R8', cards: cards.map((card) => idOf(side, card)) },
        amount: cards.length,
        words: words('locations.swapped', {
          side: words(`side.${deckName(side)}`),
          cards: namesOf(side, cards),
        }),
      });
    }
    if (!swapped) return;
    drawUp(b, dice, tell);
  }
}

/** The names of cards, one after the other, as the text table joins them. */
export function namesOf(side: Side, cards: readonly number[]): Words {
  const names = cards.map((card) => words(`name.${idOf(side, card)}`));
  return names.length === 0 ? words('') : names.reduce((left, right) => words('list', { left, right }));
}
