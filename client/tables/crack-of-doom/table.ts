import type { Scene } from '../../../shared/table/model.ts';
import { type Pen, roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { PLANKS, planks } from '../../art/wood.ts';
import type { CardLayout, CardTable, Rect } from '../table.ts';
import { furnish, layByHand } from './by-hand.ts';
import { Furniture } from './furniture.tsx';
import { lay } from './lay.ts';
import { paintMap } from './map.ts';
import type { CrackLayout } from './places.ts';
import { mapSignsReady } from './signs.ts';
import { Stages } from './stages.tsx';
import './crack-of-doom.css';

/** The table of Crack of Doom: the painted trail, a plate for each Fellowship, the tray for encounters, one's hand. */
export const crackTable: CardTable = {
  ...{ lay, paint, Furniture, Rail: Stages },
  byHand: { lay: layByHand, furnish },
};

async function paint(pen: Pen, layout: CardLayout, _scene: Scene, dpr: number): Promise<void> {
  await mapSignsReady();
  const { width, height, rail, map, tray, plates, scale, chart } = layout as CrackLayout;
  pen.drawImage(planks(width * dpr, height * dpr, PLANKS.table), 0, 0, width, height);
  pen.drawImage(planks(rail.w * dpr, rail.h * dpr, PLANKS.rail), rail.x, rail.y, rail.w, rail.h);
  paintMap(pen, chart, map, dpr);
  for (const plate of plates) slab(pen, plate, 9 * scale, dpr);
  mat(pen, tray, 16 * scale, dpr);
}

/** A strip of darker wood. */
function slab(pen: Pen, { x, y, w, h }: Rect, radius: number, dpr: number): void {
  pen.save();
  pen.shadowColor = '#0009';
  pen.shadowBlur = 4 * dpr;
  pen.shadowOffsetY = 2 * dpr;
  roundedRect(pen, x, y, w, h, radius);
  pen.fillStyle = '#2a190d';
  pen.fill();
  pen.restore();
  pen.save();
  roundedRect(pen, x, y, w, h, radius);
  pen.clip();
  pen.drawImage(planks(w * dpr, h * dpr, PLANKS.rail), x, y, w, h);
  pen.fillStyle = '#1408048c';
  pen.fillRect(x, y, w, h);
  pen.restore();
  roundedRect(pen, x + 0.5, y + 0.5, w - 1, h - 1, radius);
  pen.strokeStyle = '#ffdca022';
  pen.lineWidth = 1;
  pen.stroke();
}

/** Felt in a brass rim. */
function mat(pen: Pen, { x, y, w, h }: Rect, radius: number, dpr: number): void {
  pen.save();
  pen.shadowColor = '#000c';
  pen.shadowBlur = 14 * dpr;
  pen.shadowOffsetY = 6 * dpr;
  roundedRect(pen, x - 4, y - 4, w + 8, h + 8, radius + 4);
  pen.fillStyle = '#a97f3c';
  pen.fill();
  pen.restore();
  roundedRect(pen, x - 2.5, y - 2.5, w + 5, h + 5, radius + 2);
  pen.fillStyle = '#2a180c';
  pen.fill();
  pen.save();
  roundedRect(pen, x, y, w, h, radius);
  pen.clip();
  pen.drawImage(felt(w, h, dpr, true), x, y, w, h);
  pen.restore();
}
