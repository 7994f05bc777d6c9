import { afterEach, expect, test, vi } from 'vitest';
import { tableDoor } from './api.ts';

/** The next answer of the server: its status and its body as it arrives. */
function answering(status: number, body: BodyInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

/** Bytes that break off, as when the time for the answer is over before it has been read. */
function broken(start: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode(start));
      line.error(new DOMException('The time is over.', 'TimeoutError'));
    },
  });
}

async function problemAt(status: number, body: BodyInit): Promise<string> {
  answering(status, body);
  const door = await tableDoor('k3v9aaaaaa');
  return door.ok ? 'none' : door.problem.code;
}

afterEach(() => vi.unstubAllGlobals());

test('an answer that broke off, or came from something in between, is asked for again', async () => {
  expect(await problemAt(200, broken('{"room": "k3'))).toBe('server-away');
  expect(await problemAt(200, '<html>please wait</html>')).toBe('server-away');
  expect(await problemAt(408, '')).toBe('server-away');
  expect(await problemAt(400, 'Bad Request')).toBe('server-away');
});

test('what the server itself says is believed', async () => {
  const own = JSON.stringify({ code: 'bad-request', words: { key: 'problem.bad-request' } });
  expect(await problemAt(400, own)).toBe('bad-request');
  expect(await problemAt(404, 'Not found')).toBe('no-such-table');
  expect(await problemAt(200, '{"room":"k3v9","protocol":1}')).toBe('none');
});
