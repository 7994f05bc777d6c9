import type { Scene } from '../../../shared/table/model.ts';
import { linear, type Pen, roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { PLANKS, planks } from '../../art/wood.ts';
import { drawOutline } from '../drawing/outline.ts';
import type { CardLayout, Rect } from '../table.ts';
import type { Geometry, PileGeometry } from './geometry.ts';
import { pileSizeOf, type RingWarLayout } from './lay.ts';

const WAR = { tint: '#7b231a', deep: '#3d120e' };
const QUEST = { tint: '#8a6a1a', deep: '#3d300d' };

/** Wood, felt, and the two boxes in which the piles meet. */
export function paint(pen: CanvasRenderingContext2D, layout: CardLayout, scene: Scene, dpr: number): void {
  const { width, height, rail } = layout;
  const { geometry } = layout as RingWarLayout;
  pen.drawImage(planks(width * dpr, height * dpr, PLANKS.table), 0, 0, width, height);
  pen.drawImage(planks(width * dpr, rail.h * dpr, PLANKS.rail), 0, 0, width, rail.h);
  mat(pen, geometry, dpr);
  const count = pileSizeOf(scene);
  box(pen, geometry, geometry.war, WAR, count);
  box(pen, geometry, geometry.quest, QUEST, count);
}

function mat(pen: Pen, { mat: at, scale }: Geometry, dpr: number): void {
  const r = 18 * scale;
  for (const [grow, colour] of [
    [5, '#8a6534'],
    [3, '#2a180c'],
  ] as const) {
    roundedRect(pen, at.x - grow, at.y - grow, at.w + 2 * grow, at.h + 2 * grow, r + grow);
    pen.fillStyle = colour;
    pen.fill();
  }
  pen.save();
  roundedRect(pen, at.x, at.y, at.w, at.h, r);
  pen.clip();
  pen.drawImage(felt(at.w, at.h, dpr, true), at.x, at.y, at.w, at.h);
  pen.restore();
}

function box(
  pen: Pen,
  { scale, cards, form }: Geometry,
  { box: at, own, theirs }: PileGeometry,
  { tint, deep }: { readonly tint: string; readonly deep: string },
  count: number,
): void {
  pen.save();
  roundedRect(pen, at.x, at.y, at.w, at.h, 14 * scale);
  pen.globalAlpha = 0.32;
  pen.fillStyle = linear(
    pen,
    [at.x, at.y],
    [at.x, at.y + at.h],
    [
      [0, tint],
      [1, deep],
    ],
  );
  pen.fill();
  pen.globalAlpha = 0.3;
  pen.strokeStyle = '#f0d9a3';
  pen.lineWidth = 2;
  pen.stroke();
  pen.restore();
  places(pen, own, cards.own, 4 * scale, count, 0.34);
  places(pen, theirs, cards.theirs, 5 * scale, count, form === 'phone' ? 0.22 : 0.18);
}

/** Dashed outlines where cards will lie. */
function places(pen: Pen, rect: Rect, w: number, gap: number, count: number, alpha: number): void {
  const h = w * 1.4;
  for (let i = 0; i < count; i++)
    drawOutline(pen, { x: rect.x + i * (w + gap), y: rect.y + (rect.h - h) / 2, w, h }, alpha);
}
