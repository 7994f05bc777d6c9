import { expect, test } from 'vitest';
import { text } from '../text/lobby.ts';
import { judged } from './judged.ts';

const battle = {
  ...{ format: 1, game: 'warrior-lands', title: 'The gap' },
  map: { format: 1, title: 'The gap', rows: ['ggg', 'ggg', 'ggg'] },
  sides: [
    { name: 'North', units: [{ unit: 'Ogre', at: [[0, 0]] }] },
    { name: 'South', units: [{ unit: 'Lion', at: [[2, 2]] }] },
  ],
};
const why = async (content: unknown) => {
  const found = await judged(typeof content === 'string' ? content : JSON.stringify(content));
  return 'why' in found ? found.why.join(' ') : null;
};

test('a battle is laid as it is written', async () => {
  expect(await judged(JSON.stringify(battle))).toEqual({ file: battle, name: 'The gap' });
});

test('what is broken, not ours or of a newer Pewter is refused before a table is made', async () => {
  expect(await why('{"format":1,"game":"warr')).toMatch(/not JSON/);
  expect(await why({ hello: 1 })).toMatch(/format/);
  expect(await why({ ...battle, format: 9 })).toMatch(/newer Pewter/);
  expect(await why('['.repeat(100_000))).toMatch(/not JSON/);
});

test('a map without warriors may be drawn on', async () => {
  const found = await judged(JSON.stringify(battle.map));
  expect(found).toEqual({ why: [text('file.only-map', { title: 'The gap' })], drawable: true });
});
