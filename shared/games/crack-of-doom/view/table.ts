import type { Piece, Table } from '../../../table/model.ts';
import { kindOf, pawnOf } from '../rules/play.ts';
import { type Held, type Phase, pieceOf, type Race, rowOf } from '../rules/state.ts';

/** Steps of a turn as the rail shows them: draw, move, battle, cards. */
const STAGES: { readonly [P in Phase]: number } = {
  limit: 1,
  pipe: 1,
  main: 2,
  haven: 4,
  encounter: 3,
  battle: 3,
  hardship: 3,
  smeagol: 3,
  post: 4,
  over: 5,
};

/** What everyone may know. Which cards somebody has laid ready, answered or marked is not here. */
export function tableOf(race: Race): Table {
  const pieces: Piece[] = [];
  race.seats.forEach((seat, i) => {
    if (seat.out) return;
    const { defeat, corruption, miss } = seat;
    const marks = { defeat, corruption, miss };
    pieces.push({ id: pawnOf(i), kind: `pawn${i}`, seat: i, zone: 'trail', at: seat.space, marks });
    seat.hand.forEach((held, at) => {
      pieces.push({ id: pieceOf(held), kind: '', seat: i, zone: handOf(i), at, marks: {} });
    });
  });
  const { encounter, settled } = race;
  const lying = encounter ?? settled;
  if (lying) {
    lying.cards.forEach((held, at) => {
      pieces.push(laidPiece(held, lying.by, at));
    });
    if (settled && !encounter)
      settled.aids.forEach((held, at) => {
        pieces.push(laidPiece(held, settled.of, AIDS_FROM + at));
      });
  }
  pieces.push(...discardsOf(race));
  return { pieces, piles: { deck: { count: race.deck.length, top: '' } }, facts: factsOf(race) };
}

export const handOf = (seat: number): string => `hand${seat}`;

/** On the tray the Foe or Hardship lies at 0, Modifiers beside it, Aids from here on. */
export const AIDS_FROM = 3;

export const laidPiece = (held: Held, seat: number, at: number): Piece => ({
  id: pieceOf(held),
  kind: kindOf(rowOf(held)),
  seat,
  zone: 'battle',
  at,
  marks: {},
});

/**
 * Open to be looked through (C42), in the order in which they came. Their names are their places, which say nothing
 * of the hands that they were in. Cards that still lie on the tray are not shown here as well.
 */
function discardsOf({ discard, settled, encounter }: Race): Piece[] {
  const lying = settled && !encounter && settled.from >= 0 ? settled : null;
  const from = lying?.from ?? discard.length;
  const to = from + (lying ? lying.cards.length + lying.aids.length : 0);
  const pieces: Piece[] = [];
  discard.forEach((row, at) => {
    if (at >= from && at < to) return;
    pieces.push({ id: `d${at}`, kind: kindOf(row), seat: -1, zone: 'discard', at, marks: {} });
  });
  return pieces;
}

function factsOf(race: Race): Readonly<Record<string, number>> {
  const facts: Record<string, number> = {
    round: race.round,
    active: race.active,
    stage: STAGES[race.phase],
  };
  race.order.forEach((seat, i) => {
    facts[`order${seat}`] = i + 1;
  });
  race.seats.forEach((seat, i) => {
    if (seat.out) facts[`out${i}`] = 1;
  });
  if (race.noMove) facts.halted = 1;
  const { encounter, settled } = race;
  const lying = encounter ?? settled;
  if (lying) {
    facts.need = lying.strength;
    facts.die = lying.die;
    facts.defeat = lying.defeat;
    facts.by = lying.by;
    if (settled && !encounter) {
      facts.result = settled.result;
      facts.won = settled.won ? 1 : 0;
      facts.ring = settled.ring ? 1 : 0;
    }
  }
  return facts;
}
