import { DECKS, idOf } from '../data/decks.ts';
import { type Card, CONTESTS, type Move, PILE_NAMES, SIDES, type Side } from '../model.ts';

/** Every small move, made once: a list of choices is then a list of references. By side and card. */
const perCard = <T>(make: (id: string) => T): readonly (readonly T[])[] =>
  SIDES.map((side) => DECKS[side].map(({ id }) => make(id)));

export const TOSS = perCard((card): Move => ({ do: 'toss', card }));
export const KEEP = perCard((card): Move => ({ do: 'keep', card }));
export const SHOW = perCard((card): Move => ({ do: 'scout', card }));
export const TAKE = perCard((card): Move => ({ do: 'take', card }));
/** LAY[side][card][contest] */
export const LAY = perCard((card) =>
  CONTESTS.map((contest): Move => ({ do: 'lay', card, pile: PILE_NAMES[contest] })),
);
export const NO_SCOUT: Move = { do: 'scout', card: null };
export const READY: Move = { do: 'ready' };
export const UNREADY: Move = { do: 'unready' };

/** A whole split as one move. */
export const splitMove = (side: Side, quest: readonly Card[], war: readonly Card[]): Move => ({
  do: 'split',
  quest: quest.map((card) => idOf(side, card)),
  war: war.map((card) => idOf(side, card)),
});

/** A whole Aid as one move. */
export const aidMove = (side: Side, cards: readonly Card[]): Move => ({
  do: 'aid',
  cards: cards.map((card) => idOf(side, card)),
});
