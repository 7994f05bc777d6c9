import paths from 'virtual:icons/cards';
import type { IconPath } from '../icons.ts';
import type { CardSignName } from './cardSignNames.ts';

/** Path of a sign that cards share. */
export function cardSign(name: CardSignName): IconPath {
  return paths[name];
}

/** The same by a name that comes as data; undefined for one that is not carried. */
export function anyCardSign(name: string): IconPath | undefined {
  return paths[name];
}
