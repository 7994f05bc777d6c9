import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** What is worth squeezing, with its type; pictures, sounds and woff2 are squeezed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const SMALLEST = 1024;

const toBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    // A step below the slowest: Phaser takes a second once, and every phone waits less.
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const toGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 });

/**
 * Sends a folder's texts compressed to those who take it, each worked out once per content and kept; the
 * client is some twenty files. Whatever it doesn't serve it leaves to the next handler. `cache`: the
 * Cache-Control header.
 */
export function squeezed(folder: string, cache: string): RequestHandler {
  const root = resolve(folder);
  const kept = new Map<string, Promise<Buffer>>();

  async function answer(...[request, response, next]: Parameters<RequestHandler>): Promise<void> {
    const file = fileOf(root, request.path);
    const type = file && TYPES[extname(file)];
    // Brotli only comes over TLS or from the machine itself; gzip is taken everywhere.
    const way = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) !== false);
    const wanted = request.method === 'GET' || request.method === 'HEAD';
    if (!file || !type || !wanted || !way) return next();
    const found = await stat(file).catch(() => null);
    if (!found?.isFile() || found.size < SMALLEST) return next();

    const tag = `${found.size.toString(16)}-${found.mtimeMs.toString(16)}-${way}`;
    const key = `${file} ${tag}`;
    let work = kept.get(key);
    if (!work) {
      work = readFile(file).then(way === 'br' ? toBrotli : toGzip);
      kept.set(key, work);
      work.catch(() => kept.delete(key));
    }
    const body = await work;
    response.set({
      'content-type': type,
      'content-encoding': way,
      'cache-control': cache,
      vary: 'accept-encoding',
      etag: `"${tag}"`,
    });
    // Answers 304 to whoever has it already.
    response.send(body);
  }

  return (request, response, next) => {
    answer(request, response, next).catch(next);
  };
}

/** The file that a path of a request means, null for one outside of the folder or none at all. */
function fileOf(root: string, path: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  const file = resolve(root, `.${sep}${name}`);
  return file.startsWith(root + sep) ? file : null;
}
