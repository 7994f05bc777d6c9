import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ICON_SETS } from './art/iconSets.ts';
import { iconsPlugin } from './art/icons-plugin.ts';
import { leanPhaser } from './phaser/lean-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [iconsPlugin(ICON_SETS), leanPhaser(here('phaser/lean.ts'))],
  // For browsers the two name builds of which nothing can be left out.
  resolve: {
    alias: {
      'colyseus.js': here('../node_modules/colyseus.js/build/esm/index.mjs'),
      '@colyseus/schema': here('../node_modules/@colyseus/schema/build/esm/index.mjs'),
    },
  },
  publicDir: here('../public'),
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
