import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, Problem, TableDoor } from '../../shared/protocol/http.ts';
import { gamesOf } from '../games.ts';
import { newToken, post } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: gamesOf(false), log: 'silent' });
});
afterAll(() => server.stop());

test('a table is made with a handicap of its battle, and not with one that the battle does not have', async () => {
  const file = {
    format: 1,
    game: 'warrior-lands',
    title: 'Ford',
    map: { format: 1, title: 'Ford', rows: ['ggg', 'ggg'] },
    sides: [
      {
        name: 'Guards',
        units: [
          { name: 'Guard', traits: ['Sword'], at: [[0, 0]] },
          { name: 'Captain', traits: ['Sword'], at: [[1, 0]] },
        ],
      },
      { name: 'Ogres', units: [{ unit: 'Ogre', at: [[2, 1]] }] },
    ],
    handicaps: [{ name: 'No captain', without: ['Captain'] }],
  };
  const tables = `${server.url}/api/tables`;
  const wish = { token: newToken(), name: 'Ann', file };
  const made = await post<Made>(tables, { ...wish, handicap: 'No captain' });
  expect(made.status).toBe(201);
  const door = (await (await fetch(`${tables}/${(made.body as Made).id}`)).json()) as TableDoor;
  expect(door.table.title).toBe('Ford (No captain)');
  const refused = await post<Made>(tables, { ...wish, handicap: 'Blindfold' });
  expect(refused.status).toBe(400);
  expect((refused.body as Problem).problems?.[0].words.key).toBe('scenario.unknown-handicap');
});
