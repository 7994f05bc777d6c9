import { cutTo } from '../protocol/tidy.ts';
import { aboutOf } from './about.ts';
import type { Card, CardDesign, CardOptions, Deck, OwnFields } from './card-design.ts';
import { before, type Done, stepsOf } from './history.ts';

/** Most rows that a stack of a deck may have. */
export const MAX_ROWS = 60;

/** Everything that can be done to a scenario of a card game. What changes nothing or is not possible is not done. */
export type CardCommand =
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'story'; readonly story: string }
  /** For whom it is, and how many minutes it takes; undefined says nothing of it. */
  | { readonly do: 'about'; readonly level?: string; readonly minutes?: number }
  /** The usual values are left out. */
  | { readonly do: 'options'; readonly options: CardOptions }
  /** The game's own fields, all of them: names of teams and seats. */
  | { readonly do: 'own'; readonly own: OwnFields }
  /** Cards in place of the printed ones, or with null the printed ones again. */
  | { readonly do: 'deck'; readonly deck: Deck | null }
  | { readonly do: 'add-card'; readonly stack: string; readonly card: Card }
  | { readonly do: 'change-card'; readonly stack: string; readonly row: number; readonly card: Card }
  | { readonly do: 'drop-card'; readonly stack: string; readonly row: number }
  /** Puts parts as they are: how other commands are taken back, and how a whole file is laid down. */
  | { readonly do: 'put'; readonly parts: Partial<CardDesign> };

/** Does a command; null where it would change nothing or cannot be done. */
export function performCards(design: CardDesign, command: CardCommand): Done<CardDesign, CardCommand> | null {
  const wanted = changeOf(design, command);
  const parts = wanted && before(design, wanted);
  return parts && { design: { ...design, ...wanted }, inverse: { do: 'put', parts } };
}

export const cardSteps = stepsOf(performCards);

function changeOf(design: CardDesign, command: CardCommand): Partial<CardDesign> | null {
  switch (command.do) {
    case 'title':
      return cutTo(command.title, 80) ? { title: cutTo(command.title, 80) } : null;
    case 'story':
      return { story: cutTo(command.story, 1000) };
    case 'about': {
      const { level: _, minutes: __, ...rest } = design.about;
      return { about: { ...rest, ...aboutOf(command) } };
    }
    case 'options':
      return { options: command.options };
    case 'own':
      return { own: command.own };
    case 'deck':
      return { deck: command.deck };
    case 'add-card':
      return withStack(design, command.stack, (rows) =>
        rows.length >= MAX_ROWS || isDoubled(rows, command.card, -1) ? null : [...rows, command.card],
      );
    case 'change-card':
      return withStack(design, command.stack, (rows) =>
        isDoubled(rows, command.card, command.row)
          ? null
          : rows.map((row, i) => (i === command.row ? command.card : row)),
      );
    case 'drop-card':
      return withStack(design, command.stack, (rows) => rows.filter((_, i) => i !== command.row));
    case 'put':
      return command.parts;
  }
}

function withStack(
  { deck }: CardDesign,
  stack: string,
  change: (rows: readonly Card[]) => readonly Card[] | null,
): Partial<CardDesign> | null {
  const rows = deck?.[stack];
  const next = rows && change(rows);
  return next ? { deck: { ...deck, [stack]: next } } : null;
}

/** A row that counts its cards is a class, and a class is known by its name: no other row may have it. */
export function isDoubled(rows: readonly Card[], card: Card, row: number): boolean {
  return 'count' in card && rows.some((other, i) => i !== row && called(other) === called(card));
}

const called = ({ name }: Card): string => String(name).trim().toLowerCase();
