import { expect, test } from 'vitest';
import { introductionProblems, withHandicap } from './handicap.ts';
import { introductionOf } from './introduction.ts';
import { readScenario, type ScenarioFile } from './scenario.ts';

const file = {
  format: 1,
  game: 'warrior-lands',
  title: 'Bridge',
  map: { format: 1, title: 'Field', rows: ['gggggg', 'gggggg'] },
  sides: [
    {
      name: 'Guards',
      units: [
        {
          name: 'Guard',
          traits: ['Sword'],
          count: 3,
          at: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
        },
        { name: 'Captain', traits: ['Leader'], at: [[3, 0]] },
      ],
    },
    { name: 'Ogres', units: [{ unit: 'Ogre', at: [[0, 1]] }] },
  ],
  options: { pass: 'yes' },
  odds: { games: 300, wins: [200, 100], rounds: 8.5 },
  handicaps: [
    { name: 'Without the captain', without: ['Captain', 'Guard 2'], odds: { games: 300, wins: [150, 149] } },
    { name: 'Soft spirits', options: { spirit: 'absorb5' } },
  ],
};

const read = (content: unknown): ScenarioFile => {
  const shape = readScenario(content);
  if (!shape.ok) throw new Error(JSON.stringify(shape.problems));
  return shape.file;
};
const keysOf = (change: object) =>
  introductionProblems(read({ ...file, ...change })).map((problem) => [problem.path, problem.words.key]);

test('a handicap leaves out a whole line by its name, or one of several by its number', () => {
  const played = withHandicap(file, 'Without the captain');
  expect(played).toMatchObject({ ok: true, file: { title: 'Bridge (Without the captain)' } });
  if (!played.ok) return;
  const { sides, handicaps, odds } = read(played.file);
  expect(sides[0].units).toMatchObject([
    {
      name: 'Guard',
      at: [
        [0, 0],
        [2, 0],
      ],
    },
  ]);
  expect(sides[0].units[0].count).toBeUndefined();
  expect(sides[1].units).toHaveLength(1);
  expect(odds?.wins).toEqual([150, 149]);
  expect(handicaps).toBeUndefined();
});

test('a handicap sets its options beside those of the battle', () => {
  const played = withHandicap(file, 'Soft spirits');
  expect(played).toMatchObject({ ok: true, file: { options: { pass: 'yes', spirit: 'absorb5' } } });
  if (played.ok) expect(read(played.file).odds).toBeUndefined();
});

test('a handicap that the battle does not have is refused with those that it has', () => {
  const played = withHandicap(file, 'Blindfold');
  expect(played).toMatchObject({
    ok: false,
    problems: [{ words: { key: 'scenario.unknown-handicap', with: { name: 'Blindfold' } } }],
  });
});

test('handicaps that name nobody, name a number too many, empty a side or come twice are told', () => {
  expect(keysOf({})).toEqual([]);
  const one = (without: string[]) => keysOf({ handicaps: [{ name: 'x', without }] });
  expect(one(['Gaurd'])).toEqual([['handicaps.0.without.0', 'scenario.handicap-nobody']]);
  expect(one(['Guard 4'])).toEqual([['handicaps.0.without.0', 'scenario.handicap-nobody']]);
  expect(one(['Ogre'])).toEqual([['handicaps.0.without', 'scenario.side-without-units']]);
  expect(keysOf({ handicaps: [{ name: 'x' }, { name: 'x' }] })).toEqual([
    ['handicaps.1.name', 'scenario.handicap-twice'],
  ]);
});

test('measured wins must be of as many sides as there are, and no more than games', () => {
  expect(keysOf({ odds: { games: 300, wins: [301, 0] } })).toEqual([['odds.wins', 'scenario.odds-sides']]);
  expect(keysOf({ odds: { games: 300, wins: [1] } })).toEqual([['odds.wins', 'scenario.odds-sides']]);
});

test('a file of another game may say nothing about itself', () => {
  expect(introductionOf({ game: 'pebbles' })).toEqual({});
  expect(introductionOf({ odds: 'fair' })).toEqual({});
  expect(introductionOf(file).odds?.wins).toEqual([200, 100]);
});

test('gold brings its warriors to the side that has it, behind those of the battle', () => {
  const more = [{ side: 'Ogres', gold: 2, units: [{ unit: 'Ogre', at: [[1, 1]] }] }];
  const played = withHandicap({ ...file, handicaps: [{ name: 'Two gold', more }] }, 'Two gold');
  if (!played.ok) throw new Error(JSON.stringify(played.problems));
  const { sides } = read(played.file);
  expect(sides[0].units).toHaveLength(2);
  expect(sides[1].units.map(({ at }) => at)).toEqual([[[0, 1]], [[1, 1]]]);
});

test('gold for a side that nobody is on is told, with the sides that there are', () => {
  const more = [{ side: 'Trolls', gold: 2, units: [{ unit: 'Ogre', at: [[1, 1]] }] }];
  expect(keysOf({ handicaps: [{ name: 'x', more }] })).toEqual([
    ['handicaps.0.more.0.side', 'scenario.handicap-side'],
  ]);
});

test('of a card game, which has no warriors, a handicap sets the options', () => {
  const cards = { format: 1, game: 'ring-war', title: 'A war', options: { pileSize: 3 } };
  const even = { ...cards, handicaps: [{ name: 'Head start', options: { startTokens: '6/4' } }] };
  expect(withHandicap(even, 'Head start')).toEqual({
    ok: true,
    file: { ...cards, options: { pileSize: 3, startTokens: '6/4' } },
  });
  expect(withHandicap(even, 'Blindfold')).toMatchObject({
    ok: false,
    problems: [{ words: { key: 'scenario.unknown-handicap' } }],
  });
});
