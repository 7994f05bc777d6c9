import type { OptionSpec } from '../engine/game.ts';
import type { TextTable, Words } from '../engine/words.ts';
import type { Problem } from '../scenario/problem.ts';
import type { Kind } from '../table/model.ts';
import type { Card, CardDesign, CardFileShape, CardOptions, Deck, OwnFields } from './card-design.ts';

/** A field of a card: how it is filled in. */
export type Column = { readonly name: string; readonly words: Words } & (
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'mark' }
  /** One of these values, with their words where a value is none. */
  | {
      readonly kind: 'choice';
      readonly values: readonly { readonly value: string | number; readonly words?: Words }[];
    }
);

/** Cards with one back. */
export interface Stack {
  /** As `deck` of a file has it. */
  readonly name: string;
  readonly words: Words;
  readonly columns: readonly Column[];
  /** What a new row begins with. Its name is made to differ where rows are classes. */
  readonly fresh: Card;
}

/** One sum of a stack beside that of the printed cards. */
export interface Sum {
  readonly stack: string;
  readonly words: Words;
  readonly is: number;
  readonly printed: number;
  /** Must be as printed; otherwise it is only told. */
  readonly must: boolean;
}

/** A name that a scenario may give to a seat or a team. */
export interface NameField {
  readonly words: Words;
  readonly value: string;
  /** What it is called otherwise. */
  readonly usual: string;
  readonly max: number;
  /** The game's own fields with this name; '' gives back the usual one. */
  named(name: string): OwnFields;
}

/** What a card game gives to the designer. */
export interface CardRoster extends CardFileShape {
  /** Sentences of the words in here; the game's own text has the others. */
  readonly text: TextTable;
  readonly options: readonly OptionSpec[];
  /** Who sits down with these options, in the order of the seats. */
  seats(options: CardOptions): number;
  names(design: Pick<CardDesign, 'own' | 'options'>): readonly NameField[];
  /** Empty where the cards are always the same. */
  readonly stacks: readonly Stack[];
  readonly printed: Deck;
  sums(deck: Deck): readonly Sum[];
  /** How a card of a stack looks at the table; `row` is its place. */
  look(stack: string, card: Card, row: number): Kind | null;
  /** Everything that keeps a file from being played. */
  problems(file: unknown): readonly Problem[];
}
