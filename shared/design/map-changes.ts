import { type Blocks, KINDS, usuallyBlocks } from '../scenario/grounds.ts';
import {
  columnsOf,
  type Design,
  hasHex,
  LARGEST,
  type Layer,
  letterAt,
  type Place,
  rowsOf,
  SMALLEST,
  samePlace,
} from './design.ts';
import { pictureShoved } from './picture-changes.ts';
import { type Mirror, mirrored, onField } from './shapes.ts';
import { keepingPlaces } from './side-changes.ts';

/** What commands make of ground, features, zones and labels: parts of a design, or null where nothing can be done. */

/** What is painted, and where its mirror image goes. */
export interface Stroke {
  readonly layer: Layer;
  /** What is painted; a space takes away: a hex, a feature, a zone. */
  readonly letter: string;
  readonly mirror?: Mirror;
}

/** Columns and rows that come (or with negative numbers go) at each edge, and what lies on them. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly ground: string;
}

/** Most labels on a map, as its file says. */
const MAX_LABELS = 100;

/** Letters at once, the rows that they are in made anew. */
export function painted(design: Design, stroke: Stroke, at: readonly Place[]): Partial<Design> {
  const { layer, letter, mirror = 'none' } = stroke;
  const rows = new Map<number, string[]>();
  const put = (place: Place, what: string) => {
    if (!onField(design, place) || (layer !== 'ground' && !hasHex(design, place))) return;
    const [column, row] = place;
    const letters = rows.get(row) ?? [...design[layer][row]];
    letters[column] = what;
    rows.set(row, letters);
  };
  const other = layer === 'zones' ? otherZone(design, letter) : letter;
  for (const place of at) {
    const twin = mirrored(design, place, mirror);
    if (twin) put(twin, other);
  }
  // The hand's own stroke wins where it meets its mirror image.
  for (const place of at) put(place, letter);
  const next = design[layer].map((row, i) => rows.get(i)?.join('') ?? row);
  if (layer !== 'ground' || letter !== ' ') return { [layer]: next };
  return stripped({ ...design, ground: next });
}

/** The zone of the side that sits opposite: 1 for 2, 3 for 4, 5 for 6. */
function otherZone(design: Design, letter: string): string {
  const side = Number(letter) - 1;
  if (letter === ' ' || Number.isNaN(side)) return letter;
  const opposite = side ^ 1;
  return opposite < design.sides.length ? String(opposite + 1) : letter;
}

export function withMirrored(design: Design, at: readonly Place[], mirror: Mirror = 'none'): Place[] {
  return at.flatMap((place) => [place, mirrored(design, place, mirror) ?? place]);
}

export function erased(design: Design, at: readonly Place[]): Partial<Design> {
  const clear = { letter: ' ' } as const;
  const gone = new Set(at.map(String));
  return {
    ...painted(design, { ...clear, layer: 'features' }, at),
    ...painted(design, { ...clear, layer: 'zones' }, at),
    labels: design.labels.filter((label) => !gone.has(String(label.at))),
  };
}

/** Nothing stays where there is no hex. */
function stripped(design: Design): Partial<Design> {
  const { ground, sides, labels } = design;
  const over = (rows: readonly string[]) =>
    rows.map((letters, row) =>
      letters.replace(/\S/g, (letter, i) => (ground[row][i] === ' ' ? ' ' : letter)),
    );
  return {
    ground,
    features: over(design.features),
    zones: over(design.zones),
    labels: labels.filter(({ at }) => hasHex(design, at)),
    sides: sides.map((side) => keepingPlaces(side, (at) => (hasHex(design, at) ? at : null))),
  };
}

export function halfMirrored(design: Design, mirror: Mirror): Partial<Design> | null {
  if (mirror === 'none') return null;
  const columns = columnsOf(design);
  const rows = rowsOf(design);
  const isCopy = ([column, row]: Place) => {
    if (mirror === 'across' || row * 2 + 1 === rows) return column * 2 >= columns;
    return row * 2 >= rows;
  };
  const copy = (layer: Layer) =>
    design[layer].map((letters, row) =>
      [...letters]
        .map((letter, column) => {
          const from = isCopy([column, row]) ? mirrored(design, [column, row], mirror) : null;
          if (!from) return letter;
          const there = letterAt(design, layer, from);
          return layer === 'zones' ? otherZone(design, there) : there;
        })
        .join(''),
    );
  return stripped({ ...design, ground: copy('ground'), features: copy('features'), zones: copy('zones') });
}

export function resized(design: Design, edges: Edges): Partial<Design> | null {
  const { left, right, top, bottom, ground } = edges;
  const columns = columnsOf(design) + left + right;
  const rows = rowsOf(design) + top + bottom;
  const shoved = design.orientation === 'pointy' ? top : left;
  if (columns < SMALLEST || rows < SMALLEST || columns > LARGEST || rows > LARGEST || shoved % 2 !== 0)
    return null;
  const layer = (name: Layer, blank: string) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => design[name][row - top]?.[column - left] ?? blank).join(
        '',
      ),
    );
  const shift = ([column, row]: Place): Place | null => {
    const to: Place = [column + left, row + top];
    return to[0] < 0 || to[1] < 0 || to[0] >= columns || to[1] >= rows ? null : to;
  };
  const laid = stripped({
    ...design,
    ...{ ground: layer('ground', ground), features: layer('features', ' '), zones: layer('zones', ' ') },
    labels: design.labels.flatMap((label) => {
      const at = shift(label.at);
      return at ? [{ ...label, at }] : [];
    }),
    sides: design.sides.map((side) => keepingPlaces(side, shift)),
  });
  return { ...laid, background: pictureShoved(design, left, top) };
}

export function blocked(design: Design, kind: string, blocks: Blocks): Partial<Design> | null {
  if (!KINDS.includes(kind)) return null;
  const { [kind]: _, ...others } = design.kinds;
  return { kinds: blocks === usuallyBlocks(kind) ? others : { ...others, [kind]: { blocks } } };
}

export function labelled(design: Design, at: Place, text: string): Partial<Design> | null {
  if (!hasHex(design, at)) return null;
  const known = design.labels.findIndex((label) => samePlace(label.at, at));
  if (!text) return { labels: design.labels.filter((_, i) => i !== known) };
  if (known >= 0) return { labels: design.labels.map((label, i) => (i === known ? { at, text } : label)) };
  return design.labels.length < MAX_LABELS ? { labels: [...design.labels, { at, text }] } : null;
}
