import { ITEM_BY_ID } from '../data/items.ts';
import type { Move } from '../model.ts';
import { type CastMove, castOfferOf } from '../rules/castings.ts';
import { areAllied, type Field, profileOf } from '../rules/field.ts';
import type { Prompt } from '../rules/frames.ts';
import { oddsOf } from '../rules/odds.ts';
import type { SpellOffer } from '../rules/spells.ts';
import type { Activation, Battle } from '../rules/state.ts';
import { blowWorth, threatOf } from './blows.ts';
import { groundWorth, stanceOf } from './ground.ts';
import { worthOf, woundWorth } from './worth.ts';

/** What a spell is worth to the side of the caster, by its odds. */
export function castWorth(b: Battle, field: Field, open: Activation, move: CastMove): number {
  const by = open.unit;
  const offer = castOfferOf(b, open, profileOf(field, b.units[by]), move);
  if (!offer) return 0;
  const { spell, blow } = offer;
  const { effect } = spell;
  const target = move.target ?? by;
  const chance = spell.figure === 0 ? 1 : Math.min(6, spell.figure) / 6;
  switch (effect.is) {
    case 'attack': {
      if (!blow) return 0;
      const second = move.second === undefined ? 0 : blowWorth(b, field, by, move.second, blow);
      return blowWorth(b, field, by, target, blow) + second + 0.05 + (spell.extra > 0 ? 0.1 : 0);
    }
    case 'hearten': {
      const share = effect.kind === 'RAL' ? 0.5 : 0.25;
      return share * (chance * (0.3 + threatOf(b, field, target)) + splashHelp(b, field, by, target, offer));
    }
    case 'grant':
      return chance * grantWorth(b, field, by, target, offer);
    case 'summon':
      return chance * (1.2 + (move.pick === undefined ? 0 : 0.05 * move.pick.length) / 20);
    case 'raise':
      return chance * worthOf(b, field, target);
    case 'fly':
    case 'walk':
      return move.to === undefined ? 0.02 : groundGain(b, field, target, move.to);
    case 'transform':
      return chance * transformWorth(b, field, by, target);
    case 'control': {
      const odds = blow ? oddsOf(b, by, target, blow, 'ploy').chance : chance;
      return odds * (0.25 * worthOf(b, field, target) + 0.6 * threatOf(b, field, target));
    }
    case 'curse':
      return chance * 0.25 * worthOf(b, field, target);
    case 'less':
      return lessWorth(b, field, by, spell.range);
    case 'extra':
      return 0.35;
    case 'cure':
      return chance * cureWorth(b, field, target, move.pick ?? '');
    case 'curseHex':
      return curseWorth(b, field, by, move.to ?? -1);
    case 'moveFoe':
      return 0.08;
    case 'rust':
      return chance * rustWorth(b, field, by, target);
    case 'create':
      return 0.4;
  }
}

/** Friends beside the target whom the spell may hearten too. */
function splashHelp(b: Battle, field: Field, by: number, target: number, offer: SpellOffer): number {
  const { splash } = offer.spell;
  if (!splash) return 0;
  let help = 0;
  for (const cell of field.board.within(b.units[target].cell, 1)) {
    const index = b.at[cell];
    if (index >= 0 && index !== by && areAllied(field, b.units[index].seat, b.units[by].seat))
      help += (splash.figure / 6) * (0.3 + threatOf(b, field, index));
  }
  return help;
}

/** Armour for whom foes can reach; nothing for who stands alone. */
function grantWorth(b: Battle, field: Field, by: number, target: number, { spell }: SpellOffer): number {
  if (b.units[target].lasting.some(({ rule }) => rule === `spell:${spell.id}`)) return 0;
  const guarded = (index: number): number =>
    0.12 * Math.min(3, foesWithin(b, field, index, 3)) * Math.min(2, woundWorth(b, field, index));
  if (spell.target !== 'circle')
    return guarded(target) + (spell.effect.is === 'grant' ? spell.effect.gain.hits : 0) * 0.3;
  let worth = guarded(by);
  for (const cell of field.board.within(b.units[by].cell, 1)) {
    const index = b.at[cell];
    if (index >= 0 && areAllied(field, b.units[index].seat, b.units[by].seat)) worth += guarded(index);
  }
  return worth * 0.6;
}

function foesWithin(b: Battle, field: Field, index: number, range: number): number {
  let foes = 0;
  for (const cell of field.board.within(b.units[index].cell, range)) {
    const other = b.at[cell];
    if (other >= 0 && !areAllied(field, b.units[other].seat, b.units[index].seat)) foes += 1;
  }
  return foes;
}

function groundGain(b: Battle, field: Field, index: number, to: number): number {
  const stance = stanceOf(b, field, index);
  return groundWorth(b, field, index, stance, to) - groundWorth(b, field, index, stance, b.units[index].cell);
}

/** A strong foe becomes a frog; a friend of one Hit may become something better. */
function transformWorth(b: Battle, field: Field, by: number, target: number): number {
  const { hits } = profileOf(field, b.units[target]);
  if (b.units[target].form >= 0) return 0;
  const worth = worthOf(b, field, target);
  return areAllied(field, b.units[target].seat, b.units[by].seat)
    ? hits === 1 && worth < 2
      ? 0.25
      : 0
    : 0.4 * (worth - 1) + 0.2;
}

/** Everybody near loses a card: good where there are more foes than friends. */
function lessWorth(b: Battle, field: Field, by: number, range: number): number {
  let worth = -0.15;
  for (const cell of field.board.within(b.units[by].cell, range)) {
    const index = b.at[cell];
    if (index >= 0) worth += areAllied(field, b.units[index].seat, b.units[by].seat) ? -0.15 : 0.15;
  }
  return worth;
}

function cureWorth(b: Battle, field: Field, target: number, ail: string): number {
  if (b.units[target].dead) return worthOf(b, field, target);
  switch (ail) {
    case 'Curse':
      return 0.3 * worthOf(b, field, target);
    case 'Weakness':
      return 0.25 * worthOf(b, field, target) + 0.2;
    case 'Polymorph':
      return 0.3;
    default:
      return 0.6 * woundWorth(b, field, target);
  }
}

/** Ground that foes must cross, and friends need not. */
function curseWorth(b: Battle, field: Field, by: number, to: number): number {
  if (to < 0) return 0;
  let worth = b.at[to] >= 0 ? -0.1 : 0;
  for (const cell of field.board.within(to, 1)) {
    const index = b.at[cell];
    if (index >= 0) worth += areAllied(field, b.units[index].seat, b.units[by].seat) ? -0.06 : 0.08;
  }
  return worth;
}

function rustWorth(b: Battle, field: Field, by: number, target: number): number {
  const metal = (index: number): number => {
    const { traits } = profileOf(field, b.units[index]);
    return ['heavyarmor', 'mithril', 'lightarmor', 'shield', 'sword'].filter((id) => traits.has(id)).length;
  };
  let worth = 0.15 * metal(target);
  for (const cell of field.board.within(b.units[target].cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || index === by) continue;
    worth += (areAllied(field, b.units[index].seat, b.units[by].seat) ? -0.18 : 0.15) * metal(index);
  }
  return worth;
}

/** Items: drunk when there is a fight, taken where they lie, kept otherwise. */
export function itemWorth(
  b: Battle,
  field: Field,
  open: Activation,
  move: Extract<Move, { do: 'drink' | 'give' | 'loot' }>,
): number {
  // Taking something ends what cards could still do.
  if (move.do === 'loot') return open.hand.length === 0 ? 0.5 : 0.04;
  return move.do === 'drink' && foesWithin(b, field, open.unit, 3) > 0 ? 0.3 : 0;
}

/** What a spell asks its caster. */
export function answerSpell(b: Battle, field: Field, prompt: Prompt, choices: readonly Move[]): Move {
  const best = (worth: (move: Move) => number): Move =>
    choices.reduce((a, c) => (worth(c) > worth(a) ? c : a));
  const mine = areAllied(field, b.units[prompt.unit].seat, prompt.seat);
  switch (prompt.kind) {
    case 'place': {
      const stance = stanceOf(b, field, prompt.unit);
      const sign = mine ? 1 : -1;
      return best((move) =>
        move.do === 'place' ? sign * groundWorth(b, field, prompt.unit, stance, move.to) : 0,
      );
    }
    case 'form':
      return best((move) => (move.do === 'form' ? (mine ? 1 : -1) * formWorth(b, move.name) : 0));
    default:
      return best((move) => (move.do === 'pick' ? giftWorth(b, prompt.unit, move.name) : 0));
  }
}

function formWorth(b: Battle, name: string): number {
  const type = b.base.types.find((one) => one.name === name);
  if (!type) return 0;
  return type.hits + 0.3 * type.traits.length - (type.traits.includes('harmless') ? 2 : 0);
}

/** Armour and wands are good for everybody. */
function giftWorth(b: Battle, target: number, id: string): number {
  const item = ITEM_BY_ID.get(id);
  if (!item || b.units[target].items.some((held) => held.item === id)) return 0;
  return GIFTS[id] ?? (item.uses > 0 ? 0 : 0.5);
}

const GIFTS: Readonly<Record<string, number>> = {
  wandoffireballs: 2,
  vorpalblade: 1.8,
  crownofcommand: 1.6,
  magicarmor: 1.5,
  ringofpower: 1.4,
  cloakofinvisibility: 1.2,
};
