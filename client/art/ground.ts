/**
 * How each ground letter of a map is painted (shared/scenario names them): three tints that clouds mix, the
 * direction and colour of brush strokes, and small things that stand or lie on a hex (groundDecor.ts).
 */
export interface Ground {
  /** Base, light, dark. */
  readonly tints: readonly [string, string, string];
  /** Brush direction in radians and how far it strays. */
  readonly brush: readonly [number, number];
  readonly decor: Decor;
}

export type Decor =
  | 'tufts'
  | 'trees'
  | 'pebbles'
  | 'ripples'
  | 'boulders'
  | 'columns'
  | 'drifts'
  | 'reeds'
  | 'heather'
  | 'furrows'
  | 'slabs'
  | 'embers'
  | 'none';

const UPWARD = [-1.15, 0.35] as const;
const SLANTED = [-0.35, 0.3] as const;
const LEVEL = [0, 0.13] as const;
const ANYHOW = [0, 3.14] as const;

const GROUNDS: Readonly<Record<string, Ground>> = {
  g: { tints: ['#9daa72', '#b5bb87', '#879a62'], brush: UPWARD, decor: 'tufts' },
  f: { tints: ['#7f955c', '#94a66c', '#69834e'], brush: UPWARD, decor: 'trees' },
  d: { tints: ['#dcc291', '#e8d4aa', '#c9ab78'], brush: SLANTED, decor: 'pebbles' },
  w: { tints: ['#78acb2', '#9ac8c6', '#5a939f'], brush: LEVEL, decor: 'ripples' },
  r: { tints: ['#a3988a', '#b9ae9e', '#887d71'], brush: ANYHOW, decor: 'boulders' },
  m: { tints: ['#c9b189', '#d8c6a2', '#b49a70'], brush: SLANTED, decor: 'columns' },
  b: { tints: ['#8b9a76', '#a3ad86', '#6f8170'], brush: LEVEL, decor: 'reeds' },
  h: { tints: ['#a58f9a', '#b9a3a6', '#8c7684'], brush: UPWARD, decor: 'heather' },
  t: { tints: ['#cdb069', '#ddc687', '#b0924f'], brush: SLANTED, decor: 'furrows' },
  p: { tints: ['#b7ab9b', '#cabfae', '#9b8f80'], brush: ANYHOW, decor: 'slabs' },
  l: { tints: ['#4d423e', '#63534a', '#382f2d'], brush: ANYHOW, decor: 'embers' },
  s: { tints: ['#e6e8e2', '#f6f6ef', '#c9d3d6'], brush: LEVEL, decor: 'drifts' },
};

/** Ground of a letter; an unknown one is grass. */
export function groundOf(letter: string): Ground {
  return GROUNDS[letter] ?? GROUNDS.g;
}
