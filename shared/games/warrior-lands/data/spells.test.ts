import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { itemOf } from '../item-notation.ts';
import { isHostile, SPELL_LISTS, type Spell, spellBudget } from '../magic.ts';
import { spellOf } from '../spell-notation.ts';
import { SPELLS, spellsByName, spellsFormed, spellsOf } from './spells.ts';
import { formsUpTo, randomSummons, stillFit, summonedType } from './summons.ts';

/** Section 1.6 in its own notation, one spell a line: "mage Fire Ball B/O ATK3:4 ; adj.all ATK:1". */
const SECTION = `
mage Magic Missile B/R PRC2:5
mage Fire Ball B/O ATK3:4 ; adj.all ATK:1
mage Lightning Bolt B/Y ATK4:3 ; adj.all STN:2
mage Cone of Cold B/G TRP2:4 ; adj.all TRP:2
mage Paralyze B/B STN2:5
mage Mesmer B/P TRP1:3 ; adj.foe TRP:3
mage Prismatic Spray P/R grant self forcefield 5 rounds
mage Teleport P/O fly7 selfOrFriend
mage Haste P/Y RAL2:6
mage Polymorph P/G transform2:3 anyone
mage Summon Elemental P/B summon:3 Earth Elemental, Fire Elemental, Air Elemental, Water Elemental
mage Earthquake P/P STN3:3 ; adj.all STN:3
mage Flash R/R STN1:4 ; adj.all STN:2
mage Enchant R/O create 2 dice
mage Phantasmal Forces R/Y summon:4 Phantasm
mage Invisibility R/G grant selfOrFriend1:4 invisible 1 dice
priest Resurrect B/R raise:3
priest Cure B/O cure1:4 selfOrFriend
priest Circle of Protection B/Y grant circle1 forcefield 1 rounds
priest Turn Undead B/G ATK1:5 undead ; adj.undead ATK:3
priest Bless B/B INS2:5 ; adj.friend INS:3
priest Holy Word B/P RAL3:4 ; adj.friend RAL:2
priest Smite P/R CRU1:6
priest Wrath P/O ATK4:3 ; adj.all ATK:3
priest Holy Armor P/Y grant friend2 forcefield 3 rounds
priest Awe P/G STN1:6 ; adj.foe STN:4
priest Control Mind P/B control2:5 1 dice
priest Summon Angel P/P summon:3 Guardian Angel
necro Animate Dead B/R summon:4 Zombie, Skeleton
necro Summon Undead B/O summon:3 Ghost, Vampire
necro Touch of Death B/Y ATK1:5
necro Raise Dead B/G raise:3
necro Curse B/B curse4:4
necro Weakness B/P TRP2:5 ; adj.foe TRP:3
necro Drain Energy P/R STN1:6 ; extra 1
necro Fear P/O PSH2:5 ; adj.foe PSH:3
necro Summon Swarm P/Y summon:3 Rat Swarm, Bat Swarm
necro Dark Ritual P/G extra 3
necro Dominate P/B control2:5 1 dice
necro Cursed Ground P/P curseHex3 strikes 3
necro Misdirection R/R moveFoe3:5 2
necro Darkness R/O less everyone3 1
shaman Summon Warrior B/R summon:4 Orc, Lizardman, Goblin
shaman Flame Strike B/O ATK4:4 ; adj.all ATK:1
shaman Lightning Storm B/Y ATK3:3 ; adj.all STN:2
shaman Freeze B/G TRP2:3 ; adj.all TRP:3
shaman Reincarnate B/B raise:3
shaman Blood Ritual B/P extra 3
shaman Blood Fury P/R RAL2:4 ; adj.friend RAL:2
shaman Wind Walk P/O fly5 selfAndFriend
shaman Blood Rage P/Y INS3:5 ; adj.friend INS:3
shaman Telekinesis P/G PSH3:4
shaman Spirit Call P/B summon:3 Earth Elemental, Fire Elemental, Air Elemental, Water Elemental, Ghost
shaman Tornado P/P ATK3:3 ; adj.all ATK:2
shaman Shout R/R STN2:5 ; adj.foe STN:3
druid Call of the Wild B/R summon random Bear, Boar, Dire Wolf
druid Force of Nature B/O summon Treant
druid Savage Swipe B/Y SWP1:3
druid Rejuvenate B/G raise:3
druid Bark Skin B/B grant selfOrFriend1 heavyarmor 1 Hits battle
druid Tangling Roots B/P TRP2:5 ; adj.foe TRP:3
druid Forest Walk P/R walk 6
druid Giant Size P/O grant friend1 stomp boulder 2 Hits battle
druid Summon Swarm P/Y summon Insect Swarm
druid Energize P/G INS1:5 ; adj.friend INS:3
druid Bestial Fury P/B RAL1:4 ; adj.friend RAL:3
druid Rust P/P rust1:3 ; adj.all RUST:3
druid Wind Gust R/R PSH2:5`;

/** A spell of the table in the words of the section above. */
function told(spell: Spell): string {
  const { effect, splash, extra, list, name, cards } = spell;
  const more = splash ? ` ; adj.${splash.whom} ${splash.does}:${splash.figure}` : '';
  const own = extra > 0 ? ` ; extra ${extra}` : '';
  return `${list} ${name} ${cards.join('/')} ${main(spell, effect)}${more}${own}`;
}

function main({ target, range, figure }: Spell, effect: Spell['effect']): string {
  const reach = `${range || ''}${figure ? `:${figure}` : ''}`;
  const lasts = (d: { is: string; n?: number }): string => (d.is === 'battle' ? d.is : `${d.n} ${d.is}`);
  switch (effect.is) {
    case 'attack':
    case 'hearten':
      return `${effect.kind}${reach}${target === 'undead' ? ' undead' : ''}`;
    case 'grant': {
      const hits = effect.gain.hits > 0 ? ` ${effect.gain.hits} Hits` : '';
      return `grant ${target}${reach} ${effect.gain.traits.join(' ')}${hits} ${lasts(effect.lasts)}`;
    }
    case 'summon':
      return `summon${effect.random ? ' random' : ''}${figure ? `:${figure}` : ''} ${effect.choices.join(', ')}`;
    case 'raise':
      return `raise:${figure}`;
    case 'fly':
      return `fly${effect.steps} ${target}`;
    case 'walk':
      return `walk ${effect.steps}`;
    case 'transform':
      return `transform${reach} ${target}`;
    case 'cure':
      return `cure${reach} ${target}`;
    case 'control':
      return `control${reach} ${lasts(effect.lasts)}`;
    case 'create':
      return `create ${lasts(effect.lasts)}`;
    case 'moveFoe':
      return `moveFoe${reach} ${effect.steps}`;
    case 'curseHex':
      return `curseHex${reach} strikes ${effect.strikes}`;
    case 'less':
      return `less ${target}${reach} ${effect.cards}`;
    case 'extra':
      return `extra ${effect.cards}`;
    default:
      return `${effect.is}${reach}`;
  }
}

test('the 68 spells have the cards and figures of section 1.6', () => {
  expect(SPELLS.map(told)).toEqual(SECTION.trim().split('\n'));
});

test('the lists have 16, 12, 14, 13 and 13 spells, and no two of a list the same cards', () => {
  expect(SPELL_LISTS.map((list) => spellsOf(list).length)).toEqual([16, 12, 14, 13, 13]);
  for (const list of SPELL_LISTS) {
    const pairs = spellsOf(list).map((spell) => spell.cards.join('/'));
    expect(new Set(pairs).size).toBe(pairs.length);
  }
});

test('each list has its twelve pairs that begin with blue or purple', () => {
  const twelve = 'B/R B/O B/Y B/G B/B B/P P/R P/O P/Y P/G P/B P/P'.split(' ');
  for (const list of SPELL_LISTS)
    expect(
      spellsOf(list)
        .map((spell) => spell.cards.join('/'))
        .slice(0, 12),
    ).toEqual(twelve);
});

test('B/P and P/B are two spells; other pairs are one either way round (A135)', () => {
  const names = (first: 'B' | 'P' | 'O' | 'R', second: 'B' | 'P' | 'O' | 'R', ...lists: Spell['list'][]) =>
    spellsFormed(lists, first, second).map((spell) => spell.name);
  expect(names('B', 'P', 'mage')).toEqual(['Mesmer']);
  expect(names('P', 'B', 'mage')).toEqual(['Summon Elemental']);
  expect(names('O', 'B', 'mage')).toEqual(['Fire Ball']);
  expect(names('O', 'R', 'priest')).toEqual([]);
  expect(names('B', 'O', 'mage', 'druid')).toEqual(['Fire Ball', 'Force of Nature']);
});

test('a spell is known by its name in any spelling, and by its list where two share the name', () => {
  expect(spellsByName('fireball').map((spell) => spell.id)).toEqual(['mage:fireball']);
  expect(spellsByName('Summon Swarm').map((spell) => spell.id)).toEqual([
    'necro:summonswarm',
    'druid:summonswarm',
  ]);
  expect(spellsByName('Druid Summon Swarm').map((spell) => spell.id)).toEqual(['druid:summonswarm']);
  expect(spellsByName('Invisibility', ['priest'])).toEqual([]);
});

test('spell attacks use the Attack, Forest Walk the Move, Teleport the Move only of a mage who flies', () => {
  const budget = (name: string) => spellBudget(spellsByName(name)[0]);
  expect(budget('Paralyze')).toBe('attack');
  expect(budget('Forest Walk')).toBe('move');
  expect(budget('Teleport')).toBe('moveIfSelf');
  expect(budget('Control Mind')).toBe('none');
});

test('hostile spells that are no attacks are the six of A134', () => {
  expect(SPELLS.filter(isHostile).map((spell) => spell.name)).toEqual([
    'Polymorph',
    'Control Mind',
    'Curse',
    'Dominate',
    'Misdirection',
    'Rust',
  ]);
});

test('only Invisibility is sure for the caster and rolled for a friend (A155)', () => {
  expect(SPELLS.filter((s) => s.selfIsSure && s.figure > 0).map((s) => s.name)).toEqual(['Invisibility']);
});

test('everything that can be summoned is a warrior of at most five Hits', () => {
  for (const { effect } of SPELLS)
    if (effect.is === 'summon')
      for (const name of effect.choices) expect(summonedType(name)?.hits).toBeLessThanOrEqual(5);
  expect(summonedType('Lizardman')).toMatchObject({ army: 'lizard', traits: ['mace'], hits: 1 });
  expect(summonedType('Goblin')).toMatchObject({ army: 'goblin', traits: ['spear', 'ambush'] });
});

test('a caster with four Hits on the board calls only a boar, with all its Hits any beast by the die', () => {
  const beasts = ['Bear', 'Boar', 'Dire Wolf'];
  expect(stillFit(beasts, 4).map((type) => type.name)).toEqual(['Boar']);
  const all = stillFit(beasts, 0);
  expect([1, 2, 3, 4, 5, 6].map((die) => randomSummons(all, die).name)).toEqual([
    ...['Bear', 'Bear', 'Boar', 'Boar', 'Dire Wolf', 'Dire Wolf'],
  ]);
});

test('a one on the second die makes frogs and no bears', () => {
  const names = (hits: number) => formsUpTo(hits).map((type) => type.name);
  expect(names(1)).toContain('Frog');
  expect(names(1)).not.toContain('Bear');
  expect(names(2)).toContain('Bear');
  expect(names(6)).toHaveLength(111);
});

test('the examples on the page about spells and items are lines that can be read', () => {
  const page = readFileSync('docs/add-a-spell.md', 'utf8');
  const [spells, items] = [...page.matchAll(/```\n([^`]+)\n```/g)].map(([, block]) => block.split('\n'));
  expect(spells.map((line) => spellOf('mage', line).name)).toEqual([
    'Fire Ball',
    'Holy Armor',
    'Animate Dead',
  ]);
  expect(items.map((line) => itemOf(line).names[0])).toEqual([
    'Flame Brand',
    'Wand of Fireballs',
    'Potion of Strength',
  ]);
});
