import address from 'virtual:pictures/trail';
import type { TrailName } from '../../art/iconNames.ts';
import type { IconPath } from '../../art/icons.ts';
import { type Pictures, picturesAt } from '../../art/pictureFile.ts';

let paths: Pictures = {};

/** Brings the drawings of the places on the map; await it before the map is painted. */
export async function mapSignsReady(): Promise<void> {
  paths = await picturesAt(address);
}

export const mapSign = (name: TrailName): IconPath => paths[name] ?? '';
