/**
 * Spells, powers and magic items in types (sections 1.6 and 1.8). The tables of data/ hold them, the rules of
 * magic read them; nothing here knows of a battle.
 */
import type { Colour, Effect, UnitType } from './model.ts';

/** Spell lists, by the id of the row that lets a warrior use them. */
export const SPELL_LISTS = ['mage', 'priest', 'necro', 'shaman', 'druid'] as const;
export type SpellList = (typeof SPELL_LISTS)[number];

/** Damage, stun, trap and push by magic: attacks of the glossary (A26, A138). */
export type SpellAttackKind = 'ATK' | 'PRC' | 'CRU' | 'SWP' | 'STN' | 'TRP' | 'PSH';

/**
 * How long something lasts, counted in rounds of which the present one is the first; it ends with the last of
 * them (A1, A2). `dice`: that many dice are thrown and added.
 */
export type Duration =
  | { readonly is: 'rounds'; readonly n: number }
  | { readonly is: 'dice'; readonly n: number }
  | { readonly is: 'battle' };

/** What a warrior has more while a spell or item works on it: row and passive ids, and Hits. */
export interface Gain {
  readonly traits: readonly string[];
  readonly hits: number;
}

/**
 * Whom or what the caster names, or whom the spell finds by itself. Only what the text names may be the
 * caster (A140). "Friend" is another warrior of the side.
 *
 * - `foe`, `undead` (a foe that is undead: A164), `anyone` (friend or foe, not the caster: A153)
 * - `friend`, `selfOrFriend`, `selfAndFriend` (both at once, the friend named: A142)
 * - `self`: nobody to name · `circle`: the caster and every friend next to it (A163)
 * - `everyone`: all within range, caster and friends too (A158)
 * - `fallen`: a dead friend and a free hex within range for it · `hex`: a hex within range
 */
export type SpellTarget =
  | 'foe'
  | 'undead'
  | 'anyone'
  | 'friend'
  | 'selfOrFriend'
  | 'selfAndFriend'
  | 'self'
  | 'circle'
  | 'everyone'
  | 'fallen'
  | 'hex';

/** An affliction that Cure takes away (A139). Damage only of this cause, and only on the living. */
export type Affliction = 'Curse' | 'Weakness' | 'Polymorph' | 'Poison' | 'Petrify';

/** What a spell does where it succeeds. */
export type SpellEffect =
  /** Uses the Attack of the activation. */
  | { readonly is: 'attack'; readonly kind: SpellAttackKind }
  /** Inspire or Rally: once a round as any other (A114). */
  | { readonly is: 'hearten'; readonly kind: 'INS' | 'RAL' }
  /** `once`: a warrior can have it one time only (A161). */
  | { readonly is: 'grant'; readonly gain: Gain; readonly lasts: Duration; readonly once: boolean }
  /** One warrior of these types; by the die instead of the caster's choice where `random` (A145). */
  | { readonly is: 'summon'; readonly choices: readonly string[]; readonly random: boolean }
  /** Resurrect, Raise Dead, Reincarnate, Rejuvenate: one family with one bar (A148). */
  | { readonly is: 'raise' }
  /** At once, over others; the caster's Move if the caster flies (A142). */
  | { readonly is: 'fly'; readonly steps: number }
  /** At once, on the ground: the caster's Move. */
  | { readonly is: 'walk'; readonly steps: number }
  /** Into a sample unit of at most so many Hits as a die shows (A153). */
  | { readonly is: 'transform' }
  | { readonly is: 'control'; readonly lasts: Duration }
  /** One card less in every activation, for the battle (A157). */
  | { readonly is: 'curse'; readonly cards: number }
  /** So many cards less in the next activation (A158). */
  | { readonly is: 'less'; readonly cards: number }
  /** So many cards more in the caster's next activation (A156). */
  | { readonly is: 'extra'; readonly cards: number }
  | { readonly is: 'cure'; readonly of: readonly Affliction[] }
  /** The hex attacks whoever enters it, on 1..figure, for the battle (A159). */
  | { readonly is: 'curseHex'; readonly strikes: number }
  /** The caster walks the foe up to so many hexes (A160). */
  | { readonly is: 'moveFoe'; readonly steps: number }
  /** Metal armour, shields and weapons of metal are lost for the battle (A162). */
  | { readonly is: 'rust' }
  /** A sample item of the caster's choice (A154). */
  | { readonly is: 'create'; readonly lasts: Duration };

/** What happens to those next to the target; rolled whatever became of the target (A130, A131). */
export interface SpellSplash {
  readonly whom: 'all' | 'foe' | 'friend' | 'undead';
  readonly does: SpellAttackKind | 'INS' | 'RAL' | 'RUST';
  readonly figure: number;
}

export interface Spell {
  /** List and name: 'mage:fireball'. Its rule is 'spell:mage:fireball'. */
  readonly id: string;
  readonly list: SpellList;
  readonly name: string;
  /** The two cards in the order in which they are played: B/P is not P/B (A135). */
  readonly cards: readonly [first: Colour, second: Colour];
  /** What the spell does, in the notation of the table. */
  readonly line: string;
  readonly target: SpellTarget;
  /** Hexes reached; 1 for what arrives next to the caster, 0 where nothing is aimed. */
  readonly range: number;
  /** Succeeds on 1..figure; 0: nothing is rolled; 6: cannot fail, so no die either (A3, A168). */
  readonly figure: number;
  /** The caster as its own target needs no roll (A155). */
  readonly selfIsSure: boolean;
  readonly effect: SpellEffect;
  readonly splash: SpellSplash | null;
  /** More cards for the caster's next activation, whatever the dice say (Drain Energy). */
  readonly extra: number;
}

/** What a spell uses up of the activation (A25, A26, A142). `moveIfSelf`: the Move, if the caster is who flies. */
export function spellBudget({ effect }: Spell): 'attack' | 'move' | 'moveIfSelf' | 'none' {
  if (effect.is === 'attack') return 'attack';
  if (effect.is === 'walk') return 'move';
  return effect.is === 'fly' ? 'moveIfSelf' : 'none';
}

/** Hostile without being an attack: defended only where the table says so (A134, option hostileDefence). */
export function isHostile({ effect }: Spell): boolean {
  return ['transform', 'control', 'curse', 'moveFoe', 'rust'].includes(effect.is);
}

/**
 * A spell that a warrior has without its list: by its two cards like a caster (A144), or for one purple card
 * (A143, A166). Neither makes it a spell-caster.
 */
export type Power = UnitType['powers'][number];

/** What an item does for its bearer (section 1.8). "With it": attacks by the item's own weapon only. */
export type ItemEffect =
  | { readonly is: 'gain'; readonly gain: Gain }
  /** Slay X for every attack of the bearer (A105). */
  | { readonly is: 'slay'; readonly of: string }
  /** Poison with it (A92). */
  | { readonly is: 'poison' }
  /** A card that does not attack by itself does so with it (Sword of Sharpness). */
  | { readonly is: 'strike'; readonly card: Colour; readonly effect: Effect }
  /** More cards in every own activation (A68). */
  | { readonly is: 'draw'; readonly cards: number }
  /** A spell for one purple card (A166). */
  | { readonly is: 'cast'; readonly spell: string }
  /** A spell without a card, once (A190). */
  | { readonly is: 'castOnce'; readonly spell: string }
  /** Traits without a card, once, for a time (A190). */
  | { readonly is: 'gainOnce'; readonly gain: Gain; readonly lasts: Duration }
  /** No attack from a distance but spells may be aimed at the bearer (A90). */
  | { readonly is: 'ward' }
  /** Attacks with it are Crush, on their own figures (A192). */
  | { readonly is: 'crush' }
  /** Taken off the die of attacks and stuns with it (A192). */
  | { readonly is: 'steady'; readonly by: number }
  /** Further range for these rows of the bearer (A192). */
  | { readonly is: 'reach'; readonly rows: readonly string[]; readonly by: number }
  /** Declared shots of these rows slay: 'all' is every type (A106). */
  | {
      readonly is: 'arrows';
      readonly rows: readonly string[];
      readonly slay: string;
      readonly uses: number;
    };

export interface Item {
  /** 'ringofpower'. Its rule is 'item:ringofpower'. */
  readonly id: string;
  /** As printed, then other spellings. */
  readonly names: readonly string[];
  /** What it does, in the notation of the table. */
  readonly line: string;
  /** Row that it gives, since it is that weapon (A189); '' for no weapon. */
  readonly weapon: string;
  /** Works through a close-combat weapon that the bearer has anyway (Goblin Bane, A189). */
  readonly needsMelee: boolean;
  /** Attacks with it, or with the weapon that it works through, harm spirits (A83). */
  readonly enchanted: boolean;
  readonly effects: readonly ItemEffect[];
  /** Times that it can be used; 0: for ever. */
  readonly uses: number;
}
