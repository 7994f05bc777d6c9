import type { Warrior } from '../../../design/roster.ts';

/** Soldiers of every people, as the designer's tray offers them: what the rulebook leaves to be put together. */
export const SOLDIERS: readonly Warrior[] = [
  { name: 'Captain', traits: ['Leader', 'Sword', 'Shield', 'Heavy Armor'], hits: 2, figure: 'Bodyguard' },
  { name: 'Swordsman', traits: ['Sword', 'Shield', 'Light Armor'], figure: 'Perseus' },
  { name: 'Spearman', traits: ['Spear', 'Shield', 'Heavy Armor'], figure: 'Hoplite' },
  { name: 'Pikeman', traits: ['Pike', 'Light Armor'], figure: 'Bushi' },
  { name: 'Halberdier', traits: ['Halberd', 'Light Armor'], figure: 'Bushi' },
  { name: 'Axeman', traits: ['Battle Axe', 'Light Armor'], figure: 'Barbarian' },
  { name: 'Bowman', traits: ['Bow & Arrows', 'Dagger'], figure: 'Archer' },
  { name: 'Crossbowman', traits: ['Crossbow', 'Sword'], figure: 'Archer' },
  { name: 'Slinger', traits: ['Sling', 'Sword'], figure: 'Slinger' },
  { name: 'Musketeer', traits: ['Harquebus', 'Light Armor'], figure: 'Gunner' },
  { name: 'Knight', traits: ['Heavy Armor', 'Sword', 'Shield', 'Horse', 'Lance'], figure: 'Lancelot' },
  { name: 'Horseman', traits: ['Horse', 'Sword', 'Light Armor'], figure: 'Samurai' },
  { name: 'Scout', traits: ['Stealth', 'Tracker', 'Dagger'], figure: 'Halfling Burglar' },
  { name: 'Monk', traits: ['Staff', 'Martyr'], figure: 'Warrior Monk' },
  { name: 'Standard bearer', traits: ['Flag', 'Light Armor'], figure: 'Signaler' },
];

/** People who cast spells. */
export const CASTERS: readonly Warrior[] = [
  { name: 'Mage', traits: ['Mage', 'Staff'], figure: 'Wu Jen Sorcerer' },
  { name: 'Priest', traits: ['Priest', 'Mace'], figure: 'Shukenja' },
  { name: 'Druid', traits: ['Druid', 'Staff'], figure: 'Beast Master' },
  { name: 'Shaman', traits: ['Shaman', 'Staff'] },
  { name: 'Necromancer', traits: ['Necromancer', 'Staff'], figure: 'Dark Lord' },
];

/** Groups of the named warriors by the key of their name; whoever stands in none comes into the last. */
export const GROUPS: readonly (readonly [key: string, names: readonly string[]])[] = [
  [
    'heroes',
    [
      ...['Achilles', 'Lancelot', 'Robin Hood', 'Conan the Barbarian', 'Gandalf the Grey'],
      ...['Wizard of Earthsea', 'Elric of Melibone', 'Beast Master', 'Master of the Hunt'],
    ],
  ],
  [
    'folk',
    [
      ...['Paladin', 'Bard', 'Halfling Burglar', 'Assassin', 'Bodyguard', 'Duelist', 'Tactician', 'Ranger'],
      ...['Barbarian', 'Amazons', 'Gnome', 'Archer', 'Orc', 'Goblin', 'Lizardman', 'Goblin Grenadier'],
      ...['Goblin Kite', 'Dwarven Demolition Team', 'Dwarven Miner', 'Dwarven Mortar'],
      ...['Dwarf Giant Slayer', 'Imperial Cannon'],
    ],
  ],
  [
    'dragons',
    [
      ...['Fire Drake', 'Ground Drake', 'Ice Drake', 'Swamp Drake', 'Sky Drake', 'Hill Giant', 'Stone Giant'],
      ...['Frost Giant', 'Fire Giant', 'Storm Giant', 'Titan', 'Cyclops', 'Ogre', 'War Troll', 'Cave Troll'],
    ],
  ],
  [
    'beasts',
    [
      ...[
        'Dire Wolf',
        'Bear',
        'Boar',
        'Lion',
        'Tiger',
        'Panther',
        'Gorilla',
        'Rhino',
        'Snake',
        'Eagle',
        'Frog',
      ],
      ...['Giant Spider', 'War Elephant', 'Pack of Hounds', 'Armored Warhorse', 'Insect Swarm', 'Rat Swarm'],
      ...['Bat Swarm', 'Long Neck', 'Mini-Raptors', 'Raptor', 'Carnosaur', 'T-Rex', 'Pterodactyl'],
      ...['Triceratops', 'Stegosaur'],
    ],
  ],
  [
    'undead',
    [
      ...['Skeleton', 'Zombie', 'Ghost', 'Banshee', 'Vampire', 'Death Knight', 'Lich', 'Lemures', 'Imps'],
      ...['Lesser Devil', 'Succubus', 'Greater Demon', 'Ice Demon', 'Demon Lord', 'Chaos Monster'],
    ],
  ],
  [
    'fey',
    [
      ...['Sprites', 'Fairies', 'Redcaps', 'Nymphs', 'Dryads', 'Fairy Queen', 'Sylvan Elves', 'Wisp'],
      ...['Unicorn', 'Pegasus', 'Satyr', 'Centaur', 'Treant', 'Siren'],
    ],
  ],
  ['wonders', []],
];
