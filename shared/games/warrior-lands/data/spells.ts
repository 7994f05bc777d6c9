import type { Spell, SpellList } from '../magic.ts';
import { SPELL_LISTS } from '../magic.ts';
import { foldName } from '../names.ts';
import { spellOf } from '../spell-notation.ts';

/**
 * The five spell lists (section 1.6) in the order of the rulebook, l.230-302 of the source: name, the two
 * cards, effect. The notation is the activation list's where it has a word for it, else ours (see
 * spell-notation.ts). Figures that the source leaves out stand in the lines as the rulings give them: range 1
 * of Cure (A139) and Rust (A162), no roll for what a Druid summons (A145), friends only beside Energize and
 * Bestial Fury (A141), the Boar for the Warthog (A145).
 */
const LINES: Readonly<Record<SpellList, string>> = {
  mage: `
Magic Missile: B/R: Pierce 2 (1-5)
Fire Ball: B/O: Attack 3 (1-4), Adj Units Attack (1)
Lightning Bolt: B/Y: Attack 4 (1-3), Adj Units Stun (1-2)
Cone of Cold: B/G: Trap 2 (1-4), Adj Units Trap (1-2)
Paralyze: B/B: Stun 2 (1-5)
Mesmer: B/P: Trap 1 (1-3), Adj Foes Trap (1-3)
Prismatic Spray: P/R: Grant Self: Force Field for next 4 Turns
Teleport: P/O: Self or Adj Friend: Flying 7
Haste: P/Y: Rally 2 (1-6)
Polymorph: P/G: Transform 2 (1-3)
Summon Elemental: P/B: Summon (1-3) Elemental
Earthquake: P/P: Stun 3 (1-3), Adj Units Stun (1-3)
Flash: R/R: Stun 1 (1-4), Adj Units Stun (1-2)
Enchant: R/O: Create Item for 2D6 Turns
Phantasmal Forces: R/Y: Summon (1-4) Phantasm
Invisibility: R/G: Grant Self or Friend 1 (1-4): Invisibility for 1D6 Turns`,
  priest: `
Resurrect: B/R: Raise (1-3)
Cure: B/O: Cure 1 (1-4)
Circle of Protection: B/Y: Grant Self and Adj Friends: Force Field for this Turn
Turn Undead: B/G: Undead Attack 1 (1-5), Adj Undead Attack (1-3)
Bless: B/B: Inspire 2 (1-5), Adj Friends Inspire (1-3)
Holy Word: B/P: Rally 3 (1-4), Adj Friends Rally (1-2)
Smite: P/R: Crush 1 (1-6)
Wrath: P/O: Attack 4 (1-3), Adj Units Attack (1-3)
Holy Armor: P/Y: Grant Friend 2: Force Field for 3 Turns
Awe: P/G: Stun 1 (1-6), Adj Foes Stun (1-4)
Control Mind: P/B: Control 2 (1-5) for 1D6 Turns
Summon Angel: P/P: Summon (1-3) Guardian Angel`,
  necro: `
Animate Dead: B/R: Summon (1-4) Zombie or Skeleton
Summon Undead: B/O: Summon (1-3) Ghost or Vampire
Touch of Death: B/Y: Attack 1 (1-5)
Raise Dead: B/G: Raise (1-3)
Curse: B/B: Curse 4 (1-4)
Weakness: B/P: Trap 2 (1-5), Adj Foes Trap (1-3)
Drain Energy: P/R: Stun 1 (1-6), Extra 1
Fear: P/O: Push 2 (1-5), Adj Foes Push (1-3)
Summon Swarm: P/Y: Summon (1-3) Rat Swarm or Bat Swarm
Dark Ritual: P/G: Extra 3
Dominate: P/B: Control 2 (1-5) for 1D6 Turns
Cursed Ground: P/P: Curse Hex 3 (1-3)
Misdirection: R/R: Move Foe 3 (1-5) 2 Spaces
Darkness: R/O: Less 1 within 3`,
  shaman: `
Summon Warrior: B/R: Summon (1-4) Orc or Lizardman or Goblin
Flame Strike: B/O: Attack 4 (1-4), Adj Units Attack (1)
Lightning Storm: B/Y: Attack 3 (1-3), Adj Units Stun (1-2)
Freeze: B/G: Trap 2 (1-3), Adj Units Trap (1-3)
Reincarnate: B/B: Raise (1-3)
Blood Ritual: B/P: Extra 3
Blood Fury: P/R: Rally 2 (1-4), Adj Friends Rally (1-2)
Wind Walk: P/O: Self and Adj Friend: Flying 5
Blood Rage: P/Y: Inspire 3 (1-5), Adj Friends Inspire (1-3)
Telekinesis: P/G: Push 3 (1-4)
Spirit Call: P/B: Summon (1-3) Elemental or Ghost
Tornado: P/P: Attack 3 (1-3), Adj Units Attack (1-2)
Shout: R/R: Stun 2 (1-5), Adj Foes Stun (1-3)`,
  druid: `
Call of the Wild: B/R: Summon randomly Bear or Boar or Dire Wolf
Force of Nature: B/O: Summon Treant
Savage Swipe: B/Y: Swipe 1 (1-3)
Rejuvenate: B/G: Raise (1-3)
Bark Skin: B/B: Grant Self or Friend 1: Heavy Armor + 1 Hit for Battle
Tangling Roots: B/P: Trap 2 (1-5), Adj Foes Trap (1-3)
Forest Walk: P/R: Move 6
Giant Size: P/O: Grant Friend 1: Giant Strength + Boulder + 2 Hits for Battle
Summon Swarm: P/Y: Summon Insect Swarm
Energize: P/G: Inspire 1 (1-5), Adj Friends Inspire (1-3)
Bestial Fury: P/B: Rally 1 (1-4), Adj Friends Rally (1-3)
Rust: P/P: Rust 1 (1-3), Adj Units Rust (1-3)
Wind Gust: R/R: Push 2 (1-5)`,
};

export const SPELLS: readonly Spell[] = SPELL_LISTS.flatMap((list) =>
  LINES[list]
    .trim()
    .split('\n')
    .map((line) => spellOf(list, line)),
);

export const SPELL_BY_ID: ReadonlyMap<string, Spell> = new Map(SPELLS.map((spell) => [spell.id, spell]));

export function spellsOf(list: SpellList): readonly Spell[] {
  return SPELLS.filter((spell) => spell.list === list);
}

/** Names of the lists as they may stand before a spell's name ("Druid Summon Swarm"). */
const LIST_NAMES: Readonly<Record<SpellList, string>> = {
  mage: 'Mage',
  priest: 'Priest',
  necro: 'Necromancer',
  shaman: 'Shaman',
  druid: 'Druid',
};

/** "Fireball" and "Fire Ball" are one. */
const joined = (name: string): string => foldName(name).replaceAll(' ', '');

/**
 * The spells of a name in any spelling, among the given lists: several where lists share the name (Summon
 * Swarm), none when it is unknown. The list may be named too: "Druid Summon Swarm".
 */
export function spellsByName(text: string, lists: readonly SpellList[] = SPELL_LISTS): readonly Spell[] {
  const wanted = joined(text);
  return SPELLS.filter(
    ({ list, name }) =>
      lists.includes(list) && [joined(name), joined(`${LIST_NAMES[list]} ${name}`)].includes(wanted),
  );
}

/** Every name of a spell once, as printed. */
export const SPELL_NAMES: readonly string[] = [...new Set(SPELLS.map((spell) => spell.name))];

/**
 * The spells of these lists that two cards form in this order; several lists may each form one (A137). Pairs
 * of different colours other than blue and purple are the same either way round (A135).
 */
export function spellsFormed(
  lists: readonly SpellList[],
  first: Spell['cards'][0],
  second: Spell['cards'][1],
): readonly Spell[] {
  return SPELLS.filter(({ list, cards }) => lists.includes(list) && formedBy(cards, first, second));
}

/** Whether the two cards, played in this order, are the spell's: only B/P and P/B depend on the order (A135). */
export function formedBy(cards: Spell['cards'], first: string, second: string): boolean {
  if (cards[0] === first && cards[1] === second) return true;
  const special = (card: string): boolean => card === 'B' || card === 'P';
  return cards[0] === second && cards[1] === first && !(special(first) && special(second));
}
