import { type Fault, MOST_FAULTS, type Refusal } from '../../engine/refusal.ts';
import { type Words, words } from '../../engine/words.ts';
import type { Scene } from '../model.ts';
import { generalKinds } from './kinds.ts';
import { FELT, type FreePiece } from './piece.ts';

/**
 * What lies on a table that the rules are to take up again, read zone by zone. Whatever no rule has asked for by the
 * end means nothing to them.
 */
export class Lying {
  private readonly zones = new Map<string, FreePiece[]>();
  private readonly read = new Set<FreePiece>();
  private readonly scene: Scene;

  /** `scene`: the game's own, without what may be added by hand. */
  constructor(pieces: readonly FreePiece[], scene: Scene) {
    this.scene = scene;
    for (const piece of pieces) {
      const zone = this.zones.get(piece.zone);
      if (zone) zone.push(piece);
      else this.zones.set(piece.zone, [piece]);
    }
    // Stable: what was laid later comes after what lies at the same place.
    for (const zone of this.zones.values()) zone.sort((one, other) => one.at - other.at);
  }

  /** What lies in a zone and means something there, from the left or the bottom. It counts as read. */
  take(zone: string, means: (piece: FreePiece) => boolean): readonly FreePiece[] {
    const taken = (this.zones.get(zone) ?? []).filter(means);
    for (const piece of taken) this.read.add(piece);
    return taken;
  }

  /**
   * What lies in a zone and is such a piece as far as everybody sees, or hidden: what depends on this alone tells
   * nothing of a face. It does not count as read.
   */
  seemsIn(zone: string, means: (piece: FreePiece) => boolean): readonly FreePiece[] {
    return (this.zones.get(zone) ?? []).filter((piece) => !isOpen(piece, this.scene) || means(piece));
  }

  /** What lies in a zone with its face hidden. */
  hiddenIn(zone: string): readonly FreePiece[] {
    return this.seemsIn(zone, () => false);
  }

  /** What lies open anywhere and is of this kind. */
  openOf(kind: string): readonly FreePiece[] {
    return [...this.zones.values()]
      .flat()
      .filter((piece) => piece.kind === kind && isOpen(piece, this.scene));
  }

  /** What nobody has asked for, in the order of the zones. */
  rest(): readonly FreePiece[] {
    return [...this.zones.values()].flat().filter((piece) => !this.read.has(piece));
  }

  /**
   * The same as sentences, one for each kind; and what was written or set on pieces that were read, but for the figures
   * called `marks`. Text keys `unread.piece`, `unread.label` and `unread.mark`, which the game has.
   */
  unread(marks: readonly string[] = []): readonly Words[] {
    const { scene } = this;
    const counts = new Map<string, number>();
    const nameOf = (piece: FreePiece): string => (isOpen(piece, scene) ? piece.kind : '');
    for (const piece of this.rest()) counts.set(nameOf(piece), (counts.get(nameOf(piece)) ?? 0) + 1);
    const named = (kind: string): string | Words =>
      kind === '' ? words('hand.hidden') : ((scene.kinds[kind] ?? generalKinds[kind])?.name ?? kind);
    const means = [...counts].map(([kind, n]) => words('unread.piece', { n, what: named(kind) }));
    const read = [...this.read];
    const open = read.filter((piece) => isOpen(piece, scene));
    const hidden = byName(read.filter((piece) => !isOpen(piece, scene)));
    const noted = [...open, ...hidden].flatMap((piece) => {
      const { label, marks: set } = piece;
      const what = named(nameOf(piece));
      const strange = Object.entries(set).filter(([mark, n]) => n !== 0 && !marks.includes(mark));
      return [
        ...(label === '' ? [] : [words('unread.label', { label, what })]),
        ...strange.map(([mark, n]) => words('unread.mark', { mark, n, what })),
      ];
    });
    return [...means, ...noted];
  }
}

/**
 * Pieces of a hand in the order of their names, which all see: where the rules show places in a hand, new cards in it
 * must not show how their owner has sorted them.
 */
export const byName = <T extends Pick<FreePiece, 'id'>>(pieces: readonly T[]): readonly T[] =>
  [...pieces].sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));

/** Everybody sees its face. `scene`: the game's own; what it knows no place of is a hand that was given to a seat. */
export const isOpen = ({ down, zone }: FreePiece, scene: Scene): boolean =>
  !down && (zone === FELT || (scene.zones[zone] !== undefined && scene.zones[zone].kind !== 'hand'));

/** A refusal as one of several faults, with the pieces that it is about. */
export const faultOf = (
  { code, words: said, rule }: Refusal,
  pieces: readonly Pick<FreePiece, 'id'>[],
): Fault => ({
  ...{ code, words: said },
  // In an order that nobody made: how a hand is sorted is its owner's secret.
  pieces: byName(pieces)
    .slice(0, MOST_FAULTS)
    .map(({ id }) => id),
  ...(rule === undefined ? {} : { rule }),
});

/** What lies face down where only what lies open means something: whatever it is. None where there is nothing such. */
export const faceDown = (pieces: readonly FreePiece[], rule: string): Fault[] =>
  pieces.length === 0 ? [] : [faultOf({ code: 'face-down', words: words('no.face-down'), rule }, pieces)];
