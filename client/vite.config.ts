import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ICON_SETS } from './art/iconSets.ts';
import { iconsPlugin } from './art/icons-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [iconsPlugin(ICON_SETS)],
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../dist/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
