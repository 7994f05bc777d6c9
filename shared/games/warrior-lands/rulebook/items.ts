import { type RuleEntry, type RuleSection, rule } from '../../../engine/rulebook.ts';
import { ITEMS } from '../data/items.ts';
import { ROW_BY_ID } from '../data/rows.ts';
import { SPELL_BY_ID } from '../data/spells.ts';
import type { Item, ItemEffect } from '../magic.ts';
import { durationInWords, gainInWords } from './spells.ts';

function entryOfItem(item: Item): RuleEntry {
  const through = item.needsMelee ? ['through a close-combat weapon'] : [];
  const weapon = item.weapon ? [`a ${weaponName(item.weapon)}`] : [];
  const text = capital([...weapon, ...through, ...item.effects.map(inWords)].join('; '));
  const cast = item.effects.flatMap((effect) => ('spell' in effect ? [`spell:${effect.spell}`] : []));
  const row = item.weapon ? [`row:${item.weapon}`] : [];
  return rule(`item:${item.id}`, item.names[0], `${text}.`, ...row, ...cast, ...(SEE[item.id] ?? []));
}

const SEE: Readonly<Record<string, readonly string[]>> = {
  goblinbane: ['A189'],
  potionofstrength: ['A190'],
  potionofhealing: ['A190'],
  scrollofprotection: ['A190'],
  shieldofblocking: ['A90'],
  hammerofcrushing: ['A192'],
  maceofdisrupting: ['A192'],
  yewbow: ['A192'],
  arrowsofslaying: ['A106'],
};

function inWords(effect: ItemEffect): string {
  switch (effect.is) {
    case 'gain':
      return `gives ${gainInWords(effect.gain)}`;
    case 'slay':
      return `all attacks slay ${effect.of}s`;
    case 'poison':
      return 'blows with it are poisoned';
    case 'strike':
      return `a red card may attack, on 1-${effect.effect.figure}`;
    case 'draw':
      return `${effect.cards} more card in each own turn`;
    case 'cast':
      return `casts ${spellName(effect.spell)} for one purple card`;
    case 'castOnce':
      return `once, without a card: ${spellName(effect.spell)}`;
    case 'gainOnce':
      return `once, without a card: ${gainInWords(effect.gain)} ${durationInWords(effect.lasts)}`;
    case 'ward':
      return 'no attack from a distance but spells can be aimed at its bearer';
    case 'crush':
      return 'blows with it are Crush';
    case 'steady':
      return `${effect.by} is taken off the die of attacks and stuns with it`;
    case 'reach':
      return `bow shots reach ${effect.by} hex farther`;
    case 'arrows':
      return `${effect.uses} bow shots slay whatever they are aimed at`;
  }
}

const weaponName = (id: string): string =>
  (ROW_BY_ID.get(id)?.names[0] ?? id).split(/ or | and | 2H/)[0].toLowerCase();

const spellName = (id: string): string => SPELL_BY_ID.get(id)?.name ?? id;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Magic items: their rules, then one entry each from the items' own data. */
export const items: RuleSection = {
  id: '1.8',
  title: 'Magic items',
  text: 'Rings, blades, wands and potions that warriors carry, hand over and lose. In the battles played today nobody uses them yet.',
  entries: [
    rule(
      'A189',
      'Items that are weapons',
      'An item that names a weapon is that weapon and gives what it does. Goblin Bane works through a close-combat weapon that its bearer has anyway.',
    ),
    rule(
      'A190',
      'Potions and scrolls',
      'They cost no card: the bearer uses them in its own turn, once. The Potion of Strength works for four rounds.',
    ),
    rule(
      'A191',
      'Handing over, looting',
      'At the beginning or the end of its turn a warrior hands items to a friend next to it. The items of the fallen lie where they fell; who ends its turn there or beside them may take them, friend or foe.',
    ),
    rule(
      'A192',
      'With this weapon only',
      'The Hammer of Crushing changes blows with the hammer, the Mace of Disrupting those with the mace, yellow ones included. The Yew Bow lengthens bow shots by one hex.',
    ),
    rule('A193', 'Twins', 'Horn of Blasting and Rod of Ruin do the same.'),
    rule(
      'A90',
      'Shield of Blocking',
      'Nobody can aim at its bearer from a distance, spells excepted. It is a shield besides.',
      'row:shield',
    ),
    rule(
      'A106',
      'Arrows of Slaying',
      'Announced before the roll of a bow shot, three times in all. Each slays whatever it is shot at.',
      'passive:slay',
    ),
    ...ITEMS.map(entryOfItem),
  ],
};
