import type { IconPath } from '../icons.ts';

/** Pictures of the decks, each game's in a chunk of its own. */
const DECKS: Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, IconPath>> }>>
> = {
  'ring-war': () => import('virtual:icons/ring-war'),
  'crack-of-doom': () => import('virtual:icons/crack-of-doom'),
  baraddun: () => import('virtual:icons/baraddun'),
};

const NOTHING: IconPath = '';

/** The pictures on a game's cards by Kind.icon. An unknown name, or game, draws nothing. Rejects if the line breaks. */
export async function picturesOf(game: string): Promise<(icon: string) => IconPath> {
  const paths = (await DECKS[game]?.())?.default ?? {};
  return (icon) => paths[icon] ?? NOTHING;
}
