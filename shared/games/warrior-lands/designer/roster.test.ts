import { expect, test } from 'vitest';
import { freeBeside } from '../../../design/beside.ts';
import { checksOf, playable } from '../../../design/check.ts';
import { type Command, perform } from '../../../design/command.ts';
import { type Design, fileOf, newDesign } from '../../../design/design.ts';
import { designText } from '../../../design/text.ts';
import { say } from '../../../engine/words.ts';
import { scenarioText } from '../../../scenario/text.ts';
import { knownWarriors } from '../data/named.ts';
import { loadBattle } from '../load.ts';
import { text } from '../text.ts';
import { rosterOf } from './roster.ts';
import { rosterText } from './text.ts';

const roster = rosterOf();
const field = newDesign('warrior-lands', 'Field', ['North', 'South'], 6, 5);
const after = (design: Design, ...commands: Command[]): Design =>
  commands.reduce((now, command) => perform(now, command)?.design ?? now, design);
const put = (side: number, unit: string, column: number, row: number): Command => ({
  ...{ do: 'place', side, warrior: { unit } },
  at: [column, row],
});
const told = (design: Design): string[] =>
  checksOf(design, roster).map(({ tone, words }) => {
    return `${tone}: ${say(words, designText, rosterText, scenarioText, text)}`;
  });

test('the tray offers every warrior of the rulebook once, soldiers besides, and all of them can fight', () => {
  const all = roster.groups.flatMap(({ ready }) => ready);
  const named = all.flatMap(({ warrior }) => warrior.unit ?? []);
  expect([...named].sort()).toEqual([...knownWarriors()].sort());
  expect(roster.groups.every(({ ready, name }) => ready.length > 0 && rosterText[name.key])).toBe(true);
  const half = Math.ceil(all.length / 2);
  const line = (warriors: typeof all, row: number) =>
    warriors.map(({ warrior }, i) => ({ ...warrior, at: [[i, row]] }));
  const file = {
    ...fileOf(field),
    map: { format: 1, title: 'x', rows: ['g'.repeat(half), 'g'.repeat(half)] },
    sides: [
      { name: 'North', units: line(all.slice(0, half), 0) },
      { name: 'South', units: line(all.slice(half), 1) },
    ],
  };
  expect(loadBattle(file)).toMatchObject({ ok: true });
});

test('a warrior costs its Hits, Skill, Fate and items', () => {
  expect(roster.look({ unit: 'Fire Drake' })).toMatchObject({ cost: 5, kind: { size: 'big' } });
  expect(roster.look({ name: 'Captain', traits: ['Leader'], hits: 2, skill: 1 })?.cost).toBe(3);
  expect(roster.look({ unit: 'Nobody' })).toBeNull();
});

test('an empty side and an unknown trait keep a battle from being played, and say where', () => {
  expect(playable(checksOf(field, roster))).toBe(false);
  expect(told(field)).toContain('fault: North: nobody stands on the map yet');
  const odd = after(field, put(0, 'Ogre', 0, 0), {
    ...{ do: 'place', side: 1, at: [3, 3] },
    warrior: { name: 'Odd', traits: ['Sheild'] },
  });
  const [fault] = checksOf(odd, roster);
  expect(fault).toMatchObject({ tone: 'fault', at: [3, 3] });
  expect(told(odd)[0]).toMatch(/No trait is named "Sheild"/);
});

test('a battle with somebody on either side can be played', () => {
  const ready = after(field, put(0, 'Ogre', 0, 0), put(1, 'Lion', 5, 4));
  expect(told(ready)).toEqual(['good: 1 North against 1 South']);
  expect(playable(checksOf(ready, roster))).toBe(true);
});

test('zones in pieces, warriors outside of them and ground that does not hang together are worth a word', () => {
  const laid = after(
    field,
    put(0, 'Ogre', 3, 2),
    put(1, 'Lion', 5, 4),
    {
      do: 'paint',
      layer: 'zones',
      letter: '1',
      at: [
        [0, 0],
        [5, 0],
      ],
    },
    { do: 'line', layer: 'ground', letter: ' ', from: [2, 0], to: [2, 4], size: 1 },
  );
  expect(told(laid)).toEqual([
    'warning: the zone of North lies in 2 parts',
    'warning: Ogre of North stands outside of the zone',
    'warning: not every side has a zone',
    'warning: the map lies in 2 parts: not everybody can meet',
    'good: 1 North against 1 South',
  ]);
});

test('gold and casters are counted, and what an army may not have is said', () => {
  const army = after(
    field,
    { do: 'side', side: 0, change: { army: 'Dwarf', gold: 3 } },
    put(0, 'Fire Drake', 0, 0),
    { do: 'place', side: 0, warrior: { name: 'Priest', traits: ['Priest'] }, at: [1, 0] },
    put(1, 'Lion', 5, 4),
  );
  expect(roster.muster(army.sides[0])).toMatchObject({ cost: 6, gold: 3, casters: 1, casterLimit: 1 });
  expect(told(army)).toContain('fault: North: Priest cannot join: only humans have a Priest.');
  expect(told(army)).toContain('fault: North: The army costs 6 gold and has 3.');
});

test('a warrior of one’s own may have any silhouette that is carried, and no other', () => {
  const { icons } = roster;
  expect(icons.length).toBeGreaterThan(250);
  expect(icons.filter(({ icon }) => roster.faults({ name: 'Own', icon }).length > 0)).toEqual([]);
  expect(roster.look({ unit: 'Ogre', icon: 'siege-tower' })?.kind).toMatchObject({
    icon: 'siege-tower',
    size: 'big',
  });
  const [fault] = roster.faults({ name: 'Own', icon: 'siege-towr' });
  expect(say(fault.words, scenarioText)).toBe(
    'No silhouette is named "siege-towr". The nearest: siege-tower, siege-ram.',
  );
});

test('a silhouette is found by its own words and by the names of those who look so', () => {
  const words = (icon: string) => roster.icons.find((one) => one.icon === icon)?.words;
  expect(words('siege-tower')).toBe('siege tower');
  expect(words('spartan')).toContain('hoplite');
});

test('a companion finds the nearest free hex, or none', () => {
  const crowded = after(field, put(0, 'Ogre', 0, 0), put(0, 'Lion', 1, 0));
  const beside = freeBeside(crowded, [0, 0]);
  expect(beside).toEqual([0, 1]);
  const island = after(crowded, {
    do: 'paint',
    layer: 'ground',
    letter: ' ',
    at: [
      [0, 1],
      [1, 1],
      [2, 0],
    ],
  });
  expect(freeBeside(island, [0, 0])).toBeNull();
});

test('the options of a battle count in its armies: free items, casters beyond the limit, customs that must be kept', () => {
  const battle = (options: Record<string, string | number | boolean>) =>
    after(
      field,
      { do: 'side', side: 0, change: { army: 'High Elf', gold: 2 } },
      {
        do: 'place',
        side: 0,
        warrior: { name: 'Elf', traits: ['Druid'], items: ['Magic Armor'] },
        at: [0, 0],
      },
      { do: 'place', side: 0, warrior: { name: 'Seer', traits: ['Druid'] }, at: [1, 0] },
      put(1, 'Lion', 5, 4),
      { do: 'options', options },
    );
  expect(told(battle({}))).toEqual(
    expect.arrayContaining([
      'fault: North: The army costs 3 gold and has 2.',
      expect.stringMatching(/^warning: North: 2 spell-casters are more/),
      expect.stringMatching(/^warning: North: High elves usually/),
    ]),
  );
  const strict = told(battle({ itemCost: 0, casterLimit: 'enforce', composition: 'strict' }));
  expect(strict.filter((line) => line.startsWith('fault'))).toEqual([
    expect.stringMatching(/^fault: North: 2 spell-casters are more/),
    expect.stringMatching(/^fault: North: High elves usually/),
  ]);
  expect(told(battle({ itemCost: 0, casterLimit: 'off' })).join()).not.toMatch(/spell-casters|fault/);
});
