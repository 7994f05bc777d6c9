import { type Words, words } from '../../../engine/words.ts';
import { ITEM_BY_ID, itemByName } from '../data/items.ts';
import type { Play } from './play.ts';
import { rebuild } from './rebuild.ts';
import type { Held, Unit } from './state.ts';
import { enters } from './travel.ts';
import { newUnit } from './unit.ts';

/** A summoned warrior comes to the table: no token until the next round, never raised (A31, A145). */
export function arrive(p: Play, by: number, name: string, cell: number, rule: string): void {
  const { b, field } = p;
  const caster = b.units[by];
  const unit = place(p, by, name, cell);
  unit.tokens = field.options.arrivalToken === 'now' ? 1 : 0;
  unit.summoned = true;
  caster.summonedHits += b.base.types[unit.type].hits;
  tellArrival(p, unit, words('summoned', { whom: unit.name, who: caster.name }), rule);
  enters(p, b.units.length - 1);
}

/** A companion of a hero, before the first round: an ordinary warrior of the side (A187). */
export function joins(p: Play, hero: number, name: string, cell: number): void {
  const unit = place(p, hero, name, cell);
  tellArrival(p, unit, words('companion', { whom: unit.name, who: p.b.units[hero].name }), 'A187');
}

/** One more unit on the table, last in the fixed order. */
function place(p: Play, by: number, name: string, cell: number): Unit {
  const { b } = p;
  const { seat } = b.units[by];
  const { types, mustered } = b.base;
  const type = types.findIndex((one, i) => i >= mustered && one.name === name);
  if (type < 0) throw new Error(`${name} is none of those who can come`);
  const same = b.units.filter((unit) => unit.type === type && unit.owner === seat).length;
  const id = freeId(p, name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  const called = same === 0 ? name : `${name} ${same + 1}`;
  const unit = newUnit({ id, name: called, type: types[type], seat, cell }, type);
  b.at[cell] = b.units.length;
  b.units.push(unit);
  return unit;
}

function tellArrival(p: Play, unit: Unit, what: Words, rule: string): void {
  if (!p.loud) return;
  p.tell({
    ...{ kind: 'rise', words: what, rule, seat: unit.seat },
    ...{ piece: unit.id, target: unit.id, path: [unit.cell] },
  });
}

function freeId(p: Play, stem: string): string {
  let n = p.b.units.length;
  let id = `${stem}-s${n}`;
  while (p.b.units.some((unit) => unit.id === id)) id = `${stem}-s${++n}`;
  return id;
}

/** A sample item comes into being for some rounds (A154). */
export function create(p: Play, index: number, name: string, left: number, rule: string): void {
  const item = itemByName(name) ?? ITEM_BY_ID.get(name);
  if (!item) throw new Error(`no item is named ${name}`);
  const unit = p.b.units[index];
  const held: Held = { item: item.id, uses: item.uses, left };
  unit.items = [...unit.items, held];
  rebuild(p.field, unit);
  if (p.loud)
    p.tell({
      kind: 'note',
      words: words('item.made', { whom: unit.name, item: words(`item.${item.id}`), n: left }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      target: unit.id,
    });
}
