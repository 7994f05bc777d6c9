import { hexDigits, hexName } from '../../shared/hex/offset.ts';
import type { BoardView } from '../../shared/table/model.ts';
import type { Pen } from './canvas.ts';
import { FONT_SANS } from './fontNames.ts';
import type { Point } from './geometry.ts';

type Style = NonNullable<BoardView['numbers']>;

/** How a style names the hex at a column and row. */
export const NUMBERED = { letters: hexName, digits: hexDigits } as const;

/**
 * Names of hexes at their middles. Letters stand at the foot of the hex, where the table writes them when one
 * asks for them; digits at its head.
 */
export function writeNumbers(
  pen: Pen,
  R: number,
  style: Style,
  named: Iterable<{ readonly name: string; readonly at: Point }>,
): void {
  const below = (style === 'letters' ? 0.7 : -0.5) * R;
  pen.save();
  pen.font = `700 ${R * 0.29}px ${FONT_SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  pen.lineWidth = R * 0.07;
  pen.strokeStyle = 'rgba(255,246,222,.5)';
  pen.fillStyle = 'rgba(43,33,24,.85)';
  for (const { name, at } of named) {
    pen.strokeText(name, at.x, at.y + below);
    pen.fillText(name, at.x, at.y + below);
  }
  pen.restore();
}
