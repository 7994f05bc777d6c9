import address from 'virtual:pictures/lobby';
import type { LobbyName } from './iconNames.ts';
import type { IconPath } from './icons.ts';
import { type Pictures, picturesAt } from './pictureFile.ts';

let paths: Pictures = {};

/** Brings the drawings of the first page. They are decoration: the page stands without them. */
export async function lobbySignsReady(): Promise<void> {
  paths = await picturesAt(address);
}

/** Path of a drawing that the first page shows; nothing until they have come. */
export function lobbySign(name: LobbyName): IconPath {
  return paths[name] ?? '';
}
