import type { Seat } from '../../../shared/table/model.ts';
import { TALL } from '../spread.ts';
import type { Rect, WindowSize, ZonePlace } from '../table.ts';
import { low } from './chart-low.ts';
import { type Chart, desk, upright } from './charts.ts';
import { LOW } from './lay.ts';
import { AIDS, type CrackLayout, laidOn, trailIn } from './places.ts';

/** Where the parts lie by hand, CSS px. */
interface Parts {
  readonly form: CrackLayout['form'];
  readonly scale: number;
  readonly rail: number;
  readonly chart: Chart;
  readonly map: Rect;
  readonly tray: Rect;
  readonly plates: readonly Rect[];
  readonly hand: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  /** Widths of the Foe on the tray and of a card in the hand, and the height of a pawn. */
  readonly foe: number;
  readonly card: number;
  readonly pawn: number;
}

const EDGE = 6;
/** A pile's name, with the cards of a high pile that stand out above it, px. */
const NAME = 24;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });
const pileAt = (middle: number, y: number, w: number): Rect => rect(middle - w / 2, y, w, w * TALL);
/** Of the height to the width. */
const shapeOf = ({ w, h }: Chart): number => h / w;

/** Where everything lies by hand: nothing is asked there, and what questions and buttons leave is the trail's. */
export function layPartsByHand({ width, height }: WindowSize, players: number, own: Seat): CrackLayout {
  const parts =
    width < height
      ? onPhone(width, height, players)
      : height < LOW
        ? onItsSide(width, height, players)
        : onDesk(width, height, players);
  const { form, scale, rail, chart, map, tray, plates, hand, deck, discard, foe, card, pawn } = parts;
  const pile = (at: Rect): ZonePlace => ({ ...at, spread: 'stack', card: at.w, caption: 'none' });
  return {
    ...{ form, width, height, scale, chart, map, tray, plates, die: tray, reckoning: tray },
    zones: {
      trail: trailIn(map, chart, pawn),
      battle: {
        ...tray,
        ...{ spread: 'points', card: foe, order: 2, points: laidOn(tray, scale, foe / scale, AIDS) },
      },
      [`hand${own}`]: { ...hand, spread: 'fan', card, order: 3 },
      deck: pile(deck),
      discard: pile(discard),
    },
    papers: {},
    rail: rect(0, 0, width, rail),
    ...{ prompt: hand, buttons: hand, dice: tray },
  };
}

/** The map with the plates and the tray beside it; below it piles and hand. */
function onDesk(width: number, height: number, players: number): Parts {
  const s = Math.min(width / 1280, height / 720);
  const at = (x: number, y: number, w: number, h: number): Rect =>
    rect((width - 1280 * s) / 2 + x * s, (height - 720 * s) / 2 + y * s, w * s, h * s);
  const map = { w: 985, h: 985 * shapeOf(desk) };
  const foot = 52 + map.h;
  const x = 10 + map.w + 13;
  const wide = 1280 - x - 12;
  const tall = players > 4 ? 38 : 44;
  const top = 64 + players * (tall + 4);
  const row = foot + 14;
  const pile = (middle: number): Rect => at(middle - 39, row + 2, 78, 78 * TALL);
  return {
    ...{ form: 'desktop', scale: s, rail: 44 * s, chart: desk },
    map: at(10, 52, map.w, map.h),
    tray: at(x, top, wide, foot - 6 - top),
    plates: Array.from({ length: players }, (_, i) => at(x, 54 + i * (tall + 4), wide, tall)),
    hand: at(234, row, 812, 714 - row),
    ...{ deck: pile(66), discard: pile(168), foe: 92 * s, card: 92 * s, pawn: 38 * s * (map.w / desk.w) },
  };
}

/** A phone held upright: players, map, tray, and in one row piles and hand. */
function onPhone(width: number, height: number, players: number): Parts {
  const s = Math.max(0.85, Math.min(1.6, Math.min(width / 390, height / 740)));
  const rail = 44;
  const tall = Math.max(30, 34 * s);
  const rows = Math.ceil(players / 2);
  const plateW = (width - 3 * EDGE) / 2;
  const mapY = rail + 4 + rows * (tall + 4) + 2;
  const [least, handH] = [96 * s, 118 * s];
  const room = height - mapY - 10 - 12 - EDGE;
  const w = Math.min(width - 2 * EDGE, (room - least - handH) / shapeOf(upright));
  const h = w * shapeOf(upright);
  const trayH = Math.min(150 * s, Math.max(least, room - h - handH));
  const tray = rect(EDGE + 4, mapY + h + 10, width - 2 * EDGE - 8, trayH);
  // What is left over makes the hand higher, so far as its cards become larger.
  const handY = tray.y + trayH + 12;
  const hand = rect(112 * s, handY, width - 112 * s - EDGE, Math.min(150 * s, height - EDGE - handY));
  const pile = 44 * s;
  const pileY = handY + 2;
  return {
    ...{ form: 'phone', scale: s, rail, chart: upright, tray, hand },
    map: rect((width - w) / 2, mapY, w, h),
    plates: Array.from({ length: players }, (_, i) =>
      rect(EDGE + (i % 2) * (plateW + EDGE), rail + 4 + Math.floor(i / 2) * (tall + 4), plateW, tall),
    ),
    ...{ deck: pileAt(28 * s, pileY, pile), discard: pileAt(83 * s, pileY, pile) },
    foe: Math.min(74 * s, (trayH - 16) / TALL),
    card: 66 * s,
    pawn: 32 * s * Math.min(1, w / upright.w / s),
  };
}

/** A phone on its side: the map with the plates beside it; below it piles, hand and tray in one row. */
function onItsSide(width: number, height: number, players: number): Parts {
  const rail = 44;
  const top = rail + 4;
  /** Height of the lowest row at least, and width of the plates. */
  const [row, side] = [96, 150];
  const w = Math.min(width - side - 2 * EDGE - 8, (height - top - row - 14) / shapeOf(low));
  const h = w * shapeOf(low);
  const x = EDGE + w + 8;
  const tall = Math.max(30, Math.min(36, (h - 2) / players - 4));
  const plates = Array.from({ length: players }, (_, i) =>
    rect(x, top + 2 + i * (tall + 4), width - EDGE - x, tall),
  );
  const handY = top + h + 12;
  const handH = height - EDGE / 2 - handY;
  const pile = Math.min(46, (handH - NAME) / TALL);
  const trayW = Math.max(232, width * 0.34);
  const trayY = Math.max(handY, top + players * (tall + 4) + 8);
  const tray = rect(width - EDGE - 4 - trayW, trayY, trayW, height - EDGE - 2 - trayY);
  return {
    ...{ form: 'landscape', scale: 1, rail, chart: low, plates, tray },
    map: rect(EDGE, top, w, h),
    hand: rect(120, handY, tray.x - 12 - 120, handH),
    ...{ deck: pileAt(33, handY, pile), discard: pileAt(88, handY, pile) },
    foe: Math.min(74, (tray.h - 14) / TALL),
    card: Math.min(88, (handH - 2) / TALL),
    pawn: (30 * w) / low.w,
  };
}
