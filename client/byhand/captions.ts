import type { Rect, ZonePlace } from '../tables/table.ts';

/** Words written on the picture of a card table, world px. */
export interface Caption {
  readonly text: string;
  /** Middle of the line in its height; in its width as `align` says. */
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center' | 'right';
  /** Height of the letters, and how wide the words may become at most. */
  readonly size: number;
  readonly most: number;
  /** Written upwards along a narrow place. */
  readonly upright: boolean;
}

/** What a zone is called and whose it is; '' where it is nobody's. */
export interface ZoneName {
  readonly name: string;
  readonly side: string;
}

type Zones = Readonly<Record<string, ZonePlace>>;

const LARGE = 16;
const SMALL = 14;
/** Line to line, in heights of letters, and the width of a letter, as far as a guess may go. */
const LINE = 1.08;
const LETTER = 0.54;
/** The frame of the picture. */
const FRAME = 13;
/** The cards of a pile lie a little to the right and below its place, and its number stands on the corner. */
const THICK = 8;
const GAP = 4;
/** Piles that are nearer to each other have their side's name written once. */
const TOGETHER = 40;
/** Beside the cards in the middle of a row there is room for its name. */
const BESIDE = 64;

/**
 * The names of all zones of a picture, where they run neither over other places nor over its frame: piles are named
 * above or below, or beside where they lie one under the other; rows above, below, or in their corner.
 */
export function captionsOf(
  zones: Zones,
  names: Readonly<Record<string, ZoneName>>,
  picture: Rect,
): readonly Caption[] {
  const captions: Caption[] = [];
  for (const [zone, place] of Object.entries(zones)) {
    const name = names[zone];
    if (!name) continue;
    if (place.spread === 'stack') captions.push(...ofPile(zones, zone, names, picture));
    else if (place.h > 3 * place.w) captions.push(along(place, name, picture));
    else captions.push(...ofRow(zones, zone, name, picture));
  }
  return captions;
}

const both = ({ name, side }: ZoneName): string => (side ? `${name} · ${side}` : name);
const middle = ({ x, w }: Rect): number => x + w / 2;
const widthOf = (text: string, size: number): number => text.length * size * LETTER;
const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y;
const inside = (a: Rect, { y, h }: Rect): boolean => a.y >= y + FRAME && a.y + a.h <= y + h - FRAME;

/** Whether a box is free of all places but that of `zone`, and of those wide ones that it lies in. */
function isClear(zones: Zones, zone: string, box: Rect, picture: Rect): boolean {
  const own = zones[zone];
  return (
    inside(box, picture) &&
    Object.entries(zones).every(
      ([other, place]) => other === zone || (place.w > 2 * own.w && meet(place, own)) || !meet(box, place),
    )
  );
}

function ofPile(
  zones: Zones,
  zone: string,
  names: Readonly<Record<string, ZoneName>>,
  picture: Rect,
): Caption[] {
  const place = zones[zone];
  const { name, side } = names[zone];
  const piles = Object.keys(zones).filter((other) => other !== zone && zones[other].spread === 'stack');
  const under = piles.some(
    (other) =>
      middle(zones[other]) === middle(place) &&
      Math.abs(zones[other].y - place.y) - Math.min(zones[other].h, place.h) < 2 * SMALL - THICK,
  );
  if (under) {
    const x = middle(place) + place.card / 2 + THICK + GAP;
    const next = piles.map((other) => zones[other].x).filter((left) => left > x);
    const most = Math.min(...next, picture.x + picture.w) - GAP - x;
    return [written(both({ name, side }), SMALL, most, { x, y: place.y + place.h / 2, align: 'left' })];
  }
  const near = piles.filter(
    (other) => zones[other].y < place.y + place.h && zones[other].y + zones[other].h > place.y,
  );
  const beside = near.filter((other) => isBeside(zones[other], place));
  const high = SMALL * LINE * (side ? 2 : 1);
  const box = (y: number): Rect => ({ x: place.x, y, w: place.w, h: high });
  const top = place.y - GAP - high;
  // Those beside each other have their names below on one line, the others above.
  const foot = Math.max(...[zone, ...beside].map((other) => zones[other].y + zones[other].h)) + THICK + GAP;
  const [first, second] = beside.length > 0 ? [foot, top] : [top, foot];
  const start = isClear(zones, zone, box(first), picture) ? first : second;
  const above = start === top;
  const reach = (other: string): number => {
    const at = zones[other];
    const far = Math.abs(middle(at) - middle(place));
    const edge = far - at.w / 2 - THICK;
    return meet(box(start), { ...at, x: place.x, w: place.w }) ? 2 * edge : far - GAP;
  };
  const most = Math.min(2 * TOGETHER + place.w, ...near.map(reach));
  const named = written(name, SMALL, most, {
    x: middle(place),
    y: (above && side ? start + SMALL * LINE : start) + (SMALL * LINE) / 2,
    align: 'center',
  });
  if (!side) return [named];
  // The side once for its piles that lie together, by the first of them.
  const group = [
    zone,
    ...near.filter((other) => names[other]?.side === side && isBeside(zones[other], place)),
  ];
  if (group.some((other) => zones[other].x < place.x)) return [named];
  const left = place.x;
  const right = Math.max(...group.map((other) => zones[other].x + zones[other].w));
  const whose = written(side, SMALL, right - left + 2 * GAP, {
    x: (left + right) / 2,
    y: (above ? start : start + SMALL * LINE) + (SMALL * LINE) / 2,
    align: 'center',
  });
  return [named, whose];
}

const isBeside = (a: Rect, b: Rect): boolean =>
  Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w) < TOGETHER;

/** A narrow column: upwards between it and the middle of the picture. */
function along(place: ZonePlace, name: ZoneName, picture: Rect): Caption {
  const leftOf = middle(place) > middle(picture);
  return {
    text: both(name),
    x: middle(place) + (leftOf ? -1 : 1) * (place.card / 2 + GAP + SMALL / 2),
    y: place.y + place.h / 2,
    align: 'center',
    size: fitting(both(name), SMALL, place.h),
    most: place.h,
    upright: true,
  };
}

function ofRow(zones: Zones, zone: string, name: ZoneName, picture: Rect): Caption[] {
  const place = zones[zone];
  const text = both(name);
  const free = (place.w - place.card) / 2;
  const many = place.spread === 'points' || place.from === 'start';
  if (!many && free >= BESIDE && place.h > 3 * SMALL) {
    // A very wide one holds others at its left end.
    const wide = free > 4 * BESIDE;
    const [x, align] = wide ? ([place.x + place.w - 8, 'right'] as const) : ([place.x + 8, 'left'] as const);
    const lines = wide || !name.side ? [text] : [name.name, name.side];
    const y = place.y + 8 + SMALL / 2;
    return lines.map((line, i) => written(line, SMALL, free - 12, { x, y: y + i * SMALL * LINE, align }));
  }
  const high = LARGE * LINE;
  const w = Math.max(place.w, Math.min(widthOf(text, LARGE), 2 * place.w));
  const x = place.from === 'start' ? place.x : middle(place) - w / 2;
  const box = (y: number): Rect => ({ x, y, w, h: high });
  const above = place.y - GAP / 2 - high;
  const below = place.y + place.h + GAP;
  // What has points is painted with a frame around them.
  const y = place.spread !== 'points' && isClear(zones, zone, box(above), picture) ? above : below;
  const from = place.from === 'start';
  const at = { x: from ? place.x + GAP : middle(place), y: y + high / 2 };
  return [written(text, LARGE, Math.max(w, 200), { ...at, align: from ? 'left' : 'center' })];
}

const fitting = (text: string, size: number, most: number): number =>
  Math.max(10, Math.min(size, most / (text.length * LETTER)));

function written(text: string, size: number, most: number, at: Pick<Caption, 'x' | 'y' | 'align'>): Caption {
  return { ...at, text, most, size: fitting(text, size, most), upright: false };
}
