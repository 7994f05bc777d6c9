import type { TextTable } from '../../shared/engine/words.ts';

/** One rule as the rules panel shows it. */
export interface BookEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly see: readonly string[];
}

export interface Book {
  readonly rulebook: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly entries: readonly BookEntry[];
  }[];
  ruleEntry(ref: string): BookEntry | null;
  searchRules(text: string): readonly BookEntry[];
}

interface GameWords {
  text(): Promise<TextTable>;
  book(): Promise<Book>;
}

/** Where the words of each game are; loaded only at a table that plays it. */
const games: Readonly<Record<string, GameWords>> = {
  'warrior-lands': {
    text: async () => (await import('../../shared/games/warrior-lands/text.ts')).text,
    book: () => import('../../shared/games/warrior-lands/rulebook/book.ts'),
  },
};

/** A game that this page does not know has no sentences; its keys show. */
export async function gameText(game: string): Promise<TextTable> {
  return (await games[game]?.text()) ?? {};
}

export async function gameBook(game: string): Promise<Book | null> {
  return (await games[game]?.book()) ?? null;
}

/** Sentences about what is wrong with a scenario file. */
export async function faultText(): Promise<TextTable[]> {
  const [scenario, protocol, game] = await Promise.all([
    import('../../shared/scenario/text.ts'),
    import('../../shared/protocol/text.ts'),
    gameText('warrior-lands'),
  ]);
  return [scenario.scenarioText, protocol.tableText, game];
}
