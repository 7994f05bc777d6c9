import type { Scene, Seat } from '../../../shared/table/model.ts';
import { type Pen, roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { PLANKS, planks } from '../../art/wood.ts';
import type { CardLayout, CardTable, Rect, WindowSize } from '../table.ts';
import { furnish } from './by-hand.ts';
import { BaraddunFurniture } from './furniture.tsx';
import type { HandPlan } from './hand-plan.ts';
import { TEAM_COLOURS } from './look.ts';
import type { Bed, Plan } from './plan.ts';
import { planByHand } from './plan-by-hand.ts';
import { planFor } from './plan-for.ts';
import { Phases } from './rail.tsx';
import { paintSpaces } from './spaces.ts';

/** The table of War for Barad'Dun: the foes above the ruler, one's own fighters below it. */
export const baraddunTable: CardTable = {
  lay,
  paint,
  Furniture: BaraddunFurniture,
  Rail: Phases,
  colour: (seat) => TEAM_COLOURS[seat % 2],
  byHand: { lay: layByHand, furnish },
};

const perTeamOf = ({ sides }: Scene): number => Math.max(1, Math.floor(sides.length / 2));

function lay({ width, height }: WindowSize, scene: Scene, own: Seat): Plan {
  return planFor(width, height, perTeamOf(scene), own % 2);
}

function layByHand({ width, height }: WindowSize, scene: Scene, own: Seat): HandPlan {
  return planByHand(width, height, perTeamOf(scene), own);
}

function paint(pen: Pen, layout: CardLayout, _scene: Scene, dpr: number): void {
  const plan = layout as Bed;
  const { width, height, rail, felt: mat, scale, form } = plan;
  pen.drawImage(planks(width * dpr, height * dpr, PLANKS.table), 0, 0, width, height);
  const radius = (form === 'phone' ? 14 : 20) * scale;
  pen.save();
  pen.shadowColor = '#000a';
  pen.shadowBlur = 14 * dpr;
  roundedRect(pen, mat.x - 3, mat.y - 3, mat.w + 6, mat.h + 6, radius + 3);
  pen.fillStyle = '#2a180c';
  pen.fill();
  pen.restore();
  pen.save();
  roundedRect(pen, mat.x, mat.y, mat.w, mat.h, radius);
  pen.clip();
  pen.drawImage(felt(mat.w, mat.h, dpr, true), mat.x, mat.y, mat.w, mat.h);
  pen.restore();
  pen.strokeStyle = '#8a6534';
  pen.lineWidth = 2;
  roundedRect(pen, mat.x - 4, mat.y - 4, mat.w + 8, mat.h + 8, radius + 4);
  pen.stroke();
  plan.plates.forEach((plate, i) => {
    const team = i === 0 ? 1 - plan.ownTeam : plan.ownTeam;
    hollow(pen, plate, 12 * scale, RIMS[team]);
  });
  if (plan.diceFrame) hollow(pen, plan.diceFrame, 14 * scale, '#a97f3c77');
  // By hand the table is furnished otherwise.
  if (isByRules(plan)) paintSpaces(pen, plan);
  const strip = planks(rail.w * dpr, rail.h * dpr, PLANKS.rail);
  pen.drawImage(strip, rail.x, rail.y, rail.w, rail.h);
}

const isByRules = (plan: Bed): plan is Plan => 'fights' in plan;

const RIMS = ['#ff9b82aa', '#7cd0f0aa'] as const;

/** A place sunk into the wood, where a stack or the dice lie. */
function hollow(pen: Pen, { x, y, w, h }: Rect, radius: number, rim: string): void {
  pen.save();
  roundedRect(pen, x, y, w, h, radius);
  pen.clip();
  pen.fillStyle = 'rgba(26,14,7,.42)';
  pen.fillRect(x, y, w, h);
  for (let i = 0; i < 5; i++) {
    roundedRect(pen, x - 1, y - 1, w + 2, h + 4, radius);
    pen.strokeStyle = 'rgba(0,0,0,.13)';
    pen.lineWidth = 3 + i * 3;
    pen.stroke();
  }
  pen.restore();
  roundedRect(pen, x + 0.75, y + 0.75, w - 1.5, h - 1.5, radius);
  pen.strokeStyle = rim;
  pen.lineWidth = 1.5;
  pen.stroke();
}
