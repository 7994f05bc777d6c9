import { expect, test } from 'vitest';
import { warriorLands } from '../../shared/games/warrior-lands/game.ts';
import { makeTable } from './make.ts';

const games = new Map([[warriorLands.id, warriorLands]]);
const army = {
  ...{ format: 1, game: 'warrior-lands', title: 'Try' },
  map: { format: 1, title: 'Pond', rows: ['gggggg', 'ggwwgg'] },
  sides: [
    { name: 'Elves', gold: 3, units: [{ name: 'Mage', traits: ['Mage'], hits: 4, at: [[2, 1]] }] },
    { name: 'Foes', units: [{ unit: 'Ogre', at: [[5, 0]] }] },
  ],
};
const made = (options: Record<string, string | number>) =>
  makeTable(games, { file: army, options, autoStart: false, byHand: false, people: [], acts: [] });

test('a table whose armies and ground do not go with its options is not made, and all of it is told with its rule', () => {
  expect(made({ terrain: 'blocking' })).toMatchObject({
    ok: false,
    refusal: {
      code: 'clash',
      problems: [
        { path: 'sides.0.gold', rule: 'A183' },
        { path: 'options.terrain', rule: 'A12' },
      ],
    },
  });
});

test('options that do not exist are told together', () => {
  expect(made({ terrain: 'swamp', moon: 'full' })).toMatchObject({
    ok: false,
    refusal: { code: 'bad-option', problems: [{ path: 'options.terrain' }, { path: 'options.moon' }] },
  });
  expect(made({ moon: 'full' })).toMatchObject({
    ok: false,
    refusal: { code: 'bad-option', words: { key: 'no.unknown-option' } },
  });
});
