import { defineConfig } from 'vitest/config';

/** Unit tests sit beside their source; what spans folders and needs a browser runs by tests/browser/run.ts. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['{client,server,shared,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
