import { words } from '../../../engine/words.ts';
import { ITEM_BY_ID } from '../data/items.ts';
import type { Colour, Move } from '../model.ts';
import { onceCards } from './castings.ts';
import { areAllied, type Field } from './field.ts';
import type { Blow } from './frames.ts';
import type { Play } from './play.ts';
import type { UseOffer } from './profile.ts';
import { rebuild } from './rebuild.ts';
import type { Activation, Battle, Held, Unit } from './state.ts';
import { lay, roundsOf } from './timed.ts';

/** Why an item may not be used, handed over or taken. */
export type ItemBar =
  | ''
  | 'no-such-item'
  | 'no-such-target'
  | 'not-a-friend'
  | 'not-beside'
  | 'wrong-cards'
  | 'no-card'
  | 'nothing-lies-there';

/** The first item of that name that a unit carries. */
export const carried = (unit: Unit, id: string): Held | undefined =>
  unit.items.find(({ item }) => item === id);

/** Hands over at the beginning or the end of the giver's activation, to a friend beside it (A191). */
export function giveBar(b: Battle, field: Field, from: number, id: string, to: number): ItemBar {
  const unit = b.units[from];
  const friend = b.units[to];
  if (!carried(unit, id)) return 'no-such-item';
  if (friend === undefined || friend.dead) return 'no-such-target';
  if (to === from || !areAllied(field, friend.seat, unit.seat)) return 'not-a-friend';
  return field.board.distance(unit.cell, friend.cell) === 1 ? '' : 'not-beside';
}

export function lootBar(b: Battle, field: Field, by: number, id: string, cell: number): ItemBar {
  if (!b.loot.some((one) => one.cell === cell && one.held.item === id)) return 'nothing-lies-there';
  return field.board.distance(b.units[by].cell, cell) <= 1 ? '' : 'not-beside';
}

/** An item with a gift that is used up (Potion of Strength). */
function drunk(id: string) {
  const effect = ITEM_BY_ID.get(id)?.effects.find((one) => one.is === 'gainOnce');
  return effect?.is === 'gainOnce' ? effect : null;
}

export function drinkBar(
  b: Battle,
  field: Field,
  open: Activation,
  id: string,
  cards: readonly Colour[],
): ItemBar {
  if (!drunk(id) || !carried(b.units[open.unit], id)) return 'no-such-item';
  const cost = onceCards(field, open);
  if (!cost) return 'no-card';
  return cards.length === cost.length && cards[0] === cost[0] ? '' : 'wrong-cards';
}

/** Items that may be used up, then what may change hands. */
export function listItems(b: Battle, field: Field, open: Activation, choices: Move[]): void {
  const unit = b.units[open.unit];
  if (!open.closing)
    for (const { item } of unit.items) {
      const cards = drunk(item) && onceCards(field, open);
      if (cards) choices.push({ do: 'drink', item, cards });
    }
  listGifts(b, field, open.unit, (item, target) => choices.push({ do: 'give', item, target }));
  for (const { cell, held } of b.loot)
    if (lootBar(b, field, open.unit, held.item, cell) === '')
      choices.push({ do: 'loot', item: held.item, cell });
}

/** Every item with every friend beside the unit. */
export function listGifts(
  b: Battle,
  field: Field,
  by: number,
  add: (item: string, to: number) => void,
): void {
  const unit = b.units[by];
  if (unit.items.length === 0) return;
  for (const cell of field.board.within(unit.cell, 1)) {
    const to = b.at[cell];
    if (to < 0 || giveBar(b, field, by, unit.items[0].item, to) !== '') continue;
    for (const { item } of unit.items) add(item, to);
  }
}

export function give(p: Play, from: number, id: string, to: number): void {
  const { b } = p;
  const unit = b.units[from];
  const held = carried(unit, id);
  if (!held) throw new Error(`${unit.id} has no ${id}`);
  take(p, unit, held);
  gain(p, b.units[to], held);
  tellItem(p, 'item.given', b.units[to], id, { who: unit.name });
}

export function loot(p: Play, by: number, id: string, cell: number): void {
  const { b } = p;
  const at = b.loot.findIndex((one) => one.cell === cell && one.held.item === id);
  if (at < 0) throw new Error(`no ${id} lies there`);
  const { held } = b.loot[at];
  b.loot = b.loot.toSpliced(at, 1);
  gain(p, b.units[by], held);
  tellItem(p, 'item.taken', b.units[by], id);
}

export function drink(p: Play, by: number, id: string): void {
  const gift = drunk(id);
  if (!gift) throw new Error(`${id} is not used up`);
  const unit = p.b.units[by];
  const rule = `item:${id}`;
  const left = roundsOf(p, gift.lasts, unit, rule);
  useUp(p, by, id);
  const { traits, hits } = gift.gain;
  lay(p, by, { rule, traits, hits, skill: 0, fate: 0, control: -1, left });
}

/** One use of an item is gone; with the last the item. */
export function useUp(p: Play, by: number, id: string): void {
  const unit = p.b.units[by];
  const held = carried(unit, id);
  if (!held) throw new Error(`${unit.id} has no ${id}`);
  take(p, unit, held);
  if (held.uses > 1) gain(p, unit, { ...held, uses: held.uses - 1 });
  else if (held.left < 0) p.b.usedUp += 1;
  tellItem(p, 'item.used', unit, id);
}

function take(p: Play, unit: Unit, held: Held): void {
  unit.items = unit.items.toSpliced(unit.items.indexOf(held), 1);
  rebuild(p.field, unit);
}

function gain(p: Play, unit: Unit, held: Held): void {
  unit.items = [...unit.items, held];
  rebuild(p.field, unit);
}

/** Items with arrows that may be declared for a shot of this row (A106). */
export function arrowsFor(unit: Unit, use: UseOffer): readonly string[] {
  if (unit.items.length === 0 || unit.form >= 0) return [];
  return unit.items.flatMap(({ item }) => (arrowsOf(item)?.rows.includes(use.row) ? [item] : []));
}

function arrowsOf(id: string) {
  const effect = ITEM_BY_ID.get(id)?.effects.find((one) => one.is === 'arrows');
  return effect?.is === 'arrows' ? effect : null;
}

/** The shot with a declared arrow: it slays, and it is magical. */
export function withArrow(blow: Blow, id: string): Blow {
  const arrows = arrowsOf(id);
  return arrows ? { ...blow, slays: [arrows.slay], magical: true } : blow;
}

function tellItem(
  p: Play,
  key: string,
  whom: Unit,
  id: string,
  extra: Readonly<Record<string, string>> = {},
): void {
  if (!p.loud) return;
  p.tell({
    kind: 'note',
    words: words(key, { whom: whom.name, item: words(`item.${id}`), ...extra }),
    rule: key === 'item.used' ? `item:${id}` : 'A191',
    seat: whom.seat,
    piece: whom.id,
    target: whom.id,
  });
}
