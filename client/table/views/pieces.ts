import type { PublicTable } from '../../../shared/protocol/state.ts';
import { decodeMarks } from '../../../shared/table/marks.ts';
import type { Scene } from '../../../shared/table/model.ts';
import type { PieceLook } from '../../art/piece.ts';
import { silhouette } from '../../art/silhouettes.ts';
import type { Field } from '../field.ts';
import type { Point } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { PieceView } from './piece-view.ts';

/** Pieces stand a little below the middle of their hex, which leaves room for the head. */
const STAND = 2;

/** How a piece of this kind looks from the seat that looks: friends face right, foes left. */
export function lookOf(scene: Scene, kind: string, seat: number, own: number): PieceLook {
  const k = scene.kinds[kind];
  return {
    icon: silhouette(k?.icon ?? ''),
    size: k?.size ?? 'foot',
    height: k?.height,
    plastic: scene.sides[seat]?.plastic ?? 'a',
    mirrored: seat !== own,
  };
}

/** Everything that stands on the board. */
export class PiecesView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly scene: Scene;
  private readonly own: number;
  private readonly fine: number;
  /** In a hand, or put down by hand and not yet answered for: it stays where it is. */
  private held = new Set<string>();
  private views = new Map<string, { view: PieceView; look: string; cell: number }>();

  /** `own`: the seat that looks, which faces right. */
  constructor(stage: Stage, field: Field, scene: Scene, own: number, fine: number) {
    this.stage = stage;
    this.field = field;
    this.scene = scene;
    this.own = own;
    this.fine = fine;
  }

  /** Makes the board as `table` says. Pieces that did not change keep their pictures. */
  sync(table: PublicTable): void {
    const seen = new Set<string>();
    for (const [id, piece] of table.pieces) {
      if (this.scene.zones[piece.zone]?.kind !== 'board' || piece.at < 0) continue;
      seen.add(id);
      const view = this.raise(id, piece.kind, piece.seat);
      this.views.get(id)!.cell = piece.at;
      view.mark(decodeMarks(piece.marks));
      if (this.held.has(id)) continue;
      view.at = this.spot(piece.at);
      view.nudge = { x: 0, y: 0 };
      view.tip = 0;
      view.squash = 1;
      view.lift = 0;
      view.fade(1);
    }
    for (const [id, { view }] of this.views) {
      if (seen.has(id)) continue;
      view.destroy();
      this.views.delete(id);
    }
  }

  /** The view of a piece, made if it is new or has changed its look. */
  raise(id: string, kind: string, seat: number): PieceView {
    const look = `${kind} ${seat}`;
    const known = this.views.get(id);
    if (known && known.look === look) return known.view;
    known?.view.destroy();
    const view = new PieceView(this.stage, id, lookOf(this.scene, kind, seat, this.own), this.fine);
    this.views.set(id, { view, look, cell: -1 });
    return view;
  }

  hold(id: string): void {
    this.held.add(id);
  }

  release(id: string): void {
    this.held.delete(id);
  }

  get(id: string | undefined): PieceView | undefined {
    return id === undefined ? undefined : this.views.get(id)?.view;
  }

  cellOf(id: string): number {
    return this.views.get(id)?.cell ?? -1;
  }

  settle(id: string, cell: number): void {
    const known = this.views.get(id);
    if (known) known.cell = cell;
  }

  /** Where a piece stands in a cell. */
  spot(cell: number): Point {
    const c = this.field.centre(cell);
    return { x: c.x, y: c.y + STAND };
  }

  inCell(cell: number): string {
    for (const [id, known] of this.views) if (known.cell === cell) return id;
    return '';
  }

  /** The piece whose picture lies at a board point, nearest to the viewer first; '' for none. */
  under(p: Point, except = ''): string {
    let found = '';
    let depth = Number.NEGATIVE_INFINITY;
    for (const [id, { view }] of this.views) {
      if (id === except || view.at.y < depth || !view.covers(p)) continue;
      found = id;
      depth = view.at.y;
    }
    return found;
  }

  ids(): IterableIterator<string> {
    return this.views.keys();
  }

  remove(id: string): void {
    this.views.get(id)?.view.destroy();
    this.views.delete(id);
  }

  destroy(): void {
    for (const { view } of this.views.values()) view.destroy();
    this.views.clear();
  }
}
