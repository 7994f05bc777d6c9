import { handZone } from '../../shared/table/byhand/place.ts';
import type { Scene, Seat } from '../../shared/table/model.ts';
import type { CardLayout, CardTable, Rect, WindowSize, ZonePlace } from '../tables/table.ts';

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
  /** The wood that one's own hand lies on: what is let go there comes into the hand. null where this seat has none. */
  readonly strip: Rect | null;
  /** Where its cards lie on it. */
  readonly fan: Rect | null;
  /** Where dice tumble. */
  readonly dice: Rect;
  /** The others' hands lie on the table, where a phone has no room for them in its rail. */
  readonly onTable: boolean;
}

/** What there is of one's own hand: no place for it at all, a place, or cards. */
export type HandRoom = 'none' | 'empty' | 'cards';

/** Heights of the strip on a desk, on a phone upright, and on its side. */
const STRIPS = {
  desktop: { none: 0, empty: 46, cards: 132 },
  phone: { none: 0, empty: 46, cards: 124 },
} as const;
const lowStrip = (hand: HandRoom, height: number): number =>
  ({ none: 0, empty: 36, cards: Math.min(92, height * 0.25) })[hand];

/**
 * Round a board. `first`: what there was of a hand when one sat down, from which the board has its room: cards that come
 * later lie over its lower edge, and nothing else moves.
 */
export function layoutByHand(
  width: number,
  height: number,
  hand: HandRoom,
  first: HandRoom = hand,
): HandLayout {
  const bare = bareLayout(width, height, true);
  const { form, scale, view } = bare;
  const high = (room: HandRoom): number =>
    form === 'low' ? lowStrip(room, height) : STRIPS[form][room] * scale;
  const end = view.y + view.h;
  const fanH = high(hand);
  const inset = form === 'desktop' ? 16 * scale : form === 'phone' ? 6 : 8;
  const from = view.x;
  // Without a hand nobody is to be handed anything either.
  const top = form === 'phone' && hand === 'none' ? bare.rail.h : view.y;
  return {
    ...bare,
    view: { ...view, y: top, h: end - top - high(first) },
    strip: hand === 'none' ? null : { x: 0, y: end - fanH, w: width, h: fanH },
    fan: hand === 'none' ? null : { x: from + inset, y: end - fanH, w: width - from - 2 * inset, h: fanH },
    dice: diceAt(bare, end - fanH),
  };
}

/** The rail, the tools, and all that is left between them. `plates`: others' hands hang below the rail of a phone. */
export function bareLayout(width: number, height: number, plates: boolean): HandLayout {
  if (width < height && width < 840) {
    const s = Math.max(0.9, Math.min(1.5, width / 390));
    const rail = { x: 0, y: 0, w: width, h: 48 * s };
    const tools = { x: 0, y: height - 58 * s, w: width, h: 58 * s };
    const top = rail.h + (plates ? PLATES * s : 0);
    return around('phone', width, height, s, rail, tools, { x: 0, y: top, w: width, h: tools.y - top });
  }
  const low = height < 500;
  const s = low ? 0.92 : Math.max(1, Math.min(width / 1280, height / 720));
  const rail = { x: 0, y: 0, w: width, h: low ? 44 : 46 * s };
  const tools = { x: 0, y: rail.h, w: low ? 56 : 62 * s, h: height - rail.h };
  const view = { x: tools.w, y: rail.h, w: width - tools.w, h: height - rail.h };
  return around(low ? 'low' : 'desktop', width, height, s, rail, tools, view);
}

/** The others' hands hang below the rail of a phone. */
const PLATES = 34;

function around(
  form: HandLayout['form'],
  width: number,
  height: number,
  scale: number,
  rail: Rect,
  tools: Rect,
  view: Rect,
): HandLayout {
  const bare = { form, width, height, scale, rail, tools, view, strip: null, fan: null, onTable: false };
  return { ...bare, dice: diceAt(bare, view.y + view.h) };
}

/** In the lower right corner, above the hand. */
function diceAt({ form, width, scale }: Pick<HandLayout, 'form' | 'width' | 'scale'>, above: number): Rect {
  if (form === 'desktop')
    return { x: width - 230 * scale, y: above - 150 * scale, w: 220 * scale, h: 130 * scale };
  if (form === 'phone')
    return { x: width - 170 * scale, y: above - 110 * scale, w: 160 * scale, h: 96 * scale };
  return { x: width - 180, y: above - 110, w: 170, h: 96 };
}

/** A card table as it lies in a window, and what stands around its picture. */
interface LaidTable {
  readonly bare: HandLayout;
  readonly layout: CardLayout;
}

/** About the height of a rail. */
const RAIL = 44;

/** Where all of a card table lies in this window for the seat `own`; its picture is all that rail and tools leave. */
export function layTable(
  table: CardTable,
  scene: Scene,
  { width, height }: WindowSize,
  own: Seat,
): LaidTable {
  const { lay } = table.byHand ?? table;
  const inside = (plates: boolean): LaidTable => {
    const bare = bareLayout(width, height, plates);
    const { w, h } = bare.view;
    // The table's own rail lies under the one that is there by hand; how high it is it says once it is laid.
    const { rail } = lay({ width: w, height: h + RAIL }, scene, own);
    return { bare, layout: lay({ width: w, height: h + rail.h }, scene, own) };
  };
  const laid = inside(false);
  // Where every other hand has a place on the table none hangs from the rail of a phone.
  const onTable = scene.sides.every(
    (_, seat) => seat === own || laid.layout.zones[handZone(scene, seat) ?? ''],
  );
  return laid.bare.form !== 'phone' || onTable ? laid : inside(true);
}

/** A hand is no lower than so, px: its cards are to be read. */
const READABLE = { desktop: 120, phone: 112, low: 76 } as const;
/** Around the cards of a hand there is so much wood. */
const RIM = 8;

/**
 * Round a card table, whose picture fills the whole window: one's own hand lies where its table has it, else where its
 * question would be asked. `own`: the place of the hand, if it has one.
 */
export function layoutOnTable(
  bare: HandLayout,
  table: CardLayout,
  own: ZonePlace | undefined,
  hand: HandRoom,
): HandLayout {
  const onTable = bare.form === 'phone' && bare.view.y < bare.rail.h + 1;
  if (hand === 'none') return { ...bare, onTable };
  const { view, form, dice } = bare;
  const on = ({ x, y, w, h }: Rect): Rect => ({ x: x + view.x, y: y + view.y - table.rail.h, w, h });
  const end = view.y + view.h;
  const place = on(own ?? questionOf(table));
  const below = Object.values(table.zones)
    .filter((zone) => zone !== own && meets(on(zone), place))
    .map((zone) => on(zone).y)
    .filter((y) => y > place.y + place.h / 2);
  const bottom = Math.min(end, ...below.map((y) => y - RIM));
  const least = own || hand === 'cards' ? READABLE[form] : 0;
  const top = Math.max(view.y, Math.min(place.y - (own ? RIM / 2 : 0), bottom - least));
  const strip = { x: place.x, y: top, w: place.w, h: bottom - top };
  return {
    ...{ ...bare, strip, onTable },
    fan: { x: place.x + RIM, y: top, w: place.w - 2 * RIM, h: strip.h },
    dice: { ...dice, y: Math.min(dice.y, top - dice.h - 10) },
  };
}

/** Where things are asked, with the buttons where they stand below it. */
function questionOf({ prompt, buttons }: CardLayout): Rect {
  if (buttons.y < prompt.y + prompt.h || buttons.w < prompt.w / 2) return prompt;
  return { ...prompt, h: buttons.y + buttons.h - prompt.y };
}

/** Whether one lies below or above the other. */
const meets = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && a.x + a.w > b.x;

/** Whether a point of the screen is on the wood of one's own hand. */
export const isInHand = ({ strip }: HandLayout, { x, y }: { readonly x: number; readonly y: number }) =>
  strip !== null && x >= strip.x && x <= strip.x + strip.w && y >= strip.y && y <= strip.y + strip.h;
