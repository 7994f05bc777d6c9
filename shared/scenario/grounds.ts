/**
 * Letters of map files: one letter a hex, a space where there is no hex, and the name of each kind. How each is
 * painted is the client's business.
 */
export const GROUNDS: Readonly<Record<string, string>> = {
  g: 'grass',
  f: 'forest',
  d: 'dust',
  w: 'water',
  r: 'rocks',
  m: 'ruins',
  s: 'snow',
  b: 'marsh',
  h: 'heath',
  t: 'fields',
  p: 'paving',
  l: 'lava',
};

/**
 * What stands or lies on a hex besides its ground, one letter a hex, a space for nothing. Roads, streams and
 * walls run on to neighbours of their kind.
 */
export const FEATURES: Readonly<Record<string, string>> = {
  w: 'wood',
  h: 'hill',
  s: 'stream',
  r: 'road',
  a: 'wall',
  u: 'columns',
  o: 'boulders',
  b: 'building',
};

/** What a kind of ground or feature can stand in the way of. */
export const BLOCKS = ['nothing', 'movement', 'sight', 'both'] as const;
export type Blocks = (typeof BLOCKS)[number];

/** Names of all kinds, grounds first. No feature is named like a ground: a map file says of each what it blocks. */
export const KINDS: readonly string[] = [...Object.values(GROUNDS), ...Object.values(FEATURES)];

const USUAL: Readonly<Record<string, Blocks>> = {
  ...{ forest: 'sight', water: 'movement', rocks: 'both', lava: 'movement' },
  ...{ wood: 'sight', wall: 'both', boulders: 'both', building: 'both' },
};

/** What a kind blocks where its map says nothing of it. */
export const usuallyBlocks = (kind: string): Blocks => USUAL[kind] ?? 'nothing';
