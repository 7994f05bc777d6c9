import { foldName } from '../names.ts';
import { itemByName } from './items.ts';
import { sampleSpec, type TypeSpec } from './types.ts';

/** What one level of a hero brings (section 1.11). */
export type HeroAbility = 'durability' | 'skill' | 'fate' | 'relic' | 'special';

/** The hero table by the die, 1 to 6; the sixth face is thrown again until another comes (A184). */
export const HERO_TABLE: readonly (HeroAbility | 'again')[] = [
  'durability',
  'skill',
  'fate',
  'relic',
  'special',
  'again',
];

/** More levels than most heroes ever have: a warning, no bar (A184). */
export const USUAL_LEVELS = 10;

/** A special ability that a level may bring; which, the hero's owner says. */
export type HeroSpecial =
  /** Names of sample units. */
  | { readonly is: 'mount'; readonly of: readonly string[] }
  /** Ordinary warriors of the side with tokens of their own (A187). */
  | { readonly is: 'companions'; readonly of: readonly string[] }
  /** Traits of the activation list and passives. */
  | { readonly is: 'trait'; readonly of: readonly string[] }
  /** A spell for one purple card (A166): ids of spells. */
  | { readonly is: 'spell'; readonly of: readonly string[] }
  /** Cards that do more than usual (A42, A43, A167): keys of `UnitType.improved`. */
  | { readonly is: 'card'; readonly of: readonly string[] };

/**
 * The five families of special abilities. The rulebook gives examples and leaves the rest open: mounts are all
 * that it names as mounts anywhere, companions its beasts, familiars and bodyguards.
 */
export const HERO_SPECIALS: readonly HeroSpecial[] = [
  {
    is: 'mount',
    of: [
      ...['Pegasus', 'Unicorn', 'Sky Drake', 'Ice Drake', 'Swamp Drake', 'Ground Drake', 'Fire Drake'],
      ...['Boar', 'Dire Wolf', 'Raptor', 'Triceratops', 'Armored Warhorse'],
    ],
  },
  {
    is: 'companions',
    of: [
      'Panther',
      'Eagle',
      'Dire Wolf',
      'Bear',
      'Lion',
      'Tiger',
      'Pack of Hounds',
      'Imps',
      'Bodyguard',
      'Archer',
    ],
  },
  {
    is: 'trait',
    of: ['leader', 'dual', 'poison', 'heal', 'stealth', 'trickery', 'tactics'],
  },
  { is: 'spell', of: ['priest:awe', 'necro:fear'] },
  { is: 'card', of: ['redMoves2', 'orangeDefends', 'blueAsPurple'] },
];

/** Mounts that a level may bring. */
export const HERO_MOUNTS: readonly string[] = HERO_SPECIALS.flatMap((one) =>
  one.is === 'mount' ? one.of : [],
);

/** The figure of "orange defends" (section 1.11). */
export const ORANGE_DEFENDS = 2;

/** The nine sample conversions as the rulebook prints them, l.575-583 of the source. */
const LINES = `
Conan the Barbarian: 4 Hits, 3 Skill, 2 Fate, Stealth, Sword, Battle Axe
Gandalf the Grey: 3 Hits, 2 Skill, 3 Fate, Mage, Priest, Druid, Staff, Sword
Wizard of Earthsea: 2 Fate, Mage, Druid, Staff
Elric of Melibone: 2 Hits, 2 Skill, 3 Fate, Mage, Runesword, Archer Companion
Beast Master: 3 Hits, 2 Skill, 1 Fate, Sword, Panther and Eagle Companions, Trickery
Master of the Hunt: 3 Hits, 1 Skill, 1 Fate, Tactics, Spear, Tracker, 3 Packs of Hounds
Achilles: 2 Hits, 3 Skill, 2 Fate, Invulnerable, Sword, Shield, Spear
Lancelot: 3 Hits, 3 Skill, 1 Fate, Heavy Armor, Sword, Shield, Horse, Lance
Robin Hood: 2 Hits, 4 Skill, Master Archer, Bow & Arrows, Leader, Ambush, Sword
`
  .trim()
  .split('\n');

/** The Archer that some heroes bring along is the one of the Greeks (A187). */
export const COMPANION_SPECS: readonly TypeSpec[] = [{ name: 'Archer', traits: ['Bow & Arrows', 'Dagger'] }];

export interface Hero {
  readonly spec: TypeSpec;
  /** Warriors that come along, one entry each. */
  readonly companions: readonly TypeSpec[];
}

export const HEROES: readonly Hero[] = LINES.map(heroOf);

/** A sample hero by name; null when there is none. */
export function heroByName(name: string): Hero | null {
  return HEROES.find(({ spec }) => foldName(spec.name) === foldName(name)) ?? null;
}

function heroOf(line: string): Hero {
  const [name, text] = line.split(': ');
  const traits: string[] = [];
  const items: string[] = [];
  const companions: TypeSpec[] = [];
  for (const part of text.split(', ')) {
    const [, along] = /^(.+) Companions?$/.exec(part) ?? [];
    const [, count, pack] = /^(\d) (.+)$/.exec(part) ?? [];
    const several = pack === undefined ? null : sampleSpec(pack);
    const item = itemByName(part);
    if (along) companions.push(...along.split(' and ').map(companionOf));
    else if (several) companions.push(...Array.from({ length: Number(count) }, () => several));
    else if (item) items.push(item.names[0]);
    else traits.push(part);
  }
  return { spec: { name, traits, items }, companions };
}

function companionOf(name: string): TypeSpec {
  const spec = COMPANION_SPECS.find((known) => known.name === name) ?? sampleSpec(name);
  if (!spec) throw new Error(`no companion is named "${name}"`);
  return spec;
}
