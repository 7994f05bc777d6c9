import { words } from '../../../engine/words.ts';
import type { Colour } from '../model.ts';
import { type Play, seatsOf } from './play.ts';
import type { Battle, Card, Unit } from './state.ts';

/** Index of the deck and discard pile that a seat uses (A5). */
export const pileOf = (b: Battle, seat: number): number =>
  b.base.options['deck.scope'] === 'perPlayer' ? seat % seatsOf(b) : 0;

/** The top card, after rebuilding the deck when it is empty (A6); null when both piles are (A7). */
export function drawCard(p: Play, seat: number): Colour | null {
  const { b } = p;
  const pile = pileOf(b, seat);
  if (b.decks[pile].length === 0 && b.discards[pile].length > 0) {
    b.decks[pile] = p.dice.shuffle(b.discards[pile]);
    b.discards[pile] = [];
    if (p.loud)
      p.tell({
        kind: 'note',
        words: words('deck.rebuilt', { n: b.decks[pile].length }),
        rule: 'A6',
      });
  }
  return b.decks[pile].pop() ?? null;
}

/** Draws up to `n` cards face up into a hand. */
export function drawHand(p: Play, unit: Unit, n: number): Card[] {
  const hand: Card[] = [];
  for (let i = 0; i < n; i++) {
    const colour = drawCard(p, unit.seat);
    if (colour === null) break;
    hand.push({ id: `c${p.b.serial++}`, colour });
  }
  if (p.loud)
    p.tell({
      kind: 'cards',
      words: words('cards.drawn', { who: unit.name, n: hand.length }),
      rule: 'A22',
      seat: unit.seat,
      piece: unit.id,
      cards: hand.map((card) => `card:${card.colour}`),
      amount: hand.length,
    });
  return hand;
}

export function discard(b: Battle, seat: number, colour: Colour): void {
  b.discards[pileOf(b, seat)].push(colour);
}

/** Takes one card of that colour out of a hand onto the discard pile. The hand must hold one. */
export function spend(p: Play, hand: Card[], seat: number, colour: Colour): void {
  const at = hand.findIndex((card) => card.colour === colour);
  if (at < 0) throw new Error(`spends ${colour} from a hand without it`);
  hand.splice(at, 1);
  discard(p.b, seat, colour);
}
