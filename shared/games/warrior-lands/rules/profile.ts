import { baseCards, extraCards } from '../data/armies.ts';
import { cardsBy, castsOf, isWarded, riderOf, strikesBy, withGains, withItems } from '../data/carried.ts';
import { LAYERS } from '../data/passives.ts';
import { ROW_BY_ID } from '../data/rows.ts';
import { type Item, SPELL_LISTS, type SpellList } from '../magic.ts';
import { COLOURS, type Colour, type Effect, type EffectKind, type Row, type UnitType } from '../model.ts';
import { blowOf, isMelee, type Striker, UNARMED, type Weapon, weaponOf } from './blow.ts';
import type { Blow, Defence } from './frames.ts';
import { BARE, type Kit } from './kit.ts';
import type { Options } from './options.ts';
import { type SpellOffer, spellOffers } from './spells.ts';

/** A move that a colour offers: the base move or a row's. */
export interface MoveOffer {
  /** '' for the base move. */
  readonly row: string;
  readonly kind: 'MOV' | 'FLY';
  readonly steps: number;
}

/** A base attack with a colour: one blow per weapon, the default first. */
export interface StrikeOffer {
  readonly blows: readonly Blow[];
  /** Weapons that differ from the default in what may stop them; one row each. */
  readonly others: readonly Blow[];
}

/** A row effect on blue or purple that is neither a move nor a defence. */
export interface UseOffer {
  readonly row: string;
  readonly kind: EffectKind;
  /** The row offers several effects on this card: a move must name the kind. */
  readonly plural: boolean;
  readonly range: number;
  /** Only for what is farther than this: nearer by, a better effect of the same row and kind is meant. */
  readonly beyond: number;
  readonly figure: number;
  readonly budget: 'attack' | 'second' | 'none';
  /** For attacks and Lure. */
  readonly blow: Blow | null;
}

export interface Layer {
  readonly id: string;
  readonly figure: number;
  /** Ignored by Pierce. */
  readonly pierced: boolean;
  /** Only against sword, spear and arrow. */
  readonly skeletal: boolean;
  /** Only against what is not magical (option spirit). */
  readonly spirit: boolean;
}

/** A unit type compiled for play: what each colour does for it, attacking and defending. */
export interface Profile {
  readonly type: UnitType;
  readonly hits: number;
  readonly skill: number;
  readonly fate: number;
  /** Cards drawn in an own activation without waiting bonuses. */
  readonly draws: number;
  /** Row, passive and keyword ids in force, mount's rows included. */
  readonly traits: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly moves: Readonly<Record<Colour, readonly MoveOffer[]>>;
  readonly strikes: Readonly<Record<Colour, StrikeOffer | null>>;
  readonly uses: Readonly<Record<Colour, readonly UseOffer[]>>;
  readonly defences: Readonly<Record<Colour, readonly Defence[]>>;
  readonly layers: readonly Layer[];
  readonly immune: boolean;
  readonly magical: boolean;
  readonly martyr: boolean;
  /** No attack from a distance but spells (Shield of Blocking, A90). */
  readonly ward: boolean;
  /** Spell lists, and every spell that it can cast with cards. */
  readonly lists: readonly SpellList[];
  readonly spells: readonly SpellOffer[];
  readonly slay: readonly string[];
  readonly keywords: readonly string[];
  /** The mount as a target; null for units on foot. */
  readonly mount: Profile | null;
}

const ATTACKS: ReadonlySet<EffectKind> = new Set([
  'ATK',
  'IND',
  'PRC',
  'FLX',
  'CRU',
  'SWP',
  'BUR',
  'STN',
  'STA',
  'TRP',
  'PSH',
]);
const DEFENCES: ReadonlySet<EffectKind> = new Set(['DEF', 'PAR', 'RCV']);
/** Never mind the figure: kinds in the order in which a click should mean them. */
const KIND_MERIT: Partial<Record<EffectKind, number>> = { CRU: 5, SWP: 4, PRC: 3, FLX: 3, BUR: 2 };

/** Compiles `type`; `mounted`: the mount is there and lends its rows (A123, A171); `kit`: what magic changed. */
export function compileProfile(type: UnitType, mounted: boolean, options: Options, kit: Kit = BARE): Profile {
  const whole = withOptions(type, options);
  const bare =
    kit.lost.length === 0 ? whole : { ...whole, traits: whole.traits.filter((id) => !kit.lost.includes(id)) };
  const gifted = withGains(withItems(bare, kit.items), kit.gains);
  const own: UnitType = {
    ...gifted,
    powers: [...gifted.powers, ...kit.powers],
    improved: { ...gifted.improved, ...kit.improved },
  };
  const lent = mounted && own.mount ? own.mount.traits : [];
  const traits = new Set([...own.traits, ...lent.filter((id) => ROW_BY_ID.has(id))]);
  const rows = [...traits].flatMap((id) => ROW_BY_ID.get(id) ?? []);
  const striker: Striker = {
    magical:
      traits.has('spirit') ||
      traits.has('infernal') ||
      traits.has('fey') ||
      rows.some((row) => row.tags.includes('magicunit')),
    poison: traits.has('poison'),
    drain: traits.has('drain'),
  };
  const weapons = rows.filter(isMelee).map(weaponOf);
  const arms: Arms = { own, rows, weapons, striker, bare, items: kit.items };
  const lists = SPELL_LISTS.filter((list) => traits.has(list));
  return {
    type: own,
    hits: own.hits,
    skill: own.skill + kit.skill,
    fate: own.fate + kit.fate,
    draws: 2 + own.skill + kit.skill + extraCards(own) + cardsBy(kit.items),
    traits,
    rows,
    moves: byColour((colour) => movesOf(arms, colour)),
    strikes: byColour((colour) => strikeOf(arms, colour)),
    uses: byColour((colour) => usesOf(arms, colour)),
    defences: byColour((colour) => defencesOf(arms, colour)),
    layers: layersOf(traits, options),
    immune: traits.has('spirit') && options.spirit === 'immune',
    magical: striker.magical,
    martyr: traits.has('martyr'),
    ward: isWarded(kit.items),
    lists,
    spells: spellOffers(
      lists,
      [
        ...own.powers,
        ...castsOf(kit.items).map(({ spell, item }) => ({ spell, item, by: 'purple' as const })),
      ],
      {
        drain: striker.drain,
        harmless: own.traits.includes('harmless'),
        blueAsPurple: own.improved.blueAsPurple === true,
      },
    ),
    slay: own.slay,
    keywords: traits.has('undead') ? [...own.keywords, 'undead'] : own.keywords,
    mount: own.mount ? compileProfile(own.mount, false, options) : null,
  };
}

interface Arms {
  readonly own: UnitType;
  readonly rows: readonly Row[];
  readonly weapons: readonly Weapon[];
  readonly striker: Striker;
  /** The type without its items, and these. */
  readonly bare: UnitType;
  readonly items: readonly Item[];
}

/** A blow of one's own, changed by what magic does to its weapon (A83, A92, A192). */
function strikeWith({ striker, items, bare }: Arms, effect: Effect, row: string, weapon: Weapon): Blow {
  const blow = blowOf(effect, row, weapon, striker);
  if (items.length === 0 || blow.ploy) return blow;
  const rider = riderOf(bare, weapon.row, items);
  const own = blow.damages && effect.kind !== 'RCV';
  return {
    ...blow,
    magical: blow.magical || rider.enchanted,
    poison: blow.poison || (rider.poison && own),
    bonus: blow.damages || blow.kind === 'STN' ? rider.steady : 0,
    ...(rider.crush && own && { kind: 'CRU' as const, crush: true, pierce: false, flex: false }),
  };
}

function withOptions(type: UnitType, options: Options): UnitType {
  let own = type;
  if (options.goblinRats === 'goblin' && own.name.startsWith('Goblin-Rat')) own = { ...own, army: 'goblin' };
  if (options.goblinSmall === 'on' && own.army === 'goblin' && !own.traits.includes('small'))
    own = { ...own, traits: [...own.traits, 'small'] };
  return own;
}

const byColour = <T>(make: (colour: Colour) => T): Record<Colour, T> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, T>;

/** Effects of a row on this card; a hero may use blue as purple (A167). */
function effectsOn(row: Row, colour: Colour, own: UnitType): readonly Effect[] {
  if (colour === 'P') return row.purple;
  if (colour !== 'B') return [];
  return own.improved.blueAsPurple ? [...row.blue, ...row.purple] : row.blue;
}

function movesOf({ own, rows }: Arms, colour: Colour): readonly MoveOffer[] {
  const base = baseCards(own).move[colour] ?? 0;
  const offers: MoveOffer[] = base > 0 ? [{ row: '', kind: 'MOV', steps: base }] : [];
  for (const row of rows)
    for (const effect of effectsOn(row, colour, own))
      if (effect.kind === 'MOV' || effect.kind === 'FLY')
        addMove(offers, { row: row.id, kind: effect.kind, steps: effect.range });
  return offers;
}

/** Of two of one row the longer. */
function addMove(offers: MoveOffer[], offer: MoveOffer): void {
  const at = offers.findIndex(({ row, kind }) => row === offer.row && kind === offer.kind);
  if (at < 0) offers.push(offer);
  else if (offers[at].steps < offer.steps) offers[at] = offer;
}

function strikeOf(arms: Arms, colour: Colour): StrikeOffer | null {
  const { own, weapons } = arms;
  const figure = baseCards(own).strike[colour] ?? 0;
  if (own.traits.includes('harmless')) return null;
  const effect: Effect = { kind: 'ATK', range: 1, figure };
  const blows =
    figure > 0
      ? (weapons.length > 0 ? weapons : [UNARMED]).map((weapon) =>
          strikeWith(arms, effect, weapon.row, weapon),
        )
      : [];
  // A card that strikes with one weapon only (Sword of Sharpness).
  for (const { card, effect: strike, row } of strikesBy(arms.items)) {
    const weapon = weapons.find((one) => one.row === row);
    if (card === colour && weapon) blows.push(strikeWith(arms, strike, row, weapon));
  }
  if (blows.length === 0) return null;
  const others = blows.filter((blow, i) => !blows.slice(0, i).some((before) => strikesAlike(before, blow)));
  return { blows, others: others.slice(1) };
}

const strikesAlike = (a: Blow, c: Blow): boolean =>
  a.hand === c.hand &&
  a.skel === c.skel &&
  a.magical === c.magical &&
  a.poison === c.poison &&
  a.crush === c.crush &&
  a.bonus === c.bonus &&
  a.figure === c.figure;

function usesOf(arms: Arms, colour: Colour): readonly UseOffer[] {
  const { own, rows, weapons, bare, items } = arms;
  const offers: UseOffer[] = [];
  for (const row of rows) {
    const effects = effectsOn(row, colour, own).filter(isUse);
    for (const effect of effects) {
      const attack = ATTACKS.has(effect.kind) || effect.kind === 'SEC';
      if (attack && own.traits.includes('harmless')) continue;
      const weapon = row.tags.includes('inherit') ? (weapons[0] ?? UNARMED) : weaponOf(row);
      offers.push({
        row: row.id,
        kind: effect.kind,
        plural: effects.length > 1,
        beyond: 0,
        range: effect.kind === 'BUR' ? own.burst : effect.range + riderOf(bare, row.id, items).reach,
        figure: effect.figure,
        budget: effect.kind === 'SEC' ? 'second' : attack ? 'attack' : 'none',
        blow: attack || effect.kind === 'LUR' ? strikeWith(arms, effect, row.id, weapon) : null,
      });
    }
  }
  const merit = (use: UseOffer): number => use.figure * 2 + (KIND_MERIT[use.kind] ?? 0);
  return farther(offers.sort((a, b) => merit(b) - merit(a)));
}

/**
 * Where a blue card counts as purple, a row may offer the same thing twice on it (Bow): the worse figure is for
 * what the better one does not reach.
 */
function farther(offers: readonly UseOffer[]): readonly UseOffer[] {
  const kept: UseOffer[] = [];
  for (const offer of offers) {
    const same = kept.filter(({ row, kind }) => row === offer.row && kind === offer.kind);
    const beyond = Math.max(0, ...same.map(({ range }) => range));
    if (same.length === 0) kept.push(offer);
    else if (offer.range > beyond) kept.push({ ...offer, beyond });
  }
  return kept;
}

/** Spells are cast, with two cards (spells.ts). */
const isUse = ({ kind }: Effect): boolean =>
  kind !== 'MOV' && kind !== 'FLY' && kind !== 'SPELL' && !DEFENCES.has(kind);

const ORDER: Readonly<Record<Defence['kind'], number>> = { RCV: 0, DEF: 1, PAR: 2 };

/** Best figure first; Receive before Defend before Parry if equal (A66). */
function defencesOf(arms: Arms, colour: Colour): readonly Defence[] {
  const { own, rows, weapons } = arms;
  const card = baseCards(own).defend[colour] ?? 0;
  const found: Defence[] = [];
  if (card > 0)
    found.push({ kind: 'DEF', row: 'card', figure: card, shield: false, green: colour === 'G', blow: null });
  for (const row of rows)
    for (const effect of effectsOn(row, colour, own)) {
      if (effect.kind !== 'DEF' && effect.kind !== 'PAR' && effect.kind !== 'RCV') continue;
      const weapon = row.tags.includes('inherit') ? (weapons[0] ?? UNARMED) : weaponOf(row);
      found.push({
        kind: effect.kind,
        row: row.id,
        figure: effect.figure,
        shield: row.tags.includes('shield'),
        green: false,
        blow: effect.kind === 'RCV' ? strikeWith(arms, effect, row.id, weapon) : null,
      });
    }
  return found.sort((a, b) => b.figure - a.figure || ORDER[a.kind] - ORDER[b.kind]);
}

const PIERCED = new Set(['lightarmor', 'thickskin', 'heavyarmor', 'toughhide']);
const HIDES = new Set(['thickskin', 'toughhide']);

function layersOf(traits: ReadonlySet<string>, options: Options): readonly Layer[] {
  const layers: Layer[] = LAYERS.filter(({ id }) => traits.has(id)).map(({ id, absorbs }) => ({
    id,
    figure: id === 'skeletal' && options.skeletal === 12 ? 2 : (absorbs ?? 0),
    pierced: PIERCED.has(id) && !(HIDES.has(id) && options.pierceHide === 'off'),
    skeletal: id === 'skeletal',
    spirit: false,
  }));
  if (traits.has('spirit') && options.spirit !== 'immune') {
    const figure = options.spirit === 'absorb5' ? 5 : 4;
    layers.push({ id: 'spirit', figure, pierced: false, skeletal: false, spirit: true });
  }
  return layers;
}
