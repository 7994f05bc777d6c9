import { makeCanvas, penOf } from '../../art/canvas.ts';
import { hatch } from '../../art/hatching.ts';
import type { Field } from '../field.ts';
import type { Stage } from '../stage.ts';

/** Hatches over the hexes that nobody enters or sees through, where a table option says that ground blocks. */
export function layClosed(stage: Stage, field: Field, fine: number): void {
  const { closed } = field.view;
  if (!closed || closed.movement.length + closed.sight.length === 0) return;
  const canvas = makeCanvas(field.w * fine, field.h * fine);
  const pen = penOf(canvas);
  pen.scale(fine, fine);
  pen.globalAlpha = 0.72;
  for (const what of ['movement', 'sight'] as const)
    hatch(
      pen,
      what,
      closed[what].map((cell) => field.corners(cell, 0.93)),
    );
  stage.picture('cells', canvas, 1 / fine, 0, 0).setDepth(-2);
}

/** What the ground of a hex stops, as the key of its words; '' for open ground. */
export function closedWords({ view: { closed } }: Field, cell: number): string {
  const movement = closed?.movement.includes(cell) ?? false;
  const sight = closed?.sight.includes(cell) ?? false;
  if (movement && sight) return 'ground.both';
  return movement ? 'ground.movement' : sight ? 'ground.sight' : '';
}
