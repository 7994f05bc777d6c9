import { z } from 'zod';
import { upToDate } from '../scenario/format.ts';
import { firstProblems, type Problem, schemaProblems } from '../scenario/problem.ts';
import { MAX_WARRIORS, scenarioFile, unitEntry } from '../scenario/scenario.ts';
import {
  columnsOf,
  type Design,
  hasHex,
  type Line,
  letterAt,
  type Place,
  placesOf,
  rowsOf,
  type Side,
  standingAt,
} from './design.ts';

const side = scenarioFile.shape.sides.element.shape;

/** An army alone: one side of a scenario, to be laid out on another map. Its places are where it stood. */
export const armyFile = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  game: scenarioFile.shape.game,
  name: side.name,
  army: side.army,
  gold: side.gold,
  units: z.array(unitEntry).min(1).max(MAX_WARRIORS),
});
export type ArmyFile = z.infer<typeof armyFile>;

export function armyOf(design: Design, index: number): ArmyFile {
  const { name, army, gold, units } = design.sides[index];
  return {
    ...{ format: 1, game: design.game, name },
    ...(army !== undefined && { army }),
    ...(gold !== undefined && { gold }),
    units: units.map((unit) => ({
      ...unit,
      at: unit.at.map(([column, row]): [number, number] => [column, row]),
    })),
  };
}

/** Checks the shape of an army file; what the names in it mean is the game's business. */
export function readArmy(
  content: unknown,
):
  | { readonly ok: true; readonly army: ArmyFile }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const current = upToDate(content, 'roster');
  if (!current.ok) return current;
  const shape = armyFile.safeParse(current.file, { reportInput: true });
  if (!shape.success) return { ok: false, problems: firstProblems(schemaProblems(shape.error)) };
  return { ok: true, army: shape.data };
}

/**
 * A side with the warriors of an army in place of its own: in its zone as far as that reaches, the others from
 * its edge inwards. null: the map has not as many free hexes.
 */
export function mustered(design: Design, index: number, army: ArmyFile): Side | null {
  const others = { ...design, sides: design.sides.filter((_, i) => i !== index) };
  const free = deployment(others, index);
  const wanted = army.units.reduce((sum, { at }) => sum + at.length, 0);
  if (wanted > free.length) return null;
  const next = free[Symbol.iterator]();
  const place = (): Place => next.next().value as Place;
  const units = army.units.map(({ at, count: _, ...warrior }): Line => ({ ...warrior, at: at.map(place) }));
  const { plastic, team } = design.sides[index];
  return {
    ...{ name: army.name, plastic, units },
    ...(team !== undefined && { team }),
    ...(army.army !== undefined && { army: army.army }),
    ...(army.gold !== undefined && { gold: army.gold }),
  };
}

/** Free hexes for a side: its zone first, then from its edge (left, right, above, below) inwards. */
function deployment(design: Design, index: number): Place[] {
  const columns = columnsOf(design);
  const rows = rowsOf(design);
  const depth = ([column, row]: Place) => [column, columns - 1 - column, row, rows - 1 - row][index % 4];
  const zone = (at: Place) => (letterAt(design, 'zones', at) === String(index + 1) ? 0 : 1);
  return placesOf(design)
    .filter((at) => hasHex(design, at) && !standingAt(design, at))
    .sort((a, b) => zone(a) - zone(b) || depth(a) - depth(b));
}
