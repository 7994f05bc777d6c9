import type { CardTable } from './table.ts';

/** The tables of the card games by the game's id, each loaded when somebody sits down at one. */
const TABLES: Readonly<Record<string, () => Promise<CardTable>>> = {
  baraddun: async () => (await import('./baraddun/table.ts')).baraddunTable,
  'ring-war': async () => (await import('./ring-war/ring-war.ts')).ringWarTable,
  'crack-of-doom': async () => (await import('./crack-of-doom/table.ts')).crackTable,
  // The sample game, which only a server for tests offers.
  pebbles: async () => (await import('./testing/pebbles.tsx')).pebblesTable,
};

/** Whether this game lies on a card table; what has a board is drawn by client/table. */
export const hasCardTable = (game: string): boolean => Object.hasOwn(TABLES, game);

/** null: no card table is known for this game. */
export async function cardTableOf(game: string): Promise<CardTable | null> {
  return hasCardTable(game) ? TABLES[game]() : null;
}
