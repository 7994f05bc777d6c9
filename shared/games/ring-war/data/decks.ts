import { type Card, DARK, SIDES, type Side } from '../model.ts';
import { DARK_POWERS, FORCES_OF_LIGHT } from './lists.ts';
import { type Effect, readEffects } from './notation.ts';

/** Kinds of cards (1.2). Only these count as Army, Hero, Hobbit … (R21, R29). */
export const CARD_KINDS = [
  'army',
  'cavalry',
  'hero',
  'hobbit',
  'location',
  'scout',
  'general',
  'nazgul',
  'dragon',
  'maia',
  'monster',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface CardSpec {
  readonly id: string;
  readonly side: Side;
  /** Letters of the alliances; the two decks use the same letters for different ones (R20). */
  readonly alliances: readonly string[];
  /** Printed values: Quest, War. */
  readonly values: readonly [quest: number, war: number];
  readonly kinds: ReadonlySet<CardKind>;
  readonly effects: readonly Effect[];
}

/** The cards of both sides in the order of their lists: DECKS[side][card]. */
export const DECKS: readonly [readonly CardSpec[], readonly CardSpec[]] = [
  readDeck(DARK_POWERS, 0),
  readDeck(FORCES_OF_LIGHT, 1),
];

/** Letters of the alliances of each side, in the order in which they first occur. */
export const ALLIANCES: readonly [readonly string[], readonly string[]] = [
  [...new Set(DECKS[0].flatMap(({ alliances }) => alliances))],
  [...new Set(DECKS[1].flatMap(({ alliances }) => alliances))],
];

const PLACES = SIDES.map((side) => new Map(DECKS[side].map(({ id }, card) => [id, card])));

/** The card of a side by its id; -1 where that deck has none of the name. */
export const cardOf = (side: Side, id: string): Card => PLACES[side].get(id) ?? -1;

export const idOf = (side: Side, card: Card): string => DECKS[side][card].id;

export const isKind = (side: Side, card: Card, kind: CardKind): boolean => DECKS[side][card].kinds.has(kind);

/** Whether a card is what an effect calls so: by its id or its kind. */
export const isCalled = (spec: CardSpec, what: string): boolean =>
  spec.id === what || (isCardKind(what) && spec.kinds.has(what));

function isCardKind(word: string): word is CardKind {
  return CARD_KINDS.some((kind) => kind === word);
}

function readDeck(list: string, side: Side): readonly CardSpec[] {
  return list
    .trim()
    .split('\n')
    .map((row) => readCard(row, side));
}

function readCard(row: string, side: Side): CardSpec {
  const [id, letters, war, quest, kinds, ...effects] = row.split(',');
  const values = [Number(quest), Number(war)] as const;
  const known = kinds.split(' ').filter((kind) => kind !== '');
  const unknown = known.find((kind) => !isCardKind(kind));
  if (values.some(Number.isNaN) || unknown !== undefined) throw new Error(`No card: "${row}".`);
  return {
    id,
    side,
    alliances: letters === '-' ? [] : letters.split(''),
    values,
    kinds: new Set(known.filter(isCardKind)),
    effects: readEffects(effects.join(',')),
  };
}

/** The name of the deck: key of paper, edge and back, and of texts. */
export const deckName = (side: Side): 'dark' | 'light' => (side === DARK ? 'dark' : 'light');
