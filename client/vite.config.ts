import { defineConfig } from 'vite';

export default defineConfig({
  root: new URL('.', import.meta.url).pathname,
  publicDir: new URL('../public', import.meta.url).pathname,
  build: {
    outDir: new URL('../dist/client', import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
