import { expect, test } from 'vitest';
import { ITEMS, itemByName } from './items.ts';

test('there are 28 items, each with an id of its own', () => {
  expect(ITEMS).toHaveLength(28);
  expect(new Set(ITEMS.map((item) => item.id)).size).toBe(28);
});

test('an item that is a weapon gives its row (A189)', () => {
  const weapons = ITEMS.filter((item) => item.weapon !== '').map((item) => [item.names[0], item.weapon]);
  expect(weapons).toEqual([
    ['Vorpal Blade', 'sword'],
    ['Eldritch Blade', 'sword'],
    ['Flame Brand', 'sword'],
    ['Venom Dagger', 'dagger'],
    ['Sword of Sharpness', 'sword'],
    ['Rune Sword', 'greatsword'],
    ['Lightning Staff', 'staff'],
    ['Dragon Slayer Spear', 'spear'],
    ['Shield of Blocking', 'shield'],
    ['Hammer of Crushing', 'hammer'],
    ['Mace of Disrupting', 'mace'],
    ['Yew Bow', 'bow'],
  ]);
});

test('weapons, the bane and the arrows harm spirits; a shield and a wand do not (A83)', () => {
  const enchanted = (name: string) => itemByName(name)?.enchanted;
  expect(enchanted('Vorpal Blade')).toBe(true);
  expect(enchanted('Goblin Bane')).toBe(true);
  expect(enchanted('Arrows of Slaying')).toBe(true);
  expect(enchanted('Shield of Blocking')).toBe(false);
  expect(enchanted('Wand of Fireballs')).toBe(false);
});

test.each([
  ['Ring of Regeneration', [{ is: 'gain', gain: { traits: ['regen'], hits: 0 } }]],
  ['Seven League Boots', [{ is: 'gain', gain: { traits: ['horse'], hits: 0 } }]],
  ['Eldritch Blade', [{ is: 'gain', gain: { traits: ['mage'], hits: 0 } }]],
  ['Venom Dagger', [{ is: 'poison' }]],
  ['Sword of Sharpness', [{ is: 'strike', card: 'R', effect: { kind: 'ATK', range: 1, figure: 4 } }]],
  ['Rune Sword', [{ is: 'gain', gain: { traits: ['drain'], hits: 0 } }]],
  ['Wand of Fireballs', [{ is: 'cast', spell: 'mage:fireball' }]],
  ['Dragon Slayer Spear', [{ is: 'slay', of: 'dragon' }]],
  [
    'Ring of Power',
    [
      { is: 'gain', gain: { traits: ['invisible'], hits: 0 } },
      { is: 'draw', cards: 1 },
    ],
  ],
  [
    'Potion of Strength',
    [{ is: 'gainOnce', gain: { traits: ['boulder', 'stomp'], hits: 0 }, lasts: { is: 'rounds', n: 4 } }],
  ],
  ['Potion of Healing', [{ is: 'castOnce', spell: 'priest:cure' }]],
  ['Shield of Blocking', [{ is: 'ward' }]],
  ['Hammer of Crushing', [{ is: 'crush' }]],
  ['Magic Armor', [{ is: 'gain', gain: { traits: [], hits: 1 } }]],
  ['Crown of Command', [{ is: 'cast', spell: 'priest:controlmind' }]],
  ['Mace of Disrupting', [{ is: 'steady', by: 1 }]],
  ['Yew Bow', [{ is: 'reach', rows: ['bow', 'masterarcher'], by: 1 }]],
  ['Arrows of Slaying', [{ is: 'arrows', rows: ['bow', 'masterarcher'], slay: 'all', uses: 3 }]],
])('%s does what its line says', (name, effects) => {
  expect(itemByName(name)?.effects).toEqual(effects);
});

test('Horn of Blasting and Rod of Ruin are the same by two names (A193)', () => {
  expect(itemByName('Horn of Blasting')?.effects).toEqual(itemByName('Rod of Ruin')?.effects);
});

test('potions, the scroll and the arrows are used up, the rest lasts', () => {
  expect(ITEMS.filter((item) => item.uses > 0).map((item) => [item.names[0], item.uses])).toEqual([
    ['Potion of Strength', 1],
    ['Potion of Healing', 1],
    ['Scroll of Protection', 1],
    ['Arrows of Slaying', 3],
  ]);
});

test('items are known by the spellings of army and hero texts', () => {
  expect(itemByName('Flying Discs')?.id).toBe('flyingdisk');
  expect(itemByName('Fireball Wands')?.id).toBe('wandoffireballs');
  expect(itemByName('Runesword')?.id).toBe('runesword');
  expect(itemByName('wand Of Fireballs')?.id).toBe('wandoffireballs');
  expect(itemByName('Ring of Powder')).toBeNull();
});
