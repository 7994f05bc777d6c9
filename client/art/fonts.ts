import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-800.css';
import '@fontsource/cinzel/latin-900.css';
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-800.css';

/** The faces that baked drawings write with. */
const BAKED = [
  '700 20px Cinzel',
  '800 20px Cinzel',
  '900 20px Cinzel',
  '500 20px Alegreya',
  '800 20px Alegreya',
  '700 20px "Alegreya Sans"',
  '800 20px "Alegreya Sans"',
];

/**
 * Resolves when text may be baked into textures. Never rejects: without the files the fallback families are
 * used, and the table goes on.
 */
export async function fontsReady(): Promise<void> {
  await Promise.allSettled(BAKED.map((face) => document.fonts.load(face, 'Aa1–')));
}
