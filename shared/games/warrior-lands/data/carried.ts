import type { Gain, Item } from '../magic.ts';
import type { Colour, Effect, UnitType } from '../model.ts';
import { ITEM_BY_ID } from './items.ts';
import { ROW_BY_ID } from './rows.ts';

/** The items of these ids; ids that there are not are our bug. */
export function itemsOf(ids: readonly string[]): readonly Item[] {
  return ids.map((id) => {
    const item = ITEM_BY_ID.get(id);
    if (!item) throw new Error(`no item has the id "${id}"`);
    return item;
  });
}

/** A type with traits and Hits on top of its own; the same trait twice counts once (A72). */
export function withGains(type: UnitType, gains: readonly Gain[]): UnitType {
  if (gains.length === 0) return type;
  const traits = new Set([...type.traits, ...gains.flatMap((gain) => gain.traits)]);
  const hits = gains.reduce((sum, gain) => sum + gain.hits, type.hits);
  return { ...type, traits: [...traits], hits };
}

/**
 * What a warrior is with what it carries: rows of weapons (A189), traits, Hits and Slay of the items. An item
 * changes hands (A191), so this is to be asked again whenever the carried ones are others. What concerns single
 * attacks is in `riderOf`, what needs a card in `strikesBy` and `castsOf`.
 */
export function withItems(type: UnitType, items: readonly Item[]): UnitType {
  const weapons = items.filter(({ weapon }) => weapon !== '').map(({ weapon }) => gainOfRow(weapon));
  const gains = items.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.is === 'gain' ? [effect.gain] : [])),
  );
  const slay = items.flatMap((item) =>
    item.needsMelee && !firstMelee(type)
      ? []
      : item.effects.flatMap((effect) => (effect.is === 'slay' ? [effect.of] : [])),
  );
  const worn = withGains(type, [...weapons, ...gains]);
  if (slay.length === 0) return worn;
  return {
    ...worn,
    traits: [...new Set([...worn.traits, 'slay'])],
    slay: [...new Set([...worn.slay, ...slay])],
  };
}

const gainOfRow = (row: string): Gain => ({ traits: [row], hits: 0 });

/** Cards beyond 2 + Skill that items give in an own activation (Ring of Power). */
export function cardsBy(items: readonly Item[]): number {
  const effects = items.flatMap((item) => item.effects);
  return effects.reduce((sum, effect) => sum + (effect.is === 'draw' ? effect.cards : 0), 0);
}

/** Attacks that items add to a base card, and the row that they are made with (Sword of Sharpness). */
export function strikesBy(
  items: readonly Item[],
): readonly { readonly card: Colour; readonly effect: Effect; readonly row: string }[] {
  return items.flatMap((item) =>
    item.effects.flatMap((effect) =>
      effect.is === 'strike' ? [{ card: effect.card, effect: effect.effect, row: item.weapon }] : [],
    ),
  );
}

/** Spells for one purple card (A166): which, and by which item. */
export function castsOf(
  items: readonly Item[],
): readonly { readonly spell: string; readonly item: string }[] {
  return items.flatMap((item) =>
    item.effects.flatMap((effect) => (effect.is === 'cast' ? [{ spell: effect.spell, item: item.id }] : [])),
  );
}

/** No attack but spells reaches the bearer from a distance (A90). */
export function isWarded(items: readonly Item[]): boolean {
  return items.some((item) => item.effects.some((effect) => effect.is === 'ward'));
}

/** What items do to attacks with one row, yellow ones with that weapon included (A192). */
export interface WeaponRider {
  /** Harms spirits (A83). */
  readonly enchanted: boolean;
  /** Poison with this weapon (A92). */
  readonly poison: boolean;
  /** Crush instead of the row's own kind of damaging attack. */
  readonly crush: boolean;
  /** Taken off the die to hit of attacks and stuns. */
  readonly steady: number;
  /** Hexes farther. */
  readonly reach: number;
}

/** What the carried items do to attacks of `type` with the row; `type` without items, for Goblin Bane. */
export function riderOf(type: UnitType, row: string, items: readonly Item[]): WeaponRider {
  const by = items.filter((item) => item.weapon === row || (item.needsMelee && firstMelee(type) === row));
  const effects = by.flatMap((item) => item.effects);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, n) => total + n, 0);
  return {
    enchanted: by.some((item) => item.enchanted),
    poison: effects.some((effect) => effect.is === 'poison'),
    crush: effects.some((effect) => effect.is === 'crush'),
    steady: sum(effects.map((effect) => (effect.is === 'steady' ? effect.by : 0))),
    // The Yew Bow lengthens every bow row of its bearer.
    reach: sum(
      items
        .flatMap((item) => item.effects)
        .map((effect) => (effect.is === 'reach' && effect.rows.includes(row) ? effect.by : 0)),
    ),
  };
}

const MELEE = ['hand', 'flex', 'natural'] as const;

/** The row that a yellow card strikes with by default (A44); undefined for the unarmed. */
function firstMelee(type: UnitType): string | undefined {
  return type.traits.find((id) => MELEE.some((tag) => ROW_BY_ID.get(id)?.tags.includes(tag)));
}
