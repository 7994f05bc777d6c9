import type { Scene } from '../../shared/table/model.ts';
import type { Point } from '../table/layout.ts';
import { spread, TALL } from '../tables/spread.ts';
import type { Fan } from './fan.ts';
import { type Form, formOf, isFree, type Laid } from './pieces.ts';
import type { World } from './world.ts';

/** Where a piece lies and how it is drawn there. */
export interface Lying {
  readonly piece: Laid;
  readonly form: Form;
  /** On the table in world px, or in the own hand in screen px. */
  readonly where: 'world' | 'hand';
  readonly x: number;
  readonly y: number;
  /** Width of a card; of a figure 1 is its own size; height of a pawn or a marker. */
  readonly w: number;
  /** Radians. */
  readonly turn: number;
  /** Higher is above. */
  readonly depth: number;
  /** How many lie in its place altogether where it is the uppermost of a pile or a stack; 1 elsewhere. */
  readonly count: number;
}

export interface Arrangement {
  /** What is drawn, by id. What lies deep in piles and in others' hands is not. */
  readonly lying: ReadonlyMap<string, Lying>;
  /** Pieces by where they lie: zones, or places of felt and board; from the lowest to the uppermost. */
  readonly stacks: ReadonlyMap<string, readonly string[]>;
}

/** Heights of things that lie free. */
const PAWN = 46;
const MARKER = 38;
/** More than so many of one stack are not drawn. */
const SEEN = 3;
/** Cards of a stack lie so far apart. */
const APART = 1.6;
/** Figures that share a place stand so far apart, about half the width of one. */
const BESIDE = 22;

/** The place that a piece shares with what lies on and under it: the key of its stack. */
export function stackKey(piece: Laid, scene: Scene): string {
  if (isFree(piece, scene)) return `${piece.zone} ${piece.x},${piece.y}`;
  return scene.zones[piece.zone]?.kind === 'board' ? `${piece.zone} ${piece.at}` : piece.zone;
}

export function arrangeByHand(
  world: World,
  scene: Scene,
  pieces: ReadonlyMap<string, Laid>,
  own: number,
  fan: (count: number) => Fan,
): Arrangement {
  const byStack = new Map<string, Laid[]>();
  for (const piece of pieces.values()) {
    const key = stackKey(piece, scene);
    const list = byStack.get(key);
    if (list) list.push(piece);
    else byStack.set(key, [piece]);
  }
  const lying = new Map<string, Lying>();
  const stacks = new Map<string, readonly string[]>();
  for (const [key, list] of byStack) {
    const free = isFree(list[0], scene);
    const board = scene.zones[list[0].zone]?.kind === 'board';
    list.sort((a, b) => (free ? 0 : a.at - b.at) || a.z - b.z);
    stacks.set(
      key,
      list.map(({ id }) => id),
    );
    const put = (one: Lying) => lying.set(one.piece.id, one);
    if (free) layFree(world, scene, list, put);
    else if (board) layInCell(world, scene, list, put);
    else if (scene.zones[list[0].zone]?.kind === 'hand') {
      if (scene.zones[list[0].zone].seat === own) layInFan(scene, list, fan(list.length), put);
      // Others' hands lie where the table has a place for them.
      else layInZone(world, scene, list, put);
    } else layInZone(world, scene, list, put);
  }
  return { lying, stacks };
}

type Put = (one: Lying) => void;
const twelfths = (turn: number): number => (turn * Math.PI) / 6;

function sizeOf(form: Form, card: number): number {
  return form === 'card' ? card : form === 'figure' ? 1 : form === 'pawn' ? PAWN : MARKER;
}

function layFree(world: World, scene: Scene, list: readonly Laid[], put: Put): void {
  const at = world.fromTold(list[0]);
  layHeap(scene, list, at, world.card, put);
}

/** Several in one place: the upper ones a little up, so that they are seen to be several. */
function layHeap(scene: Scene, list: readonly Laid[], at: Point, card: number, put: Put): void {
  const from = Math.max(0, list.length - SEEN);
  for (const [i, piece] of list.slice(from).entries()) {
    const form = formOf(scene, piece.kind);
    const apart = form === 'figure' ? BESIDE / 2 : APART;
    put({
      piece,
      form,
      where: 'world',
      x: at.x - i * apart,
      y: at.y - i * APART,
      w: sizeOf(form, card),
      turn: twelfths(piece.turn),
      depth: depthOf(form, at.y, piece.z + i),
      count: from + i === list.length - 1 ? list.length : 1,
    });
  }
}

/** Cards lie under what stands; what stands nearer to the looker stands in front. */
function depthOf(form: Form, y: number, rank: number): number {
  return form === 'card' || form === 'marker' ? rank * 0.01 : 10_000 + y + rank * 0.001;
}

/** Several in one hex stand beside each other, with their number. */
function layInCell(world: World, scene: Scene, list: readonly Laid[], put: Put): void {
  const { field } = world;
  const cell = list[0].at;
  if (!field || cell >= field.cells) return;
  const at = field.centre(cell);
  const flat = list.filter(({ kind }) => formOf(scene, kind) === 'card');
  const standing = list.filter((piece) => !flat.includes(piece));
  if (flat.length > 0) layHeap(scene, flat, at, world.card * 0.62, put);
  for (const [i, piece] of standing.entries()) {
    const form = formOf(scene, piece.kind);
    const between = Math.min(BESIDE, (2 * BESIDE) / Math.max(1, standing.length - 1));
    const off = (i - (standing.length - 1) / 2) * between;
    const y = at.y + (standing.length > 1 ? (i % 2) * 10 - 5 : 0);
    put({
      piece,
      form,
      where: 'world',
      x: at.x + off,
      y,
      w: sizeOf(form, world.card),
      turn: twelfths(piece.turn),
      depth: depthOf(form === 'marker' ? 'pawn' : form, y, piece.z),
      // At the right, where nobody stands before it.
      count: i === standing.length - 1 ? standing.length : 1,
    });
  }
}

function layInFan(scene: Scene, list: readonly Laid[], { spots, card }: Fan, put: Put): void {
  for (const [i, piece] of list.entries()) {
    const form = formOf(scene, piece.kind);
    const { x, y, turn } = spots[i];
    const w = form === 'figure' ? card / 70 : form === 'card' ? card : card * 0.7;
    put({ piece, form, where: 'hand', x, y, w, turn, depth: i, count: 1 });
  }
}

function layInZone(world: World, scene: Scene, list: readonly Laid[], put: Put): void {
  const place = world.zones[list[0].zone];
  if (!place) return;
  const { lies } = spread(
    place,
    list.map(({ at }) => at),
  );
  const heap = place.spread === 'stack';
  const order = (place.order ?? 0) * 200;
  for (const [i, piece] of list.entries()) {
    // Of a pile only the uppermost can be touched, and the next one is seen when that is lifted.
    if (heap && i < list.length - 2) continue;
    const form = formOf(scene, piece.kind);
    const { x, y, w, turn } = lies[i];
    put({
      piece,
      form,
      where: 'world',
      x: heap ? place.x + place.w / 2 : x,
      // Figures stand with their foot below the middle of the row.
      y: (heap ? place.y + place.h / 2 : y) + (form === 'figure' ? w * 0.3 : 0),
      w: form === 'figure' ? w / 70 : form === 'card' ? w : w * 0.8,
      turn: turn + twelfths(piece.turn),
      depth: -5_000 + order + i,
      count: heap && i === list.length - 1 ? list.length : 1,
    });
  }
}

/** Half the size of a piece as it is touched, world or screen px, and how far its middle is above its place. */
export function boxOf({ form, w }: Lying): { readonly rx: number; readonly ry: number; readonly up: number } {
  switch (form) {
    case 'card':
      return { rx: w / 2, ry: (w * TALL) / 2, up: 0 };
    case 'figure':
      return { rx: 22 * w, ry: 36 * w, up: 20 * w };
    case 'pawn':
      return { rx: w * 0.36, ry: w * 0.5, up: w * 0.36 };
    case 'marker':
      return { rx: w * 0.48, ry: w * 0.48, up: 0 };
  }
}

/** Whether a point, in the same px, lies on the piece. `room`: so much beside it counts too. */
export function covers(lying: Lying, at: Point, room = 0): boolean {
  const { rx, ry, up } = boxOf(lying);
  const dx = at.x - lying.x;
  const dy = at.y - (lying.y - up);
  if (lying.form !== 'card') return (dx / (rx + room)) ** 2 + (dy / (ry + room)) ** 2 <= 1.1;
  const cos = Math.cos(-lying.turn);
  const sin = Math.sin(-lying.turn);
  return Math.abs(dx * cos - dy * sin) <= rx + room && Math.abs(dx * sin + dy * cos) <= ry + room;
}

/** Nearer to each other than this, px, one of two things can't be told from the other by a pointer. */
const ONE_PLACE = 26;

/**
 * Ids of what stands in one place, of which each may be meant; empty where the uppermost is meant. A stack of cards
 * is none of these. `found`: what lies under the pointer, the uppermost first.
 */
export function oneOfSeveral(found: readonly Lying[], zones: Scene['zones']): string[] {
  const standing = found.filter(({ where }) => where === 'world');
  const [top] = standing;
  if (!top || standing.length < 2) return [];
  const cellOf = ({ piece }: Lying) =>
    zones[piece.zone]?.kind === 'board' && piece.at >= 0 ? piece.at : undefined;
  const sameHex = (one: Lying) =>
    cellOf(one) === undefined || cellOf(top) === undefined || cellOf(one) === cellOf(top);
  const near = standing.filter((one) => Math.hypot(one.x - top.x, one.y - top.y) < ONE_PLACE && sameHex(one));
  return near.every(({ form }) => form === 'card') ? [] : near.map(({ piece }) => piece.id);
}

/** All that lies under a point, the uppermost first. */
export function piecesUnder(
  lying: Iterable<Lying>,
  where: Lying['where'],
  at: Point,
  room = 0,
): readonly Lying[] {
  const found: Lying[] = [];
  for (const one of lying) if (one.where === where && covers(one, at, room)) found.push(one);
  return found.sort((a, b) => b.depth - a.depth);
}
