import type { Session } from '../session/session.ts';
import type { Point } from './layout.ts';
import type { Tabletop } from './tabletop.ts';
import type { Glow } from './views/cells.ts';

/** What tests and the curious may read from the table: data only, nothing can be done through it. Client px. */
export interface TableHandle {
  pieceAt(id: string): Point | null;
  /** null for a cell that the board does not have. */
  cellAt(cell: number): Point | null;
  cardAt(id: string): Point | null;
  /** Board cell on which a piece shows, -1 when it is not on the board. */
  cellOf(id: string): number;
  pieces(): string[];
  /** Hexes that may be entered and pieces that something may be done to, now. */
  lit(): {
    readonly cells: number[];
    readonly targets: string[];
    readonly pieces: string[];
    /** Hexes lit as those of foes in reach, and as reached besides a target; friends in danger. */
    readonly foes: number[];
    readonly area: number[];
    readonly danger: string[];
  };
  /** Piece whose turn or dilemma it is, '' for none of mine. */
  acting(): string;
  /** Pieces that others hold in their hands now. */
  ghosts(): string[];
  /** Step that is shown, with its questions; behind the table's own while something is on its way here. */
  step(): number;
  /** Something moves, or is still to be shown. */
  busy(): boolean;
  zoom(): number;
  hand(): string;
  renderer(): 'canvas' | 'webgl';
  /** Frames drawn a second, lately. */
  fps(): number;
}

declare global {
  interface Window {
    pewterTable?: TableHandle;
  }
}

/** The last step of which everything has been shown and asked here. */
export function shownStep({ asked, shown }: Session): number {
  return Math.floor(asked.peek()) <= shown.peek() ? asked.peek() : shown.peek();
}

export function handleFor(
  session: Session,
  top: Tabletop,
  canvas: HTMLCanvasElement,
  hand: () => string,
  renderer: 'canvas' | 'webgl',
  fps: () => number,
): TableHandle {
  const client = (p: Point): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: box.left + p.x, y: box.top + p.y };
  };
  return {
    pieceAt(id) {
      const view = top.pieces.get(id);
      return view ? client(top.viewport.toScreen(view.at)) : null;
    },
    cellAt: (cell) =>
      cell >= 0 && cell < top.cellCount ? client(top.viewport.toScreen(top.centre(cell))) : null,
    cardAt(id) {
      const place = top.cards.place(id);
      return place ? client(place) : null;
    },
    cellOf: (id) => top.pieces.cellOf(id),
    pieces: () => [...top.pieces.ids()],
    lit: () => ({
      cells: [...top.means.cells.keys()],
      targets: [...top.means.targets.keys()],
      pieces: [...top.means.pieces.keys()],
      foes: cellsOf(top, 'foe'),
      area: cellsOf(top, 'area'),
      danger: [...top.lights.danger],
    }),
    acting: () => top.means.acting,
    ghosts: () => top.inOtherHands,
    step: () => shownStep(session),
    busy: () => top.busy,
    zoom: () => top.viewport.camera.zoom,
    hand,
    renderer: () => renderer,
    fps,
  };
}

const cellsOf = (top: Tabletop, glow: Glow): number[] =>
  top.lights.glows.flatMap((one) => (one.glow === glow ? [one.cell] : []));
