import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FromClient } from '../../shared/protocol/messages.ts';
import { Browser, makeTable, newToken, post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
let table: string;
let ann: Browser;
let ben: Browser;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const token = newToken();
  table = await makeTable(server.url, { token, name: 'Ann', seats: [0] });
  ann = await Browser.join(server.url, table, { token });
  ben = await Browser.join(server.url, table, { name: 'Ben' });
  await ben.sit(1);
  await ann.act({ do: 'start' });
  await ben.until(() => ben.decision(1) !== undefined);
});
afterEach(() => Promise.all([ann.leave(), ben.leave()]));

/** Sends bytes as they are, below the client library. */
const raw = (who: Browser, ...bytes: number[]) => who.room.connection.send(Uint8Array.from(bytes));
const named = (kind: string) => [13, 0xa0 | kind.length, ...Buffer.from(kind)];

/** Ann is told the code, nothing has changed, and the table plays on. */
async function refusedAs(code: string, send: () => void): Promise<void> {
  const step = ben.state.step;
  const before = ann.heard.filter((told) => told.kind === 'refused').length;
  send();
  await ann.until(() => ann.heard.filter((told) => told.kind === 'refused').length > before, code);
  expect(ann.refused).toBe(code);
  expect(ben.state.step).toBe(step);
  expect(ann.closed).toBeNull();
  expect(await ann.choose(0)).toBe('done');
}

const anything = (body: unknown) => body as FromClient['act'];

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a number', 7],
  ['a list', [1, 2]],
  ['null', null],
  ['an act without a step', { id: 'x', act: { do: 'start' } }],
  ['an act of no known kind', { id: 'x', step: 0, act: { do: 'win' } }],
  ['a seat that is no number', { id: 'x', step: 0, act: { do: 'undo', seat: 'first' } }],
  ['an act with more in it than belongs', { id: 'x', step: 0, act: { do: 'start' }, admin: true }],
  ['an id that is too long', { id: 'x'.repeat(41), step: 0, act: { do: 'start' } }],
])('%s instead of an act is refused as malformed', async (_, body) => {
  await refusedAs('malformed', () => ann.send('act', anything(body)));
});

test('half a letter in what is said, in a name or in a word is refused as such, with the id of its act', async () => {
  await refusedAs('broken-text', () => ann.send('say', { text: 'hello \ud83d' }));
  expect(await ann.act({ do: 'rename', name: 'An\ude00n' })).toBe('broken-text');
  expect(await ben.act({ do: 'sit', seat: 0, word: '\ud83d' })).toBe('broken-text');
  expect(ben.chat).toEqual([]);
});

test('a move that is none of the game’s is refused as malformed, with the id of its act', async () => {
  for (const move of [
    undefined,
    null,
    'x',
    { do: 'fly' },
    { do: 'lay', card: 'ace' },
    { do: 'rest', now: 1 },
  ]) {
    expect(await ann.act({ do: 'move', seat: 0, move })).toBe('malformed');
  }
});

test('a message of unknown type is refused and does not end the line', async () => {
  for (const kind of ['constructor', '__proto__', 'cheat']) {
    await refusedAsNext('unknown', () => ann.room.send(kind, {}));
  }
  await refusedAs('malformed', () => ann.room.send(5, {}));
});

async function refusedAsNext(code: string, send: () => void): Promise<void> {
  const before = ann.heard.filter((told) => told.kind === 'refused').length;
  send();
  await ann.until(() => ann.heard.filter((told) => told.kind === 'refused').length > before, code);
  expect(ann.refused).toBe(code);
}

test('bytes where a message is meant are refused', async () => {
  await refusedAs('malformed', () => ann.room.sendBytes('act', Uint8Array.from([1, 2, 3])));
});

test('bytes that are no protocol at all are refused', async () => {
  await refusedAsNext('unknown', () => raw(ann, 200, 1, 2));
  await refusedAsNext('malformed', () => raw(ann, 13));
  await refusedAsNext('malformed', () => raw(ann, 13, 0xdb, 0xff, 0xff, 0xff, 0xff));
  await refusedAsNext('malformed', () => raw(ann, ...named('act'), 0xc1));
  await refusedAs('malformed', () => raw(ann, ...named('act'), 0xdd, 0xff, 0xff, 0xff, 0xff));
});

test('an empty frame does no harm', async () => {
  raw(ann);
  expect(await ann.choose(0)).toBe('done');
});

test('a message above four kilobytes is refused as too large', async () => {
  await refusedAs('too-large', () =>
    ann.send('act', { id: 'x', step: 0, act: { do: 'move', seat: 0, move: 'y'.repeat(5000) } }),
  );
});

test('a message above forty-eight kilobytes ends the line, and only that one', async () => {
  ann.send('act', { id: 'x', step: 0, act: { do: 'move', seat: 0, move: 'y'.repeat(50_000) } });
  await ann.until(() => ann.closed !== null, 'the end of the line');
  expect(ann.closed).toBe(1009);
  expect(await ben.choose(1)).toBe('done');
});

test('a flood is refused, and the others play on meanwhile', async () => {
  for (let i = 0; i < 200; i++) ann.send('ping', {});
  await ann.until(() => ann.refused === 'too-fast', 'a refusal');
  expect(await ben.choose(1)).toBe('done');
});

test('an act in a flood is refused by its id, so that nobody waits for it', async () => {
  for (let i = 0; i < 60; i++) ann.send('ping', {});
  expect(await ann.choose(0)).toBe('too-fast');
});

test('somebody who does nothing but be refused is cut off', async () => {
  for (let i = 0; i < 600; i++) ann.room.send('cheat', {});
  await ann.until(() => ann.closed !== null, 'the end of the line');
  expect(await ben.choose(1)).toBe('done');
});

test('drags beyond their rate are dropped in silence; chat beyond its rate is refused', async () => {
  for (let i = 0; i < 30; i++) ann.send('drag', { piece: 'p0', x: i, y: 0 });
  for (let i = 0; i < 8; i++) ann.send('say', { text: `word ${i}` });
  await ann.until(() => ann.refused === 'too-fast', 'a refusal');
  await ben.until(() => ben.chat.length >= 6);
  const drags = ben.heard.filter((told) => told.kind === 'drag').length;
  expect(drags).toBeGreaterThan(19);
  expect(drags).toBeLessThan(30);
});

test.each<[string, unknown, string]>([
  ['no options', undefined, 'bad-join'],
  ['null', null, 'bad-join'],
  ['a list', [1], 'bad-join'],
  ['a token that is none', { protocol: 1, token: 'x', name: 'A' }, 'bad-join'],
  ['an empty name', { protocol: 1, token: 'a'.repeat(32), name: '  ' }, 'bad-join'],
  ['an old page', { protocol: 0, token: 'a'.repeat(32), name: 'A' }, 'old-protocol'],
  ['options that name another table', { table: 'other', house: {} }, 'bad-join'],
])('a join with %s gets a clear word', async (_, options, code) => {
  const door = await (await fetch(`${server.url}/api/tables/${table}`)).json();
  const join = await post<unknown>(
    `${server.url}/matchmake/joinById/${door.room}`,
    options === undefined ? '{}' : options,
  );
  expect(join.body).toMatchObject({ error: code });
});

test('matchmaking joins rooms and does nothing else', async () => {
  for (const path of [
    'create/table',
    'joinOrCreate/table',
    'join/table',
    'reconnect/x',
    'joinById/',
    '../x',
  ]) {
    const answer = await fetch(`${server.url}/matchmake/${path}`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  }
  expect((await fetch(`${server.url}/matchmake/joinById/x`)).status).toBe(405);
  const large = await fetch(`${server.url}/matchmake/joinById/x`, { method: 'POST', body: 'x'.repeat(3000) });
  expect(large.status).toBe(413);
  const stranger = await fetch(`${server.url}/matchmake/joinById/x`, {
    method: 'POST',
    body: '{}',
    headers: { origin: 'https://evil.example' },
  });
  expect(stranger.status).toBe(403);
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull();
});

test('a socket without a place in a room is sent away and nothing else happens', async () => {
  for (const path of [
    '/a/b?sessionId=constructor',
    '/x/constructor?sessionId=__proto__',
    '/',
    '/a/b/c/d?%',
  ]) {
    await knock(path);
  }
  expect(await ann.choose(0)).toBe('done');
});

test('a page from elsewhere gets no socket', async () => {
  const { room } = ann;
  const path = `/x/${room.roomId}?sessionId=${room.sessionId}`;
  expect(await knock(path, { origin: 'https://evil.example' })).toBe(401);
  expect(await knock(path, { origin: server.url })).toBe(101);
});

test('nothing of all this was a mistake of ours', async () => {
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/pewter_mistakes_total 0/);
});

/** Opens a bare socket at this path, waits for the server's word and returns the status of its answer. */
function knock(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((gone, fail) => {
    const asking = request(server.url, {
      path,
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from(newToken().slice(0, 16)).toString('base64'),
      },
    });
    asking.on('upgrade', (_response, socket, head) => {
      const heard = () => {
        socket.destroy();
        gone(101);
      };
      if (head.length > 0) heard();
      else socket.once('data', heard);
    });
    asking.on('response', (response) => gone(response.statusCode ?? 0));
    asking.on('error', fail);
    asking.end();
  });
}
