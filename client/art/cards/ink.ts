import type { Words } from '../../../shared/engine/words.ts';
import type { CardFace } from '../../../shared/table/model.ts';
import type { IconPath } from '../icons.ts';

/** What a painter must be given besides the card: the drawings of its game and the game's sentences. */
export interface CardInk {
  /** Path of a drawing by its name (Kind.icon). */
  picture(icon: string): IconPath;
  say(what: Words): string;
}

/** One card, ready for a painter. */
export interface Card {
  readonly name: string;
  readonly icon: string;
  readonly face: CardFace;
}

/** The figure with one sign: '5', '+2'; '' where the card has none. */
export function figureOf(face: CardFace, sign: string): string {
  return face.figures.find((f) => f.sign === sign)?.figure ?? '';
}
