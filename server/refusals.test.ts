import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tableText } from '../shared/protocol/text.ts';

/** Keys of the sentences that the server and the match speak, as they stand in their sources. */
function spoken(): Set<string> {
  const top = fileURLToPath(new URL('..', import.meta.url));
  const keys = new Set<string>();
  for (const folder of ['server', 'shared/engine', 'shared/table']) {
    for (const file of readdirSync(top + folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.ts$/.test(file) || /\.test\.ts$|testing|text\.ts$/.test(file)) continue;
      const source = readFileSync(`${top}${folder}/${file}`, 'utf8');
      for (const [, code] of source.matchAll(/\bno\('([a-z-]+)'/g)) keys.add(`no.${code}`);
      for (const [, code] of source.matchAll(/code: '([a-z-]+)', id/g)) keys.add(`no.${code}`);
      for (const [, key] of source.matchAll(/'((?:no|table|hand)\.[a-z-]+)'/g)) keys.add(key);
    }
  }
  return keys;
}

/** Spoken by codes that are chosen at run time, and by the page itself. */
const CHOSEN = new Set(['no.broken-text', 'no.unknown', 'no.not-started', 'no.undo-sealed']);

test('every refusal and every line about people has its sentence, and no sentence is left over', () => {
  const known = Object.keys(tableText);
  expect([...spoken()].filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !spoken().has(key) && !CHOSEN.has(key))).toEqual([]);
});
