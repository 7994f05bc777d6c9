import { columnsOf, type Design, type Place, rowsOf } from '../../shared/design/design.ts';
import { axialOf } from '../../shared/hex/offset.ts';
import { type BoardGeometry, boardGeometry, type Point } from '../art/geometry.ts';

/** Hex radius of the map's own units. */
export const R = 32.8;

/** Where the hexes of a design lie, holes among them: cells count row by row. */
export interface Field {
  readonly orientation: Design['orientation'];
  readonly columns: number;
  readonly rows: number;
  readonly geometry: BoardGeometry;
  centre(place: Place): Point;
  corners(place: Place, scale?: number): readonly Point[];
  /** The place whose hex holds a point of the map; null off the field. */
  placeAt(at: Point): Place | null;
}

let last: Field | null = null;

/** The field of a design; the same one as long as size and orientation stay. */
export function fieldOf(design: Pick<Design, 'orientation' | 'ground'>): Field {
  const columns = columnsOf(design);
  const rows = rowsOf(design);
  const { orientation } = design;
  if (last?.columns === columns && last.rows === rows && last.orientation === orientation) return last;
  const cells: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const { q, r } = axialOf(orientation, column, row);
      cells.push(q, r);
    }
  const geometry = boardGeometry({ orientation, cells, ground: '' }, R);
  const cell = ([column, row]: Place) => row * columns + column;
  last = {
    ...{ orientation, columns, rows, geometry },
    centre: (place) => geometry.centre(cell(place)),
    corners: (place, scale) => geometry.corners(cell(place), scale),
    placeAt({ x, y }) {
      const found = geometry.cellAt(x, y);
      return found < 0 ? null : [found % columns, Math.floor(found / columns)];
    },
  };
  return last;
}

/** What lies beyond each edge of a hex: [i] beyond the edge from corner i to i + 1; null off the field. */
export function beyondEdges(field: Field, place: Place): (Place | null)[] {
  const { x, y } = field.centre(place);
  const corners = field.corners(place);
  return corners.map((corner, i) => {
    const next = corners[(i + 1) % 6];
    return field.placeAt({ x: corner.x + next.x - x, y: corner.y + next.y - y });
  });
}
