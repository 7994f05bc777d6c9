import type { ScenarioCard } from '../../shared/protocol/http.ts';
import type { BoardView } from '../../shared/table/model.ts';
import { type BoardGeometry, boardGeometry, KY } from '../art/geometry.ts';

/** A scenario that is played on a board. */
export type BoardCard = ScenarioCard & { readonly board: BoardView };
export const hasBoard = (card: ScenarioCard): card is BoardCard => card.board !== null;

/** `whole`: the battle as it is set up. `clash`: a few of each side face to face in the middle, larger. */
export type Framing = 'whole' | 'clash';

/** Hexes that a clash shows at least. */
const CLASH_COLUMNS = 7.6;
const CLASH_ROWS = 4.3;

/** Where those of the first side stand in a clash, in columns and rows from the middle; the others mirror them. */
const RANKS: readonly (readonly [column: number, row: number])[] = [
  [-1, 2],
  [-1, 0],
  [-2, 2],
  [-2, 0],
  [-3, 2],
  [-3, 0],
];

export interface Standing {
  readonly kind: string;
  readonly seat: number;
  readonly cell: number;
}

/** Bases and figures at board scale 1, where a hex has a radius of 32.8 (art/piece.ts). */
const SCALE = 32.8;
const BASE = { wide: 29, low: 20 };
const HEIGHTS = { foot: 53, mounted: 58, big: 76 };

/**
 * The board's geometry at the radius with which it fills the picture, and where its box begins, in CSS px. Where
 * that would cut a figure, the board is moved, and drawn smaller at need: then paper shows beside it.
 */
export function frame(card: BoardCard, framing: Framing, width: number, height: number) {
  const { columns, rows } = spread(card);
  const cover = Math.max(width / (columns * Math.sqrt(3)), height / (rows * 1.5 * KY));
  const near = Math.min(width / (CLASH_COLUMNS * Math.sqrt(3)), height / (CLASH_ROWS * 1.5 * KY));
  const figures = reach(card, framing);
  const R = Math.min(
    framing === 'whole' ? cover : Math.max(cover, near),
    width / (figures.right - figures.left),
    height / (figures.bottom - figures.top),
  );
  const geometry = boardGeometry(card.board, R);
  const left = within((width - geometry.width) / 2, -figures.left * R, width - figures.right * R);
  const top = within((height - geometry.height) / 2, -figures.top * R, height - figures.bottom * R);
  return { R, geometry, left, top };
}

const within = (wish: number, least: number, most: number) => Math.min(Math.max(wish, least), most);

/** The box round all figures in hex radii, from the upper left corner of the board. */
function reach(card: BoardCard, framing: Framing) {
  const geometry = boardGeometry(card.board, SCALE);
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { kind, cell } of standing(card, framing, geometry)) {
    const { x, y } = geometry.centre(cell);
    box.left = Math.min(box.left, (x - BASE.wide) / SCALE);
    box.right = Math.max(box.right, (x + BASE.wide) / SCALE);
    box.top = Math.min(box.top, (y - heightOf(card, kind)) / SCALE);
    box.bottom = Math.max(box.bottom, (y + BASE.low) / SCALE);
  }
  return box.left < box.right ? box : { left: 0, right: 0, top: 0, bottom: 0 };
}

const heightOf = ({ kinds }: BoardCard, kind: string): number =>
  kinds[kind]?.height ?? HEIGHTS[kinds[kind]?.size ?? 'foot'];

/** Who stands where in the picture, those behind first. */
export function standing(card: BoardCard, framing: Framing, geometry: BoardGeometry): readonly Standing[] {
  const all = framing === 'whole' ? card.pieces : clash(card, geometry);
  const depth = (piece: Standing) => geometry.centre(piece.cell).y;
  return [...all].sort((a, b) => depth(a) - depth(b));
}

function clash(card: BoardCard, geometry: BoardGeometry): Standing[] {
  const middle = geometry.centre(geometry.nearest(geometry.width / 2, geometry.height / 2));
  const step = { x: Math.sqrt(3) * geometry.R, y: 1.5 * geometry.R * KY };
  return card.sides.slice(0, 2).flatMap((_, seat) =>
    champions(card, seat).map((kind, i) => {
      const [column, row] = RANKS[i];
      const x = middle.x + (seat === 0 ? column : -column) * step.x;
      return { kind, seat, cell: geometry.nearest(x, middle.y + row * step.y) };
    }),
  );
}

/** The largest of a side, each figure once. */
function champions(card: BoardCard, seat: number): string[] {
  const seen = new Set<string>();
  return card.pieces
    .filter((piece) => piece.seat === seat && card.kinds[piece.kind]?.shape === 'figure')
    .map((piece) => piece.kind)
    .sort((a, b) => heightOf(card, b) - heightOf(card, a))
    .filter((kind) => !seen.has(card.kinds[kind].icon) && seen.add(card.kinds[kind].icon))
    .slice(0, RANKS.length);
}

/** How many hexes the board is wide and high. */
function spread({ board }: BoardCard): { columns: number; rows: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < board.cells.length; i += 2) {
    xs.push(board.cells[i] + board.cells[i + 1] / 2);
    ys.push(board.cells[i + 1]);
  }
  return {
    columns: Math.max(...xs) - Math.min(...xs) + 1,
    rows: Math.max(...ys) - Math.min(...ys) + 1,
  };
}
