import type { Refusal } from '../../../engine/refusal.ts';
import type { Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { COLOURS, type Colour } from '../model.ts';
import { pileOf } from '../rules/cards.ts';
import { openOf, seatsOf } from '../rules/play.ts';
import type { Battle, Card } from '../rules/state.ts';
import { deckZone, discardZone, IN_PLAY, keptId } from './lay-out.ts';
import { no } from './no.ts';

/** Decks, discards, hands and cards kept for defence as they lie now; each card must be in one of them. */
export function putCards(b: Battle, before: Battle, lying: Lying): Refusal | null {
  const colours = (zone: string): Colour[] => lying.take(zone, isCard).map(colourOf);
  b.decks = b.decks.map((_, pile) => colours(deckZone(pile)));
  b.discards = b.discards.map((_, pile) => colours(discardZone(pile)));
  const refusal = putHands(b, before, lying);
  if (refusal) return refusal;
  const [lie, all] = [countOf(b), countOf(before)];
  const sum = (counts: readonly number[]): number => counts.reduce((n, one) => n + one, 0);
  // Which ones are missing is said of none: they may lie face down.
  if (sum(lie) !== sum(all)) return no('hand-cards', 'A4', { n: sum(lie), all: sum(all) });
  return lie.some((n, i) => n !== all[i]) ? no('hand-other-cards', 'A4', {}) : null;
}

/** Cards in play belong to whoever has them; new ones to the warrior who acts. */
function putHands(b: Battle, before: Battle, lying: Lying): Refusal | null {
  const handOf = new Map(b.open.flatMap(({ hand }, i) => hand.map(({ id }) => [id, i] as const)));
  const keeperOf = new Map(
    before.units.flatMap(({ held }, i) => held.map((_, n) => [keptId(i, n), i] as const)),
  );
  const hands = b.open.map((): Card[] => []);
  const kept = new Map<number, Colour[]>();
  const acting = openOf(b);
  const seat = acting ? b.units[acting.unit].seat : -1;
  const take = (piece: FreePiece): Refusal | null => {
    const colour = colourOf(piece);
    const keeper = keeperOf.get(piece.id);
    if (keeper !== undefined) {
      // The fallen keep nothing.
      if (b.units[keeper].dead) b.discards[pileOf(b, b.units[keeper].owner)].push(colour);
      else kept.set(keeper, [...(kept.get(keeper) ?? []), colour]);
      return null;
    }
    const hand = handOf.get(piece.id) ?? hands.length - 1;
    if (hand < 0) return no('hand-idle', 'A22', {});
    hands[hand].push({ id: piece.id, colour });
    return null;
  };
  for (const piece of lying.take(IN_PLAY, isCard)) {
    const refusal = take(piece);
    if (refusal) return refusal;
  }
  for (let one = 0; one < seatsOf(b); one++)
    for (const piece of lying.take(`hand:${one}`, isCard)) {
      const { name: side } = b.base.setup.sides[one];
      if (one !== seat) return no('hand-not-acting', 'A22', { side });
      const refusal = take(piece);
      if (refusal) return refusal;
    }
  b.open.forEach((activation, i) => {
    activation.hand = hands[i];
  });
  b.units.forEach((unit, i) => {
    unit.held = kept.get(i) ?? [];
  });
  return null;
}

const isCard = ({ kind }: FreePiece): boolean => kind.startsWith('card:');
const colourOf = ({ kind }: FreePiece): Colour =>
  COLOURS.find((colour) => kind === `card:${colour}`) ?? COLOURS[0];

function countOf(b: Battle): readonly number[] {
  const cards = [
    ...b.decks.flat(),
    ...b.discards.flat(),
    ...b.open.flatMap(({ hand }) => hand.map(({ colour }) => colour)),
    ...b.units.flatMap(({ held }) => held),
  ];
  return COLOURS.map((colour) => cards.filter((one) => one === colour).length);
}
