import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { FELT } from '../../shared/table/byhand/piece.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { Point } from '../table/layout.ts';
import { pointAt } from '../tables/spread.ts';
import { covers, type Lying } from './lying.ts';
import { isFree, type Laid } from './pieces.ts';
import { cellUnder, isOnPicture, type World, zoneUnder } from './world.ts';

/** Laying pieces somewhere. */
export type Move = Extract<FreeAct, { act: 'move' }>;
/** Where one piece is laid. */
export type Place = Omit<Move['pieces'][number], 'id'>;

/** What is let go: where each piece would lie, world px, from the lowest to the uppermost. */
export interface Handful {
  /** The piece under the pointer, whose place decides. */
  readonly lead: string;
  readonly pieces: readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

/** What is meant by letting go there. */
export type Aim =
  | { readonly to: 'zone'; readonly zone: string; readonly at?: number }
  | { readonly to: 'stack'; readonly on: Lying }
  | { readonly to: 'cell'; readonly cell: number }
  | { readonly to: 'free' };

/** Cards come to lie on each other when their middles are nearer than this share of a width. */
const ONTO = 0.42;

/**
 * What the place of the lead piece means: a zone beside the board, a card or token that it is laid on, a hex, or
 * simply that place. `snap`: to hexes and stacks. `lying`: what lies there, without what is in the hand.
 */
export function aimAt(
  world: World,
  scene: Scene,
  lying: readonly Lying[],
  at: Point,
  form: Lying['form'],
  snap: boolean,
): Aim {
  const zone = zoneUnder(world, at);
  // Without snapping a card may also lie on a map, beside its spaces.
  if (zone && (snap || world.zones[zone].spread !== 'points'))
    return aimAtZone(world, scene, lying, zone, at);
  const flat = form === 'card' || form === 'marker';
  const on = flat && snap ? under(scene, lying, at, form) : undefined;
  if (on) return { to: 'stack', on };
  const cell = snap ? cellUnder(world, at) : -1;
  return cell >= 0 ? { to: 'cell', cell } : { to: 'free' };
}

function aimAtZone(world: World, scene: Scene, lying: readonly Lying[], zone: string, at: Point): Aim {
  const place = world.zones[zone];
  // What is given into a hand its owner puts in order.
  if (place.spread === 'stack' || scene.zones[zone]?.kind === 'hand') return { to: 'zone', zone };
  if (place.spread === 'points') {
    const point = pointAt(place, at);
    return point < 0 ? { to: 'free' } : { to: 'zone', zone, at: point };
  }
  // It comes to lie right of what is left of it: the same number, and laid later.
  const along = place.spread === 'column' ? ('y' as const) : ('x' as const);
  const before = lying.filter(({ piece, [along]: v }) => piece.zone === zone && v <= at[along]);
  const last = before.reduce((most, { piece }) => Math.max(most, piece.at), -1);
  const there = lying.filter(({ piece }) => piece.zone === zone).length;
  return { to: 'zone', zone, at: before.length === there ? last + 1 : Math.max(0, last) };
}

/** The flat thing of the same form that the piece is laid on. */
function under(scene: Scene, lying: readonly Lying[], at: Point, form: Lying['form']): Lying | undefined {
  return lying
    .filter(
      (one) =>
        one.where === 'world' &&
        one.form === form &&
        isFree(one.piece, scene) &&
        covers(one, at) &&
        Math.hypot(one.x - at.x, one.y - at.y) < one.w * ONTO,
    )
    .sort((a, b) => b.depth - a.depth)[0];
}

/** The board's zone, '' on card tables. */
export const boardZone = (scene: Scene): string =>
  Object.keys(scene.zones).find((zone) => scene.zones[zone].kind === 'board') ?? '';

/**
 * Where each piece of the handful is laid. In zones and stacks they lie together, in their order; on the board and
 * the felt each keeps its distance to the lead one, and what goes over the edge of the board lies on the felt.
 */
export function placesFor(world: World, scene: Scene, aim: Aim, handful: Handful): Move['pieces'] {
  if (aim.to === 'zone') {
    const { zone, at } = aim;
    return handful.pieces.map(({ id }) => ({ id, zone, ...(at === undefined ? {} : { at }) }));
  }
  if (aim.to === 'stack') {
    const { zone, x, y } = aim.on.piece;
    return handful.pieces.map(({ id }) => ({ id, zone, ...(zone === FELT ? {} : { at: -1 }), x, y }));
  }
  const lead = handful.pieces.find(({ id }) => id === handful.lead) ?? handful.pieces[0];
  const goal = aim.to === 'cell' && world.field ? world.field.centre(aim.cell) : lead;
  const [dx, dy] = [goal.x - lead.x, goal.y - lead.y];
  return handful.pieces.map(({ id, x, y }) => ({
    id,
    ...(aim.to === 'cell'
      ? cellOrFree(world, scene, { x: x + dx, y: y + dy })
      : freePlace(world, scene, { x, y })),
  }));
}

/** Above everything that lies there. */
const UPPERMOST = 1e6;

/**
 * The pieces as they will lie once the table has done this, to be shown before it answers. Where the act names no
 * place, they come last.
 */
export function laidBy(
  pieces: ReadonlyMap<string, Laid>,
  { pieces: moves, down }: Move,
  scene: Scene,
): ReadonlyMap<string, Laid> {
  const laid = new Map(pieces);
  for (const [i, { id, zone, at = UPPERMOST + i, x = 0, y = 0 }] of moves.entries()) {
    const piece = pieces.get(id);
    if (!piece) continue;
    const lies = down ?? piece.down;
    const open = piece.kind !== '' && (scene.zones[zone]?.kind === 'hand' || !lies);
    laid.set(id, { ...piece, zone, at, x, y, z: UPPERMOST + i, down: lies, open });
  }
  for (const zone of new Set(moves.map((one) => one.zone)))
    if (scene.zones[zone]?.kind === 'hand') layInHand(laid, zone, moves);
  return laid;
}

/** Places in a hand are counted without what is still to be laid there. */
function layInHand(laid: Map<string, Laid>, zone: string, moves: Move['pieces']): void {
  const moved = new Set(moves.map(({ id }) => id));
  const order = [...laid.values()]
    .filter((piece) => piece.zone === zone && !moved.has(piece.id))
    .sort((a, b) => a.at - b.at);
  for (const move of moves) {
    const piece = laid.get(move.id);
    if (piece && move.zone === zone) order.splice(move.at ?? order.length, 0, piece);
  }
  for (const [at, piece] of order.entries()) laid.set(piece.id, { ...piece, at });
}

function cellOrFree(world: World, scene: Scene, at: Point): Place {
  const cell = cellUnder(world, at);
  return cell >= 0 ? { zone: boardZone(scene), at: cell } : freePlace(world, scene, at);
}

/** On the board in its frame, or on the felt; card tables end where their picture does. */
export function freePlace(world: World, scene: Scene, at: Point): Place {
  if (world.field && isOnPicture(world, at)) return { zone: boardZone(scene), at: -1, ...world.toTold(at) };
  const { picture } = world;
  const within = world.field
    ? at
    : {
        x: Math.min(picture.x + picture.w, Math.max(picture.x, at.x)),
        y: Math.min(picture.y + picture.h, Math.max(picture.y, at.y)),
      };
  return { zone: FELT, ...world.toTold(within) };
}
