import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../data/deck.ts';
import { stacked, started, Table } from '../testing/muster.ts';
import { assess } from './fight.ts';
import { forecast } from './gains.ts';
import { chanceOf, tieOf } from './odds.ts';
import { bestSlot, prospectsOf } from './wall.ts';

const at = (lead: number) =>
  [
    { S: 20 + lead, D: 0 },
    { S: 20, D: 0 },
  ] as const;

test.each([
  [0, 50.0, 58.3, 41.7, 16.7],
  [1, 71.1, 76.5, 61.5, 13.9],
  [2, 86.9, 88.9, 78.3, 11.1],
  [3, 95.9, 96.4, 89.8, 8.3],
  [4, 99.9, 99.9, 96.8, 5.6],
])(
  'with a lead of %i a fight is won at %f %%, the foe gimped %f, oneself gimped %f, ties %f',
  (lead, ...percents) => {
    const [own, foe] = at(lead);
    const found = [
      chanceOf(own, foe, [false, false]),
      chanceOf(own, foe, [false, true]),
      chanceOf(own, foe, [true, false]),
      tieOf(own, foe),
    ];
    found.forEach((chance, i) => {
      expect(chance * 100).toBeCloseTo(percents[i], 0);
      expect(Math.abs(chance * 100 - percents[i])).toBeLessThan(0.06);
    });
  },
);

test('the chances of both sides add up to one wherever a fight is rolled, with results counted as 1 too', () => {
  for (let S = 0; S <= 12; S++)
    for (let D = 0; D <= 8; D++) {
      const [own, foe] = [
        { S, D: 3 },
        { S: 6, D },
      ];
      if (assess(own, foe) !== 'fight') continue;
      for (const gimped of [
        [false, false],
        [true, false],
        [true, true],
      ] as const) {
        const other = chanceOf(foe, own, [gimped[1], gimped[0]]);
        expect(chanceOf(own, foe, gimped) + other).toBeCloseTo(1, 9);
      }
    }
});

test('a result counted as 1 changes the chance: five ahead on paper, but the foe can’t be pressed below 1', () => {
  const [own, foe] = [
    { S: 6, D: 4 },
    { S: 6, D: 3 },
  ];
  expect(chanceOf(own, foe, [false, false])).not.toBeCloseTo(chanceOf(...at(1), [false, false]), 2);
});

test.each([
  [0, 50],
  [1, 64],
  [2, 77],
  [3, 87],
  [4, 93],
  [5, 96],
  [6, 99],
])('before arms are drawn a lead of %i in strength promises %i %%', (lead, percent) => {
  const all = (cards: readonly unknown[]) => cards.map((_, i) => i);
  const stacks = { weapons: all(STANDARD_DECK.weapons), defences: all(STANDARD_DECK.defences) };
  expect(Math.abs(forecast(STANDARD_DECK, stacks, 'stack')(lead) * 100 - percent)).toBeLessThan(2.5);
});

test('the wall is the best of all arrangements: the weak one is spent on the strongest foe', () => {
  // Rust 12 and 5 lie; the Tide answers with 4 first, then with 6.
  const table = new Table(stacked({ fighters: 'F01 F08 F07 F06' }, { players: 4 }));
  table.next();
  expect(table.seats()).toEqual([1]);
  const prospects = prospectsOf(table.war);
  expect(prospects.map((row) => row.map(({ slot }) => slot))).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(prospects[0][0].chance).toBeLessThan(prospects[0][1].chance);
  expect(bestSlot(prospects)).toBe(0);
});

test('three cards are at stake where a New Fighter stands, and that weighs', () => {
  const table = new Table(stacked({ fighters: 'N1 F14 F05 F16 F06' }, { players: 4 }), [3]);
  table.next();
  const [first] = prospectsOf(table.war);
  expect(first.map(({ stake }) => stake)).toEqual([3, 2]);
});

test('what the wall promises does not hang on the order of the stacks', () => {
  const war = started({ players: 6 });
  const table = new Table(war, 3);
  table.next();
  const before = prospectsOf(war);
  war.weapons.reverse();
  war.defences.reverse();
  expect(prospectsOf(war)).toEqual(before);
});
