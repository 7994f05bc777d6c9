import { expect, test } from 'vitest';
import { HERO_SPECIALS, HERO_TABLE, HEROES, heroByName } from './heroes.ts';
import { knownWarriors, namedSpec } from './named.ts';
import { PASSIVE_BY_ID } from './passives.ts';
import { ROW_BY_ID } from './rows.ts';
import { SPELL_BY_ID } from './spells.ts';
import { resolveType } from './types.ts';

const typeOf = (name: string) => {
  const hero = heroByName(name);
  const resolved = hero && resolveType(hero.spec);
  if (!resolved?.ok) throw new Error(`${name}: ${JSON.stringify(resolved)}`);
  return resolved.type;
};

test('the hero table has five abilities and one face that is thrown again', () => {
  expect(HERO_TABLE).toHaveLength(6);
  expect(HERO_TABLE[5]).toBe('again');
});

test.each([
  ['Conan the Barbarian', [4, 3, 2], ['stealth', 'sword', 'battleaxe']],
  ['Gandalf the Grey', [3, 2, 3], ['mage', 'priest', 'druid', 'staff', 'sword']],
  ['Wizard of Earthsea', [1, 0, 2], ['mage', 'druid', 'staff']],
  ['Elric of Melibone', [2, 2, 3], ['mage']],
  ['Beast Master', [3, 2, 1], ['sword', 'trickery']],
  ['Master of the Hunt', [3, 1, 1], ['tactics', 'spear', 'tracker']],
  ['Achilles', [2, 3, 2], ['invulnerable', 'sword', 'shield', 'spear']],
  ['Lancelot', [3, 3, 1], ['heavyarmor', 'sword', 'shield', 'spear']],
  ['Robin Hood', [2, 4, 0], ['masterarcher', 'bow', 'leader', 'ambush', 'sword']],
])('%s is what the rulebook says', (name, [hits, skill, fate], traits) => {
  expect(typeOf(name)).toMatchObject({ hits, skill, fate, traits });
});

test('there are nine heroes; Lancelot rides, Elric has the Rune Sword', () => {
  expect(HEROES).toHaveLength(9);
  expect(typeOf('Lancelot').mount?.name).toBe('Horse');
  expect(heroByName('Elric of Melibone')?.spec.items).toEqual(['Rune Sword']);
});

test('companions come along as warriors of their own (A187)', () => {
  const along = (name: string) => heroByName(name)?.companions.map((spec) => spec.name);
  expect(along('Beast Master')).toEqual(['Panther', 'Eagle']);
  expect(along('Elric of Melibone')).toEqual(['Archer']);
  expect(along('Master of the Hunt')).toEqual(['Pack of Hounds', 'Pack of Hounds', 'Pack of Hounds']);
});

test('every special ability names something that there is', () => {
  for (const special of HERO_SPECIALS)
    for (const name of special.of) {
      if (special.is === 'mount' || special.is === 'companions') expect(namedSpec(name)?.name).toBe(name);
      if (special.is === 'trait') expect(ROW_BY_ID.has(name) || PASSIVE_BY_ID.has(name)).toBe(true);
      if (special.is === 'spell') expect(SPELL_BY_ID.get(name)?.id).toBe(name);
    }
});

test('every warrior with a name can be set up', () => {
  expect(knownWarriors()).toHaveLength(111 + 9 + 3 + 1);
  for (const name of knownWarriors()) {
    const spec = namedSpec(name);
    expect(spec && resolveType(spec).ok).toBe(true);
  }
});
