import type { UnitType } from '../model.ts';
import { ROW_BY_ID } from './rows.ts';

/** Worn armour of metal; hides, shells and magic are none. */
const ARMOUR: ReadonlySet<string> = new Set(['lightarmor', 'heavyarmor', 'mithril']);

/** Of metal although the tag is for hand weapons only: shields, maces, guns, engines of bronze and iron. */
const MORE: ReadonlySet<string> = new Set([
  'shield',
  'mace',
  'harquebus',
  'blunderbuss',
  'ballista',
  'cannon',
]);

/** Traits of a unit that Rust destroys (A162): a Mace but not a Club; bows, staves and magic items stay. */
export function rustsAway(type: Pick<UnitType, 'traits' | 'wood'>): readonly string[] {
  return type.traits.filter((id) => {
    if (type.wood.includes(id)) return false;
    return ARMOUR.has(id) || MORE.has(id) || (ROW_BY_ID.get(id)?.tags.includes('metal') ?? false);
  });
}
