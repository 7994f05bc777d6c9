import type { Scene, Seat } from '../../../shared/table/model.ts';
import type { Rect, WindowSize, ZonePlace } from '../table.ts';
import { desk, upright } from './charts.ts';
import { layLow } from './lay-low.ts';
import { type CrackLayout, hidden, laidOn, trailIn } from './places.ts';

export function lay({ width, height }: WindowSize, scene: Scene, own: Seat): CrackLayout {
  const players = scene.sides.length;
  if (width < height) return layUpright(width, height, players, own);
  return (height < LOW ? layLow : layDesk)(width, height, players, own);
}

/** Heights of a plate at the desk by the number of players. */
const PLATES: Readonly<Record<number, number>> = { 2: 44, 3: 44, 4: 44, 5: 38, 6: 32 };

/** Windows lower than this are phones on their side. */
export const LOW = 500;

/** After the picture of 1280×720; larger windows get all of it larger. */
function layDesk(width: number, height: number, players: number, own: Seat): CrackLayout {
  const s = Math.min(width / 1280, height / 720);
  const dx = (width - 1280 * s) / 2;
  const dy = (height - 720 * s) / 2;
  const rect = (x: number, y: number, w: number, h: number): Rect => ({
    ...{ x: dx + x * s, y: dy + y * s, w: w * s, h: h * s },
  });
  const tall = PLATES[players] ?? 44;
  const plates = Array.from({ length: players }, (_, i) => rect(944, 52 + i * (tall + 4), 324, tall));
  const top = 58 + players * (tall + 4);
  const tray = rect(944, top, 324, 484 - top);
  const map = rect(10, 50, 922, 474);
  return {
    form: 'desktop',
    ...{ width, height, scale: s, chart: desk, map, tray, plates },
    die: rect(1196, top + 14, 54, 54),
    reckoning: rect(1058, top + 10, 200, 484 - top - 78),
    zones: {
      trail: trailIn(map, desk, 38 * s),
      battle: { ...tray, spread: 'points', card: 92 * s, order: 2, points: laidOn(tray, s, 92) },
      [`hand${own}`]: { ...rect(150, 566, 946, 140), spread: 'fan', card: 98 * s, order: 3 },
      deck: { ...rect(20, 578, 62, 87), spread: 'stack', card: 62 * s, caption: 'none' },
      discard: { ...rect(92, 592, 46, 64), spread: 'stack', card: 46 * s, caption: 'none' },
      ...hidden(plates, own, s),
    },
    papers: {},
    rail: { x: 0, y: 0, w: width, h: 44 * s },
    prompt: rect(150, 524, 780, 34),
    buttons: rect(1108, 496, 160, 212),
    // On the wood: words stand on all of the felt.
    dice: rect(946, 494, 156, 64),
  };
}

/** A phone held upright: players, map, tray, question, hand, buttons. */
function layUpright(width: number, height: number, players: number, own: Seat): CrackLayout {
  const s = Math.max(0.82, Math.min(1.6, Math.min(width / 390, height / 800)));
  const edge = 8 * s;
  const rows = Math.ceil(players / 2);
  const tall = 34 * s;
  const railH = 44 * s;
  const plateW = (width - 3 * edge) / 2;
  const plates = Array.from({ length: players }, (_, i) => ({
    x: edge + (i % 2) * (plateW + edge),
    y: railH + 4 + Math.floor(i / 2) * (tall + 4),
    w: plateW,
    h: tall,
  }));
  const mapTop = railH + 4 + rows * (tall + 4);
  const [trayH, promptH, handH, buttonsH] = [124 * s, 44 * s, 124 * s, 66 * s];
  const room = height - mapTop - trayH - promptH - handH - buttonsH - 34 * s;
  const k = Math.min((width - 2 * edge) / upright.w, room / upright.h);
  const map = { x: (width - upright.w * k) / 2, y: mapTop, w: upright.w * k, h: upright.h * k };
  let y = mapTop + map.h + 6 * s;
  const tray = { x: edge, y, w: width - 2 * edge, h: trayH };
  y += trayH + 8 * s;
  const prompt = { x: edge, y, w: width - 2 * edge, h: promptH };
  y += promptH + 6 * s;
  const hand = { x: edge, y, w: width - 2 * edge, h: handH };
  const foot = height - buttonsH - 6 * s;
  const pile = (x: number): ZonePlace => ({
    ...{ x, y: foot + 2 * s, w: 34 * s, h: 48 * s },
    ...{ spread: 'stack', card: 34 * s, caption: 'none' },
  });
  return {
    form: 'phone',
    ...{ width, height, scale: s, chart: upright, map, tray, plates },
    die: { x: tray.x + tray.w - 48 * s, y: tray.y + 10 * s, w: 38 * s, h: 38 * s },
    reckoning: { x: tray.x + 92 * s, y: tray.y + 6 * s, w: tray.w - 98 * s, h: trayH - 12 * s },
    zones: {
      trail: trailIn(map, upright, 32 * s * Math.min(1, k / s)),
      battle: { ...tray, spread: 'points', card: 74 * s, order: 2, points: laidOn(tray, s, 74) },
      [`hand${own}`]: { ...hand, spread: 'fan', card: 84 * s, order: 3 },
      deck: pile(edge + 2),
      discard: pile(edge + 46 * s),
      ...hidden(plates, own, s * 0.8),
    },
    papers: {},
    rail: { x: 0, y: 0, w: width, h: railH },
    prompt,
    buttons: { x: edge + 92 * s, y: foot, w: width - 2 * edge - 92 * s, h: buttonsH },
    dice: { x: tray.x + tray.w - 150 * s, y: tray.y + trayH - 54 * s, w: 144 * s, h: 50 * s },
  };
}
