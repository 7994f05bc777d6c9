import type { Scene } from '../../../shared/table/model.ts';
import { type Pen, roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { PLANKS, planks } from '../../art/wood.ts';
import type { CardLayout, CardTable } from '../table.ts';
import { BaraddunFurniture } from './furniture.tsx';
import type { Plan } from './plan.ts';
import { planDesktop } from './plan-desktop.ts';
import { planPhone } from './plan-phone.ts';
import { Phases } from './rail.tsx';

/** The table of War for Barad'Dun: the foes above the ruler, one's own fighters below it. */
export const baraddunTable: CardTable = {
  lay: ({ width, height }, scene, own) => {
    const perTeam = Math.max(1, Math.floor(scene.sides.length / 2));
    const plan = width < height ? planPhone : planDesktop;
    return plan(width, height, perTeam, own % 2);
  },
  paint,
  Furniture: BaraddunFurniture,
  Rail: Phases,
};

function paint(pen: Pen, layout: CardLayout, _scene: Scene, dpr: number): void {
  const { width, height, rail, felt: mat, scale, form } = layout as Plan;
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
  const strip = planks(rail.w * dpr, rail.h * dpr, PLANKS.rail);
  pen.drawImage(strip, rail.x, rail.y, rail.w, rail.h);
}
