import { ITEM_BY_ID } from '../data/items.ts';
import { SPELL_BY_ID } from '../data/spells.ts';
import type { Spell } from '../magic.ts';
import { COLOURS, type Colour, type Move } from '../model.ts';
import {
  type AimBar,
  arrivalBar,
  groundBar,
  raiseBar,
  spellBar,
  summonsOf,
  targetBar,
  targetsOf,
} from './aim.ts';
import { areAllied, type Field } from './field.ts';
import { afflictionsOf } from './magic.ts';
import { isFree } from './places.ts';
import type { Profile } from './profile.ts';
import { pathBar, reachFrom } from './reach.ts';
import { areCardsOf, cardsFor, countsOf, type SpellOffer } from './spells.ts';
import type { Activation, Battle } from './state.ts';
import { pairBar } from './targets.ts';

export type CastMove = Extract<Move, { do: 'cast' }>;

/** Why a spell may not be cast: codes of aim.ts and these. */
export type CastBar =
  | AimBar
  | 'no-card'
  | 'no-such-spell'
  | 'no-such-item'
  | 'wrong-cards'
  | 'two-targets'
  | 'too-far'
  | 'no-way'
  | 'blocked-hex';

/** Every spell that the hand forms, with its targets; places that would be too many to list are asked for later. */
export function listCasts(
  b: Battle,
  field: Field,
  open: Activation,
  profile: Profile,
  choices: Move[],
): void {
  if (profile.spells.length > 0) {
    const counts = countsOf(open);
    for (const offer of profile.spells) {
      const cards = cardsFor(offer, counts);
      if (cards) listCast(b, field, open, offer, cards, choices);
    }
  }
  for (const { item } of b.units[open.unit].items) {
    const offer = onceOf(item);
    const cards = offer && onceCards(field, open);
    if (offer && cards) listCast(b, field, open, offer, cards, choices);
  }
}

const ONCE = new Map<string, SpellOffer | null>();

/** The spell that an item is used up for (A190); null for items that are not. */
export function onceOf(id: string): SpellOffer | null {
  let offer = ONCE.get(id);
  if (offer === undefined) {
    const effect = ITEM_BY_ID.get(id)?.effects.find((one) => one.is === 'castOnce');
    const spell = effect?.is === 'castOnce' ? SPELL_BY_ID.get(effect.spell) : undefined;
    offer = spell ? { spell, by: 'purple', item: id, blueAsPurple: false, blow: null } : null;
    ONCE.set(id, offer);
  }
  return offer;
}

const FREE: readonly Colour[] = [];
const PURPLE: readonly Colour[] = ['P'];

/** What using an item up costs: no card, or by option a purple one; null when that is not in hand. */
export function onceCards(field: Field, open: Activation): readonly Colour[] | null {
  if (field.options.consumables === 'free') return FREE;
  return open.hand.some(({ colour }) => colour === 'P') ? PURPLE : null;
}

function listCast(
  b: Battle,
  field: Field,
  open: Activation,
  offer: SpellOffer,
  cards: readonly Colour[],
  choices: Move[],
): void {
  const { spell } = offer;
  const { unit: by } = open;
  const base: CastMove =
    offer.item === ''
      ? { do: 'cast', cards, spell: spell.id }
      : { do: 'cast', cards, spell: spell.id, item: offer.item };
  const { effect } = spell;
  // For whoever must fly; a friend's flight is nobody's Move.
  if (spellBar(open, spell, spell.target === 'selfAndFriend') !== '') return;
  switch (effect.is) {
    case 'summon': {
      const picks = summonsOf(b, by, spell);
      if (picks.length === 0) return;
      for (const to of field.board.within(b.units[by].cell, 1)) {
        if (!isFree(b, field, to)) continue;
        if (effect.random) choices.push({ ...base, to });
        else for (const pick of picks) choices.push({ ...base, to, pick });
      }
      return;
    }
    case 'raise':
      listRaised(b, field, by, base, choices);
      return;
    case 'walk': {
      const reach = reachFrom(b, field, b.units[by].cell, effect.steps, false);
      for (let i = 1; i < reach.count; i++) choices.push({ ...base, to: reach.cells[i] });
      return;
    }
    case 'curseHex':
      if (groundBar(b, field, by, spell, b.units[by].cell) === '')
        choices.push({ ...base, to: b.units[by].cell });
      for (const to of field.board.within(b.units[by].cell, spell.range))
        if (groundBar(b, field, by, spell, to) === '') choices.push({ ...base, to });
      return;
    case 'cure':
      for (const target of targetsOf(b, field, by, offer))
        for (const pick of afflictionsOf(b, b.units[target])) choices.push({ ...base, target, pick });
      listStatues(b, field, by, base, choices);
      return;
    default:
  }
  switch (spell.target) {
    case 'self':
    case 'circle':
    case 'everyone':
      choices.push(base);
      return;
    default:
      for (const target of targetsOf(b, field, by, offer)) {
        if (effect.is === 'fly' && spellBar(open, spell, target === by) !== '') continue;
        if (effect.is === 'attack' && effect.kind === 'SWP')
          listSwipes(b, field, by, offer, base, target, choices);
        else choices.push({ ...base, target });
      }
  }
}

function listSwipes(
  b: Battle,
  field: Field,
  by: number,
  offer: SpellOffer,
  base: CastMove,
  target: number,
  choices: Move[],
): void {
  for (const cell of field.board.within(b.units[target].cell, 1)) {
    const second = b.at[cell];
    if (second < 0 || pairBar(b, field, target, second) !== '') continue;
    if (targetBar(b, field, by, offer, second) === '') choices.push({ ...base, target, second });
  }
  if (field.options.swipeSingle === 'on') choices.push({ ...base, target });
}

function listRaised(b: Battle, field: Field, by: number, base: CastMove, choices: Move[]): void {
  const { seat, cell } = b.units[by];
  for (let target = 0; target < b.units.length; target++) {
    const unit = b.units[target];
    if (!unit.dead || !areAllied(field, unit.owner, seat)) continue;
    for (const to of field.board.within(cell, 1))
      if (raiseBar(b, field, by, target, to) === '') choices.push({ ...base, target, to });
  }
}

/** Friends of stone, whom Cure brings back by option (A139). */
function listStatues(b: Battle, field: Field, by: number, base: CastMove, choices: Move[]): void {
  if (field.options.cureStatue === 'off') return;
  for (let target = 0; target < b.units.length; target++) {
    if (!b.units[target].dead) continue;
    for (const to of field.board.within(b.units[by].cell, 1))
      if (statueBar(b, field, by, target, to) === '') choices.push({ ...base, target, to, pick: 'Petrify' });
  }
}

function statueBar(b: Battle, field: Field, by: number, target: number, to: number): CastBar {
  const unit = b.units[target];
  if (!areAllied(field, unit.owner, b.units[by].seat)) return 'not-a-friend';
  if (b.resigned.includes(unit.owner)) return 'no-such-target';
  if (afflictionsOf(b, unit).length === 0) return 'nothing-to-cure';
  return arrivalBar(b, field, by, to);
}

/** The offer that a move casts; undefined: the warrior has no such spell, or no such item. */
export function castOfferOf(
  b: Battle,
  open: Activation,
  profile: Profile,
  move: CastMove,
): SpellOffer | undefined {
  const once = move.item === undefined ? null : onceOf(move.item);
  if (once && once.spell.id === move.spell && b.units[open.unit].items.some(({ item }) => item === move.item))
    return once;
  const fits = profile.spells.filter(
    ({ spell, item }) => spell.id === move.spell && (move.item === undefined || item === move.item),
  );
  return fits.find((offer) => areCardsOf(offer, move.cards)) ?? fits[0];
}

/** May this spell be cast so, with cards of the hand? */
export function castBar(
  b: Battle,
  field: Field,
  open: Activation,
  profile: Profile,
  move: CastMove,
): CastBar {
  const offer = castOfferOf(b, open, profile, move);
  if (!offer) return 'no-such-spell';
  if (onceOf(offer.item)) {
    const cost = field.options.consumables === 'free' ? FREE : PURPLE;
    if (move.cards.length !== cost.length || move.cards[0] !== cost[0]) return 'wrong-cards';
  } else if (!areCardsOf(offer, move.cards)) return 'wrong-cards';
  const counts = countsOf(open);
  for (const colour of COLOURS)
    if (move.cards.filter((card) => card === colour).length > counts[colour]) return 'no-card';
  const { spell } = offer;
  const self = spell.target === 'selfAndFriend' || move.target === open.unit;
  return spellBar(open, spell, self) || aimBar(b, field, open.unit, offer, move);
}

function aimBar(b: Battle, field: Field, by: number, offer: SpellOffer, move: CastMove): CastBar {
  const { spell } = offer;
  const { effect } = spell;
  const { target = -1, to = -1 } = move;
  switch (effect.is) {
    case 'summon': {
      const picks = summonsOf(b, by, spell);
      if (picks.length === 0) return 'summons-spent';
      if (effect.random ? move.pick !== undefined : !picks.includes(move.pick ?? picks[0]))
        return effect.choices.includes(move.pick ?? '') ? 'summons-spent' : 'no-such-pick';
      // Where there is only one to choose, nobody need say so.
      if (!effect.random && move.pick === undefined && effect.choices.length > 1) return 'no-such-pick';
      return arrivalBar(b, field, by, to);
    }
    case 'raise':
      return raiseBar(b, field, by, target, to);
    case 'walk':
      return wayBar(b, field, b.units[by].cell, move, effect.steps, false);
    case 'curseHex':
      return groundBar(b, field, by, spell, to);
    case 'cure':
      if (b.units[target]?.dead) return statueBar(b, field, by, target, to);
      return (
        targetBar(b, field, by, offer, target) ||
        (afflictionsOf(b, b.units[target]).some((ail) => ail === move.pick) ? '' : 'nothing-to-cure')
      );
    case 'less':
    case 'extra':
      return '';
    case 'create':
      if (move.pick !== undefined && !isItem(move.pick)) return 'no-such-item';
      return targetBar(b, field, by, offer, target);
    case 'fly':
      return targetBar(b, field, by, offer, target) || flightBar(b, field, by, spell, effect.steps, move);
    case 'moveFoe':
      return (
        targetBar(b, field, by, offer, target) ||
        (to < 0 && !move.path ? '' : wayBar(b, field, b.units[target].cell, move, effect.steps, false))
      );
    case 'attack':
      return targetBar(b, field, by, offer, target) || pairedBar(b, field, by, offer, move);
    default:
      if (spell.target === 'self' || spell.target === 'circle') return '';
      return targetBar(b, field, by, offer, target);
  }
}

const isItem = (name: string): boolean => ITEM_BY_ID.has(name);

/** Two foes side by side for a Swipe (A126). */
function pairedBar(b: Battle, field: Field, by: number, offer: SpellOffer, move: CastMove): CastBar {
  const { effect } = offer.spell;
  if (effect.is !== 'attack' || effect.kind !== 'SWP') return '';
  if (move.second === undefined) return field.options.swipeSingle === 'on' ? '' : 'two-targets';
  return targetBar(b, field, by, offer, move.second) || pairBar(b, field, move.target ?? -1, move.second);
}

/** Ways of those who fly, where they are named; the friend of a Wind Walk flies after the caster has left. */
function flightBar(
  b: Battle,
  field: Field,
  by: number,
  spell: Spell,
  steps: number,
  move: CastMove,
): CastBar {
  const both = spell.target === 'selfAndFriend';
  const first = both ? by : (move.target ?? by);
  if (move.to !== undefined || move.path) {
    const bar = wayBar(b, field, b.units[first].cell, move, steps, true);
    if (bar) return bar;
  }
  if (!move.friendPath) return '';
  if (!both) return 'no-way';
  const cells = move.friendPath;
  const from = b.units[move.target ?? by].cell;
  const landed = move.path?.[move.path.length - 1] ?? move.to ?? -1;
  const end = cells[cells.length - 1];
  const vacated = end === b.units[by].cell && landed >= 0;
  if (end === landed) return 'blocked-hex';
  const bar = pathBar(b, field, from, cells, steps, true);
  return bar === 'blocked-hex' && vacated ? '' : bar;
}

/** A way named step by step, or its end alone. */
function wayBar(
  b: Battle,
  field: Field,
  from: number,
  move: CastMove,
  steps: number,
  flies: boolean,
): CastBar {
  if (move.path) {
    if (move.to !== undefined && move.path[move.path.length - 1] !== move.to) return 'no-way';
    return pathBar(b, field, from, move.path, steps, flies);
  }
  const { to = -1 } = move;
  if (!(to >= 0 && to < field.board.size)) return 'too-far';
  if (field.terrain.closed[to] === 1) return 'closed-ground';
  if (b.at[to] >= 0) return 'blocked-hex';
  const reach = reachFrom(b, field, from, steps, flies);
  for (let i = 1; i < reach.count; i++) if (reach.cells[i] === to) return '';
  return 'too-far';
}
