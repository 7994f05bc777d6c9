import { type RuleEntry, type RuleSection, rule } from '../../../engine/rulebook.ts';
import { PASSIVE_BY_ID } from '../data/passives.ts';
import { ROW_BY_ID } from '../data/rows.ts';
import { SPELLS } from '../data/spells.ts';
import type { Duration, Gain, Spell, SpellList, SpellSplash } from '../magic.ts';
import type { Colour } from '../model.ts';
import { nameOfKind } from './rows.ts';

const LIST_NAMES: Readonly<Record<SpellList, string>> = {
  mage: 'Mage',
  priest: 'Priest',
  necro: 'Necromancer',
  shaman: 'Shaman',
  druid: 'Druid',
};

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};

/** Rulings on single spells, and on what spells do. */
const SEE: Readonly<Record<string, readonly string[]>> = {
  attack: ['A138'],
  hearten: ['A114'],
  summon: ['A145'],
  raise: ['A148'],
  fly: ['A142'],
  walk: ['A142'],
  transform: ['A153'],
  control: ['A151'],
  curse: ['A157'],
  less: ['A158'],
  extra: ['A156'],
  cure: ['A139'],
  curseHex: ['A159'],
  moveFoe: ['A160'],
  rust: ['A162'],
  create: ['A154'],
  grant: ['A2'],
  'mage:invisibility': ['A155'],
  'priest:circleofprotection': ['A163'],
  'priest:turnundead': ['A164'],
  'necro:fear': ['A165'],
  'shaman:telekinesis': ['A165'],
  'shaman:summonwarrior': ['A146'],
  'druid:windgust': ['A165'],
  'druid:barkskin': ['A161'],
  'druid:giantsize': ['A161'],
};

function entryOfSpell(spell: Spell): RuleEntry {
  const { id, list, name, cards, effect, splash, extra } = spell;
  const special = cards.every((card) => card === 'B' || card === 'P') && cards[0] !== cards[1];
  const pair = cards.map((card) => COLOUR_NAMES[card]).join(special ? ', then ' : ' and ');
  const aside = splash ? ` ${spread(splash)}.` : extra > 0 ? ` ${more(extra)}.` : '';
  const text = `${LIST_NAMES[list]}, ${pair}. ${capital(whatItDoes(spell))}.${aside}`;
  const kinds = 'kind' in effect ? [`effect:${effect.kind}`] : [];
  return rule(`spell:${id}`, name, text, ...kinds, ...(SEE[effect.is] ?? []), ...(SEE[id] ?? []));
}

/** What a spell does, its range and its figure, in words: "Attack, range 3, on 1-4". */
export function whatItDoes(spell: Spell): string {
  const { effect, target, range, figure } = spell;
  const within = `within ${range === 1 ? 'one hex' : `${range} hexes`}`;
  const on = figureInWords(figure);
  switch (effect.is) {
    case 'attack':
      return `${nameOfKind(effect.kind)}${target === 'undead' ? ' on the undead' : ''}, range ${range}${on}`;
    case 'hearten':
      return `${nameOfKind(effect.kind)}, range ${range}${on}`;
    case 'grant':
      return `${WHO[target] ?? ''}${target === 'friend' ? ` ${within}` : ''} gains ${gainInWords(effect.gain)} ${durationInWords(effect.lasts)}${spell.selfIsSure && on ? `; a friend${on}` : on}`;
    case 'summon':
      return `summons one ${oneOf(effect.choices)}${effect.random ? ' by the die' : ''}${on}`;
    case 'raise':
      return `brings a fallen friend back beside the caster${on}`;
    case 'fly':
      return `${WHO[target] ?? ''} flies up to ${effect.steps} hexes at once`;
    case 'walk':
      return `the caster walks up to ${effect.steps} hexes`;
    case 'transform':
      return `turns a warrior ${within} into another of at most one die of Hits${on}`;
    case 'control':
      return `takes over a foe ${within} ${durationInWords(effect.lasts)}${on}`;
    case 'curse':
      return `a foe ${within} draws one card less in each turn${on}`;
    case 'less':
      return `everybody ${within} draws one card less once`;
    case 'extra':
      return more(effect.cards);
    case 'cure':
      return `takes one affliction off the caster or a friend ${within}${on}`;
    case 'curseHex':
      return `a hex ${within} attacks whoever enters it${figureInWords(effect.strikes)}`;
    case 'moveFoe':
      return `moves a foe ${within} up to ${effect.steps} hexes${on}`;
    case 'rust':
      return `destroys metal on a foe ${within}${on}`;
    case 'create':
      return `makes a magic item for the caster or a friend ${within} ${durationInWords(effect.lasts)}`;
  }
}

const WHO: Readonly<Record<string, string>> = {
  self: 'the caster',
  friend: 'a friend',
  selfOrFriend: 'the caster or a friend beside it',
  selfAndFriend: 'the caster with a friend beside it',
  circle: 'the caster with all friends beside it',
};

const BYSTANDERS: Readonly<Record<SpellSplash['whom'], string>> = {
  all: 'Everybody',
  foe: 'Foes',
  friend: 'Friends',
  undead: 'The undead',
};

const spread = ({ whom, does, figure }: SpellSplash): string =>
  `${BYSTANDERS[whom]} next to the target: ${does === 'RUST' ? 'Rust' : nameOfKind(does)}${figureInWords(figure)}`;

const more = (cards: number): string =>
  `The caster draws ${cards === 1 ? 'one card' : `${cards} cards`} more in its next turn`;

function figureInWords(figure: number): string {
  if (figure === 0) return '';
  if (figure >= 6) return ', always';
  return figure === 1 ? ', on 1' : `, on 1-${figure}`;
}

/** Rows that are called otherwise when magic gives them. */
const GIFTS: Readonly<Record<string, string>> = {
  horse: 'Fast',
  wings: 'Flying',
  lethal: 'Lethal',
  stomp: 'Giant Strength',
};

/** "Ghost or Vampire", "Bear, Boar or Dire Wolf". */
const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** "Heavy Armor and 1 Hit". */
export function gainInWords({ traits, hits }: Gain): string {
  const named = traits.map((id) => {
    const names = (ROW_BY_ID.get(id) ?? PASSIVE_BY_ID.get(id))?.names ?? [id];
    return GIFTS[id] ?? names.find((name) => !/ or |,|\/|2H/.test(name)) ?? names[0];
  });
  if (hits > 0) named.push(hits === 1 ? '1 Hit' : `${hits} Hits`);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

export function durationInWords(lasts: Duration): string {
  if (lasts.is === 'battle') return 'for the battle';
  if (lasts.is === 'dice') return lasts.n === 1 ? 'for one die of rounds' : `for ${lasts.n} dice of rounds`;
  return lasts.n === 1 ? 'for this round' : `for ${lasts.n} rounds`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The spell lists: one entry each, written from the spells' own data so that no figure stands twice. */
export const spells: RuleSection = {
  id: '1.6',
  title: 'Spells',
  text: 'The five lists with the cards of every spell.',
  entries: SPELLS.map(entryOfSpell),
};
