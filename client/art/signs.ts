import paths from 'virtual:icons/signs';
import type { SignName } from './iconNames.ts';
import type { IconPath } from './icons.ts';

/** Path of a sign on cards, badges and panels. */
export function sign(name: SignName): IconPath {
  return paths[name];
}
