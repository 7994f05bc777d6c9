// biome-ignore lint/style/noRestrictedImports: run by hand (npm run schema) and imported by nobody; the one file here that writes
import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles } from '../scenario/schema.ts';
import { cardSchemaFiles } from './card-schemas.ts';

const folder = new URL('../../public/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries({ ...schemaFiles(), ...cardSchemaFiles() })) {
  writeFileSync(new URL(name, folder), text);
  process.stdout.write(`public/schema/${name}\n`);
}
