import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildAll } from '../browser/server.ts';
import type { Figure } from './report.ts';

const built = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** Gzipped JavaScript of the first page and of everything. */
export function measureBundle(): Figure[] {
  buildAll();
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const zipped = (file: string) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length / 1000;
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + zipped(file), 0);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const usable = lobbyScripts(false);
  const painted = lobbyScripts(true);
  const rest = files.filter((file) => /\.(css|woff2?)$/.test(file));
  return [
    { what: 'lobby, until it can be used', value: sum([...usable]), unit: 'kB gzipped', aim: '' },
    { what: 'lobby, with its pictures', value: sum([...painted]), unit: 'kB gzipped', aim: 'at most 40' },
    { what: 'whole client, JavaScript', value: sum(scripts), unit: 'kB gzipped', aim: 'at most 600' },
    { what: 'whole client, styles and fonts', value: sum(rest), unit: 'kB gzipped', aim: '' },
  ];
}

/**
 * Scripts of the first page: those of index.html, the lobby's own, and all that these import at once. With
 * `pictures` also what the lobby asks for when it paints; never the table, to which it leads.
 */
function lobbyScripts(pictures: boolean): Set<string> {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(built, file), 'utf8');
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    for (const [, path] of text.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'`]\.\/([^"'`]+\.js)["'`]/g,
    ))
      follow(folder + path);
    for (const [, path] of text.matchAll(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)) {
      if (path.startsWith('lobby-') || (pictures && !path.startsWith('screen-'))) follow(folder + path);
    }
  };
  for (const [, path] of page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) follow(path);
  if (![...seen].some((file) => file.includes('lobby-')))
    throw new Error('The script of the lobby was not found.');
  return seen;
}
