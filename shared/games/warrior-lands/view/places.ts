import { hexNames } from '../../../hex/offset.ts';
import type { Battle } from '../rules/state.ts';

const NAMES = new WeakMap<object, readonly string[]>();

/** What a hex is called aloud: its column as a letter and its row, both counted from the map's first. 'E4'. */
export function placeName(b: Battle, cell: number): string {
  const { board } = b.base.setup;
  let names = NAMES.get(board);
  if (!names) {
    names = hexNames(board);
    NAMES.set(board, names);
  }
  return names[cell];
}
