import './node-version.mjs';
import { command } from './failure.mjs';
import { install } from './install.mjs';

// `npm run build` builds anew; with `--if-changed`, as `npm start` does, only what is out of date.
await command(async () => {
  install();
  const { build, buildIfChanged } = await import('./bundle.mjs');
  await (process.argv.includes('--if-changed') ? buildIfChanged() : build());
});
