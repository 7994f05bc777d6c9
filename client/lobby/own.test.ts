import { expect, test } from 'vitest';
import type { DesignCard } from '../../shared/protocol/designs.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { ANYTHING } from './filter.ts';
import { foundOwn, hung } from './own.ts';

const side = { name: 'Side', plastic: 'a', warriors: 0 };
const card = (id: string, game: string, players: number, minutes?: number): ScenarioCard => ({
  ...{ id, game, title: id, story: '', board: null, kinds: {}, cards: [], pieces: [], options: [], set: {} },
  ...{ sides: Array.from({ length: players }, () => side), sizes: [], about: { minutes } },
});
const told: readonly DesignCard[] = [
  { id: 'half', version: 1, title: 'Half done', game: 'warrior-lands', card: null },
  {
    id: 'gap',
    version: 3,
    title: 'The gap',
    game: 'warrior-lands',
    card: card('gap', 'warrior-lands', 2, 45),
  },
  { id: 'war', version: 2, title: 'Our war', game: 'baraddun', card: card('war', 'baraddun', 4, 10) },
];
const key = (id: string) => ({ id, secret: 's', version: 1, title: id });
const own = hung(['war', 'half', 'gone', 'gap'].map(key), new Map(told.map((one) => [one.id, one])));
const ids = (sought: Partial<typeof ANYTHING>) =>
  foundOwn(own, { ...ANYTHING, ...sought }).map((design) => design.key.id);

test('own designs hang in the order in which they were saved, without those that are gone, unfinished ones last', () => {
  expect(ids({})).toEqual(['war', 'gap', 'half']);
});

test('they are sought by game, players and length like the ready ones', () => {
  expect(ids({ game: 'warrior-lands' })).toEqual(['gap', 'half']);
  expect(ids({ players: 4 })).toEqual(['war']);
  expect(ids({ length: 'evening' })).toEqual(['gap']);
  expect(ids({ game: 'ring-war' })).toEqual([]);
});
