import { type Blocks, FEATURES, GROUNDS, usuallyBlocks } from './grounds.ts';

/** What a map says of its kinds; those that it does not name block what they usually do. */
export type Kinds = Readonly<Partial<Record<string, { readonly blocks: Blocks }>>>;

export interface Blocked {
  readonly movement: boolean;
  readonly sight: boolean;
}

/**
 * The cells of a map, counted as `layOutMap` counts them, that nobody can enter and that nobody sees through.
 * Whether a game heeds them is a matter of its options: most play all ground as decoration.
 */
export function blocking(map: {
  readonly rows: readonly string[];
  readonly features?: readonly string[];
  readonly kinds?: Kinds;
}): {
  readonly movement: ReadonlySet<number>;
  readonly sight: ReadonlySet<number>;
} {
  const movement = new Set<number>();
  const sight = new Set<number>();
  let cell = 0;
  map.rows.forEach((letters, row) => {
    for (let column = 0; column < letters.length; column++) {
      if (letters[column] === ' ') continue;
      const blocked = blockedBy(letters[column], map.features?.[row]?.[column] ?? ' ', map.kinds);
      if (blocked.movement) movement.add(cell);
      if (blocked.sight) sight.add(cell);
      cell++;
    }
  });
  return { movement, sight };
}

/**
 * What a hex blocks, by the letters of its ground and its feature: what either of them blocks. But a road leads
 * over any ground: over water it is a bridge, through rocks a pass.
 */
export function blockedBy(ground: string, feature: string, kinds?: Kinds): Blocked {
  const below = blocksOf(GROUNDS[ground], kinds);
  const above = blocksOf(FEATURES[feature], kinds);
  const led = FEATURES[feature] === 'road';
  return {
    movement: stops(above, 'movement') || (stops(below, 'movement') && !led),
    sight: stops(above, 'sight') || stops(below, 'sight'),
  };
}

/** What a kind blocks on this map; no kind blocks nothing. */
export function blocksOf(kind: string | undefined, kinds: Kinds = {}): Blocks {
  if (kind === undefined) return 'nothing';
  return kinds[kind]?.blocks ?? usuallyBlocks(kind);
}

const stops = (blocks: Blocks, what: 'movement' | 'sight'): boolean => blocks === what || blocks === 'both';
