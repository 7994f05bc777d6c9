import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/start-server.ts';

const SCRIPT = 'export const pebble = 1;\n'.repeat(400);
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pewter-files-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), `<!doctype html><title>Pewter</title>${' '.repeat(2000)}`);
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'client/assets/small-1a2b.js'), 'export {}');
  writeFileSync(join(folder, 'secret.json'), JSON.stringify({ secret: 'x'.repeat(2000) }));
  server = await startServer({ client: join(folder, 'client'), log: 'silent' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Plain HTTP: fetch would unpack the answer itself, and tidy the path. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((found, fail) => {
    get({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        found({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', fail);
  });
}

test('scripts come compressed to those who take it, and plain to others', async () => {
  const brotli = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzipped = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body).toString()).toBe(SCRIPT);
  const plain = await ask('/assets/app-1a2b.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  const small = await ask('/assets/small-1a2b.js', { 'accept-encoding': 'gzip' });
  expect([small.headers['content-encoding'], small.body.toString()]).toEqual([undefined, 'export {}']);
});

test('what is named by its content is kept for good, and the page is asked for each time', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const script = await ask('/assets/app-1a2b.js', headers);
    expect(script.headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
    expect(script.headers['content-type']).toMatch(/javascript/);
    for (const path of ['/', '/t/abcdefghij', '/index.html']) {
      const page = await ask(path, headers);
      expect([path, page.status, page.headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    }
    const known = { ...headers, 'if-none-match': String(script.headers.etag) };
    expect((await ask('/assets/app-1a2b.js', known)).status).toBe(304);
  }
  const missing = await ask('/assets/gone-1a2b.js', { 'accept-encoding': 'gzip' });
  expect([missing.status, String(missing.headers['cache-control'])]).not.toContain('immutable');
  expect(missing.status).toBe(404);
});

test('no way of writing a path leads out of the folder', async () => {
  for (const path of [
    '/assets/../../secret.json',
    '/assets/..%2f..%2fsecret.json',
    '/..%2fsecret.json',
    '/t/../../secret.json',
    '/%2e%2e/secret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/%00.js',
    '/assets/%E0%A4%A.js',
    '//etc/passwd',
    '/t/../../etc/passwd',
  ]) {
    const { status, body } = await ask(path, { 'accept-encoding': 'gzip' });
    expect([path, status < 500]).toEqual([path, true]);
    expect(body.toString()).not.toContain('secret');
    expect(body.toString()).not.toContain('root:');
  }
  expect((await ask('/health')).status).toBe(200);
});
