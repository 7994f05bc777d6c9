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
import { BAKED } from './fontNames.ts';

/**
 * Resolves when text may be baked into textures. Never rejects: without the files the fallback families are
 * used, and the table goes on.
 */
export async function fontsReady(): Promise<void> {
  await Promise.allSettled(BAKED.map((face) => document.fonts.load(face, 'Aa1–')));
}
