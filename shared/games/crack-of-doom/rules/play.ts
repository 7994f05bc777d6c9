import type { Dice } from '../../../engine/dice.ts';
import { type GameEvent, type Tell, untold } from '../../../engine/event.ts';
import type { Words } from '../../../engine/words.ts';
import { words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { nameOf } from '../data/names.ts';
import { type Fellowship, type Held, numbered, type Race, rowOf, serialOf } from './state.ts';

/** One call of the engine on one race: what every step needs at hand. */
export interface Play {
  readonly race: Race;
  readonly dice: Dice;
  readonly tell: Tell;
  /** Somebody listens: events are built only then. */
  readonly loud: boolean;
}

export const playOn = (race: Race, dice: Dice, tell: Tell): Play => ({
  race,
  dice,
  tell,
  loud: tell !== untold,
});

/** Names of the Fellowships where the scenario gives none. */
export const NAMES = ['Blue', 'Red', 'Gold', 'Green', 'Violet', 'Grey'];
export const sideName = (race: Race, seat: Seat): string => race.base.setup.names[seat] ?? NAMES[seat];

/** Key of a card in Scene.kinds. */
export const kindOf = (row: number): string => CARDS[row].id;
export const cardName = (row: number): string => nameOf(CARDS[row].id);

/** Tells an event about the seat's Fellowship. Call only where `play.loud`. */
export function report(
  play: Play,
  seat: Seat,
  kind: GameEvent['kind'],
  key: string,
  values: Words['with'] = {},
  more: Partial<GameEvent> = {},
): void {
  play.tell({
    kind,
    words: words(key, { side: sideName(play.race, seat), ...values }),
    seat,
    piece: pawnOf(seat),
    ...more,
  });
}

export const pawnOf = (seat: Seat): string => `p${seat}`;

/** Draws a card into the hand; false when there is none left (C5). */
export function draw(play: Play, seat: Fellowship): boolean {
  const { race } = play;
  if (race.deck.length === 0) {
    if (race.discard.length === 0) return false;
    if (race.settled) race.settled = { ...race.settled, from: -1 };
    race.deck = play.dice.shuffle(race.discard);
    race.discard = [];
    if (play.loud)
      play.tell({ kind: 'note', words: words('deck.shuffled', { n: race.deck.length }), rule: 'C5' });
  }
  const row = race.deck.pop() as number;
  seat.hand.push(numbered(race.serial++, row));
  return true;
}

/** Draws up to so many cards. Faces are not told, but that cards were seen is: it can't be taken back freely. */
export function drawCards(play: Play, seat: Seat, n: number): void {
  let drawn = 0;
  while (drawn < n && draw(play, play.race.seats[seat])) drawn++;
  if (play.loud && n > 0)
    report(
      play,
      seat,
      'cards',
      drawn === 1 ? 'draws.one' : 'draws',
      { n: drawn },
      { cards: Array(drawn).fill('') },
    );
}

/**
 * Takes cards out of a hand, and out of all that is known and noted about them. Returns them under other numbers:
 * in public always the hand's last card goes, and the faces behind the one that left move up, so that nobody sees
 * when a card was drawn and how long it was held back.
 */
export function leaveHand(race: Race, seat: Seat, cards: readonly Held[]): Held[] {
  const owner = race.seats[seat];
  // What has left is out of it: cards that move up may come by its old name.
  const leaving = [...cards];
  return cards.map(() => {
    const held = leaving.shift() as Held;
    remove(owner.marked, held);
    remove(owner.laid, held);
    for (const other of race.seats)
      for (const sight of other.sights) if (sight.of === seat) remove(sight.rows, rowOf(held));
    const { hand } = owner;
    let number = serialOf(held);
    for (let at = hand.indexOf(held); at < hand.length - 1; at++) {
      const old = hand[at + 1];
      hand[at] = numbered(number, rowOf(old));
      for (const list of [owner.marked, owner.laid, leaving]) rename(list, old, hand[at]);
      number = serialOf(old);
    }
    hand.pop();
    return numbered(number, rowOf(held));
  });
}

function rename(list: Held[], old: Held, now: Held): void {
  const at = list.indexOf(old);
  if (at >= 0) list[at] = now;
}

/** Lays cards of a hand on the discard pile, for all to see. Returns them as `leaveHand` does. */
export function throwAway(race: Race, seat: Seat, ...cards: readonly Held[]): Held[] {
  const thrown = leaveHand(race, seat, cards);
  for (const held of thrown) race.discard.push(rowOf(held));
  return thrown;
}

export function remove(list: number[], one: number): void {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
}

/** C30: missed turns add up, or not. */
export function missTurn(race: Race, seat: Fellowship): void {
  seat.miss = race.base.options.miss === 'single' ? 1 : seat.miss + 1;
}
