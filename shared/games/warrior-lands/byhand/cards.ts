import type { Fault } from '../../../engine/refusal.ts';
import { type CardList, type Counted, counted } from '../../../table/byhand/counted.ts';
import { faultOf, type Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Scene } from '../../../table/model.ts';
import { COLOURS, type Colour } from '../model.ts';
import { pileOf } from '../rules/cards.ts';
import { openOf, seatsOf } from '../rules/play.ts';
import type { Battle, Card } from '../rules/state.ts';
import { deckZone, discardZone, IN_PLAY, keptId } from './lay-out.ts';
import { no } from './no.ts';

/**
 * Decks, discards, hands and cards kept for defence as they lie now; each card must be in one of them. Whether what lies
 * hidden is a card at all nobody sees, so it counts as one.
 */
export function putCards(
  b: Battle,
  before: Battle,
  lying: Lying,
  pieces: readonly FreePiece[],
  scene: Scene,
): Counted {
  const colours = (zone: string): Colour[] => lying.take(zone, isCard).map(colourOf);
  b.decks = b.decks.map((_, pile) => colours(deckZone(pile)));
  b.discards = b.discards.map((_, pile) => colours(discardZone(pile)));
  const faults = putHands(b, before, lying);
  const { faults: wrong, secret } = counted(listOf(before), pieces, scene);
  return { faults: [...faults, ...wrong], secret };
}

/** All cards of the battle, wherever they may lie (A4, A5). */
function listOf(b: Battle): CardList {
  const all = [
    ...b.decks.flat(),
    ...b.discards.flat(),
    ...b.open.flatMap(({ hand }) => hand.map(({ colour }) => colour)),
    ...b.units.flatMap(({ held }) => held),
  ];
  const seats = Array.from({ length: seatsOf(b) }, (_, seat) => handZone(seat));
  const piles = b.decks.flatMap((_, pile) => [deckZone(pile), discardZone(pile)]);
  return {
    copies: new Map(COLOURS.map((colour) => [kindOf(colour), all.filter((one) => one === colour).length])),
    places: new Set([...piles, ...seats, IN_PLAY]),
    doubled: () => no('hand-other-cards', 'A4', {}),
    count: (n, sum) => no('hand-cards', 'A4', { n, all: sum }),
  };
}

/** Cards in play belong to whoever has them; new ones to the warrior who acts. */
function putHands(b: Battle, before: Battle, lying: Lying): Fault[] {
  const handOf = new Map(b.open.flatMap(({ hand }, i) => hand.map(({ id }) => [id, i] as const)));
  const keeperOf = new Map(
    before.units.flatMap(({ held }, i) => held.map((_, n) => [keptId(i, n), i] as const)),
  );
  const hands = b.open.map((): Card[] => []);
  const kept = new Map<number, Colour[]>();
  const acting = openOf(b);
  const seat = acting ? b.units[acting.unit].seat : -1;
  const take = (piece: FreePiece): void => {
    const colour = colourOf(piece);
    const keeper = keeperOf.get(piece.id);
    if (keeper === undefined) hands[handOf.get(piece.id) ?? hands.length - 1]?.push({ id: piece.id, colour });
    // The fallen keep nothing.
    else if (b.units[keeper].dead) b.discards[pileOf(b, b.units[keeper].owner)].push(colour);
    else kept.set(keeper, [...(kept.get(keeper) ?? []), colour]);
  };
  const faults: Fault[] = [];
  const idle = lying
    .seemsIn(IN_PLAY, isCard)
    .filter(({ id }) => !keeperOf.has(id) && hands[handOf.get(id) ?? hands.length - 1] === undefined);
  if (idle.length > 0) faults.push(faultOf(no('hand-idle', 'A22', {}), idle));
  for (const piece of lying.take(IN_PLAY, isCard)) take(piece);
  for (let one = 0; one < seatsOf(b); one++) {
    const zone = handZone(one);
    if (one === seat) for (const piece of lying.take(zone, isCard)) take(piece);
    const held = one === seat ? [] : lying.seemsIn(zone, isCard);
    const { name: side } = b.base.setup.sides[one];
    if (held.length > 0) faults.push(faultOf(no('hand-not-acting', 'A22', { side }), held));
  }
  b.open.forEach((activation, i) => {
    activation.hand = hands[i];
  });
  b.units.forEach((unit, i) => {
    unit.held = kept.get(i) ?? [];
  });
  return faults;
}

const handZone = (seat: number): string => `hand:${seat}`;
const kindOf = (colour: Colour): string => `card:${colour}`;
const isCard = ({ kind }: FreePiece): boolean => kind.startsWith('card:');
const colourOf = ({ kind }: FreePiece): Colour =>
  COLOURS.find((colour) => kind === kindOf(colour)) ?? COLOURS[0];
