import { areAllied, type Field } from './field.ts';
import { isFree } from './places.ts';
import type { Battle } from './state.ts';

/**
 * Where a unit can get to from `from` within `steps`: cells in order of distance walked, `count` of them,
 * and for each cell the one before it. Valid until the next call: the arrays are used again.
 */
export interface Reach {
  readonly cells: Int16Array;
  count: number;
  /** Cell before, by cell; meaningful for reached cells only. */
  readonly before: Int16Array;
  /** Steps to it, by cell; meaningful for reached cells only. */
  readonly steps: Int16Array;
}

interface Scratch extends Reach {
  readonly seen: Int32Array;
  stamp: number;
}

const SCRATCH = new Map<number, Scratch>();

function scratchFor(size: number): Scratch {
  let scratch = SCRATCH.get(size);
  if (!scratch) {
    scratch = {
      cells: new Int16Array(size),
      count: 0,
      before: new Int16Array(size),
      steps: new Int16Array(size),
      seen: new Int32Array(size),
      stamp: 0,
    };
    SCRATCH.set(size, scratch);
  }
  return scratch;
}

/** On the ground through free hexes (A35, A36); flying over units and any ground to land on a free hex (A38). */
export function reachFrom(
  b: Battle,
  { board, terrain }: Field,
  from: number,
  steps: number,
  flies: boolean,
): Reach {
  const reach = scratchFor(board.size);
  const stamp = ++reach.stamp;
  const { cells, before, seen } = reach;
  const near = flies ? board.near : terrain.ways;
  const { at } = b;
  cells[0] = from;
  seen[from] = stamp;
  reach.steps[from] = 0;
  let head = 0;
  let tail = 1;
  while (head < tail) {
    const cell = cells[head++];
    const walked = reach.steps[cell];
    if (walked === steps) break;
    for (let i = cell * 6; i < cell * 6 + 6; i++) {
      const next = near[i];
      if (next < 0 || seen[next] === stamp || (!flies && at[next] >= 0)) continue;
      seen[next] = stamp;
      before[next] = cell;
      reach.steps[next] = walked + 1;
      cells[tail++] = next;
    }
  }
  reach.count = tail;
  return reach;
}

/**
 * The way that a move without a path takes: a shortest one, `to` last; null if there is none. A flier that
 * drops bombs (`over`) prefers to pass over as many of the foes of `seat` as it can on such a way.
 */
export function shortestPath(
  b: Battle,
  field: Field,
  from: number,
  to: number,
  steps: number,
  flies: boolean,
  over: number,
): number[] | null {
  if (to < 0 || to >= field.board.size || to === from || !isFree(b, field, to)) return null;
  const reach = reachFrom(b, field, from, steps, flies);
  let found = false;
  for (let i = 1; i < reach.count && !found; i++) found = reach.cells[i] === to;
  if (!found) return null;
  return over < 0 ? backTrack(reach, from, to) : richestPath(b, field, reach, from, to, over);
}

function backTrack(reach: Reach, from: number, to: number): number[] {
  const path: number[] = [];
  for (let cell = to; cell !== from; cell = reach.before[cell]) path.push(cell);
  return path.reverse();
}

function richestPath(
  b: Battle,
  field: Field,
  reach: Reach,
  from: number,
  to: number,
  seat: number,
): number[] {
  const best = new Map<number, { readonly foes: number; readonly before: number }>([
    [from, { foes: 0, before: from }],
  ]);
  for (let i = 1; i < reach.count; i++) {
    const cell = reach.cells[i];
    const here = b.at[cell] >= 0 && !areAllied(field, b.units[b.at[cell]].seat, seat) ? 1 : 0;
    for (let j = 0; j < 6; j++) {
      const prior = field.board.near[cell * 6 + j];
      const known = prior >= 0 && reach.steps[prior] === reach.steps[cell] - 1 ? best.get(prior) : undefined;
      if (known && known.foes + here > (best.get(cell)?.foes ?? -1))
        best.set(cell, { foes: known.foes + here, before: prior });
    }
  }
  const path: number[] = [];
  for (let cell = to; cell !== from; cell = best.get(cell)?.before ?? from) path.push(cell);
  return path.reverse();
}

/** Why a way of one's own may not be walked; '' if it may. Cells without the start, `to` last. */
export function pathBar(
  b: Battle,
  { board, terrain }: Field,
  from: number,
  path: readonly number[],
  steps: number,
  flies: boolean,
): '' | 'too-far' | 'no-way' | 'blocked-hex' | 'closed-ground' {
  if (path.length < 1 || path.length > steps) return 'too-far';
  let cell = from;
  for (let i = 0; i < path.length; i++) {
    const next = path[i];
    if (!(next >= 0 && next < board.size) || board.distance(cell, next) !== 1) return 'no-way';
    const passes = flies && i < path.length - 1;
    if (terrain.closed[next] === 1 && !passes) return 'closed-ground';
    // A walker has left its own hex when it comes back to it.
    const occupied = b.at[next] >= 0 && next !== from;
    if (occupied && !passes) return 'blocked-hex';
    cell = next;
  }
  return cell === from ? 'no-way' : '';
}
