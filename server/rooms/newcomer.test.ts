import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOfDoom } from '../../shared/games/crack-of-doom/game.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

const wish = { games: new Map([[crackOfDoom.id, crackOfDoom]]), waits: { automatic: 60_000 } };
let server: TestServer;
beforeAll(async () => {
  server = await startServer(wish);
});
afterAll(() => server.stop());

/** Ann, the host, Ben and Cleo in mid-race; Ann sends Ben away and opens the link in another browser. */
async function freed() {
  const token = newToken();
  const file = { format: 1, game: 'crack-of-doom', title: 'Race' };
  const options = { players: 3, startHand: 5 };
  const table = await makeTable(server.url, { token, name: 'Ann', file, options, seats: [0] });
  const ann = await Browser.join(server.url, table, { token });
  const [ben, cleo] = [
    await Browser.join(server.url, table, { name: 'Ben' }),
    await Browser.join(server.url, table, { name: 'Cleo' }),
  ];
  await ben.sit(1);
  await cleo.sit(2);
  if (ann.state.phase === 'gathering') expect(await ann.act({ do: 'start' })).toBe('done');
  await cleo.until(() => cleo.state.phase === 'playing', 'the start');
  expect(await ann.act({ do: 'remove', seat: 1 })).toBe('done');
  const dora = await Browser.join(server.url, table, { name: 'Dora' });
  const sits = () => dora.act({ do: 'sit', seat: 1, word: '' });
  const agrees = async (who: Browser, yes: boolean) => {
    await who.until(() => who.state.asks === 'sit', 'the wish');
    const [seat] = who.you?.seats ?? [];
    return who.act({ do: 'agree', seat, yes });
  };
  return { table, ann, cleo, ben: ben.token, dora, sits, agrees };
}

test('somebody new sees a hand that was freed in mid-game once everybody who plays has agreed', async () => {
  const { ann, cleo, dora, sits, agrees } = await freed();
  expect(await sits()).toBe('done');
  expect([dora.state.seats.get('1')?.kind, dora.you?.seats]).toEqual(['', []]);
  expect(await agrees(ann, true)).toBe('done');
  expect(await agrees(ann, true)).toBe('not-asked');
  expect(dora.you?.seats).toEqual([]);
  expect(dora.you?.looks.flatMap((look) => look.pieces)).toEqual([]);
  expect(await agrees(cleo, true)).toBe('done');
  await dora.until(() => dora.you?.seats[0] === 1, 'her seat');
  expect(dora.state.seats.get('1')?.name).toBe('Dora');
  expect(dora.you?.looks.flatMap((look) => look.pieces).length).toBeGreaterThan(0);
  expect(dora.state.asks).toBe('');
});

test('whoever is not let in asks no second time, and the seat stays free for a bot', async () => {
  const { ann, cleo, dora, sits, agrees } = await freed();
  expect(await sits()).toBe('done');
  expect(await agrees(cleo, false)).toBe('done');
  await dora.until(() => dora.state.asks === '', 'the answer');
  expect(await sits()).toBe('not-let-in');
  expect(await ann.act({ do: 'bot', seat: 1, on: true })).toBe('done');
  expect(dora.you?.seats).toEqual([]);
});

test('whoever was not let in is known after the server has begun anew, and others may ask', async () => {
  const { table, cleo, dora, sits, agrees } = await freed();
  await sits();
  await agrees(cleo, false);
  const { data } = server;
  await server.stop(true);
  server = await startServer({ ...wish, data });
  const again = await Browser.join(server.url, table, { token: dora.token, name: 'Dora' });
  expect(await again.act({ do: 'sit', seat: 1, word: '' })).toBe('not-let-in');
  expect([again.state.asks, again.you?.seats]).toEqual(['', []]);
  const fay = await Browser.join(server.url, table, { name: 'Fay' });
  expect(await fay.act({ do: 'sit', seat: 1, word: '' })).toBe('done');
  expect(fay.state.asks).toBe('sit');
});

test('whoever had the seat comes back to it unasked, and what a newcomer wished is over', async () => {
  const { table, ben, dora, sits } = await freed();
  expect(await sits()).toBe('done');
  const again = await Browser.join(server.url, table, { name: 'Ben', token: ben });
  expect(await again.act({ do: 'sit', seat: 1, word: '' })).toBe('done');
  expect(again.you?.seats).toEqual([1]);
  await dora.until(() => dora.state.asks === '', 'the end of the wish');
});

test('whoever was away answers a wish to sit down when they come back', async () => {
  const { table, ann, cleo, dora, sits, agrees } = await freed();
  const tokens = [cleo.token, dora.token];
  await cleo.leave();
  expect(await sits()).toBe('done');
  expect(await agrees(ann, true)).toBe('done');
  expect(dora.you?.seats).toEqual([]);
  await dora.leave();
  const [cleoAgain, doraAgain] = [
    await Browser.join(server.url, table, { token: tokens[0] }),
    await Browser.join(server.url, table, { token: tokens[1] }),
  ];
  expect(await agrees(cleoAgain, true)).toBe('done');
  await doraAgain.until(() => doraAgain.you?.seats[0] === 1, 'her seat');
});
