import { expect, test } from 'vitest';
import { nearest } from '../../scenario/nearest.ts';
import { LAYERS, PASSIVES } from './data/passives.ts';
import { PRINTED_ROWS, ROW_BY_ID, ROWS } from './data/rows.ts';
import type { Effect } from './model.ts';
import { foldName, idByName, knownTraitNames, traitByName } from './names.ts';
import { effectsOf } from './notation.ts';

const short = (effects: readonly Effect[]): string =>
  effects
    .map(
      ({ kind, range, figure, indirect, splash }) =>
        `${kind}${indirect ? '+' : ''}${range}:${figure}${splash === undefined ? '' : `~${splash}`}`,
    )
    .join('/');

test.each([
  ['Attack 1 (1-4)', 'ATK1:4'],
  ['Indirect 2 (1-3)', 'IND+2:3'],
  ['Crush/Indirect 4 (1-2)', 'CRU+4:2'],
  ['Attack 1 or Receive (1-2)', 'ATK1:2/RCV0:2'],
  ['Push 1 or Receive (1-3)', 'PSH1:3/RCV0:3'],
  ['Trap 1 (1-3) or Defend (1-3)', 'TRP1:3/DEF0:3'],
  ['Receive 1 (1-3)', 'RCV0:3'],
  ['Move = 1', 'MOV1:0'],
  ['Move 3', 'MOV3:0'],
  ['Flying 3', 'FLY3:0'],
  ['Attack (1-4)', 'ATK1:4'],
  ['Small (1-3)', 'DEF0:3'],
  ['Burst X (1-3/1)', 'BUR0:3~1'],
  ['Pierce 3 (1)', 'PRC3:1'],
  ['Regain 1 Lost Hit', 'REG0:0'],
  ['Switch', 'SWI0:0'],
  ['Deploy', 'DEP5:0'],
  ['Inspire All 2 (1-3)', 'INA2:3'],
  ['Stun All 2 (1-2)', 'STA2:2'],
  ['Blue Mage Spell', 'SPELL0:0'],
  ['None', ''],
])('the notation "%s" means %s', (text, meaning) => {
  expect(short(effectsOf(text))).toBe(meaning);
});

test('what is no notation is an error of our tables', () => {
  expect(() => effectsOf('Atack 1 (1-3)')).toThrow('Atack');
});

test('the list has the 75 printed rows and the two that were forgotten', () => {
  expect(PRINTED_ROWS).toHaveLength(75);
  expect(ROWS.map((row) => row.id).slice(75)).toEqual(['shaman', 'druid']);
  expect(ROW_BY_ID.size).toBe(77);
});

test('no name means two things', () => {
  const names = knownTraitNames().map(foldName);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  const ids = [...ROWS, ...PASSIVES].map((known) => known.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('armour is rolled from the lightest to the hardest (A72)', () => {
  const figures = LAYERS.map((layer) => layer.absorbs ?? 0);
  expect(figures).toEqual([...figures].sort((a, b) => a - b));
});

test.each([
  ['Bite', 'fangs'],
  ['Pole-Arm', 'halberd'],
  ['Leadership', 'leader'],
  ['Wind Attack', 'air'],
  ['Lightning Breath', 'lightning'],
  ['Hammer and Pick', 'hammer'],
  ['Thrown Boulder', 'boulder'],
  ['Tough Skin', 'thickskin'],
  ['Wit', 'trickery'],
  ['Flag', 'leader'],
  ['Horn', 'horns'],
  ['Horn, Flag, Leader', 'leader'],
  ['Tusks', 'horns'],
  ['Bow & Arrows', 'bow'],
  ['bows & arrows', 'bow'],
  ['Fire Breath', 'fire'],
  ['Freeze Breath', 'freeze'],
  ['Giant Strength', 'stomp'],
  ['Fast', 'horse'],
  ['Horse', 'horse'],
  ['Undead', 'undead'],
])('"%s" on a unit line is %s', (name, id) => {
  expect(idByName(name)).toBe(id);
});

test('figures, mounts, slayers, bombs and choices are read from the line', () => {
  expect(traitByName('5 Hits')).toEqual({ is: 'figure', of: 'hits', n: 5 });
  expect(traitByName('1 Fate')).toEqual({ is: 'figure', of: 'fate', n: 1 });
  expect(traitByName('Horse')).toEqual({ is: 'mount', of: 'Horse' });
  expect(traitByName('Pegasus')).toEqual({ is: 'mount', of: 'Pegasus' });
  expect(traitByName('Slay Dragons')).toEqual({ is: 'slay', of: 'dragon' });
  expect(traitByName('Bomb (Straight Down: Range = 0)')).toEqual({ is: 'row', id: 'burst', range: 0 });
  expect(traitByName('Axe or Battle Axe')).toEqual({
    is: 'choice',
    among: [
      { is: 'row', id: 'axe' },
      { is: 'row', id: 'battleaxe' },
    ],
  });
});

test('an unknown trait is unknown, and the nearest known ones are named', () => {
  expect(traitByName('Heavy Armour')).toBeNull();
  expect(nearest('Heavy Armour', knownTraitNames(), foldName)[0]).toBe('Heavy Armor');
  expect(nearest('Shiled', knownTraitNames(), foldName)[0]).toBe('Shield');
  expect(nearest('Swrod', knownTraitNames(), foldName)[0]).toBe('Sword');
  expect(nearest('qqqqqqqqqqqqqq', knownTraitNames(), foldName)).toEqual([]);
});
