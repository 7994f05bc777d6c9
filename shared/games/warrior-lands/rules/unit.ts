import { ITEM_BY_ID } from '../data/items.ts';
import type { UnitSetup } from '../model.ts';
import type { Held, Policies, Unit } from './state.ts';

const STANDING: Policies = { martyr: 'ask', fate: 'ask', defence: 'differ' };

/** A warrior as it comes to the table. `type`: index of its type. What its items change is not yet built in. */
export function newUnit(unit: UnitSetup, type: number): Unit {
  const { start } = unit;
  const dead = start?.dead ?? unit.cell < 0;
  return {
    id: unit.id,
    name: unit.name,
    type,
    owner: unit.seat,
    seat: unit.seat,
    cell: dead ? -1 : unit.cell,
    dead,
    damage: start?.damage ?? 0,
    tokens: dead ? 0 : (start?.tokens ?? 1),
    stunned: false,
    trapped: start?.trapped ?? false,
    inspired: false,
    wasInspired: false,
    wasRallied: false,
    extra: 0,
    less: 0,
    cursed: false,
    fateLeft: unit.type.fate,
    mount: unit.type.mount === null ? 'none' : dead ? 'dead' : 'on',
    mountDamage: 0,
    summoned: start?.summoned ?? false,
    summonedHits: start?.summonedHits ?? 0,
    held: [],
    form: -1,
    ownDamage: 0,
    items: unit.type.items.map(held),
    lasting: [],
    lost: [],
    build: '',
    barred: false,
    venom: 0,
    stone: 0,
    prefer: STANDING,
  };
}

/** A magic item as it is found. */
function held(id: string): Held {
  const item = ITEM_BY_ID.get(id);
  if (!item) throw new Error(`no item ${id}`);
  return { item: id, uses: item.uses, left: -1 };
}
