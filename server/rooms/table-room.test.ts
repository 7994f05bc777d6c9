import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, makeTable } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

test('two people sit down, the host begins, and a move of one is seen by the other', async () => {
  const ann = newcomer();
  const table = await makeTable(server.url, { token: ann, name: 'Ann', seats: [0] });
  const a = await Browser.join(server.url, table, { token: ann, name: 'Ann' });
  const b = await Browser.join(server.url, table, { name: 'Ben' });
  expect(await b.sit(1)).toBe('done');
  expect(await b.act({ do: 'start' })).toBe('not-host');
  expect(await a.act({ do: 'start' })).toBe('done');
  await b.until(() => b.state.phase === 'playing' && b.decision(1) !== undefined, 'the start');
  expect(a.decision(0)?.kind).toBe('card');
  expect(await a.choose(0)).toBe('done');
  await b.until(() => b.state.facts.get('laid0') === 1, 'the laid card');
  expect([...b.state.seats.values()].map((seat) => seat.name)).toEqual(['Ann', 'Ben']);
});

const newcomer = () => 'a'.repeat(32);
