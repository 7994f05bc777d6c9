import type { Scene, Seat } from '../model.ts';
import type { PilePlace } from './acts.ts';
import { FELT, type FreePiece, type FreeTable } from './piece.ts';

/** Where pieces lie, who sees them, and which of them lie together. */

/** Pieces there keep an order without gaps, told by `at`. */
export function isOrdered(scene: Scene, zone: string): boolean {
  const kind = scene.zones[zone]?.kind;
  return kind === 'pile' || kind === 'hand';
}

/** Whose hand this zone is, -1 where it is none. */
export function handOf(scene: Scene, zone: string): Seat {
  const spec = scene.zones[zone];
  return spec?.kind === 'hand' ? (spec.seat ?? -1) : -1;
}

/** The zone into which cards are dealt to this seat; undefined: it has no hand. */
export function handZone(scene: Scene, seat: Seat): string | undefined {
  return Object.keys(scene.zones).find((zone) => handOf(scene, zone) === seat);
}

/** Whether its place is told by x and y. */
export function liesFree(scene: Scene, zone: string, at: number): boolean {
  return zone === FELT || (scene.zones[zone]?.kind === 'board' && at < 0);
}

/** Not everybody sees its face. */
export function isHidden(scene: Scene, piece: FreePiece): boolean {
  return piece.down || scene.zones[piece.zone]?.kind === 'hand';
}

/** Whether this seat knows the face: it lies open, it is in their hand, or they have seen it. */
export function sees(scene: Scene, piece: FreePiece, seat: Seat): boolean {
  return !isHidden(scene, piece) || handOf(scene, piece.zone) === seat || piece.seen.includes(seat);
}

/** It lies in somebody else's hand, which nobody else may touch. */
export function inOthersHand(scene: Scene, zone: string, seat: Seat): boolean {
  return scene.zones[zone]?.kind === 'hand' && handOf(scene, zone) !== seat;
}

/** The same for all pieces that lie on each other. */
export function spotOf(scene: Scene, { zone, at, x, y }: FreePiece): string {
  if (isOrdered(scene, zone)) return zone;
  return liesFree(scene, zone, at) ? `${zone} ${x} ${y}` : `${zone} ${at}`;
}

/** All that lies in a pile, a hand, a row or a box, or in one place of the felt or of a board; the lowest first. */
export function pileAt({ pieces }: FreeTable, scene: Scene, pile: PilePlace): FreePiece[] {
  const { zone } = pile;
  const kind = scene.zones[zone]?.kind;
  if (zone !== FELT && kind !== 'board') {
    const { at } = pile;
    const one = at !== undefined && at >= 0 && !isOrdered(scene, zone);
    return pieces.filter((piece) => piece.zone === zone && (!one || piece.at === at));
  }
  const at = zone === FELT ? 0 : (pile.at ?? -1);
  const free = liesFree(scene, zone, at);
  return pieces.filter(
    (piece) =>
      piece.zone === zone &&
      piece.at === at &&
      (!free || (piece.x === (pile.x ?? 0) && piece.y === (pile.y ?? 0))),
  );
}

/** Card tables are pictures of this size, in tenths of a pixel. */
const PICTURE = { left: 0, right: 12_800, top: 0, bottom: 7_200 };
/** Hex radius in tenths of a board unit, how flat a board is seen, and the felt round it. */
const RADIUS = 328;
const SQUASH = 0.84;
const MARGIN = 6_000;

const edges = new WeakMap<Scene, typeof PICTURE>();

/** A point that is off the table comes to lie at its edge, where it can be seen and taken again. */
export function onTable(scene: Scene, x: number, y: number): { x: number; y: number } {
  const { left, right, top, bottom } = edgesOf(scene);
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}

function edgesOf(scene: Scene): typeof PICTURE {
  const { board } = scene;
  if (!board) return PICTURE;
  let known = edges.get(scene);
  if (!known) {
    const xs: number[] = [];
    const ys: number[] = [];
    for (let i = 0; i < board.cells.length; i += 2) {
      const [q, r] = [board.cells[i], board.cells[i + 1]];
      const pointy = board.orientation === 'pointy';
      xs.push(pointy ? Math.sqrt(3) * (q + r / 2) : 1.5 * q);
      ys.push(pointy ? 1.5 * r : Math.sqrt(3) * (r + q / 2));
    }
    // A row is added for the halves of the outermost hexes and the painted border.
    const across = (of: readonly number[]) =>
      of.reduce((most, value) => Math.max(most, value), -Infinity) -
      of.reduce((least, value) => Math.min(least, value), Infinity) +
      3;
    known = {
      left: -MARGIN,
      top: -MARGIN,
      right: Math.round(across(xs) * RADIUS) + MARGIN,
      bottom: Math.round(across(ys) * RADIUS * SQUASH) + MARGIN,
    };
    edges.set(scene, known);
  }
  return known;
}
