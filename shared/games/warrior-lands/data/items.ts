import { itemOf } from '../item-notation.ts';
import type { Item } from '../magic.ts';
import { foldName } from '../names.ts';

/**
 * The sample magic items (section 1.8) in the order of the rulebook, l.434-461 of the source, other spellings
 * after "/". A weapon in the item's name counts like one in brackets (A189): it stands in the bracket here.
 */
const LINES = `
Ring of Regeneration: Regeneration
Seven League Boots: Fast
Flying Disk / Flying Disc: Flying
Vorpal Blade: (Sword) Lethal
Eldritch Blade: (Sword) Mage
Ancient Grimore / Ancient Grimoire: Necromancer
Flame Brand: (Sword) Fire Attack
Venom Dagger: (Dagger) Poison with it
Sword of Sharpness: (Sword) Red: Attack 1 (1-4)
Rune Sword / Runesword: (Great Sword) Drain
Cloak of Invisibility: Invisibility
Wand of Fireballs / Fireball Wand: Cast Fire Ball for Purple
Lightning Staff: (Staff) Cast Lightning Bolt for Purple
Dragon Slayer Spear: (Spear) Slay Dragon
Goblin Bane: (Melee) Slay Goblin
Ring of Power: Invisibility, 1 Card
Potion of Strength: Once: Boulder + Giant Stomp for 4 Turns
Potion of Healing: Once: Cast Cure
Horn of Blasting: Cast Earthquake for Purple
Shield of Blocking: (Shield) Immune to Non-Spell Ranged Attacks
Hammer of Crushing: (War Hammer) Crush with it
Scroll of Protection: Once: Cast Circle of Protection
Magic Armor: 1 Hit
Crown of Command: Cast Control Mind for Purple
Rod of Ruin: Cast Earthquake for Purple
Mace of Disrupting: (Mace) -1 to Rolls to Attack and Stun with it
Yew Bow: (Bow) Range +1
Arrows of Slaying: 3 Uses: Slay All
`;

export const ITEMS: readonly Item[] = LINES.trim().split('\n').map(itemOf);

export const ITEM_BY_ID: ReadonlyMap<string, Item> = new Map(ITEMS.map((item) => [item.id, item]));

const NAMES: ReadonlyMap<string, Item> = new Map(
  ITEMS.flatMap((item) => item.names.map((name): [string, Item] => [foldName(name), item])),
);

/** The item of a name in any spelling; null when there is none. */
export function itemByName(text: string): Item | null {
  return NAMES.get(foldName(text)) ?? ITEM_BY_ID.get(text) ?? null;
}

/** Every item's name as printed. */
export const ITEM_NAMES: readonly string[] = ITEMS.map((item) => item.names[0]);
