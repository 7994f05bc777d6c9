import address from 'virtual:pictures/cards';
import type { IconPath } from '../icons.ts';
import { type Pictures, picturesAt } from '../pictureFile.ts';
import type { CardSignName } from './cardSignNames.ts';

let paths: Pictures = {};

/** Brings the signs that cards share; picturesOf does it too. Await it before anything of client/art/cards is drawn. */
export async function cardSignsReady(): Promise<void> {
  paths = await picturesAt(address);
}

/** Path of a sign that cards share. */
export function cardSign(name: CardSignName): IconPath {
  return paths[name] ?? '';
}
