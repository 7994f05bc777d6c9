/** Families as canvases and CSS name them; fonts.ts brings the files. */
export const FONT_DISPLAY = 'Cinzel, serif';
export const FONT_TEXT = 'Alegreya, serif';
export const FONT_SANS = '"Alegreya Sans", sans-serif';

/** The faces that baked drawings write with: what is baked before its face has come keeps the fallback's. */
export const BAKED: readonly string[] = [
  '700 20px Cinzel',
  '800 20px Cinzel',
  '900 20px Cinzel',
  '500 20px Alegreya',
  'italic 500 20px Alegreya',
  '700 20px Alegreya',
  '800 20px Alegreya',
  '700 20px "Alegreya Sans"',
  '800 20px "Alegreya Sans"',
];
