import type { z } from 'zod';
import { words } from '../engine/words.ts';
import { type CardGameFile, cardGameFields } from '../scenario/card-game.ts';
import { FORMAT, upToDate } from '../scenario/format.ts';
import { type Introduction, introduction } from '../scenario/introduction.ts';
import { firstProblems, type Problem, schemaProblems } from '../scenario/problem.ts';

/** One row of a stack as a file writes it: figures, marks and words by the name of the field. */
export type Card = Readonly<Record<string, string | number | boolean>>;
/** Rows of cards by the name of their stack, as `deck` of a file has them. */
export type Deck = Readonly<Record<string, readonly Card[]>>;
export type CardOptions = Readonly<Record<string, string | number | boolean>>;
/** A game's own fields of its files besides `deck`: names of teams, of seats. */
export type OwnFields = Readonly<Record<string, unknown>>;

/** A scenario of a card game on the drawing table: its file laid out for editing, never changed in place. */
export interface CardDesign {
  readonly game: string;
  readonly title: string;
  readonly story: string;
  /** Table options that it sets; the usual ones are left out. */
  readonly options: CardOptions;
  /** Cards of its own in place of the printed ones; null: the printed ones. */
  readonly deck: Deck | null;
  readonly own: OwnFields;
  /** For whom, how long, and what a file says besides that the designer only carries along. */
  readonly about: Introduction & { readonly id?: string };
}

/** What a game says of its files: a strict schema of all their fields. */
export interface CardFileShape {
  readonly game: string;
  readonly file: z.ZodType<CardGameFile>;
}

type ReadCardDesign =
  | { readonly ok: true; readonly design: CardDesign }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const newCardDesign = (game: string, title: string): CardDesign => ({
  ...{ game, title, story: '', options: {}, deck: null, own: {}, about: {} },
});

/**
 * Reads the shape of a scenario file of a card game. A deck that does not add up yet is read all the same: it is
 * being made. What `cardFileOf` writes of the design is read as the same design.
 */
export function readCardDesign(content: unknown, { game, file }: CardFileShape): ReadCardDesign {
  const current = upToDate(content, 'scenario');
  if (!current.ok) return current;
  const shape = file.safeParse(current.file, { reportInput: true });
  if (!shape.success) return { ok: false, problems: firstProblems(schemaProblems(shape.error)) };
  const { $schema: _, format: __, game: playedBy, title, story, options, ...more } = shape.data;
  if (playedBy !== game)
    return {
      ok: false,
      problems: [{ path: 'game', words: words('scenario.other-game', { game: playedBy }) }],
    };
  const { deck = null, ...fields } = more as Readonly<Record<string, unknown>> & { readonly deck?: Deck };
  const known = (name: string) => Object.hasOwn(introduction, name) || Object.hasOwn(cardGameFields, name);
  const some = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => known(name) === wanted && value !== undefined),
    );
  return { ok: true, design: { game, title, story, options, deck, own: some(false), about: some(true) } };
}

/** The design as a scenario file. */
export function cardFileOf({ game, title, story, options, deck, own, about }: CardDesign): CardGameFile {
  return {
    ...{ format: FORMAT, game, title, story },
    ...about,
    options: { ...options },
    ...own,
    ...(deck && { deck }),
  };
}
