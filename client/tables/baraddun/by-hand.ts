import type { Scene } from '../../../shared/table/model.ts';
import type { Pen } from '../../art/canvas.ts';
import { display, sans } from '../../art/cards/lettering.ts';
import { drawRuler } from '../../art/cards/ruler.ts';
import { write } from '../drawing/lettering.ts';
import { drawOutline } from '../drawing/outline.ts';
import type { CardLayout, HandView, Rect, ZonePlace } from '../table.ts';
import type { HandPlan, PileName } from './hand-plan.ts';
import { INKS } from './look.ts';
import { slotZone } from './plan.ts';
import { frame, spaceOf } from './spaces.ts';
import { tell } from './text.ts';

const WOOD_INK = '#dcc7a0';
/** What cards will lie on. */
const FAINT = { felt: '#93a99a', wood: '#a08c6c' } as const;

/** The teams' names, the piles', the ruler between the sides, and where fighters wait for a foe. */
export function furnish(pen: Pen, layout: CardLayout, scene: Scene, { called }: HandView): void {
  const plan = layout as HandPlan;
  const { scale: s, ownTeam, perTeam } = plan;
  const teamName = (team: number): string => scene.sides[team]?.team ?? '';
  for (const [i, at] of plan.titles.entries()) {
    const team = i === 0 ? 1 - ownTeam : ownTeam;
    const players = scene.sides.flatMap((_, seat) => (seat % 2 === team ? [called(seat)] : []));
    title(pen, plan, at, team, teamName(team), players.join(' · '));
  }
  for (const name of plan.names) pileName(pen, plan, name);
  for (const ruler of plan.rulers) drawRuler(pen, ruler, null, null);
  for (const column of plan.columns) frame(pen, column, 16 * s, 0.16);
  // In a wall weapons and defences are tucked behind the fighters.
  for (const sort of perTeam === 1 ? (['fighter', 'weapon', 'defence'] as const) : (['fighter'] as const))
    for (const team of [0, 1])
      for (let slot = 0; slot < perTeam; slot++) {
        const place = plan.zones[slotZone(sort, slot, team)];
        if (place) outline(pen, place, tell(`space.${sort}`));
      }
  for (const team of [0, 1]) {
    const won = plan.zones[`won:${team}`];
    const middle = { x: won.x + won.w / 2, y: won.y + won.h / 2, most: won.card - 4 };
    write(pen, tell('won'), { ...middle, align: 'center' }, sans(Math.max(11, 13 * s)), FAINT.wood);
  }
  for (const team of [0, 1]) {
    const place = plan.zones[`bench:${team}`];
    if (!place) continue;
    frame(pen, place, 10 * s, 0.22);
    const middle = { x: place.x + place.w / 2, y: place.y + place.h / 2, most: place.w - 8 * s };
    const says = tell('bench', { team: teamName(team) });
    write(pen, says, { ...middle, align: 'center' }, sans(Math.max(12, 14 * s)), '#b9c8ba');
  }
}

function title(
  pen: Pen,
  { form, scale: s }: HandPlan,
  { x, y, w: most }: Rect,
  team: number,
  name: string,
  players: string,
): void {
  const size = (form === 'desktop' ? 19 : 15) * s;
  const top = y + size * 0.6;
  write(pen, name, { x, y: top, most }, display(size, 700), INKS[team]);
  // Who plays alone is called like the team.
  if (players === name) return;
  const small = Math.max(12, 14 * s);
  const under = form === 'landscape' ? most - 36 : most;
  write(pen, players, { x, y: top + size * 0.62 + small * 0.6, most: under }, sans(small), WOOD_INK);
}

function pileName(pen: Pen, { scale, form }: HandPlan, { lines, at, align, most }: PileName): void {
  const size = form === 'phone' ? 12 : Math.max(12.5, 14.5 * scale);
  for (const [i, line] of lines.entries())
    write(
      pen,
      tell(line),
      { x: at.x, y: at.y + size * (0.5 + 1.08 * i), most, align },
      sans(size),
      i > 0 ? '#c2ad86' : WOOD_INK,
    );
}

/** Where the first card lies, and what sort it is. */
function outline(pen: Pen, place: ZonePlace, says: string): void {
  const at = spaceOf(place);
  drawOutline(pen, at, 0.26);
  const middle = { x: at.x + at.w / 2, y: at.y + at.h / 2, most: at.w - 8, align: 'center' } as const;
  write(pen, says, middle, sans(Math.max(11.5, Math.min(15, at.w * 0.16))), FAINT.felt);
}
