import paths from 'virtual:icons/silhouettes';
import type { IconPath } from './icons.ts';

/** Path of a warrior's silhouette by its icon name (Kind.icon); a plain figure for a name that is not carried. */
export function silhouette(name: string): IconPath {
  return paths[name] ?? paths.spartan;
}
