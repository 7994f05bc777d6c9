import type { Deck, DefenceCard, FighterCard, WeaponCard } from './model.ts';

/** How a New Fighter's strength is written: what his die adds to the shadow (B14). */
export const NEW_FIGHTER = '1d6-3';

/** The rows of a table, each cut into its fields. */
const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(','));

const times = <T>(count: string, card: T): T[] => Array.from({ length: Number(count) }, () => card);

/** Reads the three tables of data/cards.ts. The tables are ours: a figure missing there is a bug. */
export function parseDeck(fighters: string, weapons: string, defences: string): Deck {
  return {
    fighters: rows(fighters).map(([id, name, affiliation, strength]): FighterCard => {
      const isNew = strength === NEW_FIGHTER;
      return { id, name, affiliation, strength: isNew ? 0 : Number(strength), isNew };
    }),
    weapons: rows(weapons).flatMap(([id, name, count, strength, defence, restricts, more]) =>
      times<WeaponCard>(count, {
        ...{ id, name, strength: Number(strength), defence: Number(defence) },
        ...{ restricts: restricts === 'R', more: more === 'more' },
      }),
    ),
    defences: rows(defences).flatMap(([id, name, count, defence, handy, more]) =>
      times<DefenceCard>(count, {
        ...{ id, name, defence: Number(defence) },
        ...{ handy: handy === 'yes', more: more === 'more' },
      }),
    ),
  };
}
