import furtherAddress from 'virtual:pictures/further-silhouettes';
import address from 'virtual:pictures/silhouettes';
import type { Kind } from '../../shared/table/model.ts';
import type { IconPath } from './icons.ts';
import { type Pictures, picturesAt } from './pictureFile.ts';

let paths: Pictures = {};
let further: Pictures | null = null;

/**
 * Brings the silhouettes of the rulebook's warriors, and where one of `icons` is not among them also those that
 * warriors of one's own may have. Await it before anything is drawn with them. Rejects when they cannot be had.
 */
export async function silhouettesReady(icons: Iterable<string> = []): Promise<void> {
  paths = await picturesAt(address);
  if ([...icons].some((icon) => icon !== '' && paths[icon] === undefined)) await furtherSilhouettesReady();
}

/** Silhouettes of the figures among kinds. */
export const figuresOf = (kinds: Readonly<Record<string, Kind>>): readonly string[] =>
  Object.values(kinds).flatMap(({ shape, icon }) => (shape === 'figure' ? icon : []));

/** Brings all that there are. */
export async function furtherSilhouettesReady(): Promise<void> {
  further = await picturesAt(furtherAddress);
}

/** Whether more cannot be had of it by waiting: it is here, or nowhere. */
export const hasSilhouette = (name: string): boolean => paths[name] !== undefined || further !== null;

/** Path of a warrior's silhouette by its icon name (Kind.icon); a plain figure for a name that is not carried. */
export function silhouette(name: string): IconPath {
  return paths[name] ?? further?.[name] ?? paths.spartan ?? '';
}
