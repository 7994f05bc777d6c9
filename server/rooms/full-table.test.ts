import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_ON_TABLE } from '../../shared/table/byhand/check.ts';
import { Browser } from '../testing/browser.ts';
import { free, handTable, together } from '../testing/by-hand.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ waits: { automatic: 60_000 }, rate: 200 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

test('a table with as many pieces as can lie there, all named and counted, opens without a warning', async () => {
  const warned = vi.spyOn(console, 'warn');
  const { table, ann, ben, eve } = await handTable(server.url);
  const begun = ann.state.pieces.size;
  for (let left = MOST_ON_TABLE - begun; left > 0; left -= 50)
    expect(
      await free(ann, 0, {
        act: 'add',
        kind: 'die:20',
        count: Math.min(50, left),
        seat: 1,
        down: false,
        to: { zone: 'felt', x: 12_000, y: 7_000 },
      }),
    ).toBe('done');
  await together(ann, ben, eve);
  const ids = [...ann.state.pieces].flatMap(([id, { kind }]) => (kind === 'die:20' ? [id] : []));
  for (let from = 0; from < ids.length; from += 300) {
    const some = ids.slice(from, from + 300);
    expect(await free(ann, 0, { act: 'label', ids: some, text: '\u5c71'.repeat(60) })).toBe('done');
    for (const name of ['wounds', 'arrows', 'victory-points'])
      expect(await free(ann, 0, { act: 'mark', ids: some, name, value: 1234 })).toBe('done');
  }
  const late = await Browser.join(server.url, table, { name: 'Late' });
  await together(ann, late);
  expect(late.state.pieces.size).toBe(MOST_ON_TABLE);
  expect(late.state.pieces.get(ids[700])).toMatchObject({ label: '\u5c71'.repeat(60) });
  expect(await ann.act({ do: 'by-hand', seat: 0, on: false })).toBe('done');
  await together(ann, ben);
  expect(await ben.act({ do: 'agree', seat: 1, yes: true })).toBe('done');
  await together(ann, late);
  expect(late.state.byHand).toBe(false);
  expect(late.state.pieces.size).toBeLessThan(begun);
  expect(warned).not.toHaveBeenCalled();
});
