import { expect, test } from 'vitest';
import { rustsAway } from './rust.ts';
import { resolveType } from './types.ts';

const rusted = (...traits: string[]): readonly string[] => {
  const resolved = resolveType({ name: 'Victim', traits });
  return resolved.ok ? rustsAway(resolved.type) : ['?'];
};

test('swords, worn armour, shields and guns rust; bows, staves and hides do not (A162)', () => {
  expect(rusted('Sword', 'Heavy Armor', 'Bow', 'Staff', 'Tough Hide', 'Horse')).toEqual([
    'sword',
    'heavyarmor',
  ]);
  expect(rusted('Shield', 'Harquebus', 'Cannon', 'Crossbow', 'Catapult')).toEqual([
    'shield',
    'harquebus',
    'cannon',
  ]);
});

test('a mace rusts, a club does not, by whatever line it came', () => {
  expect(rusted('Mace')).toEqual(['mace']);
  expect(rusted('Club')).toEqual([]);
  const spec = { name: 'Centaur', traits: ['Bow & Arrows or Club'], choose: ['Club'] };
  const centaur = resolveType(spec);
  expect(centaur.ok && rustsAway(centaur.type)).toEqual([]);
});
