/** Families as canvases and CSS name them; fonts.ts brings the files. */
export const FONT_DISPLAY = 'Cinzel, serif';
export const FONT_TEXT = 'Alegreya, serif';
export const FONT_SANS = '"Alegreya Sans", sans-serif';
