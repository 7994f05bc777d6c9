import type {
  Affliction,
  Duration,
  Gain,
  Spell,
  SpellAttackKind,
  SpellEffect,
  SpellList,
  SpellSplash,
  SpellTarget,
} from './magic.ts';
import type { Colour } from './model.ts';
import { traitByName } from './names.ts';
import { effectsOf } from './notation.ts';

/**
 * Reads the lines of the spell lists: "Fire Ball: B/O: Attack 3 (1-4), Adj Units Attack (1)". The first part is
 * what the target meets, further ones are for those next to it or for the caster. Throws on what is no
 * notation, since only our own tables are read with it.
 */
export function spellOf(list: SpellList, line: string): Spell {
  const [, name, cards, text] = /^(.+?): ([ROYGBP]\/[ROYGBP]): (.+)$/.exec(line) ?? [];
  if (!name) throw new Error(`no line of a spell list: "${line}"`);
  const [first, second] = cards.split('/') as [Colour, Colour];
  const [main, ...more] = text.split(', ');
  const added = more.map((part) => splashOf(part));
  return {
    id: `${list}:${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`,
    list,
    name,
    cards: [first, second],
    line: text,
    selfIsSure: main.startsWith('Grant Self or Friend'),
    ...mainOf(main),
    splash: added.find((part) => part !== null) ?? null,
    // Blood Ritual and Dark Ritual are nothing but extra cards; beside a stun they are the caster's gain.
    extra: more.map((part) => extraOf(part)).find((n) => n > 0) ?? 0,
  };
}

type Main = Pick<Spell, 'target' | 'range' | 'figure' | 'effect'>;

function mainOf(text: string): Main {
  for (const { form, read } of FORMS) {
    const found = form.exec(text)?.groups;
    if (found) return read(found);
  }
  return byGlossary(text);
}

type Groups = Readonly<Record<string, string | undefined>>;

/** "(1-4)" in a line, if anything is rolled. */
const FIGURE = String.raw`(?: \((?:1-)?(?<figure>\d)\))?`;
const form = (text: string): RegExp => new RegExp(`^${text.replace('#', FIGURE)}$`);
const num = (text: string | undefined): number => Number(text ?? 0);

/** What the activation list has no word for. */
const FORMS: readonly { readonly form: RegExp; readonly read: (found: Groups) => Main }[] = [
  {
    form: form('Grant (?<whom>[A-Za-z ]+?)(?: (?<range>\\d))?#: (?<gains>.+) for (?<lasts>.+)'),
    read: ({ whom, range, figure, gains, lasts }) => ({
      target: GRANTED[whom ?? ''] ?? unread(`Grant ${whom}`),
      range: whom === 'Self and Adj Friends' ? 1 : num(range),
      figure: num(figure),
      effect: {
        is: 'grant',
        gain: gainOf(gains ?? ''),
        lasts: durationOf(lasts ?? ''),
        // What lasts for the battle does not add up (A161).
        once: lasts === 'Battle',
      },
    }),
  },
  {
    form: form('Self (?<both>or|and) Adj Friend: Flying (?<steps>\\d)'),
    read: ({ both, steps }) => ({
      ...{ target: both === 'and' ? 'selfAndFriend' : 'selfOrFriend', range: 1, figure: 0 },
      effect: { is: 'fly', steps: num(steps) },
    }),
  },
  {
    form: form('Summon(?<random> randomly)?# (?<choices>.+)'),
    read: ({ random, figure, choices }) => ({
      ...{ target: 'hex', range: 1, figure: num(figure) },
      effect: { is: 'summon', choices: choicesOf(choices ?? ''), random: random !== undefined },
    }),
  },
  {
    form: form('Raise#'),
    read: ({ figure }) => ({ target: 'fallen', range: 1, figure: num(figure), effect: { is: 'raise' } }),
  },
  { form: form('Transform (?<range>\\d)#'), read: aimed('anyone', () => ({ is: 'transform' })) },
  {
    form: form('Control (?<range>\\d)# for (?<lasts>.+)'),
    read: aimed('foe', ({ lasts }) => ({ is: 'control', lasts: durationOf(lasts ?? '') })),
  },
  { form: form('Curse (?<range>\\d)#'), read: aimed('foe', () => ({ is: 'curse', cards: 1 })) },
  {
    // The figure is the ground's, not the caster's: the ground is cursed without a roll.
    form: form('Curse Hex (?<range>\\d)#'),
    read: ({ range, figure }) => ({
      ...{ target: 'hex', range: num(range), figure: 0 },
      effect: { is: 'curseHex', strikes: num(figure) },
    }),
  },
  {
    form: form('Move Foe (?<range>\\d)# (?<steps>\\d) Spaces'),
    read: aimed('foe', ({ steps }) => ({ is: 'moveFoe', steps: num(steps) })),
  },
  {
    form: form('Less (?<cards>\\d) within (?<range>\\d)'),
    read: aimed('everyone', ({ cards }) => ({ is: 'less', cards: num(cards) })),
  },
  {
    form: form('Extra (?<cards>\\d)'),
    read: aimed('self', ({ cards }) => ({ is: 'extra', cards: num(cards) })),
  },
  { form: form('Cure (?<range>\\d)#'), read: aimed('selfOrFriend', () => ({ is: 'cure', of: CURED })) },
  { form: form('Rust (?<range>\\d)#'), read: aimed('foe', () => ({ is: 'rust' })) },
  {
    form: form('Create Item for (?<lasts>.+)'),
    read: ({ lasts }) => ({
      ...{ target: 'selfOrFriend', range: 1, figure: 0 },
      effect: { is: 'create', lasts: durationOf(lasts ?? '') },
    }),
  },
];

function aimed(target: SpellTarget, effect: (found: Groups) => SpellEffect): (found: Groups) => Main {
  return (found) => ({
    target,
    range: num(found.range),
    figure: num(found.figure),
    effect: effect(found),
  });
}

const GRANTED: Readonly<Record<string, SpellTarget>> = {
  Self: 'self',
  Friend: 'friend',
  'Self or Friend': 'selfOrFriend',
  'Self and Adj Friends': 'circle',
};

const CURED: readonly Affliction[] = ['Curse', 'Weakness', 'Polymorph', 'Poison', 'Petrify'];

/** Names that stand for several types of warriors in a summons. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Elemental: ['Earth Elemental', 'Fire Elemental', 'Air Elemental', 'Water Elemental'],
};

const choicesOf = (text: string): readonly string[] =>
  text.split(' or ').flatMap((name) => GROUPS[name] ?? [name]);

/** "this Turn", "3 Turns", "next 4 Turns" (this round and four more), "1D6 Turns", "Battle" (A2). */
export function durationOf(text: string): Duration {
  if (text === 'Battle') return { is: 'battle' };
  if (text === 'this Turn') return { is: 'rounds', n: 1 };
  const [, next, n, dice] = /^(next )?(\d)(D6)? Turns$/.exec(text) ?? [];
  if (n === undefined) return unread(text);
  if (dice) return { is: 'dice', n: Number(n) };
  return { is: 'rounds', n: Number(n) + (next ? 1 : 0) };
}

/** "Giant Strength + Boulder + 2 Hits". */
export function gainOf(text: string): Gain {
  const traits: string[] = [];
  let hits = 0;
  for (const part of text.split(' + ')) {
    const trait = traitByName(part, false);
    if (trait?.is === 'figure' && trait.of === 'hits') hits += trait.n;
    else if (trait?.is === 'row' || trait?.is === 'passive') traits.push(trait.id);
    else unread(part);
  }
  return { traits, hits };
}

const ATTACK_KINDS: ReadonlySet<string> = new Set(['ATK', 'PRC', 'CRU', 'SWP', 'STN', 'TRP', 'PSH']);

/** Attacks, Inspire, Rally and Move are written as in the activation list; "Undead" narrows the target. */
function byGlossary(text: string): Main {
  const [, undead, words] = /^(Undead )?(.+)$/.exec(text) ?? [];
  const [{ kind, range, figure }] = effectsOf(words ?? text);
  if (kind === 'MOV') return { target: 'self', range: 0, figure: 0, effect: { is: 'walk', steps: range } };
  if (kind === 'INS' || kind === 'RAL')
    return { target: 'friend', range, figure, effect: { is: 'hearten', kind } };
  if (!ATTACK_KINDS.has(kind)) return unread(text);
  return {
    ...{ target: undead ? 'undead' : 'foe', range, figure },
    effect: { is: 'attack', kind: kind as SpellAttackKind },
  };
}

const WHOM: Readonly<Record<string, SpellSplash['whom']>> = {
  Units: 'all',
  Foes: 'foe',
  Friends: 'friend',
  Undead: 'undead',
};

/** "Adj Foes Trap (1-3)"; null for a part that is none. */
function splashOf(text: string): SpellSplash | null {
  const [, whom, does, figure] = /^Adj (\w+) (\w+) \((?:1-)?(\d)\)$/.exec(text) ?? [];
  if (!whom) return extraOf(text) > 0 ? null : unread(text);
  const kind = does === 'Rust' ? 'RUST' : effectsOf(does)[0].kind;
  return {
    whom: WHOM[whom] ?? unread(text),
    does: kind as SpellSplash['does'],
    figure: Number(figure),
  };
}

const extraOf = (text: string): number => num(/^Extra (\d)$/.exec(text)?.[1]);

function unread(text: string): never {
  throw new Error(`no notation of the spell lists: "${text}"`);
}
