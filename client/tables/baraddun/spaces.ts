import { type Pen, roundedRect } from '../../art/canvas.ts';
import { sans } from '../../art/cards/lettering.ts';
import { drawRuler } from '../../art/cards/ruler.ts';
import { write } from '../drawing/lettering.ts';
import { drawOutline } from '../drawing/outline.ts';
import type { Rect, ZonePlace } from '../table.ts';
import { type Plan, slotZone } from './plan.ts';
import { tell } from './text.ts';

const SORTS = ['fighter', 'weapon', 'defence'] as const;

/**
 * The places of cards and rulers, so that the table can be read before anything lies on it. In a wall only the fighters
 * have theirs, for weapons and defences are tucked behind them, and fighters without a foe wait where rulers come.
 */
export function paintSpaces(pen: Pen, plan: Plan): void {
  const { fights, perTeam, ruler, zones, scale: s } = plan;
  const alone = perTeam === 1;
  if (alone)
    for (const wood of [ruler?.wood, ...fights.map((fight) => fight.ruler)]) {
      if (wood) drawRuler(pen, wood, null, null);
    }
  else for (const { column } of fights) frame(pen, column, 16 * s, 0.16);
  for (const sort of alone ? SORTS : (['fighter'] as const))
    for (const team of [0, 1])
      for (let slot = 0; slot < perTeam; slot++) {
        const place = zones[slotZone(sort, slot, team)];
        if (!place) continue;
        const at = spaceOf(place);
        drawOutline(pen, at, 0.24);
        if (!alone) continue;
        const size = Math.max(11, Math.min(17, at.w * 0.15));
        const middle = { x: at.x + at.w / 2, y: at.y + at.h / 2, most: at.w - 8, align: 'center' } as const;
        write(pen, tell(`space.${sort}`), middle, sans(size), '#d5dfce66');
      }
}

/** Where the first card of a zone lies. */
export function spaceOf({ x, y, w, h, card, from }: ZonePlace): Rect {
  const left = from === 'start' ? x : x + (w - card) / 2;
  const high = Math.min(h, card * 1.4);
  return { x: left, y: y + (h - high) / 2, w: card, h: high };
}

export function frame(pen: Pen, { x, y, w, h }: Rect, radius: number, alpha: number): void {
  pen.save();
  pen.globalAlpha = alpha;
  pen.strokeStyle = '#ffdf90';
  pen.lineWidth = 1.5;
  roundedRect(pen, x + 0.75, y + 0.75, w - 1.5, h - 1.5, radius);
  pen.stroke();
  pen.restore();
}
