import './node-version.mjs';
import { command } from './failure.mjs';
import { install } from './install.mjs';

// `npm run build` builds whatever the sources say; `npm start` skips what is up to date.
await command(async () => {
  install();
  const { build } = await import('./bundle.mjs');
  await build();
});
