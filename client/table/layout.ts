/** A place on the screen or on the board; which one is said where it is used. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** On the screen: CSS pixels from the window's upper left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A card's place: its centre, its width (cards are 1.4 times as high) and its turn in radians. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly turn: number;
}

/**
 * desktop: everything at once · tablet: as desktop, but the chronicle is a drawer · phone: portrait, panels
 * rise from the nav · low: a phone lying on its side (or a laptop at 200 %), board left and a column right.
 */
export type Form = 'desktop' | 'tablet' | 'phone' | 'low';

/**
 * Where everything lies on the screen, for the canvas and for the DOM panels, so that they cannot disagree.
 */
export interface Layout {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** Multiplies all measures of the 1280×720 (or 390×844) picture, type included. */
  readonly scale: number;
  readonly rail: Rect;
  /** Whose turn it is; hangs from the rail's middle. */
  readonly plaque: Rect;
  /** Wooden edges of the table; the rail is wood too. */
  readonly wood: readonly Rect[];
  /** Where the board shows: the camera's window. */
  readonly board: Rect;
  /** Room for the prompt; it may be narrower than this and keeps to the middle. */
  readonly prompt: Rect;
  readonly sheet: Rect;
  readonly chronicle: Rect;
  /** Sheet and chronicle cover the board when opened and are closed otherwise. */
  readonly sheetRises: boolean;
  readonly chronicleRises: boolean;
  /** Tabs at the bottom; null where everything is in sight anyway. */
  readonly nav: Rect | null;
  /** The stitched place in front of the player, with draw pile, cards and discard on it. */
  readonly mat: Rect;
  readonly draw: Spot;
  readonly hand: Spot;
  readonly discard: Spot;
  /** Where dice come to rest. */
  readonly dice: Rect;
  /** The slip beside the dice: "needs 3 or less". */
  readonly note: Rect;
  /** null where the whole board fits. */
  readonly minimap: Rect | null;
}

/** Narrowest window that has room for the chronicle beside the table. */
const DESKTOP_WIDTH = 1240;
const DESKTOP_HEIGHT = 640;
const TABLET_WIDTH = 840;
const TABLET_HEIGHT = 600;

export function layoutTable(width: number, height: number): Layout {
  if (width >= DESKTOP_WIDTH && height >= DESKTOP_HEIGHT) return wide(width, height, 'desktop');
  if (width >= TABLET_WIDTH && height >= TABLET_HEIGHT && width >= height)
    return wide(width, height, 'tablet');
  return width < height ? portrait(width, height) : low(width, height);
}

/** Centres and turns of `count` cards in front of the player, fanned around the hand's middle. */
export function fan(layout: Layout, count: number): Spot[] {
  const { hand, draw, discard } = layout;
  const room = discard.x - draw.x - (discard.w + draw.w) / 2 - hand.w * 0.1;
  const w = hand.w * (count > 3 ? 0.88 : 1);
  const step = count > 1 ? Math.min(w * 1.09, (room - w) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return {
      x: hand.x + off * step,
      y: hand.y + Math.abs(off) ** 1.6 * hand.w * 0.02,
      w,
      turn: count > 1 ? off * 0.095 : -0.02,
    };
  });
}

function wide(width: number, height: number, form: 'desktop' | 'tablet'): Layout {
  const s = form === 'desktop' ? Math.max(1, Math.min(width / 1280, height / 720)) : 1;
  const drawer = form === 'tablet';
  const right = drawer ? 12 * s : Math.min(286 * s, width - 954 * s);
  const edge = width - right;
  const narrow = drawer && width < 1000;
  const sheet = { x: 26 * s, y: height - 220 * s, w: (narrow ? 240 : 296) * s, h: 186 * s };
  const free = edge - 142 * s - 12 * s - (sheet.x + sheet.w + 18 * s);
  const mat = {
    x: sheet.x + sheet.w + 18 * s + Math.max(0, free - 500 * s) / 2,
    y: height - 142 * s,
    w: Math.min(500 * s, free),
    h: 124 * s,
  };
  const pile = (narrow ? 66 : 78) * s;
  const away = (narrow ? 44 : 56) * s;
  const chronicleWidth = Math.min(262 * s, right - 24 * s);
  return {
    form,
    width,
    height,
    scale: s,
    rail: { x: 0, y: 0, w: width, h: 44 * s },
    plaque: { x: width / 2 - 125 * s, y: 0, w: 250 * s, h: 48 * s },
    wood: [
      { x: 0, y: 0, w: 12 * s, h: height },
      { x: edge, y: 0, w: right, h: height },
      { x: 0, y: height - 14 * s, w: width, h: 14 * s },
    ],
    board: { x: 12 * s, y: 44 * s, w: edge - 12 * s, h: height - (44 + 200) * s },
    prompt: {
      x: sheet.x + sheet.w + 18 * s,
      y: height - 196 * s,
      w: edge - 14 * s - (sheet.x + sheet.w + 18 * s),
      h: 42 * s,
    },
    sheet,
    chronicle: drawer
      ? { x: width - 320 * s, y: 58 * s, w: 310 * s, h: height - 72 * s }
      : { x: width - 10 * s - chronicleWidth, y: 58 * s, w: chronicleWidth, h: height - 72 * s },
    sheetRises: false,
    chronicleRises: drawer,
    nav: null,
    mat,
    draw: { x: mat.x + away, y: height - 72 * s, w: pile, turn: -0.02 },
    hand: { x: mat.x + mat.w / 2, y: height - 77 * s, w: (narrow ? 86 : 102) * s, turn: 0 },
    discard: { x: mat.x + mat.w - away, y: height - 72 * s, w: pile, turn: 0.06 },
    dice: { x: edge - 142 * s, y: height - 146 * s, w: 136 * s, h: 84 * s },
    note: { x: edge - 142 * s, y: height - 58 * s, w: 136 * s, h: 50 * s },
    minimap: null,
  };
}

function portrait(width: number, height: number): Layout {
  const s = Math.max(0.82, Math.min(1.5, width / 390, height / 700));
  const boardTop = 54 * s;
  const boardEnd = height - 314 * s;
  const mat = { x: 8 * s, y: height - 210 * s, w: width - 98 * s, h: 146 * s };
  const paper = { x: 0, y: 54 * s, w: width, h: height - 112 * s };
  return {
    form: 'phone',
    width,
    height,
    scale: s,
    rail: { x: 0, y: 0, w: width, h: 54 * s },
    plaque: { x: width / 2 - 76 * s, y: 0, w: 152 * s, h: 56 * s },
    wood: [{ x: 0, y: height - 58 * s, w: width, h: 58 * s }],
    board: { x: 0, y: boardTop, w: width, h: boardEnd - boardTop },
    prompt: { x: 8 * s, y: boardEnd, w: width - 16 * s, h: 93 * s },
    sheet: paper,
    chronicle: paper,
    sheetRises: true,
    chronicleRises: true,
    nav: { x: 0, y: height - 58 * s, w: width, h: 58 * s },
    mat,
    draw: { x: mat.x + 30 * s, y: height - 134 * s, w: 50 * s, turn: -0.03 },
    hand: { x: mat.x + mat.w / 2 - s, y: height - 142 * s, w: 78 * s, turn: 0 },
    discard: { x: mat.x + mat.w - 32 * s, y: height - 134 * s, w: 50 * s, turn: 0.07 },
    dice: { x: width - 88 * s, y: height - 212 * s, w: 84 * s, h: 76 * s },
    note: { x: width - 86 * s, y: height - 128 * s, w: 80 * s, h: 48 * s },
    minimap: { x: 10 * s, y: boardEnd - 75 * s, w: 120 * s, h: 57 * s },
  };
}

function low(width: number, height: number): Layout {
  const s = Math.max(0.9, Math.min(1.3, height / 390));
  const column = Math.min(340 * s, Math.max(270 * s, width * 0.38));
  const left = width - column;
  const rail = 36 * s;
  const nav = { x: left, y: height - 48 * s, w: column, h: 48 * s };
  const prompt = { x: left + 6 * s, y: rail + 6 * s, w: column - 12 * s, h: 118 * s };
  const matTop = prompt.y + prompt.h + 6 * s;
  const mat = { x: left + 6 * s, y: matTop, w: column - 82 * s, h: nav.y - matTop - 6 * s };
  const middle = mat.y + mat.h / 2 + 6 * s;
  const card = Math.min(58 * s, (mat.h - 20 * s) / 1.4, (mat.w - 96 * s) / 2.2);
  const pile = Math.min(40 * s, card);
  const paper = { x: 0, y: rail, w: left, h: height - rail };
  return {
    form: 'low',
    width,
    height,
    scale: s,
    rail: { x: 0, y: 0, w: width, h: rail },
    plaque: { x: left / 2 - 90 * s, y: 0, w: 180 * s, h: 40 * s },
    wood: [nav],
    board: { x: 0, y: rail, w: left, h: height - rail },
    prompt,
    sheet: paper,
    chronicle: paper,
    sheetRises: true,
    chronicleRises: true,
    nav,
    mat,
    draw: { x: mat.x + 26 * s, y: middle, w: pile, turn: -0.03 },
    hand: { x: mat.x + mat.w / 2, y: middle - 2 * s, w: card, turn: 0 },
    discard: { x: mat.x + mat.w - 26 * s, y: middle, w: pile, turn: 0.07 },
    dice: { x: width - 74 * s, y: mat.y, w: 68 * s, h: Math.min(76 * s, mat.h * 0.55) },
    note: { x: width - 74 * s, y: mat.y + mat.h - 48 * s, w: 68 * s, h: 46 * s },
    minimap: { x: 8 * s, y: height - 60 * s, w: 100 * s, h: 48 * s },
  };
}
