import type { GameEvent } from '../../engine/event.ts';
import { type Words, words } from '../../engine/words.ts';
import type { Seat } from '../model.ts';
import type { Act, Hands } from './hands.ts';
import { FELT, type FreePiece, type FreeTable } from './piece.ts';
import { handOf, isHidden } from './place.ts';

/** The lines of the chronicle. They name a face only where everybody sees it; one line for each act. */

type Values = NonNullable<Words['with']>;

/** A line about the seat whose hands these are: the sentence `key`, with {name} for who they are. */
export function tell(hands: Hands, key: string, values: Values, more: Partial<GameEvent> = {}): void {
  const name = nameOf(hands, hands.seat);
  hands.tell({ kind: 'note', words: words(key, { name, ...values }), seat: hands.seat, ...more });
}

/** Tells of pieces that lie on this table, or that were removed from it. */
export function tellOf(
  hands: Hands,
  key: string,
  table: FreeTable,
  ids: readonly string[],
  values: Values = {},
): void {
  const wanted = new Set(ids);
  const pieces = [...table.pieces, ...table.gone].filter((piece) => wanted.has(piece.id));
  tell(hands, key, { what: whatOf(hands, pieces), ...values });
}

/** Tells of pieces that have been turned over; `table`: as they lie now. */
export function tellFlip(hands: Hands, table: FreeTable, ids: readonly string[]): void {
  const wanted = new Set(ids);
  const pieces = table.pieces.filter((piece) => wanted.has(piece.id));
  const open = pieces.filter((piece) => !isHidden(hands.scene, piece));
  const key =
    open.length === pieces.length ? 'hand.turns-up' : open.length === 0 ? 'hand.turns-down' : 'hand.flips';
  tell(hands, key, { what: whatOf(hands, pieces) }, faces(open));
}

/** Tells of pieces that were laid elsewhere, in one sentence for all; `pairs` is not empty. */
export function tellMove(
  hands: Hands,
  pairs: readonly { readonly before: FreePiece; readonly after: FreePiece }[],
): void {
  const { scene } = hands;
  const to = pairs[0].after.zone;
  const from = pairs[0].before.zone;
  const turned = pairs.filter(({ before, after }) => isHidden(scene, before) && !isHidden(scene, after));
  const shown = pairs.map(({ before, after }) => (isHidden(scene, after) ? before : after));
  const values = { what: whatOf(hands, shown), where: where(hands, to), from: where(hands, from) };
  const together = pairs.every(({ after }) => after.zone === to);
  const stays = pairs.every(({ before, after }) => before.zone === after.zone);
  const more = faces(turned.map(({ after }) => after));
  const taken = together && !stays && handOf(scene, to) !== -1;
  if (taken && handOf(scene, to) === hands.seat) tell(hands, 'hand.takes', values, more);
  else if (taken) tell(hands, 'hand.gives', { ...values, whom: nameOf(hands, handOf(scene, to)) }, more);
  else if (turned.length > 0 && together) tell(hands, 'hand.plays', values, more);
  else if (together && !stays) tell(hands, 'hand.moves-to', values, more);
  else tell(hands, 'hand.moves', values, more);
}

/** By how many: one each, several each, all that were left. */
const DEALS = { one: 'hand.deals-one', many: 'hand.deals', all: 'hand.deals-all' };
const DRAWS = { one: 'hand.draws-one', many: 'hand.draws', all: 'hand.draws-all' };

/** Tells what was dealt; who deals to themselves alone draws. */
export function tellDeal(hands: Hands, act: Act<'deal'>, dealt: readonly FreePiece[]): void {
  const draws = act.seats.length === 1 && act.seats[0] === hands.seat;
  const wanted = act.count * act.seats.length;
  const spoken = draws ? DRAWS : DEALS;
  const key = dealt.length < wanted ? spoken.all : act.count === 1 ? spoken.one : spoken.many;
  const values = {
    ...{ count: dealt.length < wanted ? dealt.length : act.count, wanted },
    names: listed(namesOf(hands, act.seats)),
    from: where(hands, act.from.zone),
  };
  const pieces = dealt.map((piece) => piece.id);
  tell(hands, key, values, { pieces });
}

/** Cards whose faces everybody sees from now on. */
function faces(pieces: readonly FreePiece[]): Partial<GameEvent> {
  return pieces.length > 0
    ? { cards: pieces.map((piece) => piece.kind), pieces: pieces.map((piece) => piece.id) }
    : {};
}

function whatOf({ scene }: Hands, pieces: readonly FreePiece[]): Words {
  const [one] = pieces;
  const face = pieces.length === 1 && !isHidden(scene, one) ? scene.kinds[one.kind]?.name : undefined;
  return face ? words('hand.face', { face }) : countWords(pieces.length);
}

/** "a piece", "3 pieces". */
export const countWords = (count: number): Words =>
  count === 1 ? words('hand.one') : words('hand.many', { count });

/** Of the person in this seat, or of the side where nobody sits. */
export const nameOf = ({ names, scene }: Hands, seat: Seat): string =>
  names[seat] || scene.sides[seat]?.name || '';

/** Whoever holds several of these seats is named with each one's side. */
export function namesOf(hands: Hands, seats: readonly Seat[]): string[] {
  const names = seats.map((seat) => nameOf(hands, seat));
  return names.map((name, i) => {
    const side = hands.scene.sides[seats[i]]?.name;
    const several = names.filter((other) => other === name).length > 1;
    return several && side && side !== name ? `${name} (${side})` : name;
  });
}

export const listed = (names: readonly string[]): string => names.join(', ');

/** A zone as the chronicle says it. */
export function where(hands: Hands, zone: string): Words {
  if (zone === FELT) return words('hand.felt');
  const owner = handOf(hands.scene, zone);
  if (owner !== -1) return words('hand.hand-of', { owner: nameOf(hands, owner) });
  return words(hands.scene.zones[zone]?.label ?? 'hand.felt');
}
