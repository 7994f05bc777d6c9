import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from './world.ts';

/** Files of it that are refused, and what is said of each. */
export const REFUSED_FILES = [
  ['page.html', /not JSON/],
  ['other.json', /does not say its format/],
  ['future.json', /made for a newer Pewter/],
  ['huge.json', /too large/],
  ['gone.json', /has no such file \(answer 404\)/],
  ['private.json', /does not let other pages read its files/],
] as const;

/** A site of scenario files, good and bad, of a test's own, gone with its world; gives the address of a file. */
export async function fileServer(world: World): Promise<(name: string) => string> {
  const map = JSON.stringify({ format: 1, title: 'The gap', rows: ['gggg', 'gwwg', 'gggg'] });
  const files: Readonly<Record<string, string>> = {
    'gap.json': map,
    'battle.json': JSON.stringify({
      ...{ format: 1, game: 'warrior-lands', title: 'A far gap', map: JSON.parse(map) },
      sides: [
        { name: 'North', units: [{ unit: 'Ogre', at: [[0, 0]] }] },
        { name: 'South', units: [{ unit: 'Lion', at: [[3, 2]] }] },
      ],
    }),
    'private.json': map,
    'page.html': '<!doctype html><title>No file</title>',
    'other.json': '{"hello":"world"}',
    'future.json': '{"format":12,"rows":["g"]}',
    'huge.json': `{"format":1,"title":"${'x'.repeat(2_000_000)}"}`,
    'duel.json': JSON.stringify({ format: 1, game: 'baraddun', title: 'A far duel' }),
  };
  const site = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    if (name !== 'private.json') response.setHeader('access-control-allow-origin', '*');
    response.statusCode = files[name] === undefined ? 404 : 200;
    response.end(files[name] ?? '');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  site.unref();
  world.atEnd(() => {
    site.closeAllConnections();
    site.close();
  });
  const { port } = site.address() as AddressInfo;
  return (name) => `http://127.0.0.1:${port}/${name}`;
}
