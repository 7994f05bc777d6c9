import type { Scene, Seat } from '../../../shared/table/model.ts';
import type { Pen } from '../../art/canvas.ts';
import { display, sans, serif } from '../../art/cards/lettering.ts';
import { seatColour } from '../../art/seats.ts';
import { write } from '../drawing/lettering.ts';
import type { CardLayout, HandView, Plot, Rect, WindowSize, ZonePlace } from '../table.ts';
import { layPartsByHand } from './lay-by-hand.ts';
import { PAWN } from './pawn.ts';
import type { CrackLayout } from './places.ts';
import { crackSay } from './text.ts';

/** The same table by hand: the other Fellowships' hands lie on their plates, and are handed cards there. */
export function layByHand(window: WindowSize, scene: Scene, own: Seat): CrackLayout {
  const layout = layPartsByHand(window, scene.sides.length, own);
  const zones: Record<string, ZonePlace> = { ...layout.zones };
  for (const zone of ['trail', 'battle', ...PILES]) zones[zone] = { ...zones[zone], named: true };
  for (const [seat, plate] of layout.plates.entries()) {
    if (seat === own) continue;
    const card = plate.h * 0.62;
    zones[`hand${seat}`] = {
      ...handPlace(plate),
      ...{ spread: 'row', card: card * 0.72, from: 'end', gap: 2, caption: 'none', named: true },
    };
  }
  return { ...layout, zones, plots: plotsOf(layout, zones[`hand${own}`]) };
}

const PILES = ['deck', 'discard'] as const;

/** The right part of a plate. */
const handPlace = ({ x, y, w, h }: Rect): Rect => ({ x: x + w * 0.5, y, w: w * 0.5 - 8, h });

/**
 * The map, the tray, each plate, and below them deck, discards and one's own edge. Only the plates' order, the trail's way
 * and where the tray lies are different on a phone.
 */
function plotsOf(layout: CrackLayout, hand: Rect): Record<string, Plot> {
  const { map, tray, plates, width, height, rail, zones, form, scale } = layout;
  const { deck, discard } = zones;
  const foot = (rect: Rect) => rect.y + rect.h;
  const box = (left: number, top: number, right: number, bottom: number): Plot => ({
    ...{ x: left, y: top, w: right - left, h: bottom - top },
  });
  const cut = (deck.x + deck.w + discard.x) / 2;
  // Nothing lies under one's own hand: beside it are deck, discards and free wood.
  const edge = (top: number, end: number) => ({
    edge: box(hand.x, top, hand.x + hand.w, hand.y - 6),
    deck: box(0, top, cut, height),
    discard: box(cut, top, hand.x, height),
    beside: box(hand.x + hand.w, top, end, height),
  });
  const [left, right] = [map.x, map.x + map.w];
  // The map itself, and what is left around it.
  const ground = (top: number, side: number, bottom: number) => ({
    map: box(left, top, right, bottom),
    left: box(0, top, left, bottom),
    right: box(right, top, side, bottom),
  });
  const top = Math.min(map.y, plates[0].y);
  const under = tray.y - 4;
  const above = box(0, rail.h, width, top);
  if (form === 'phone') {
    const middle = map.y - 2;
    const bottom = foot(tray) + 4;
    return {
      above,
      ...platePlots(plates, box(0, top, width, middle)),
      ...ground(middle, width, under),
      tray: box(0, under, width, bottom),
      ...edge(bottom, width),
    };
  }
  const side = (right + plates[0].x) / 2;
  const bottom = Math.min(hand.y - 8, foot(map) + 6 * scale);
  // On its side a phone has the tray beside the hand.
  const start = form === 'desktop' ? side : tray.x - 4;
  return {
    above,
    ...ground(top, side, bottom),
    ...platePlots(plates, box(side, top, width, under)),
    tray: box(start, under, width, form === 'desktop' ? bottom : height),
    ...edge(bottom, form === 'desktop' ? width : start),
  };
}

/** The plates lie in rows of one or two. */
function platePlots(plates: readonly Rect[], { x, y, w, h }: Rect): Record<string, Plot> {
  const columns = plates[1].y > plates[0].y ? 1 : 2;
  const middle = columns === 1 ? x + w : (plates[0].x + plates[0].w + plates[1].x) / 2;
  const top = (row: number): number => {
    const plate = plates[row * columns];
    return row === 0 ? y : plate ? plate.y - 2 : y + h;
  };
  return Object.fromEntries(
    plates.map((_, i): [string, Plot] => {
      const row = Math.floor(i / columns);
      const second = i % columns === 1;
      // The last one of an odd number has its row alone.
      const end = second || i === plates.length - 1 ? x + w : middle;
      const from = second ? middle : x;
      return [`plate:${i}`, { x: from, y: top(row), w: end - from, h: top(row + 1) - top(row) }];
    }),
  );
}

/** On each plate its pawn and who plays it; what the piles are called, and what lies on the tray. */
export function furnish(pen: Pen, layout: CardLayout, scene: Scene, { own, called }: HandView): void {
  const { plates, scale, zones, tray, form } = layout as CrackLayout;
  for (const [seat, plate] of plates.entries()) {
    const tall = Math.min(plate.h * 0.84, 36 * scale);
    const x = plate.x + 8 * scale + tall * 0.4;
    const y = plate.y + plate.h / 2;
    pawn(pen, x, y, tall, seatColour(seat));
    const left = x + tall * 0.45 + 6 * scale;
    const end = seat === own ? plate.x + plate.w - 8 * scale : handPlace(plate).x;
    const size = Math.max(12.5, Math.min(17 * scale, plate.h * 0.42));
    const name = called(seat);
    const side = scene.sides[seat]?.name ?? '';
    const both = side !== '' && side !== name && plate.h > 2.3 * size;
    const at = { x: left, most: end - left };
    write(pen, name, { ...at, y: both ? y - size * 0.5 : y }, serif(size, 700), '#f8e9c8');
    if (both) write(pen, side, { ...at, y: y + size * 0.6 }, serif(size * 0.82, 500), '#d8c49c');
  }
  const letters = Math.max(12, (form === 'desktop' ? 14 : 12.5) * scale);
  for (const zone of PILES) {
    const { x, y, w, h } = zones[zone];
    const below = { x: x + w / 2, y: y + h + 8 + letters * 0.6, most: w + 12 * scale };
    write(pen, crackSay(`pile.${zone}`), { ...below, align: 'center' }, sans(letters), '#e6d3ac');
  }
  // Cards lie over it.
  const middle = { x: tray.x + tray.w / 2, most: tray.w - 20, align: 'center' } as const;
  const y = tray.y + tray.h / 2;
  const large = Math.max(15, 19 * scale);
  write(pen, crackSay('tray.title'), { ...middle, y: y - letters * 0.7 }, display(large, 700), '#a9b5a0');
  write(pen, crackSay('tray.holds'), { ...middle, y: y + large * 0.7 }, sans(letters), '#93a592');
}

function pawn(pen: Pen, x: number, y: number, tall: number, colour: string): void {
  const k = tall / PAWN.tall;
  pen.save();
  pen.translate(x, y + k);
  pen.scale(k, k);
  const path = new Path2D(PAWN.path);
  pen.fillStyle = colour;
  pen.strokeStyle = PAWN.edge;
  pen.lineWidth = 1.5;
  pen.fill(path);
  pen.stroke(path);
  pen.restore();
}
