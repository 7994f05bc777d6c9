import { FELT } from '../../shared/table/byhand/piece.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { Field } from '../table/field.ts';
import type { Point } from '../table/layout.ts';
import type { CardLayout, Rect, ZonePlace } from '../tables/table.ts';

/**
 * What lies where on a table by hand, in world px: board units of a board, px of the 1280×720 picture of a card
 * table. Everybody has the same world, only turned where one sits opposite, so that a place told is a place found.
 */
export interface World {
  /** null on a card table. */
  readonly field: Field | null;
  /** The board in its frame, or the picture of the card table. */
  readonly picture: Rect;
  /** All that is to be seen at first. */
  readonly bounds: Rect;
  /** Places of the zones; not of the board and of hands. */
  readonly zones: Readonly<Record<string, ZonePlace>>;
  /** Zones that have no place in the picture: they lie beside it, and are painted with their name. */
  readonly trays: readonly string[];
  /** Width of a card that lies free. */
  readonly card: number;
  /** World px to what acts speak of, whole tenths as seat 0 sees the table; and back. */
  toTold(p: Point): Point;
  fromTold(p: Point): Point;
}

/** Picture of a card table. */
export const PICTURE = { width: 1280, height: 720 } as const;
/** Free cards on boards, and those of the trays beside them. */
const BOARD_CARD = 58;
const TABLE_CARD = 74;
const PILE_WIDE = 96;
const TRAY_HIGH = 112;
/** No tray is stretched by more than this. */
const WIDEST = 270;
const GAP = 14;
/** Room for the name above a tray. */
const NAME = 18;

/** The zones that are no board and no hand. `used`: those of a card table that have or had something in them. */
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
    picture,
    bounds: around([picture, ...Object.values(trays)], 14),
    zones: trays,
    trays: Object.keys(trays),
    card: BOARD_CARD,
    toTold: (p) => tenths(across(p)),
    fromTold: (p) => across({ x: p.x / 10, y: p.y / 10 }),
  };
}

/** `layout`: as the game lays its table for seat 0 in a window of PICTURE. */
export function cardWorld(scene: Scene, layout: CardLayout, used: ReadonlySet<string>): World {
  const { rail } = layout;
  const picture = { x: 0, y: rail.h, w: PICTURE.width, h: PICTURE.height - rail.h };
  const beside = zonesBeside(scene);
  const inPicture = Object.fromEntries(
    beside.filter((zone) => layout.zones[zone]).map((zone) => [zone, layout.zones[zone]]),
  );
  const homeless = beside.filter((zone) => !inPicture[zone] && used.has(zone));
  const trays = traysBelow(scene, homeless, picture, 1, TABLE_CARD * 0.8);
  return {
    field: null,
    picture,
    bounds: around([picture, ...Object.values(trays)], 6),
    zones: { ...inPicture, ...trays },
    trays: homeless,
    card: TABLE_CARD,
    toTold: tenths,
    fromTold: (p) => ({ x: p.x / 10, y: p.y / 10 }),
  };
}

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

/** The zone whose place holds a point of the world, '' for none; the smaller one where two do. */
export function zoneUnder(world: World, at: Point): string {
  let best = '';
  let size = Number.POSITIVE_INFINITY;
  for (const [zone, { x, y, w, h }] of Object.entries(world.zones)) {
    if (at.x < x || at.y < y || at.x > x + w || at.y > y + h || w * h >= size) continue;
    best = zone;
    size = w * h;
  }
  return best;
}

/** The cell of the board under a point of the world, -1 for none. */
export const cellUnder = (world: World, at: Point): number => world.field?.cellAt(at) ?? -1;

export const isOnPicture = ({ picture: { x, y, w, h } }: World, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + w && at.y <= y + h;
