import baraddun from 'virtual:pictures/baraddun';
import crackOfDoom from 'virtual:pictures/crack-of-doom';
import ringWar from 'virtual:pictures/ring-war';
import type { IconPath } from '../icons.ts';
import { type Pictures, picturesAt } from '../pictureFile.ts';
import { cardSignsReady } from './cardSigns.ts';

/** Where the pictures on each game's cards are. */
const DECKS: Readonly<Record<string, string>> = {
  'ring-war': ringWar,
  'crack-of-doom': crackOfDoom,
  baraddun,
};

const NOTHING: IconPath = '';

/**
 * The pictures on a game's cards by Kind.icon, and all that the painter itself needs: await it before anything of
 * client/art/cards is drawn. Fetched once. An unknown name, or game, draws nothing. Rejects when they cannot be had.
 */
export async function picturesOf(game: string): Promise<(icon: string) => IconPath> {
  const address = DECKS[game];
  const coming: Promise<Pictures> = address === undefined ? Promise.resolve({}) : picturesAt(address);
  await Promise.all([coming, cardSignsReady()]);
  const paths = await coming;
  return (icon) => paths[icon] ?? NOTHING;
}
