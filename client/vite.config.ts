import { defineConfig } from 'vite';
import { ICON_SETS } from './art/iconSets.ts';
import { iconsPlugin } from './art/icons-plugin.ts';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  plugins: [iconsPlugin(ICON_SETS)],
  publicDir: new URL('../public', import.meta.url).pathname,
  build: {
    outDir: new URL('../dist/client', import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
