import type { LobbyName } from '../art/iconNames.ts';
import { type LobbyKey, text } from '../text/lobby.ts';

/** What the first page says of a game; its box is drawn by boxes/. */
export interface ShownGame {
  readonly id: string;
  readonly title: LobbyKey;
  readonly what: LobbyKey;
  readonly players: LobbyKey;
  /** How it is played, in two or three sentences. */
  readonly how: LobbyKey;
  /** On the notes of one's own tables. */
  readonly sign: LobbyName;
}

/** In the order of the shelf. */
export const SHOWN_GAMES: readonly ShownGame[] = [
  {
    id: 'warrior-lands',
    title: 'warrior-lands.title',
    what: 'warrior-lands.what',
    players: 'warrior-lands.players',
    how: 'warrior-lands.how',
    sign: 'spartan-helmet',
  },
  {
    id: 'ring-war',
    title: 'ring-war.title',
    what: 'ring-war.what',
    players: 'ring-war.players',
    how: 'ring-war.how',
    sign: 'burning-eye',
  },
  {
    id: 'crack-of-doom',
    title: 'crack-of-doom.title',
    what: 'crack-of-doom.what',
    players: 'crack-of-doom.players',
    how: 'crack-of-doom.how',
    sign: 'smoking-volcano',
  },
  {
    id: 'baraddun',
    title: 'baraddun.title',
    what: 'baraddun.what',
    players: 'baraddun.players',
    how: 'baraddun.how',
    sign: 'templar-shield',
  },
];

/** undefined: a game that the first page does not know. */
export const shownGame = (id: string): ShownGame | undefined => SHOWN_GAMES.find((game) => game.id === id);

/** Name of the game to be told beside a title: '' where the title says it, or nobody here knows the game. */
export function gameBeside({ game, title }: { readonly game: string; readonly title: string }): string {
  const shown = shownGame(game);
  const name = shown ? text(shown.title) : '';
  return title.includes(name) ? '' : name;
}
