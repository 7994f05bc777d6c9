import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ICON_SETS } from '../client/art/iconSets.ts';
import { iconsPlugin } from '../client/art/icons-plugin.ts';

/** Unit tests sit beside their source; what spans folders and needs a browser runs by tests/browser/run.ts. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [iconsPlugin(ICON_SETS)],
  test: {
    include: ['{client,server,shared,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
