import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ICON_SETS } from './art/iconSets.ts';
import { iconsPlugin } from './art/icons-plugin.ts';
import { leanPhaser } from './phaser/lean-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [iconsPlugin(ICON_SETS), leanPhaser(here('phaser/lean.ts'))],
  publicDir: here('../public'),
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
