import type { Seat } from '../../../shared/table/model.ts';
import type { Rect, ZonePlace } from '../table.ts';
import { low } from './chart-low.ts';
import { type CrackLayout, hidden, laidOn, trailIn } from './places.ts';

/** The picture that a phone on its side stretches. */
const PICTURE = { w: 844, h: 390 } as const;
/** The rail keeps its height, for fingers. */
const RAIL = 44;
/** px of the picture. */
const EDGE = 6;
const MAP = 502;
const PLATE = 34;
const PROMPT = 40;
/** A hand's card is at least this wide, and at most. */
const CARD = { least: 66, most: 88 } as const;

/** Map and question on the left, players and tray on the right, the hand in one row, buttons in the corner. */
export function layLow(width: number, height: number, players: number, own: Seat): CrackLayout {
  const s = Math.min(width / PICTURE.w, height / PICTURE.h);
  const [W, H] = [width / s, height / s];
  const here = (x: number, y: number, w: number, h: number): Rect => ({
    ...{ x: x * s, y: y * s, w: w * s, h: h * s },
  });
  const top = RAIL / s + 4;
  const left = MAP + (W - PICTURE.w) * 0.6;
  // What the window has more in height than the map needs makes the cards larger, then the rows looser.
  const mapH = (left / low.w) * low.h;
  const spare = H - top - mapH - PROMPT - 8 - CARD.least * 1.4 - 4;
  const card = Math.min(CARD.most, CARD.least + Math.max(0, spare) / 1.4);
  const handH = card * 1.4 + 2;
  const handY = H - handH - 3;
  const promptY = handY - PROMPT - 3;
  const shown = Math.min(1, (promptY - 4 - top) / mapH);
  const map = here(
    EDGE + (left * (1 - shown)) / 2,
    top + Math.max(0, promptY - 4 - top - mapH) / 2,
    left * shown,
    mapH * shown,
  );

  const x = EDGE + left + 8;
  const wide = W - x - EDGE;
  const columns = players < 3 ? 1 : 2;
  const plates = Array.from({ length: players }, (_, i) =>
    here(
      x + (i % columns) * (wide / columns),
      top + Math.floor(i / columns) * (PLATE + 3),
      wide / columns - (columns - 1) * 3,
      PLATE,
    ),
  );
  const trayY = top + Math.ceil(players / columns) * (PLATE + 3) + 4;
  const trayH = handY - 9 - trayY;
  const tray = here(x + 3, trayY, wide - 6, trayH);
  const foe = Math.min(74, (trayH - 14) / 1.4);
  const pile = (at: number): ZonePlace => ({
    ...here(at, handY + handH / 2 - 28, 34, 48),
    ...{ spread: 'stack', card: 34 * s, caption: 'none' },
  });
  return {
    form: 'landscape',
    ...{ width, height, scale: s, chart: low, map, tray, plates },
    die: here(x + wide - 45, trayY + 7, 34, 34),
    reckoning: here(x + 3 + foe + 22, trayY + 5, wide - foe - 34, trayH - 10),
    zones: {
      trail: trailIn(map, low, 27 * s * shown),
      battle: { ...tray, spread: 'points', card: foe * s, order: 2, points: laidOn(tray, s, foe) },
      [`hand${own}`]: { ...here(94, handY, x - 62, handH), spread: 'fan', card: card * s, order: 3 },
      deck: pile(EDGE + 4),
      discard: pile(EDGE + 46),
      ...hidden(plates, own, s * 0.8),
    },
    papers: {},
    rail: { x: 0, y: 0, w: width, h: RAIL },
    prompt: here(EDGE, promptY, left, PROMPT),
    buttons: here(x + 40, handY - 1, wide - 40, handH),
    // Below what is written there.
    dice: here(x + wide - 134, trayY + trayH - 56, 128, 52),
  };
}
