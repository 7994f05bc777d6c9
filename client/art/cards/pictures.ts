import baraddun from 'virtual:pictures/baraddun';
import crackOfDoom from 'virtual:pictures/crack-of-doom';
import ringWar from 'virtual:pictures/ring-war';
import type { IconPath } from '../icons.ts';
import { picturesAt } from '../pictureFile.ts';

/** Where the pictures on each game's cards are. */
const DECKS: Readonly<Record<string, string>> = {
  'ring-war': ringWar,
  'crack-of-doom': crackOfDoom,
  baraddun,
};

const NOTHING: IconPath = '';

/**
 * The pictures on a game's cards by Kind.icon, fetched once. An unknown name, or game, draws nothing. Rejects when
 * they cannot be had.
 */
export async function picturesOf(game: string): Promise<(icon: string) => IconPath> {
  const address = DECKS[game];
  const paths = address === undefined ? {} : await picturesAt(address);
  return (icon) => paths[icon] ?? NOTHING;
}
