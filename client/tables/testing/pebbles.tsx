import { roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { PLANKS, planks } from '../../art/wood.ts';
import { useView } from '../../panels/view.ts';
import type { CardLayout, CardTable, FurnitureProps, Rect, ZonePlace } from '../table.ts';

const CELLS = 12;

/** The table of the sample game: a path of stones, two hands, a deck. For looking at the card table and its tests. */
export const pebblesTable: CardTable = {
  lay: ({ width, height }, _scene, own) =>
    width < height ? upright(width, height, own) : wide(width, height, own),
  paint(pen, layout, _scene, dpr) {
    const { width, height, rail } = layout;
    pen.drawImage(planks(width * dpr, height * dpr, PLANKS.table), 0, 0, width, height);
    const mat = matOf(layout);
    const cloth = felt(mat.w, mat.h, dpr, true);
    pen.save();
    roundedRect(pen, mat.x, mat.y, mat.w, mat.h, 18);
    pen.clip();
    pen.drawImage(cloth, mat.x, mat.y, mat.w, mat.h);
    pen.restore();
    pen.fillStyle = 'rgba(20,10,4,.45)';
    pen.fillRect(0, 0, width, rail.h);
    for (const [i, { x, y }] of (layout.zones.track.points ?? []).entries()) {
      pen.beginPath();
      pen.arc(x, y, 15, 0, Math.PI * 2);
      pen.fillStyle = i === 9 ? '#f0d08a' : '#efe3cb';
      pen.fill();
      pen.strokeStyle = '#5b3a24';
      pen.lineWidth = 2;
      pen.stroke();
    }
  },
  Furniture,
};

function Furniture({ layout, own }: FurnitureProps) {
  const view = useView();
  const rows: readonly (readonly [number, Rect])[] = [
    [own, layout.zones[`hand${own}`]],
    [1 - own, layout.zones[`hand${1 - own}`]],
  ];
  return (
    <>
      {rows.map(([seat, { x, y, h }]) => (
        <p
          key={seat}
          class="pebbles-plate"
          style={{ left: `${x}px`, top: `${seat === own ? y - 26 : y + h + 2}px` }}
        >
          {view.seats.value[seat]?.called}
        </p>
      ))}
    </>
  );
}

function wide(width: number, height: number, own: number): CardLayout {
  const s = Math.max(1, Math.min(width / 1280, height / 720));
  const middle = height * 0.42;
  const hand: ZonePlace = { x: 240, y: height - 172, w: width - 480, h: 160, spread: 'fan', card: 100 * s };
  const other: ZonePlace = { x: width / 2 - 220, y: 54, w: 440, h: 90, spread: 'fan', card: 60 * s };
  const pile = (x: number): ZonePlace => ({
    x,
    y: height - 160,
    w: 80,
    h: 112,
    spread: 'stack',
    card: 80 * s,
  });
  return {
    form: 'desktop',
    width,
    height,
    scale: s,
    zones: {
      track: track(60, width - 60, middle, 46),
      [`hand${own}`]: hand,
      [`hand${1 - own}`]: other,
      [`laid${own}`]: { x: width / 2 - 60, y: middle + 60, w: 120, h: 150, spread: 'stack', card: 90 },
      [`laid${1 - own}`]: { x: width / 2 + 180, y: middle + 60, w: 120, h: 150, spread: 'stack', card: 90 },
      deck: pile(24),
      spent: pile(128),
    },
    papers: { worth: { x: 200, y: middle + 54, w: 190, h: 150 } },
    rail: { x: 0, y: 0, w: width, h: 44 * s },
    prompt: { x: width * 0.2, y: 158, w: width * 0.6, h: 34 },
    buttons: { x: width - 180, y: height - 150, w: 164, h: 130 },
    dice: { x: width - 260, y: middle + 60, w: 220, h: 120 },
  };
}

function upright(width: number, height: number, own: number): CardLayout {
  const pile = (x: number): ZonePlace => ({ x, y: height - 130, w: 56, h: 86, spread: 'stack', card: 54 });
  return {
    form: 'phone',
    width,
    height,
    scale: Math.max(0.82, Math.min(1.5, width / 390)),
    zones: {
      track: track(30, width - 30, 260, 34),
      [`hand${own}`]: { x: 8, y: height - 300, w: width - 16, h: 150, spread: 'fan', card: 104 },
      [`hand${1 - own}`]: { x: 60, y: 60, w: width - 120, h: 70, spread: 'fan', card: 46 },
      [`laid${own}`]: { x: 40, y: 330, w: 110, h: 150, spread: 'stack', card: 90 },
      [`laid${1 - own}`]: { x: width - 150, y: 330, w: 110, h: 150, spread: 'stack', card: 90 },
      deck: pile(12),
      spent: pile(80),
    },
    papers: { worth: { x: 150, y: height - 130, w: 120, h: 120 } },
    rail: { x: 0, y: 0, w: width, h: 46 },
    prompt: { x: 8, y: height - 350, w: width - 16, h: 36 },
    buttons: { x: width - 118, y: height - 136, w: 110, h: 126 },
    dice: { x: 120, y: 340, w: 150, h: 100 },
  };
}

function track(from: number, to: number, y: number, card: number): ZonePlace {
  const points = Array.from({ length: CELLS }, (_, i) => ({
    x: from + ((to - from) * (i + 0.5)) / CELLS,
    y: y + (i % 2 ? 18 : -18),
  }));
  return { x: from, y: y - 50, w: to - from, h: 100, spread: 'points', card, points, order: 1 };
}

function matOf({ zones, width, height, form }: CardLayout): Rect {
  const below = form === 'phone' ? 356 : 184;
  return { x: 8, y: 46, w: width - 16, h: height - below - 50 - (zones.track ? 0 : 10) };
}
