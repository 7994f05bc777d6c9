import { stillFit } from '../data/summons.ts';
import type { Spell } from '../magic.ts';
import { spellBudget } from '../magic.ts';
import { areAllied, type Field, profileOf } from './field.ts';
import { afflictionsOf } from './magic.ts';
import { standBar } from './places.ts';
import type { SpellOffer } from './spells.ts';
import type { Activation, Battle } from './state.ts';
import { attackBar, type Bar, friendBar, inspireBar, rallyBar, reviveBar } from './targets.ts';

/** Why a spell may not be aimed so: codes of targets.ts and these. */
export type AimBar =
  | Bar
  | 'move-spent'
  | 'not-undead'
  | 'not-oneself'
  | 'has-it-already'
  | 'cursed-already'
  | 'barred'
  | 'nothing-to-cure'
  | 'summons-spent'
  | 'no-such-pick'
  | 'not-beside';

/** Is there a Move or Attack left for the spell? `self`: the caster would be the one who flies (A142). */
export function spellBar(open: Activation, spell: Spell, self: boolean): AimBar {
  switch (spellBudget(spell)) {
    case 'attack':
      return open.attacks > 0 ? 'attack-spent' : '';
    case 'move':
      return open.moved ? 'move-spent' : '';
    case 'moveIfSelf':
      return self && open.moved ? 'move-spent' : '';
    case 'none':
      return '';
  }
}

/** May unit `by` aim this spell at that unit? For spells that are aimed at one. */
export function targetBar(b: Battle, field: Field, by: number, offer: SpellOffer, target: number): AimBar {
  const { spell, blow } = offer;
  const { effect, range } = spell;
  const unit = b.units[target];
  if (unit === undefined) return 'no-such-target';
  if (effect.is === 'attack') {
    if (!blow) return 'no-such-target';
    const bar = attackBar(b, field, by, target, blow, range);
    if (bar) return bar;
    return spell.target !== 'undead' || profileOf(field, unit).traits.has('undead') ? '' : 'not-undead';
  }
  if (effect.is === 'hearten')
    return (effect.kind === 'INS' ? inspireBar : rallyBar)(b, field, by, target, range);
  if (effect.is === 'cure' && unit.dead) return afflictionsOf(b, unit).length > 0 ? '' : 'nothing-to-cure';
  if (unit.dead) return 'no-such-target';
  const aimed = whomBar(b, field, by, spell, target);
  if (aimed) return aimed;
  switch (effect.is) {
    case 'curse':
      return unit.cursed ? 'cursed-already' : '';
    case 'grant':
      return effect.once && unit.lasting.some(({ rule }) => rule === `spell:${spell.id}`)
        ? 'has-it-already'
        : '';
    case 'cure':
      return afflictionsOf(b, unit).length > 0 ? '' : 'nothing-to-cure';
    default:
      return '';
  }
}

function whomBar(b: Battle, field: Field, by: number, spell: Spell, target: number): AimBar {
  const caster = b.units[by];
  const unit = b.units[target];
  const far = field.board.distance(caster.cell, unit.cell) > spell.range ? 'out-of-reach' : '';
  switch (spell.target) {
    case 'foe':
    case 'undead':
      return areAllied(field, unit.seat, caster.seat) ? 'not-a-foe' : far;
    case 'anyone':
      return target === by ? 'not-oneself' : far;
    case 'friend':
    case 'selfAndFriend':
      return friendBar(b, field, by, target, spell.range);
    case 'selfOrFriend':
      return target === by ? '' : friendBar(b, field, by, target, spell.range);
    default:
      return target === by ? '' : 'no-such-target';
  }
}

/** Types that a caster may still summon with a spell, by name (A145). */
export function summonsOf(b: Battle, by: number, spell: Spell): readonly string[] {
  if (spell.effect.is !== 'summon') return [];
  return stillFit(spell.effect.choices, b.units[by].summonedHits).map(({ name }) => name);
}

/** May the newcomer arrive there, right beside the caster? */
export function arrivalBar(b: Battle, field: Field, by: number, to: number): AimBar {
  if (!(to >= 0 && to < field.board.size)) return 'out-of-reach';
  if (field.board.distance(b.units[by].cell, to) !== 1) return 'not-beside';
  return standBar(b, field, to);
}

/** One's own dead, unless an earlier failure bars it (A148). */
export function raiseBar(b: Battle, field: Field, by: number, target: number, to: number): AimBar {
  const bar = reviveBar(b, field, by, target, to, 1);
  if (bar) return bar;
  const unit = b.units[target];
  switch (field.options.resRule) {
    case 'off':
      return '';
    case 'unit':
      return unit.barred ? 'barred' : '';
    case 'side':
      return b.units.some((one) => one.barred && one.owner === unit.owner) ? 'barred' : '';
  }
}

/** May that hex be cursed? Any on the map within reach, once. */
export function groundBar(b: Battle, field: Field, by: number, spell: Spell, to: number): AimBar {
  if (!(to >= 0 && to < field.board.size)) return 'out-of-reach';
  if (field.board.distance(b.units[by].cell, to) > spell.range) return 'out-of-reach';
  return b.cursed.includes(to) ? 'cursed-already' : '';
}

/** Units within reach that a spell may be aimed at, the caster last where it may be. */
export function targetsOf(b: Battle, field: Field, by: number, offer: SpellOffer): readonly number[] {
  const found: number[] = [];
  const { range, target } = offer.spell;
  for (const cell of field.board.within(b.units[by].cell, range)) {
    const index = b.at[cell];
    if (index >= 0 && targetBar(b, field, by, offer, index) === '') found.push(index);
  }
  if (target === 'selfOrFriend' && targetBar(b, field, by, offer, by) === '') found.push(by);
  return found;
}
