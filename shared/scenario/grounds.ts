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
};
