import { expect, test } from 'vitest';
import type { UnitType } from '../model.ts';
import { cardsBy, castsOf, isWarded, itemsOf, riderOf, strikesBy, withGains, withItems } from './carried.ts';
import { resolveType } from './types.ts';

const bearer = (traits: string[], ...items: string[]): UnitType => {
  const resolved = resolveType({ name: 'Bearer', traits, items });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.type;
};
const worn = (traits: string[], ...items: string[]): UnitType => {
  const type = bearer(traits, ...items);
  return withItems(type, itemsOf(type.items));
};
const rider = (traits: string[], row: string, ...items: string[]) => {
  const type = bearer(traits, ...items);
  return riderOf(type, row, itemsOf(type.items));
};

test('a blade brings its row and its gift, armour a Hit', () => {
  expect(worn(['Shield'], 'Flame Brand', 'Magic Armor')).toMatchObject({
    traits: ['shield', 'sword', 'fire'],
    hits: 2,
  });
});

test('slaying items slay by every attack, the bane only in the hand of a fighter (A105, A189)', () => {
  expect(worn([], 'Dragon Slayer Spear').slay).toEqual(['dragon']);
  expect(worn(['Axe'], 'Goblin Bane')).toMatchObject({ slay: ['goblin'], traits: ['axe', 'slay'] });
  expect(worn(['Bow'], 'Goblin Bane').slay).toEqual([]);
});

test('riders are for the item’s own weapon', () => {
  const poisoned = ['Venom Dagger', 'Flame Brand'];
  expect(rider([], 'dagger', ...poisoned)).toMatchObject({ enchanted: true, poison: true });
  expect(rider([], 'sword', ...poisoned)).toMatchObject({ enchanted: true, poison: false });
  expect(rider(['Axe'], 'axe', ...poisoned).enchanted).toBe(false);
  expect(rider([], 'hammer', 'Hammer of Crushing').crush).toBe(true);
  expect(rider([], 'mace', 'Mace of Disrupting').steady).toBe(1);
});

test('the bane works through the weapon in hand, the Yew Bow through every bow', () => {
  expect(rider(['Axe', 'Sword'], 'axe', 'Goblin Bane').enchanted).toBe(true);
  expect(rider(['Axe', 'Sword'], 'sword', 'Goblin Bane').enchanted).toBe(false);
  expect(rider(['Master Archer'], 'masterarcher', 'Yew Bow')).toMatchObject({ reach: 1, enchanted: false });
  expect(rider([], 'bow', 'Yew Bow')).toMatchObject({ reach: 1, enchanted: true });
});

test('cards, castings, red blows and the ward are found among what is carried', () => {
  const all = itemsOf(['ringofpower', 'wandoffireballs', 'swordofsharpness', 'shieldofblocking']);
  expect(cardsBy(all)).toBe(1);
  expect(castsOf(all)).toEqual([{ spell: 'mage:fireball', item: 'wandoffireballs' }]);
  expect(strikesBy(all)).toEqual([{ card: 'R', effect: { kind: 'ATK', range: 1, figure: 4 }, row: 'sword' }]);
  expect(isWarded(all)).toBe(true);
  expect(isWarded(itemsOf(['ringofpower']))).toBe(false);
});

test('a trait gained twice counts once, Hits add up', () => {
  const twice = [
    { traits: ['heavyarmor'], hits: 1 },
    { traits: ['heavyarmor', 'stomp'], hits: 2 },
  ];
  expect(withGains(bearer(['Heavy Armor']), twice)).toMatchObject({
    traits: ['heavyarmor', 'stomp'],
    hits: 4,
  });
});
