import type { CardRoster } from '../../../shared/design/card-roster.ts';

/** Where each card game keeps what it gives to the designer; brought when somebody draws for it. */
const ROSTERS: Readonly<Record<string, () => Promise<{ readonly roster: CardRoster }>>> = {
  'ring-war': () => import('../../../shared/games/ring-war/designer/roster.ts'),
  'crack-of-doom': () => import('../../../shared/games/crack-of-doom/designer/roster.ts'),
  baraddun: () => import('../../../shared/games/baraddun/designer/roster.ts'),
};

export const CARD_GAMES = Object.keys(ROSTERS);

/** null: no card game of that name can be drawn. */
export async function cardRoster(game: string): Promise<CardRoster | null> {
  const found = Object.hasOwn(ROSTERS, game) ? await ROSTERS[game]() : null;
  return found?.roster ?? null;
}
