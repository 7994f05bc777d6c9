import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookIcons } from './looks.ts';
import { LAYERS, PASSIVES } from './passives.ts';
import { ROW_BY_ID } from './rows.ts';
import { resolveType, sampleNames, sampleSpec, sampleType } from './types.ts';

test('all 111 sample units are read, and everything that they name is known', () => {
  expect(sampleNames()).toHaveLength(111);
  const known = new Set([...ROW_BY_ID.keys(), ...PASSIVES.map((passive) => passive.id)]);
  for (const name of sampleNames()) {
    const type = sampleType(name);
    expect(type?.traits.filter((id) => !known.has(id))).toEqual([]);
    expect(type?.hits).toBeGreaterThan(0);
  }
});

test('the Fire Drake is what the rulebook says', () => {
  expect(sampleType('Fire Drake')).toMatchObject({
    hits: 5,
    traits: ['fire', 'wings', 'claws', 'fangs', 'toughhide', 'tail'],
    keywords: ['dragon'],
  });
});

test('a choice falls on the first unless another is chosen', () => {
  expect(sampleType('Centaur')?.traits).toContain('bow');
  const spec = sampleSpec('Centaur');
  const club = spec && resolveType({ ...spec, choose: ['Club'] });
  expect(club?.ok && club.type.traits).toEqual(['horse', 'kick', 'mace']);
});

test('riders sit on mounts, fast creatures run by themselves', () => {
  expect(sampleType('Paladin')?.mount?.traits).toEqual(['horse']);
  expect(sampleType('Paladin')?.traits).not.toContain('horse');
  expect(sampleType('Dire Wolf')).toMatchObject({ mount: null });
  expect(sampleType('Dire Wolf')?.traits).toContain('horse');
});

test('dwarves wear mithril, goblins are goblins, fey hide, and bombs have their range', () => {
  expect(sampleType('Dwarven Miner')?.traits).toContain('mithril');
  expect(sampleType('Goblin Kite')).toMatchObject({ burst: 0, keywords: ['goblin'], army: 'goblin' });
  expect(sampleType('Goblin Grenadier')?.burst).toBe(2);
  expect(sampleType('Dwarven Mortar')?.burst).toBe(3);
  expect(sampleType('Redcaps')?.traits).toContain('hide');
  expect(sampleType('Dwarf Giant Slayer')?.slay).toEqual(['giant']);
  expect(sampleType('Lich')?.keywords).toEqual(['undead']);
});

test('skill and fate are printed on units that are no heroes', () => {
  expect(sampleType('Duelist')?.skill).toBe(1);
  expect(sampleType('Bodyguard')?.fate).toBe(1);
});

test('layers of armour keep their ids apart', () => {
  expect(new Set(LAYERS.map((layer) => layer.id)).size).toBe(9);
});

test('unknown traits, armies and mounts are named with their neighbours', () => {
  const bad = resolveType(
    { name: 'Odd', traits: ['Sword', 'Heavy Armour'], army: 'Orcish', mount: 'Hors' },
    'sides.0.units.3',
  );
  expect(bad.ok).toBe(false);
  if (bad.ok) return;
  expect(bad.problems.map((problem) => problem.path)).toEqual([
    'sides.0.units.3.traits.1',
    'sides.0.units.3.army',
    'sides.0.units.3.mount',
  ]);
  expect(bad.problems[0].words.with).toMatchObject({
    name: 'Heavy Armour',
    near: expect.stringContaining('Heavy Armor'),
  });
});

test('every figure is in the icon set', () => {
  const set = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'));
  expect(lookIcons.filter((icon) => !(icon in set.icons))).toEqual([]);
});
