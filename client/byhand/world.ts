import { FELT } from '../../shared/table/byhand/piece.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { Field } from '../table/field.ts';
import type { Point } from '../table/layout.ts';
import { spread } from '../tables/spread.ts';
import type { CardLayout, Rect, ZonePlace } from '../tables/table.ts';
import { wayBetween } from './plots.ts';

/**
 * What lies where on a table by hand, in world px: board units of a board, CSS px of a card table as it lies for this
 * seat in this window. What is told about places is the same for everybody: it leads from one's own world to the
 * others' and back.
 */
export interface World {
  /** null on a card table. */
  readonly field: Field | null;
  /** How the card table lies here; null on a board. */
  readonly table: CardLayout | null;
  /** The board in its frame, or the picture of the card table below its rail. */
  readonly picture: Rect;
  /** All that is to be seen at first. */
  readonly bounds: Rect;
  /** Places of the zones; not of the board and of hands. */
  readonly zones: Readonly<Record<string, ZonePlace>>;
  /** Zones that have no place in the picture: they lie beside it, and are painted with their name. */
  readonly trays: readonly string[];
  /** Width of a card that lies free. */
  readonly card: number;
  /** World px to what acts speak of, whole tenths as seat 0 sees the table at its desk; and back. */
  toTold(p: Point): Point;
  fromTold(p: Point): Point;
  /** Where the places of a zone are told to lie: what is carried is told as how far it is from there. */
  toldPlace(zone: string, ats: readonly number[], i: number): Point | null;
}

/** Card tables are told of as they lie on a desk of this size for seat 0. */
export const PICTURE = { width: 1280, height: 720 } as const;
/** Free cards on boards, and those of the trays beside them; on a card table at its scale. */
const BOARD_CARD = 58;
export const TABLE_CARD = 74;
const SMALL_CARD = 54;
const PILE_WIDE = 96;
const TRAY_HIGH = 112;
/** No tray is stretched by more than this. */
const WIDEST = 270;
const GAP = 14;
/** Room for the name above a tray. */
const NAME = 18;

/** The zones that are no board and no hand. */
const zonesBeside = (scene: Scene): string[] =>
  Object.keys(scene.zones).filter((zone) => {
    const { kind } = scene.zones[zone];
    return zone !== FELT && kind !== 'board' && kind !== 'hand';
  });

export function boardWorld(scene: Scene, field: Field): World {
  const picture = { x: 0, y: 0, w: field.w, h: field.h };
  // On large maps the trays grow too, or nobody would find them.
  const k = Math.max(1, Math.min(3, field.w / 1100));
  const trays = traysBelow(scene, zonesBeside(scene), picture, k, BOARD_CARD * k);
  const turned = field.turn === 180;
  const across = (p: Point): Point => (turned ? { x: field.w - p.x, y: field.h - p.y } : p);
  return {
    field,
    table: null,
    picture,
    bounds: around([picture, ...Object.values(trays)], 14),
    zones: trays,
    trays: Object.keys(trays),
    card: BOARD_CARD,
    toTold: (p) => tenths(across(p)),
    fromTold: (p) => across({ x: p.x / 10, y: p.y / 10 }),
    toldPlace: () => null,
  };
}

/** A card table as one seat sees it. */
interface Seen {
  /** As it lies here, and as it is told of: for seat 0 in a window of PICTURE. */
  readonly layout: CardLayout;
  readonly told: CardLayout;
  /** Zones that have or had something in them. */
  readonly used: ReadonlySet<string>;
  /** Zone of the own hand, which lies on the screen; '' for none. */
  readonly hand: string;
}

export function cardWorld(scene: Scene, { layout, told, used, hand }: Seen): World {
  const { rail, width, height, form, scale } = layout;
  const picture = { x: 0, y: rail.h, w: width, h: height - rail.h };
  const beside = zonesBeside(scene);
  const hands = Object.keys(scene.zones).filter((zone) => scene.zones[zone].kind === 'hand' && zone !== hand);
  const inPicture = Object.fromEntries(
    [...beside, ...hands].filter((zone) => layout.zones[zone]).map((zone) => [zone, layout.zones[zone]]),
  );
  const homeless = beside.filter((zone) => !inPicture[zone] && used.has(zone));
  const card = (form === 'desktop' ? TABLE_CARD : SMALL_CARD) * scale;
  const trays = traysBelow(scene, homeless, picture, 1, card * 0.8);
  const there = wayBetween(layout, told, scene);
  const back = wayBetween(told, layout, scene);
  return {
    field: null,
    table: layout,
    picture,
    bounds: homeless.length === 0 ? picture : around([picture, ...Object.values(trays)], 6),
    zones: { ...inPicture, ...trays },
    trays: homeless,
    card,
    toTold(p) {
      const { x, y } = there(p);
      return tenths({ x: within(x, 0, told.width), y: within(y, told.rail.h, told.height) });
    },
    fromTold: (p) => back({ x: p.x / 10, y: p.y / 10 }),
    toldPlace(zone, ats, i) {
      const place = told.zones[zone];
      if (!place) return tenths({ x: told.width / 2, y: told.height });
      // How a hand is sorted is its owner's business.
      const middle = scene.zones[zone]?.kind === 'hand' || place.spread === 'stack';
      return tenths(
        middle ? { x: place.x + place.w / 2, y: place.y + place.h / 2 } : spread(place, ats).lies[i],
      );
    },
  };
}

const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
const tenths = (p: Point): Point => ({ x: Math.round(p.x * 10), y: Math.round(p.y * 10) });

/** Trays in rows below the picture: piles as wide as a card, the others share what is left. */
function traysBelow(
  scene: Scene,
  zones: readonly string[],
  picture: Rect,
  k: number,
  card: number,
): Record<string, ZonePlace> {
  const places: Record<string, ZonePlace> = {};
  const width = Math.max(picture.w, 560 * k);
  const left = picture.x + (picture.w - width) / 2;
  const isPile = (zone: string) => scene.zones[zone].kind === 'pile';
  const least = (zone: string) => (isPile(zone) ? PILE_WIDE : 150) * k;
  let y = picture.y + picture.h + (GAP + NAME) * k;
  for (let rest = [...zones]; rest.length > 0; y += (TRAY_HIGH + GAP + NAME) * k) {
    const row: string[] = [];
    let taken = 0;
    while (rest.length > 0 && (row.length === 0 || taken + least(rest[0]) <= width)) {
      taken += least(rest[0]) + GAP * k;
      row.push(rest[0]);
      rest = rest.slice(1);
    }
    const stretch = row.filter((zone) => !isPile(zone)).length;
    const free = width - taken + GAP * k;
    const more = stretch === 0 ? 0 : Math.min(free / stretch, WIDEST * k);
    let x = left + (free - more * stretch) / 2;
    for (const zone of row) {
      const w = least(zone) + (isPile(zone) ? 0 : more);
      places[zone] = { x, y, w, h: TRAY_HIGH * k, spread: isPile(zone) ? 'stack' : 'row', card, gap: 6 * k };
      x += w + GAP * k;
    }
  }
  return places;
}

function around(rects: readonly Rect[], room: number): Rect {
  const left = Math.min(...rects.map((r) => r.x)) - room;
  const top = Math.min(...rects.map((r) => r.y)) - room;
  const right = Math.max(...rects.map((r) => r.x + r.w)) + room;
  const bottom = Math.max(...rects.map((r) => r.y + r.h)) + room;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The zone whose place holds a point of the world, '' for none; the one drawn above or else the smaller where two do. */
export function zoneUnder(world: World, at: Point): string {
  let best = '';
  let above = Number.NEGATIVE_INFINITY;
  let size = Number.POSITIVE_INFINITY;
  for (const [zone, { x, y, w, h, order = 0 }] of Object.entries(world.zones)) {
    if (at.x < x || at.y < y || at.x > x + w || at.y > y + h) continue;
    if (order < above || (order === above && w * h >= size)) continue;
    best = zone;
    above = order;
    size = w * h;
  }
  return best;
}

/** The cell of the board under a point of the world, -1 for none. */
export const cellUnder = (world: World, at: Point): number => world.field?.cellAt(at) ?? -1;

export const isOnPicture = ({ picture: { x, y, w, h } }: World, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + w && at.y <= y + h;
