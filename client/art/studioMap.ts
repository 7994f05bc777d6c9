import { axialOf } from '../../shared/hex/offset.ts';
import type { BoardView } from '../../shared/table/model.ts';

/** The map of the target picture. */
export const STUDIO_ROWS = [
  'ggggggddggggwwwr',
  'gfggggddgggwwwrr',
  'ffgggdddggggwwgg',
  'gfgrgddmdgggwwgg',
  'gggrrdddddgggrgg',
  'gggggddddddgggff',
  'gwggggddggdddgff',
  'wwwgggdgggggdrgg',
  'wwwwgddmggggdrrg',
  'rwwggddgggfggggg',
];

/** A map from rows of ground letters, odd rows half a hex to the right; spaces are holes. */
export function boardOf(rows: readonly string[], flat = false): BoardView {
  const cells: number[] = [];
  let ground = '';
  rows.forEach((letters, row) => {
    [...letters].forEach((letter, column) => {
      if (letter === ' ') return;
      const { q, r } = axialOf('pointy', column, row);
      cells.push(q, r);
      ground += letter;
    });
  });
  return { orientation: flat ? 'flat' : 'pointy', cells, ground };
}
