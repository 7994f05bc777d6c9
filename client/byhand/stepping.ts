import { KY } from '../art/geometry.ts';
import { type Field, R } from '../table/field.ts';

/** One step of an arrow key: -1, 0 or 1 across and down. */
export type Step = readonly [number, number];

/**
 * The hex to which an arrow key leads, -1 where the board ends. A pointed hex has none straight above, a flat one none
 * straight beside: from row to row (column to column) such steps go to and fro, so that the key back leads back.
 */
export function cellBeside(field: Field, cell: number, [across, down]: Step): number {
  const { orientation, cells } = field.view;
  const pointy = orientation === 'pointy';
  const [wide, high] = pointy ? [Math.sqrt(3) * R, 1.5 * R * KY] : [1.5 * R, Math.sqrt(3) * R * KY];
  const centre = field.centre(cell);
  const at = (aside: number) =>
    field.cellAt({
      x: centre.x + (across + (pointy ? aside : 0)) * wide,
      y: centre.y + (down + (pointy ? 0 : aside)) * high,
    });
  if (pointy ? down === 0 : across === 0) return at(0);
  const line = cells[2 * cell + (pointy ? 1 : 0)];
  const aside = (line % 2 === 0) === (field.turn === 0) ? 0.5 : -0.5;
  const straight = at(aside);
  return straight < 0 ? at(-aside) : straight;
}
