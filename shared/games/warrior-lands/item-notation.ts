import { spellsByName } from './data/spells.ts';
import type { Item, ItemEffect } from './magic.ts';
import type { Colour } from './model.ts';
import { traitByName } from './names.ts';
import { effectsOf } from './notation.ts';
import { durationOf, gainOf } from './spell-notation.ts';

/**
 * Reads the lines of the item list: "Vorpal Blade: (Sword) Lethal". The bracket is the weapon that the item is
 * (A189), "(Melee)" one that the bearer has; parts after it are separated by commas. Names of one item are
 * separated by "/". Throws on what is no notation, since only our own table is read with it.
 */
export function itemOf(line: string): Item {
  const [, named, bracket, text] = /^([^:]+): (?:\(([A-Za-z ]+)\) ?)?(.*)$/.exec(line) ?? [];
  if (!named) throw new Error(`no line of the item list: "${line}"`);
  const names = named.split(' / ');
  const melee = bracket === 'Melee';
  const weapon = bracket && !melee ? rowOf(bracket) : '';
  const effects = text === '' ? [] : text.split(', ').map(effectOf);
  const arrows = effects.find((effect) => effect.is === 'arrows');
  const once = effects.some((effect) => effect.is === 'castOnce' || effect.is === 'gainOnce');
  return {
    id: names[0].toLowerCase().replaceAll(/[^a-z]/g, ''),
    names,
    line: line.slice(named.length + 2),
    weapon,
    needsMelee: melee,
    // A shield strikes nobody.
    enchanted: melee || arrows !== undefined || (weapon !== '' && weapon !== 'shield'),
    effects,
    uses: arrows?.uses ?? (once ? 1 : 0),
  };
}

/** Rows that shoot arrows: what Yew Bow and Arrows of Slaying speak of (A106, A192). */
const BOW_ROWS = ['bow', 'masterarcher'];

const COLOUR_NAMES: Readonly<Record<string, Colour>> = { Red: 'R', Orange: 'O', Yellow: 'Y', Green: 'G' };

function effectOf(text: string): ItemEffect {
  for (const { form, read } of FORMS) {
    const found = form.exec(text);
    if (found) return read(found.groups ?? {});
  }
  const trait = traitByName(text, false);
  if (trait?.is === 'slay') return { is: 'slay', of: trait.of };
  return { is: 'gain', gain: gainOf(text) };
}

type Groups = Readonly<Record<string, string>>;

const FORMS: readonly { readonly form: RegExp; readonly read: (found: Groups) => ItemEffect }[] = [
  { form: /^Poison with it$/, read: () => ({ is: 'poison' }) },
  { form: /^Crush with it$/, read: () => ({ is: 'crush' }) },
  {
    form: /^(?<colour>Red|Orange|Yellow|Green): (?<notation>.+)$/,
    read: ({ colour, notation }) => ({
      is: 'strike',
      card: COLOUR_NAMES[colour],
      effect: effectsOf(notation)[0],
    }),
  },
  { form: /^(?<n>\d) Card$/, read: ({ n }) => ({ is: 'draw', cards: Number(n) }) },
  { form: /^Cast (?<name>.+) for Purple$/, read: ({ name }) => ({ is: 'cast', spell: spellId(name) }) },
  { form: /^Once: Cast (?<name>.+)$/, read: ({ name }) => ({ is: 'castOnce', spell: spellId(name) }) },
  {
    form: /^Once: (?<gains>.+) for (?<lasts>.+)$/,
    read: ({ gains, lasts }) => ({ is: 'gainOnce', gain: gainOf(gains), lasts: durationOf(lasts) }),
  },
  { form: /^Immune to Non-Spell Ranged Attacks$/, read: () => ({ is: 'ward' }) },
  {
    form: /^-(?<n>\d) to Rolls to Attack and Stun with it$/,
    read: ({ n }) => ({ is: 'steady', by: Number(n) }),
  },
  { form: /^Range \+(?<n>\d)$/, read: ({ n }) => ({ is: 'reach', rows: BOW_ROWS, by: Number(n) }) },
  {
    form: /^(?<n>\d) Uses: Slay (?<of>\w+)$/,
    read: ({ n, of }) => ({ is: 'arrows', rows: BOW_ROWS, slay: of.toLowerCase(), uses: Number(n) }),
  },
];

function rowOf(name: string): string {
  const trait = traitByName(name, false);
  if (trait?.is !== 'row') throw new Error(`no weapon of the activation list: "${name}"`);
  return trait.id;
}

/** Of two lists that share a name, the one first in the book. */
function spellId(name: string): string {
  const [spell] = spellsByName(name);
  if (!spell) throw new Error(`no spell: "${name}"`);
  return spell.id;
}
