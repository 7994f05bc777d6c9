import type { Board } from '../../../hex/board.ts';
import type { BattleSetup } from '../model.ts';
import type { Options } from './options.ts';

/**
 * What the ground does to the battle. The rules know none: every hex is as good as another (A12). By option, hexes
 * that block movement are like the edge of the map for feet, and hexes that block sight like a unit in the way.
 */
export interface Terrain {
  /** Neighbours as in `Board.near`, -1 also where nobody can stand. */
  readonly ways: Int16Array;
  /** 1 where nobody can stand. */
  readonly closed: Uint8Array;
  /** Lines of sight as `Board.between` has them, without those that the ground blocks. Shared: do not write to it. */
  lines(from: number, to: number): readonly Int16Array[];
  /** Steps on foot between two cells with nobody in the way; as the crow flies where there is no way. */
  walk(from: number, to: number): number;
}

export function terrainOf(board: Board, { blocking }: BattleSetup, options: Options): Terrain {
  const closed = new Uint8Array(board.size);
  // Open ground costs nothing: the board answers by itself.
  if (options.terrain === 'decoration' || !blocking)
    return {
      ...{ ways: board.near, closed },
      lines: (from, to) => board.between(from, to),
      walk: (from, to) => board.distance(from, to),
    };
  for (const cell of blocking.movement) closed[cell] = 1;
  const ways = board.near.map((cell) => (cell >= 0 && closed[cell] === 1 ? -1 : cell));
  const opaque = new Set(blocking.sight);
  const known = new Map<number, readonly Int16Array[]>();
  const lines = (from: number, to: number): readonly Int16Array[] => {
    const key = from * board.size + to;
    let open = known.get(key);
    if (!open) {
      open = board.between(from, to).filter((line) => !line.some((cell) => opaque.has(cell)));
      known.set(key, open);
    }
    return open;
  };
  const walks = new Map<number, Int16Array>();
  const walk = (from: number, to: number): number => {
    let steps = walks.get(to);
    if (!steps) {
      steps = stepsTo(board.size, ways, to);
      walks.set(to, steps);
    }
    return steps[from] < 0 ? board.distance(from, to) : steps[from];
  };
  return { ways, closed, lines, walk };
}

/** Steps on foot to `to` from every cell, -1 where no way leads. */
function stepsTo(size: number, ways: Int16Array, to: number): Int16Array {
  const steps = new Int16Array(size).fill(-1);
  steps[to] = 0;
  const reached = [to];
  for (const cell of reached)
    for (let i = cell * 6; i < cell * 6 + 6; i++) {
      const next = ways[i];
      if (next < 0 || steps[next] >= 0) continue;
      steps[next] = steps[cell] + 1;
      reached.push(next);
    }
  return steps;
}
