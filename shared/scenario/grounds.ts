/**
 * Letters of map files: one letter a hex, a space where there is no hex. All ground is decoration: every hex
 * plays the same (A12). How each is painted is the client's business.
 */
export const GROUNDS: Readonly<Record<string, string>> = {
  g: 'grass',
  f: 'forest',
  d: 'dust and paths',
  w: 'water',
  r: 'rocks',
  m: 'ruins',
  s: 'snow',
  b: 'marsh',
  h: 'heath',
  t: 'tilled fields',
  p: 'paving',
  l: 'lava',
};

/**
 * What stands or lies on a hex besides its ground, one letter a hex, a space for nothing. Roads, streams and
 * walls run on to neighbours of their kind. Decoration like the ground.
 */
export const FEATURES: Readonly<Record<string, string>> = {
  w: 'wood',
  h: 'hill',
  s: 'stream',
  r: 'road',
  a: 'wall',
  u: 'ruin',
  o: 'rocks',
  b: 'building',
};
