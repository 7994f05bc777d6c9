import type { Rect } from '../tables/table.ts';

/** Where everything lies on the screen by hand, CSS px: for the drawing and for what stands around it. */
export interface HandLayout {
  /** desktop: tools at the left · phone: upright, tools at the bottom · low: a phone on its side. */
  readonly form: 'desktop' | 'phone' | 'low';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly rail: Rect;
  readonly tools: Rect;
  /** Where the world shows. */
  readonly view: Rect;
  /** One's own hand; null where this seat has none. */
  readonly fan: Rect | null;
  /** Where dice tumble. */
  readonly dice: Rect;
}

/** What there is of one's own hand: no place for it at all, a place, or cards. */
export type HandRoom = 'none' | 'empty' | 'cards';

export function layoutByHand(width: number, height: number, hand: HandRoom): HandLayout {
  if (width < height && width < 840) return upright(width, height, hand);
  if (height < 500) return low(width, height, hand);
  const s = Math.max(1, Math.min(width / 1280, height / 720));
  const rail = { x: 0, y: 0, w: width, h: 46 * s };
  const tools = { x: 0, y: rail.h, w: 62 * s, h: height - rail.h };
  const fanH = { none: 0, empty: 46, cards: 132 }[hand] * s;
  const view = { x: tools.w, y: rail.h, w: width - tools.w, h: height - rail.h - fanH };
  return {
    form: 'desktop',
    ...{ width, height, scale: s, rail, tools, view },
    fan:
      hand !== 'none'
        ? { x: tools.w + 16 * s, y: height - fanH, w: width - tools.w - 32 * s, h: fanH }
        : null,
    dice: { x: width - 230 * s, y: height - fanH - 150 * s, w: 220 * s, h: 130 * s },
  };
}

/** The others' hands hang below the rail of a phone. */
const PLATES = 34;

function upright(width: number, height: number, hand: HandRoom): HandLayout {
  const s = Math.max(0.9, Math.min(1.5, width / 390));
  const rail = { x: 0, y: 0, w: width, h: 48 * s };
  const tools = { x: 0, y: height - 58 * s, w: width, h: 58 * s };
  const fanH = { none: 0, empty: 46, cards: 124 }[hand] * s;
  const plates = hand === 'none' ? 0 : PLATES * s;
  const view = { x: 0, y: rail.h + plates, w: width, h: tools.y - fanH - rail.h - plates };
  return {
    form: 'phone',
    ...{ width, height, scale: s, rail, tools, view },
    fan: hand !== 'none' ? { x: 6, y: tools.y - fanH, w: width - 12, h: fanH } : null,
    dice: { x: width - 170 * s, y: tools.y - fanH - 110 * s, w: 160 * s, h: 96 * s },
  };
}

function low(width: number, height: number, hand: HandRoom): HandLayout {
  const rail = { x: 0, y: 0, w: width, h: 44 };
  const tools = { x: 0, y: rail.h, w: 56, h: height - rail.h };
  const fanH = { none: 0, empty: 36, cards: Math.min(92, height * 0.25) }[hand];
  const view = { x: tools.w, y: rail.h, w: width - tools.w, h: height - rail.h - fanH };
  return {
    form: 'low',
    ...{ width, height, scale: 0.92, rail, tools, view },
    fan: hand !== 'none' ? { x: tools.w + 8, y: height - fanH, w: width - tools.w - 16, h: fanH } : null,
    dice: { x: width - 180, y: height - fanH - 110, w: 170, h: 96 },
  };
}
