import { words } from '../../../engine/words.ts';
import { HERO_SPECIALS, HERO_TABLE, type HeroSpecial } from '../data/heroes.ts';
import { ITEMS } from '../data/items.ts';
import type { UnitType } from '../model.ts';
import { profileOf } from './field.ts';
import { HERO } from './harm.ts';
import { joins } from './newcomers.ts';
import { isFree } from './places.ts';
import type { Play } from './play.ts';
import { rebuild } from './rebuild.ts';
import type { Lasting, Unit } from './state.ts';
import { countingDie } from './throw.ts';

/** Throws the hero table for every unit that has levels to roll, before the first round (section 1.11, A184). */
export function rollLevels(p: Play): void {
  const { setup } = p.b.base;
  for (const [i, { heroLevels = 0 }] of setup.units.entries())
    for (let level = 0; level < heroLevels; level++) rollLevel(p, i);
}

function rollLevel(p: Play, index: number): void {
  const unit = p.b.units[index];
  let ability = HERO_TABLE[countingDie(p, unit, 'level', 'A184') - 1];
  while (ability === 'again') ability = HERO_TABLE[countingDie(p, unit, 'level', 'A184') - 1];
  switch (ability) {
    case 'durability':
      give(p, unit, { hits: 1 });
      return;
    case 'skill':
      give(p, unit, { skill: 1 });
      return;
    case 'fate':
      give(p, unit, { fate: 1 });
      return;
    case 'relic': {
      const item = ITEMS[p.dice.pick(ITEMS.length)];
      p.b.found += 1;
      unit.items = [...unit.items, { item: item.id, uses: item.uses, left: -1 }];
      told(p, unit, words(`item.${item.id}`));
      rebuild(p.field, unit);
      return;
    }
    case 'special':
      rollSpecial(p, index);
  }
}

/**
 * Nobody can be asked before the battle: chance picks one of the families of specials, and one in it, among
 * those that this hero has a use for.
 */
function rollSpecial(p: Play, index: number): void {
  const unit = p.b.units[index];
  const families = HERO_SPECIALS.map((special) => ({
    is: special.is,
    of: special.of.filter((one) => isOfUse(p, index, special.is, one)),
  })).filter(({ of }) => of.length > 0);
  const family = families[p.dice.pick(families.length)];
  const one = family.of[p.dice.pick(family.of.length)];
  switch (family.is) {
    case 'mount': {
      unit.type = mountedOn(p, unit, one);
      unit.mount = 'on';
      told(p, unit, words('pick.name', { name: one }));
      rebuild(p.field, unit);
      return;
    }
    case 'companions':
      joins(p, index, one, roomBeside(p, unit.cell));
      return;
    case 'trait':
      told(p, unit, words(one === 'poison' ? 'trait.poison' : `row.${one}`));
      give(p, unit, { traits: [one] });
      return;
    case 'spell':
      told(p, unit, words(`row.${one}`));
      give(p, unit, { power: one });
      return;
    case 'card':
      told(p, unit, words(`improved.${one}`));
      give(p, unit, { improves: one as keyof UnitType['improved'] });
  }
}

function isOfUse(p: Play, index: number, is: HeroSpecial['is'], one: string): boolean {
  const unit = p.b.units[index];
  switch (is) {
    case 'mount':
      return unit.mount === 'none' && mountedOn(p, unit, one) >= 0;
    case 'companions':
      return roomBeside(p, unit.cell) >= 0;
    case 'trait':
      return !profileOf(p.field, unit).traits.has(one);
    case 'spell':
      return unit.lasting.every(({ power }) => power !== one);
    case 'card':
      return unit.lasting.every(({ improves }) => improves !== one);
  }
}

/** The type that this hero is on such a mount, -1 for none (`reserveOf` lays them ready). */
function mountedOn(p: Play, unit: Unit, mount: string): number {
  const { types, mustered } = p.b.base;
  const { name } = types[unit.type];
  return types.findIndex((type, i) => i >= mustered && type.name === name && type.mount?.name === mount);
}

/** The nearest free hex, in the order of the board; -1 where everything is full. */
function roomBeside(p: Play, cell: number): number {
  const { board } = p.field;
  for (let far = 1; far <= NEAR; far++)
    for (const there of board.within(cell, far)) if (isFree(p.b, p.field, there)) return there;
  return -1;
}

/** A companion comes so near to its hero. */
const NEAR = 3;

/** Levels add up; they are not one gift that is given twice. */
function give(p: Play, unit: Unit, gift: Partial<Lasting>): void {
  const none = { rule: HERO, traits: [], hits: 0, skill: 0, fate: 0, control: -1, left: -1 };
  unit.lasting = [...unit.lasting, { ...none, ...gift }];
  rebuild(p.field, unit);
}

function told(p: Play, unit: Unit, what: ReturnType<typeof words>): void {
  if (!p.loud) return;
  p.tell({
    kind: 'note',
    words: words('level', { who: unit.name, what }),
    rule: 'A184',
    seat: unit.seat,
    piece: unit.id,
  });
}
