import { axialOf } from '../../../hex/offset.ts';
import { PLASTICS } from '../../../scenario/scenario.ts';
import { ITEMS } from '../data/items.ts';
import { resolveType, type TypeSpec } from '../data/types.ts';
import type { BattleSetup, UnitSetup } from '../model.ts';

const COLUMNS = 9;
const ROWS = 9;

const spec = (name: string, traits: string, more: Partial<TypeSpec> = {}): TypeSpec => ({
  name,
  traits: traits === '' ? [] : traits.split(', '),
  ...more,
});

/** One of everything that magic concerns: casters of all lists, powers, undead, riders, metal, wood, spirits. */
const KINDS: readonly TypeSpec[] = [
  spec('Magus', 'Mage, Priest, Staff, 2 Hits, 4 Skill, 1 Fate'),
  spec('Black Druid', 'Necromancer, Druid, Shaman, 2 Hits, 4 Skill', { improved: { blueAsPurple: true } }),
  spec('Knight', 'Sword, Shield, Heavy Armor, Horse, Martyr'),
  spec('Shade', 'Undead, Spirit Form, Petrify, Poison, Claws'),
  spec('Archer', 'Bow & Arrows, Club, 1 Skill'),
  spec('Flayer', 'Mesmer, Drain, Leader, Heal, 2 Hits', { spells: ['Awe', 'Fear'] }),
];

/**
 * A crowded little battle that is all magic: every list, and by turns every item, for so many sides. `teams`:
 * one name for each side.
 */
export function arcane(seats: number, teams?: readonly string[]): BattleSetup {
  const cells: number[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const { q, r } = axialOf('pointy', column, row);
      cells.push(q, r);
    }
  const units: UnitSetup[] = [];
  for (let seat = 0; seat < seats; seat++)
    KINDS.forEach((kind, i) => {
      const n = units.length;
      const items = [0, 1, 2].map((step) => ITEMS[(n * 3 + step) % ITEMS.length].names[0]);
      const resolved = resolveType({ ...kind, items });
      if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
      const cell = (n * 7) % (COLUMNS * ROWS);
      units.push({
        ...{ type: resolved.type, name: `${kind.name} ${seat}`, id: `u${n}`, seat, cell },
        ...(i === 4 && { heroLevels: 3 }),
      });
    });
  return {
    ...{ id: `arcane-${seats}`, title: 'Arcane', story: '', options: {}, units },
    board: { orientation: 'pointy', cells, ground: 'g'.repeat(cells.length / 2) },
    sides: Array.from({ length: seats }, (_, seat) => ({
      name: `Side ${seat}`,
      plastic: PLASTICS[seat],
      ...(teams && { team: teams[seat] }),
    })),
  };
}
