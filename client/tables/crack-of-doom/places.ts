import type { Seat } from '../../../shared/table/model.ts';
import type { CardLayout, Rect, ZonePlace, ZonePoint } from '../table.ts';
import type { Chart } from './charts.ts';

/** The layout, with the places that only this game's furniture knows. */
export interface CrackLayout extends CardLayout {
  readonly chart: Chart;
  readonly map: Rect;
  readonly tray: Rect;
  /** One plate per seat. */
  readonly plates: readonly Rect[];
  /** The die that was thrown lies here. */
  readonly die: Rect;
  /** Where the tray's words stand: beside the Foe, or over the whole tray. */
  readonly reckoning: Rect;
}

/** Pawns stand at the upper rim of their spaces, so that the number can be read below their feet; of their height. */
const RIM = 0.34;

/** The trail on the map; `pawn`: height of a pawn. */
export function trailIn(map: Rect, chart: Chart, pawn: number): ZonePlace {
  const k = map.w / chart.w;
  const points = chart.spaces.map(([x, y]) => ({ x: map.x + x * k, y: map.y + y * k - pawn * RIM }));
  return { ...map, spread: 'points', card: pawn, points, order: 1 };
}

/** There is a place for so many Aids. */
export const AIDS = 12;

/**
 * On the tray: the Foe, its two Modifiers over its corner, and Aids in a row along the foot. `fits`: so many Aids lie
 * within the tray at least.
 */
export function laidOn({ x, y, w, h }: Rect, s: number, foe: number, fits = 9): ZonePoint[] {
  const [fw, fh] = [foe * s, foe * s * 1.4];
  const phone = foe < 80;
  const small = (phone ? 34 : 44) * s;
  const mod = foe * 0.55 * s;
  const left = x + 12 * s;
  const row = phone ? { from: left + fw + 14 * s, to: x + w - 10 * s } : { from: left, to: x + w - 12 * s };
  const foot = y + h - small * 0.7 - 8 * s;
  const step = Math.min(small + 6 * s, (row.to - row.from - small) / (fits - 1));
  return [
    { x: left + fw / 2, y: y + 10 * s + fh / 2, w: fw },
    { x: left + fw - mod * 0.1, y: y + 6 * s + fh - mod * 0.5, w: mod },
    { x: left + mod * 0.4, y: y + 6 * s + fh - mod * 0.5, w: mod },
    ...Array.from({ length: AIDS }, (_, i) => ({ x: row.from + small / 2 + i * step, y: foot, w: small })),
  ];
}

/** Others' hands are little stacks at the end of their plates, from which their cards come. */
export function hidden(plates: readonly Rect[], own: Seat, s: number): Record<string, ZonePlace> {
  const zones: Record<string, ZonePlace> = {};
  plates.forEach(({ x, y, w, h }, seat) => {
    if (seat === own) return;
    const card = Math.min(20 * s, (h * 0.8) / 1.4);
    zones[`hand${seat}`] = {
      ...{ x: x + w - 50 * s, y, w: 22 * s, h },
      ...{ spread: 'stack', card, caption: 'none' },
    };
  });
  return zones;
}
