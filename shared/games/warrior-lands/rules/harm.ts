import { words } from '../../../engine/words.ts';
import { discard } from './cards.ts';
import { areAllied, plainProfile, profileOf } from './field.ts';
import type { Play } from './play.ts';
import { rebuild } from './rebuild.ts';
import type { Unit } from './state.ts';
import { enters } from './travel.ts';

/**
 * One damage token on a unit or its mount (A51). `by`: index of the unit that did it, -1 for nobody.
 * `rule`: what caused it.
 */
export function harm(p: Play, index: number, onMount: boolean, by: number, rule: string): void {
  const { b } = p;
  const unit = b.units[index];
  b.lastHarm = b.round;
  const source = by >= 0 ? b.units[by] : undefined;
  if (source && !areAllied(p.field, source.seat, unit.seat)) b.tally[source.seat].dealt += 1;
  if (onMount) {
    harmMount(p, unit, rule);
    return;
  }
  unit.damage += 1;
  const { hits } = profileOf(p.field, unit);
  if (p.loud)
    p.tell({
      kind: 'harm',
      words: words('harm', { whom: unit.name, damage: unit.damage, hits }),
      rule,
      seat: unit.seat,
      ...(source && { piece: source.id }),
      target: unit.id,
      amount: 1,
    });
  if (unit.damage >= hits) fall(p, index);
}

function harmMount(p: Play, unit: Unit, rule: string): void {
  const { mount } = plainProfile(p.field, unit.type, false);
  if (!mount) throw new Error(`${unit.id} has no mount to hurt`);
  unit.mountDamage += 1;
  const lost = unit.mountDamage >= mount.hits;
  if (lost) unit.mount = 'dead';
  if (!p.loud) return;
  p.tell({
    kind: 'harm',
    words: words('harm.mount', { whom: unit.name, mount: mount.type.name }),
    rule,
    seat: unit.seat,
    target: unit.id,
    amount: 0,
  });
  if (lost)
    p.tell({
      kind: 'mark',
      words: words('mount.lost', { whom: unit.name, mount: mount.type.name }),
      rule: 'A172',
      seat: unit.seat,
      target: unit.id,
      mark: 'nomount',
      on: true,
    });
}

/** Takes a dead unit off the map: conditions, spells and tokens go, its mount too (A173); its items stay. */
export function fall(p: Play, index: number): void {
  const { b } = p;
  const unit = b.units[index];
  b.at[unit.cell] = -1;
  const { cell } = unit;
  unit.cell = -1;
  unit.dead = true;
  b.fell = true;
  unit.tokens = 0;
  unit.stunned = false;
  unit.trapped = false;
  unit.inspired = false;
  unit.extra = 0;
  unit.less = 0;
  unit.cursed = false;
  for (const colour of unit.held) discard(b, unit.seat, colour);
  unit.held = [];
  if (unit.mount !== 'none') unit.mount = 'dead';
  for (const held of unit.items) if (held.left < 0) b.loot = [...b.loot, { cell, held }];
  unit.items = [];
  unit.lasting = unit.lasting.filter(({ rule }) => rule === HERO);
  unit.form = -1;
  unit.seat = unit.owner;
  rebuild(p.field, unit);
  if (p.loud)
    p.tell({
      kind: 'fall',
      words: words('fall', { whom: unit.name }),
      rule: 'A15',
      seat: unit.seat,
      piece: unit.id,
      target: unit.id,
      path: [cell],
    });
}

/** What a hero's own levels are kept under: no spell takes them away (A184). */
export const HERO = 'A184';

/** Puts a dead unit back on the map, unhurt and free of conditions (A118). */
export function rise(p: Play, index: number, cell: number, rule: string): void {
  const { b, field } = p;
  const unit = b.units[index];
  unit.dead = false;
  unit.cell = cell;
  b.at[cell] = index;
  unit.damage = field.options.revivedHits === 'one' ? profileOf(field, unit).hits - 1 : 0;
  unit.venom = 0;
  unit.stone = 0;
  unit.tokens = field.options.arrivalToken === 'now' ? 1 : 0;
  if (p.loud)
    p.tell({
      kind: 'rise',
      words: words('rise', { whom: unit.name }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      target: unit.id,
      path: [cell],
    });
  enters(p, index);
}

/** Moves a unit to a free cell against its will (A41); `how` is the sentence. */
export function shift(p: Play, index: number, cell: number, how: string, rule: string): void {
  const { b } = p;
  const unit = b.units[index];
  const from = unit.cell;
  b.at[from] = -1;
  b.at[cell] = index;
  unit.cell = cell;
  if (p.loud)
    p.tell({
      kind: 'move',
      words: words(how, { whom: unit.name }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      path: [from, cell],
    });
  enters(p, index);
}

/** Two units change hexes. */
export function swap(p: Play, one: number, other: number, rule: string): void {
  const { b } = p;
  const a = b.units[one];
  const c = b.units[other];
  const cellA = a.cell;
  a.cell = c.cell;
  c.cell = cellA;
  b.at[a.cell] = one;
  b.at[c.cell] = other;
  if (!p.loud) return;
  for (const [unit, from] of [
    [a, c.cell],
    [c, a.cell],
  ] as const)
    p.tell({
      kind: 'move',
      words: words(''),
      rule,
      seat: unit.seat,
      piece: unit.id,
      path: [from, unit.cell],
      flies: true,
    });
}

/** A condition placed or lifted, as the table tells it. */
export function tellMark(p: Play, unit: Unit, mark: string, on: boolean, rule: string): void {
  if (!p.loud) return;
  p.tell({
    kind: 'mark',
    words: words(`mark.${mark}.${on ? 'on' : 'off'}`, { whom: unit.name }),
    rule,
    seat: unit.seat,
    piece: unit.id,
    target: unit.id,
    mark,
    on,
  });
}

/** Tells that one damage was taken off. */
export function tellHeal(p: Play, unit: Unit, rule: string): void {
  if (p.loud)
    p.tell({
      kind: 'heal',
      words: words('heal', { whom: unit.name, damage: unit.damage }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      target: unit.id,
      amount: 1,
    });
}
