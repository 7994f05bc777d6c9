import paths from 'virtual:icons/lobby';
import type { LobbyName } from './iconNames.ts';
import type { IconPath } from './icons.ts';

/** Path of a drawing that the first page shows. */
export function lobbySign(name: LobbyName): IconPath {
  return paths[name];
}
