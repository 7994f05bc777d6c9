/**
 * The sample units (section 1.7) in the rulebook's own notation: l.313-423 of the source, line by line.
 * "or" is a choice made when the unit is set up, the first by default (A60).
 */
export const UNIT_LINES = `
Fire Drake: Fire Breath, Wings, Claws, Bite, Tough Hide, Tail Swipe, 5 Hits
Ground Drake: Fast, Claws, Bite, Tough Hide, Tail Swipe, Trample, 4 Hits
Ice Drake: Freeze Breath, Wings, Claws, Bite, Tough Hide, Tail Swipe, 3 Hits
Swamp Drake: Poison Gas, Wings, Claws, Bite, Tough Hide, Tail Swipe, 3 Hits
Sky Drake: Lightning Breath, Wings, Claws, Bite, Thick Skin, Tail Swipe, 2 Hits
Dire Wolf: Claws, Bite, Fast, Tracker, Thick Skin, 2 Hits
Ogre: Pole Arm, Thick Skin, 2 Hits
War Troll: Claws, Thick Skin, Heavy Armor, War Hammer, Regeneration, 3 Hits
Cave Troll: Claws, Club, Thick Skin, Hide, 2 Hits
Hill Giant: Spear, Thick Skin, Giant Strength, Thrown Boulder, 3 Hits
Stone Giant: Club, Tough Hide, Giant Stomp, Thrown Boulder, 3 Hits
Frost Giant: Battle Axe, Tough Hide, Giant Stomp, Thrown Boulder, 4 Hits
Fire Giant: Bow & Arrows, Tough Hide, Giant Stomp, 4 Hits
Storm Giant: Mace, Tough Hide, Giant Stomp, Lightning Attack, 5 Hits
Skeleton: Skeletal Form, Undead
Ghost: Spirit Form, Undead, Death Touch
Zombie: Regeneration, Undead, Bite
Djinn: Elemental Form, Flying, Mage, Scimitar, 2 Hits
Golem: Elemental Form, Hard Shell, 3 Hits
Vampire: Flying, Claws, Bite, Drain, Regeneration, Undead, 2 Hits
Hydra: Multi-Attack, Regeneration, Fire Breath, Bite, 3 Hits
Minotaur: Horns, Battle Axe, 2 Hits
Medusa: Petrify
Naga: Light Armor, Bow & Arrows, Tail Swipe, Poison
Chimera: Horns, Bite, Claws, Wings, 2 Hits
Manticore: Claws, Bite, Poison, Wings, 2 Hits
Unicorn: Horn, Fast, Kick, Cure and Bless Spells
Pegasus: Wings, Kick
Griffon: Wings, Claws, Bite, 2 Hits
Cockatrice: Wings, Thick Skin, Petrify
Siren: Music, Charm, Bite
Harpy: Screech, Wings, Claws
Sphinx: Trickery, Claws, Wings, 3 Hits
Banshee: Spirit Form, Screech, Undead, Death Touch
Earth Elemental: Elemental Form, Hard Shell, 2 Hits
Fire Elemental: Elemental Form, Fire Attack, 2 Hits
Air Elemental: Elemental Form, Air Attack, Flying, 2 Hits
Water Elemental: Elemental Form, Water Attack, Regeneration, 2 Hits
Phantasm: Charm, Flying
Guardian Angel: Wings, Sword, Shield, Angelic, 2 Hits
Lemures: Swarm, Bite, Martyr, Infernal
Imps: Wings, Slings, Small, Taunt, Infernal
Lesser Devil: Wings, Whip, Fork, Infernal
Succubus: Wings, Whip, Charm, Infernal
Greater Demon: Claws, Bite, Horns, Fire Attack, 2 Hits, Infernal
Ice Demon: Claws, Freeze Attack, Thick Skin, 2 Hits, Infernal
Demon Lord: Claws, Wings, Leader, Sword, Fire Attack, 4 Hits, Infernal
Lich: Undead, Regeneration, Claws, Necromancer, 2 Hits
Insect Swarm: Swarm, Wings, Poison, 2 Hits
Rat Swarm: Swarm, Bite, Claws, 2 Hits
Bat Swarm: Swarm, Wings, Bite, 2 Hits
Bear: Claws, Bite, Heavy Armor, 2 Hits
Boar: Fast, Tusks
Frog: Harmless, Small, Slow
Giant Spider: Bite, Poison, Web
War Elephant: Trample, Tusks, Thick Skin, 3 Hits
Sprites: Fey, Wings, Small, Trickery
Fairies: Fey, Wings, Small, Taunt
Redcaps: Fey, Dagger, Small, Surprise
Nymphs: Fey, Charm, Claws
Dryads: Fey, Fast
Fairy Queen: Fey, Leader, Druid, Wings
Sylvan Elves: Fey, Bow & Arrows
Wisp: Fey, Spirit Form, Charm
Beholder: Flying, Mage, 2 Hits
Mind Flayer: Drain, Mesmer, Mage
Centaur: Fast, Kick, Bow & Arrows or Club, 2 Hits
Phoenix: Wings, Fire Attack, Regeneration, 2 Hits
Armored Warhorse: Kick, Fast, Heavy Armor
Satyr: Music, Kick
Amazons: Charm, Bows & Arrows or Spear
Barbarian: Berserk, Axe or Battle Axe
Ranger: Elite, Tracker, Bow & Arrows, Sword
Gnome: Blunderbuss, Small, Light Armor
Cyclops: Club, Bite, 3 Hits
Lion: Claws, Bite, Leader, 2 Hits
Tiger: Claws, Bite, Stalk, 2 Hits
Panther: Claws, Bite, Pounce
Gorilla: Claws, Bite, Thick Skin, 2 Hits
Rhino: Horn, Tough Hide, Trample, 2 Hits
Snake: Bite, Poison, Stealth, Slow
Eagle: Claws, Wings
Gargoyle: Claws, Wings, Taunt, Hard Shell, 2 Hits
Iron Golem: Slow, Giant Strength, Hard Shell, 3 Hits
Treant: Tough Hide, Claws, 3 Hits
Pack of Hounds: Swarm, Fast, Bite
Titan: Lightning Attack, Giant Stomp, Heavy Armor, 6 Hits
Chaos Monster: Tentacles, Bite, Regeneration, 4 Hits
Death Knight: Undead, Heavy Armor, Skeletal Form, Leader, Great Sword
Paladin: Heavy Armor, Sword, Shield, Horse, Lance, Elite, Priest
Bard: Music, Sword, Charm, Horse
Halfling Burglar: Small, Stealth, Sword, Dagger, Light Armor
Assassin: Dagger, Stealth, Poison, Lethal
Bodyguard: Sword, Martyr, Elite, 1 Fate, Light Armor
Duelist: Sword, Main Gauche, Elite, 1 Skill, Dual Wield
Tactician: Tactics, Leadership, Sword
Goblin Grenadier: Small, Grenade (Range = 2), Dagger
Goblin Kite: Flying, Bomb (Straight Down: Range = 0)
Dwarven Demolition Team: Bomb (Range = 1), Sword
Dwarven Miner: Hammer and Pick
Dwarven Mortar: Shell (Range = 3), Slow, Crew, 3 Hits
Dwarf Giant Slayer: War Hammer, Slay Giant, Elite
Imperial Cannon: Cannon, Slow, Crew, 3 Hits
Long Neck: Slow, Trample, Tail Swipe, Tough Hide, 4 Hits
Mini-Raptors: Swarm, Bite, Claws, Fast
Raptor: Fast, Bite, Claws
Carnosaur: Fast, Bite, Tough Skin, 2 Hits
T-Rex: Fast, Tough Hide, Bite, 3 Hits
Pterodactyl: Wings, Claws
Triceratops: Horns, Tough Hide, 3 Hits
Stegosaur: Slow, Tail Swipe, Thick Skin, 2 Hits
`
  .trim()
  .split('\n');

/** Units that a rule follows by name (A107, A174): their army, and what Slay calls them. */
export const UNIT_KINDS: Readonly<Record<string, { army?: string; keywords?: readonly string[] }>> = {
  'Fire Drake': { keywords: ['dragon'] },
  'Ground Drake': { keywords: ['dragon'] },
  'Ice Drake': { keywords: ['dragon'] },
  'Swamp Drake': { keywords: ['dragon'] },
  'Sky Drake': { keywords: ['dragon'] },
  'Hill Giant': { keywords: ['giant'] },
  'Stone Giant': { keywords: ['giant'] },
  'Frost Giant': { keywords: ['giant'] },
  'Fire Giant': { keywords: ['giant'] },
  'Storm Giant': { keywords: ['giant'] },
  'Goblin Grenadier': { army: 'goblin' },
  'Goblin Kite': { army: 'goblin' },
  'Dwarven Demolition Team': { army: 'dwarf' },
  'Dwarven Miner': { army: 'dwarf' },
  'Dwarven Mortar': { army: 'dwarf' },
  'Dwarf Giant Slayer': { army: 'dwarf' },
};
