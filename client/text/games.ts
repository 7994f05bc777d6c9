import type { Rulebook } from '../../shared/engine/rulebook.ts';
import type { TextTable } from '../../shared/engine/words.ts';

/** Where the rulebook of each game is; loaded only when somebody opens it. */
const books: Readonly<Record<string, () => Promise<Rulebook>>> = {
  'warrior-lands': () => import('../../shared/games/warrior-lands/rulebook/book.ts'),
  baraddun: () => import('../../shared/games/baraddun/rulebook/book.ts'),
  'crack-of-doom': () => import('../../shared/games/crack-of-doom/rulebook/book.ts'),
  'ring-war': () => import('../../shared/games/ring-war/rulebook/book.ts'),
};

/** Sentences of a game and of what can be wrong with its files; empty for one that this page does not know. */
export async function gameText(game: string): Promise<TextTable> {
  // Only servers for tests have the sample game.
  if (game === 'pebbles') return (await import('../../shared/engine/testing/text.ts')).text;
  const { textOf } = await import('../../shared/games/texts.ts');
  return textOf(game);
}

/** Sentences of the table itself: people, refusals. */
export async function tableSentences(): Promise<TextTable> {
  return (await import('../../shared/protocol/text.ts')).tableText;
}

export async function gameBook(game: string): Promise<Rulebook | null> {
  return (await books[game]?.()) ?? null;
}
