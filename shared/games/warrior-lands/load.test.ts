import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { say } from '../../engine/words.ts';
import { resolveMap } from '../../scenario/scenario.ts';
import { scenarioText } from '../../scenario/text.ts';
import { loadBattle } from './load.ts';
import type { BattleSetup } from './model.ts';

const json = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`scenarios/warrior-lands/${path}.json`, 'utf8'));
const maps = { 'greek-coast': json('maps/greek-coast'), 'japanese-valley': json('maps/japanese-valley') };

const shipped = (name: string): BattleSetup => {
  const file = resolveMap(json(name), maps);
  const loaded = file.ok ? loadBattle(file.file) : file;
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.setup;
};

/** What is wrong with a file, as the author reads it: "path: sentence". */
const complaints = (file: unknown): string[] => {
  const loaded = loadBattle(file);
  return loaded.ok ? [] : loaded.problems.map(({ path, words }) => `${path}: ${say(words, scenarioText)}`);
};

const two = (units: unknown[], others: unknown[] = [{ name: 'Foe', traits: [], at: [[3, 0]] }]) => ({
  format: 1,
  game: 'warrior-lands',
  title: 'Try',
  map: { format: 1, title: 'Strip', rows: ['gggg', 'gg g'] },
  sides: [
    { name: 'Ours', units },
    { name: 'Theirs', units: others },
  ],
});
const sword = { name: 'Guard', traits: ['Sword'], at: [[0, 0]] };

const hits = (setup: BattleSetup, seat: number): number =>
  setup.units.filter((unit) => unit.seat === seat).reduce((sum, unit) => sum + unit.type.hits, 0);

test.each([
  ['greeks', [17, 15], [23, 22]],
  ['japan', [20, 19], [21, 24]],
])('%s has the printed numbers of warriors and Hits', (name, counts, printed) => {
  const setup = shipped(name);
  expect([0, 1].map((seat) => setup.units.filter((unit) => unit.seat === seat).length)).toEqual(counts);
  expect([0, 1].map((seat) => hits(setup, seat))).toEqual(printed);
});

test.each(['greeks', 'japan'])(
  'in %s both sides stand in the three rows next to their edge (A10, A11)',
  (name) => {
    const setup = shipped(name);
    expect(setup.board.cells).toHaveLength(320);
    for (const unit of setup.units) {
      const row = setup.board.cells[unit.cell * 2 + 1];
      expect(unit.seat === 0 ? row >= 7 : row <= 2).toBe(true);
    }
  },
);

test.each(['greeks', 'japan'])(
  'in %s every kind of warrior has a figure of its own, and none stands in the water',
  (name) => {
    const setup = shipped(name);
    const icons = new Map(setup.units.map((unit) => [unit.type.name, unit.type.look.icon]));
    expect(new Set(icons.values()).size).toBe(icons.size);
    expect(setup.units.filter((unit) => setup.board.ground[unit.cell] === 'w')).toEqual([]);
    expect(new Set(setup.units.map((unit) => unit.id)).size).toBe(setup.units.length);
  },
);

test('Bellerophon rides Pegasus, the samurai ride horses, and centaurs carry bows', () => {
  const type = (setup: BattleSetup, name: string) =>
    setup.units.find((unit) => unit.type.name === name)?.type;
  expect(type(shipped('greeks'), 'Bellerophon')?.mount?.traits).toEqual(['wings', 'kick']);
  expect(type(shipped('japan'), 'Samurai')?.mount?.name).toBe('Horse');
  expect(type(shipped('greeks'), 'Centaur')?.traits).toEqual(['horse', 'kick', 'bow']);
});

test('several of one kind are numbered, in the order of their places', () => {
  const names = shipped('greeks').units.map((unit) => unit.name);
  expect(names).toContain('Hoplite 6');
  expect(names).toContain('Perseus');
});

test('a warrior may be a sample one with changes', () => {
  const loaded = loadBattle(
    two([{ unit: 'ogre', name: 'Grumbar', hits: 4, traits: ['Sword'], at: [[0, 0]] }]),
  );
  expect(loaded.ok && loaded.setup.units[0].type).toMatchObject({
    name: 'Grumbar',
    hits: 4,
    traits: ['halberd', 'thickskin', 'sword'],
    look: { icon: 'ogre' },
  });
});

test('an unknown trait is pointed at and the nearest known one named', () => {
  expect(complaints(two([{ ...sword, traits: ['Sword', 'Sheild'] }]))).toEqual([
    expect.stringMatching(/^sides\.0\.units\.0\.traits\.1: No trait is named "Sheild"\. The nearest: Shield/),
  ]);
  expect(complaints(two([{ unit: 'Ogre', traits: ['Wimgs'], at: [[0, 0]] }]))[0]).toMatch(
    /^sides\.0\.units\.0\.traits\.0: .*Wings/,
  );
});

test('a hero of the rulebook, its items, powers and levels come with it', () => {
  const loaded = loadBattle(
    two([
      { unit: 'Elric of Melibone', items: ['Flying Disc'], spells: ['Awe'], hero: 2, at: [[0, 0]] },
      { unit: 'Mind Flayer', at: [[1, 0]] },
      { unit: 'Unicorn', at: [[2, 0]] },
    ]),
  );
  const [elric, flayer, unicorn] = loaded.ok ? loaded.setup.units : [];
  expect(elric).toMatchObject({ heroLevels: 2 });
  expect(elric.type).toMatchObject({
    items: ['runesword', 'flyingdisk'],
    powers: [{ spell: 'priest:awe', by: 'purple' }],
  });
  expect(flayer.type.powers).toEqual([{ spell: 'mage:mesmer', by: 'purple' }]);
  expect(unicorn.type.powers).toEqual([
    { spell: 'priest:cure', by: 'pair' },
    { spell: 'priest:bless', by: 'pair' },
  ]);
});

test('an unknown item or spell is pointed at and the nearest known one named', () => {
  const odd = {
    unit: 'Elric of Melibone',
    items: ['Cloak of Invisibilty'],
    spells: ['Fireboll'],
    at: [[0, 0]],
  };
  expect(complaints(two([odd]))).toEqual([
    'sides.0.units.0.items.0: No magic item is named "Cloak of Invisibilty". The nearest: Cloak of Invisibility.',
    expect.stringMatching(/^sides\.0\.units\.0\.spells\.0: No spell is named "Fireboll"\. .*Fire Ball/),
  ]);
});

test('sides may be teams, but not all of one', () => {
  const file = two([sword]);
  const teams = (...names: string[]) => ({
    ...file,
    sides: file.sides.map((side, i) => ({ ...side, team: names[i] })),
  });
  const loaded = loadBattle(teams('north', 'south'));
  expect(loaded.ok && loaded.setup.sides.map((side) => side.team)).toEqual(['north', 'south']);
  expect(complaints(teams('north', 'north'))).toEqual([
    'sides: All sides are of the team "north": nobody is left to fight.',
  ]);
});

test('an unknown sample warrior is named with its neighbours', () => {
  expect(complaints(two([{ unit: 'Chimaera', at: [[0, 0]] }]))[0]).toMatch(
    /^sides\.0\.units\.0\.unit: .*Chimera/,
  );
});

test('two warriors in one hex are refused, on one side or on both', () => {
  expect(complaints(two([sword, { ...sword, name: 'Twin' }]))).toEqual([
    'sides.0.units.1.at.0: Twin would stand on Guard, at column 0, row 0.',
  ]);
  expect(complaints(two([{ ...sword, at: [[3, 0]] }]))[0]).toContain('Foe would stand on Guard');
});

test('a warrior off the map is refused, and a hole in the map is off the map', () => {
  expect(complaints(two([{ ...sword, at: [[9, 9]] }]))[0]).toContain('off the map, at column 9, row 9');
  expect(complaints(two([{ ...sword, at: [[2, 1]] }]))[0]).toContain('off the map');
});

test('a side without warriors is refused by name', () => {
  expect(complaints(two([], []))).toEqual([
    'sides.0.units: The side "Ours" has no warriors.',
    'sides.1.units: The side "Theirs" has no warriors.',
  ]);
});

test('ten thousand warriors get one sentence', () => {
  const crowd = Array.from({ length: 10_000 }, () => ({ bad: true }));
  expect(complaints(two(crowd))).toEqual(['sides: 10001 warriors are too many for one battle: at most 200.']);
  expect(complaints(two([{ ...sword, count: 10_000 }]))).toHaveLength(1);
});

test('a number of warriors that does not fit the places is refused', () => {
  expect(complaints(two([{ ...sword, count: 2 }]))).toEqual([
    'sides.0.units.0.at: 2 warriors need 2 places; here are 1.',
  ]);
});

test('a scenario of another game, or with the bare name of a map, is refused', () => {
  expect(complaints({ ...two([sword]), game: 'ring-war' })[0]).toContain('ring-war');
  expect(complaints({ ...two([sword]), map: 'atlantis' })).toEqual([
    'map: There is no map named "atlantis".',
  ]);
});

test('one side alone makes no battle', () => {
  const file = two([sword]);
  expect(complaints({ ...file, sides: file.sides.slice(0, 1) })).toEqual([
    'sides: This game is for 2 to 6 sides; the file has 1.',
  ]);
});

test('the example on the page about the format is a battle', () => {
  const [, example] =
    /```json\n(\{\n {2}"\$schema"[\s\S]*?)```/.exec(readFileSync('docs/scenario-format.md', 'utf8')) ?? [];
  const file = resolveMap(JSON.parse(example), maps);
  expect(file.ok && complaints(file.file)).toEqual([]);
});

test('gold of a handicap that buys another sum than it says is told, and warriors that cannot stand', () => {
  const gold = (sum: number, at: readonly number[]) => ({
    ...two([sword]),
    handicaps: [
      { name: 'More', more: [{ side: 'Ours', gold: sum, units: [{ unit: 'Ogre', skill: 1, at: [at] }] }] },
    ],
  });
  expect(complaints(gold(3, [1, 0]))).toEqual([]);
  expect(complaints(gold(2, [1, 0]))).toEqual([
    'handicaps.0.more.0.gold: These warriors cost 3 gold, not 2.',
  ]);
  expect(complaints(gold(3, [0, 0]))[0]).toMatch(
    /^handicaps\.0\.more\.0\.units\.0\.at\.0: Ogre would stand on/,
  );
  expect(complaints(gold(3, [9, 0]))[0]).toMatch(/off the map/);
});
