import { z } from 'zod';
import { words } from '../../engine/words.ts';
import { named } from '../../protocol/typed.ts';
import { cardGameFields, readCardGame } from '../../scenario/card-game.ts';
import type { Problem } from '../../scenario/problem.ts';
import { DECK_SIZE, STANDARD_DECK, sumsOf } from './data/deck.ts';
import type { Deck, TeamSetup, WarSetup } from './model.ts';
import { NEW_FIGHTER } from './notation.ts';
import { readOptions } from './rules/options.ts';

export const GAME_ID = 'baraddun';

const name = named(40);
const count = z.int().min(1).max(44);

const fighterEntry = z.strictObject({
  name,
  affiliation: name,
  strength: z
    .union([z.int().min(2).max(12), z.literal(NEW_FIGHTER)])
    .describe('2 to 12, or "1d6-3" for a New Fighter'),
});
const weaponEntry = z.strictObject({
  name,
  count,
  strength: z.int().min(0).max(12),
  defence: z.int().min(0).max(6).default(0).describe('Written without its minus'),
  restricts: z.boolean().default(false).describe('Forbids all defences but the handy ones'),
  more: z.boolean().default(false).describe('Earns another weapon card'),
});
const defenceEntry = z.strictObject({
  name,
  count,
  defence: z.int().min(0).max(6).describe('Written without its minus'),
  handy: z.boolean().default(false).describe('Playable beside a weapon that restricts'),
  more: z.boolean().default(false).describe('Earns another defence card'),
});

export const deckFile = z.strictObject({
  fighters: z.array(fighterEntry).max(200),
  weapons: z.array(weaponEntry).max(60),
  defences: z.array(defenceEntry).max(60),
});
export type DeckFile = z.infer<typeof deckFile>;

/** A scenario file of this game. */
export const warFile = z.strictObject({
  ...cardGameFields,
  teams: z
    .tuple([
      z.strictObject({ name, seats: z.array(name).max(4).default([]) }),
      z.strictObject({ name, seats: z.array(name).max(4).default([]) }),
    ])
    .optional()
    .describe('Names of the two teams and of their seats'),
  deck: deckFile.optional().describe('Decks of one’s own: 40 fighters, 42 weapons, 44 defences'),
});

type Loaded =
  | { readonly ok: true; readonly setup: WarSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The teams of a file that names none. */
export const USUAL_TEAMS: readonly [TeamSetup, TeamSetup] = [
  { name: 'The Rust', seats: [] },
  { name: 'The Tide', seats: [] },
];

/** Reads a scenario file's content, or says in words what is wrong with it and where. */
export function loadWar(content: unknown): Loaded {
  const read = readCardGame(content, {
    id: GAME_ID,
    schema: warFile,
    read: readOptions,
    sides: ({ players }) => players,
    problems: ({ deck }) => (deck ? [...doubledNames(deck), ...deckProblems(deckFrom(deck))] : []),
  });
  if (!read.ok) return read;
  const { title, story, teams = USUAL_TEAMS, options, deck } = read.file;
  return { ok: true, setup: { title, story, teams, options, deck: deck ? deckFrom(deck) : STANDARD_DECK } };
}

/** Differs between the stacks and between the rows of one: no two classes of cards share a kind. */
const idOf = (back: keyof Deck, called: string, place: number): string =>
  `${back}.${called.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'card'}.${place}`;

/** The stacks of a deck file, also of one that does not add up yet: `sumsOf` tells how far it is. */
export function deckFrom(file: DeckFile): Deck {
  return {
    fighters: file.fighters.map(({ strength, ...card }, i) => {
      const isNew = strength === NEW_FIGHTER;
      return { id: idOf('fighters', card.name, i), ...card, strength: isNew ? 0 : strength, isNew };
    }),
    weapons: file.weapons.flatMap(({ count: n, ...card }, i) =>
      Array.from({ length: n }, () => ({
        id: knownId(STANDARD_DECK.weapons, card.name) ?? idOf('weapons', card.name, i),
        ...card,
      })),
    ),
    defences: file.defences.flatMap(({ count: n, ...card }, i) =>
      Array.from({ length: n }, () => ({
        id: knownId(STANDARD_DECK.defences, card.name) ?? idOf('defences', card.name, i),
        ...card,
      })),
    ),
  };
}

/** A class that is named as in the standard decks has its picture too. */
const knownId = (
  cards: readonly { readonly id: string; readonly name: string }[],
  called: string,
): string | undefined => cards.find((card) => card.name.toLowerCase() === called.toLowerCase())?.id;

/** A class of weapons or defences is known by its name, to players and to B27: rows that repeat one. */
function doubledNames(file: DeckFile): readonly Problem[] {
  const problems: Problem[] = [];
  for (const back of ['weapons', 'defences'] as const) {
    const known = new Set<string>();
    file[back].forEach(({ name: called }, i) => {
      const key = called.toLowerCase();
      if (known.has(key))
        problems.push({ path: `deck.${back}.${i}.name`, words: words('deck.doubled', { name: called }) });
      known.add(key);
    });
  }
  return problems;
}

/** What keeps decks from being played: their numbers (B30), or nobody who could fight. */
export function deckProblems(deck: Deck): readonly Problem[] {
  const sums = sumsOf(deck);
  const problems: Problem[] = [];
  for (const back of ['fighters', 'weapons', 'defences'] as const)
    if (sums[back] !== DECK_SIZE[back])
      problems.push({
        path: `deck.${back}`,
        words: words(`deck.${back}`, { n: sums[back], wanted: DECK_SIZE[back] }),
      });
  if (sums.regular < 2) problems.push({ path: 'deck.fighters', words: words('deck.nobody') });
  return problems;
}
