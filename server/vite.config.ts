import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server and the threads of its bots, bundled for Node; packages stay outside. */
export default defineConfig({
  root: here('..'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('../dist/server'),
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: { main: here('main.ts'), thread: here('bots/thread.ts') },
      output: { entryFileNames: '[name].js' },
    },
  },
});
