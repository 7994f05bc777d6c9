import address from 'virtual:pictures/silhouettes';
import type { IconPath } from './icons.ts';
import { type Pictures, picturesAt } from './pictureFile.ts';

let paths: Pictures = {};

/** Brings the silhouettes. Await it before anything is drawn with them. Rejects when they cannot be had. */
export async function silhouettesReady(): Promise<void> {
  paths = await picturesAt(address);
}

/** Path of a warrior's silhouette by its icon name (Kind.icon); a plain figure for a name that is not carried. */
export function silhouette(name: string): IconPath {
  return paths[name] ?? paths.spartan ?? '';
}
