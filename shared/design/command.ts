import { cutTo } from '../protocol/tidy.ts';
import { type Blocks, KINDS, usuallyBlocks } from '../scenario/grounds.ts';
import { type Background, background } from '../scenario/map.ts';
import { MAX_WARRIORS, PLASTICS } from '../scenario/scenario.ts';
import { aboutOf } from './about.ts';
import { type ArmyFile, mustered } from './army.ts';
import {
  columnsOf,
  type Design,
  hasHex,
  LARGEST,
  type Layer,
  type Line,
  letterAt,
  type Place,
  type Rest,
  rowsOf,
  type Side,
  SMALLEST,
  samePlace,
  standingAt,
  warriorsOf,
} from './design.ts';
import { before, type Done, sameParts, stepsOf } from './history.ts';
import { brush, line, type Mirror, mirrored, onField, region } from './shapes.ts';

/** How wide a brush is, in hexes from its middle to its rim. */
export const BRUSHES = [1, 2, 3, 4] as const;

/** Most labels on a map, as its file says. */
const MAX_LABELS = 100;
/** A plastic for each. */
export const MAX_SIDES = PLASTICS.length;

/** Narrowest and widest that hexes lie, pixels of the map. */
export const MIN_HEX = 16;
export const MAX_HEX = 240;

interface Stroke {
  readonly layer: Layer;
  /** What is painted; a space takes away: a hex, a feature, a zone. */
  readonly letter: string;
  readonly mirror?: Mirror;
}

/** Everything that can be done to a design. What changes nothing or is not possible is not done. */
export type Command =
  | (Stroke & { readonly do: 'paint'; readonly at: readonly Place[] })
  | (Stroke & { readonly do: 'line'; readonly from: Place; readonly to: Place; readonly size: number })
  | (Stroke & { readonly do: 'fill'; readonly at: Place })
  /** Takes away features, labels and zones. */
  | { readonly do: 'erase'; readonly at: readonly Place[]; readonly mirror?: Mirror }
  /** Makes the right half (or the lower, turned) like the other, sides changed over; armies stay. */
  | { readonly do: 'mirror'; readonly mirror: Mirror }
  /**
   * Adds (or with negative numbers cuts off) columns and rows of `ground` at each edge. Where hexes are shoved,
   * at the top of pointy and at the left of flat ones, only by twos, so that neighbours stay neighbours.
   */
  | {
      readonly do: 'resize';
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
      readonly ground: string;
    }
  | { readonly do: 'turn'; readonly orientation: Design['orientation'] }
  /** What a kind of ground or feature blocks on this map. The usual is left unsaid. */
  | { readonly do: 'blocks'; readonly kind: string; readonly blocks: Blocks }
  | { readonly do: 'number'; readonly numbers: Design['numbers'] }
  /** A picture under the hexes keeps its size and its place on the hex at column 0, row 0. */
  | { readonly do: 'hex-size'; readonly size: number }
  /** Lays a picture under the hexes, or takes it away. */
  | { readonly do: 'picture'; readonly picture: Background | null }
  /** Moves, sizes or fades the picture. */
  | { readonly do: 'shift-picture'; readonly change: Partial<Omit<Background, 'image'>> }
  /** An empty text takes the label away. */
  | { readonly do: 'label'; readonly at: Place; readonly text: string }
  | { readonly do: 'place'; readonly side: number; readonly warrior: Omit<Line, 'at'>; readonly at: Place }
  | { readonly do: 'move'; readonly from: Place; readonly to: Place }
  | { readonly do: 'remove'; readonly at: Place }
  /** Changes the whole line that the warrior at `at` belongs to. */
  | { readonly do: 'change'; readonly at: Place; readonly warrior: Omit<Line, 'at'> }
  | { readonly do: 'side'; readonly side: number; readonly change: Partial<Omit<Side, 'units'>> }
  /** The army's warriors in place of the side's own. */
  | { readonly do: 'muster'; readonly side: number; readonly army: ArmyFile }
  | { readonly do: 'add-side'; readonly name: string }
  /** With its warriors and its zone. */
  | { readonly do: 'drop-side'; readonly side: number }
  /** Table options that the battle sets; the usual ones are left out. */
  | { readonly do: 'options'; readonly options: NonNullable<Rest['options']> }
  | { readonly do: 'title'; readonly title: string }
  | { readonly do: 'story'; readonly story: string }
  /** For whom it is, and how many minutes it takes; undefined says nothing of it. */
  | { readonly do: 'about'; readonly level?: string; readonly minutes?: number }
  /** Puts parts as they are: how other commands are taken back, and how a whole file is laid down. */
  | { readonly do: 'put'; readonly parts: Partial<Design> };

/** Does a command; null where it would change nothing or cannot be done. */
export function perform(design: Design, command: Command): Done<Design, Command> | null {
  const wanted = changeOf(design, command);
  const parts = wanted && before(design, wanted);
  return parts && { design: { ...design, ...wanted }, inverse: { do: 'put', parts } };
}

export const battleSteps = stepsOf(perform);

function changeOf(design: Design, command: Command): Partial<Design> | null {
  switch (command.do) {
    case 'paint':
      return painted(design, command, command.at);
    case 'line':
      return painted(
        design,
        command,
        line(design, command.from, command.to).flatMap((at) => brush(design, at, command.size)),
      );
    case 'fill':
      return onField(design, command.at)
        ? painted(design, command, region(design, command.layer, command.at))
        : null;
    case 'erase':
      return erased(design, withMirrored(design, command.at, command.mirror));
    case 'mirror':
      return halfMirrored(design, command.mirror);
    case 'resize':
      return resized(design, command);
    case 'turn':
      return { orientation: command.orientation };
    case 'blocks':
      return blocked(design, command.kind, command.blocks);
    case 'number':
      return { numbers: command.numbers };
    case 'hex-size':
      return Number.isFinite(command.size)
        ? { hexSize: Math.max(MIN_HEX, Math.min(MAX_HEX, command.size)) }
        : null;
    case 'picture':
      return pictured(command.picture);
    case 'shift-picture':
      return design.background && pictured({ ...design.background, ...rounded(command.change) });
    case 'label':
      return labelled(design, command.at, cutTo(command.text, 40));
    case 'place':
      return placed(design, command.side, command.warrior, command.at);
    case 'move':
      return moved(design, command.from, command.to);
    case 'remove':
      return removed(design, command.at);
    case 'change':
      return changed(design, command.at, command.warrior);
    case 'side':
      return design.sides[command.side]
        ? withSide(design, command.side, (side) => tidy({ ...side, ...command.change }))
        : null;
    case 'muster': {
      const side = design.sides[command.side] && mustered(design, command.side, command.army);
      return side ? withSide(design, command.side, () => side) : null;
    }
    case 'add-side':
      return sideAdded(design, command.name);
    case 'drop-side':
      return sideDropped(design, command.side);
    case 'options':
      return { rest: withOptions(design.rest, command.options) };
    case 'title':
      return cutTo(command.title, 80) ? { title: cutTo(command.title, 80) } : null;
    case 'story':
      return { story: cutTo(command.story, 1000) };
    case 'about': {
      const { level: _, minutes: __, ...rest } = design.rest;
      return { rest: { ...rest, ...aboutOf(command) } };
    }
    case 'put':
      return command.parts;
  }
}

/** Letters at once, the rows that they are in made anew. */
function painted(design: Design, stroke: Stroke, at: readonly Place[]): Partial<Design> {
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

function withMirrored(design: Design, at: readonly Place[], mirror: Mirror = 'none'): Place[] {
  return at.flatMap((place) => [place, mirrored(design, place, mirror) ?? place]);
}

function erased(design: Design, at: readonly Place[]): Partial<Design> {
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

/** A side with its warriors at other places, or without those that have none; emptied lines go. */
function keepingPlaces(side: Side, where: (at: Place) => Place | null): Side {
  const units = side.units
    .map((unit) => ({ ...unit, at: unit.at.flatMap((at) => [where(at)].filter((to) => to !== null)) }))
    .filter((unit) => unit.at.length > 0);
  return { ...side, units };
}

function halfMirrored(design: Design, mirror: Mirror): Partial<Design> | null {
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

function resized(design: Design, command: Extract<Command, { do: 'resize' }>): Partial<Design> | null {
  const { left, right, top, bottom, ground } = command;
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

/** The picture where it was on the ground, counted from the corner's new hex. Shoved hexes came by twos. */
function pictureShoved(design: Design, columns: number, rows: number): Background | null {
  const { background: picture, hexSize, orientation } = design;
  if (!picture) return null;
  const [across, down] = orientation === 'pointy' ? [1, Math.sqrt(3) / 2] : [Math.sqrt(3) / 2, 1];
  const { x, y } = picture;
  const to = { x: x + columns * across * hexSize, y: y + rows * down * hexSize };
  return { ...picture, ...rounded(to) };
}

function blocked(design: Design, kind: string, blocks: Blocks): Partial<Design> | null {
  if (!KINDS.includes(kind)) return null;
  const { [kind]: _, ...others } = design.kinds;
  return { kinds: blocks === usuallyBlocks(kind) ? others : { ...others, [kind]: { blocks } } };
}

/** Slides give long fractions; nobody sees a thousandth of a pixel. */
const rounded = <T extends Readonly<Record<string, number | undefined>>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([key, value = 0]) => [key, Math.round(value * 1000) / 1000]),
  ) as T;

/** null for numbers that no file may hold. Whether the picture is one is known by whoever brings it. */
function pictured(picture: Background | null): Partial<Design> | null {
  return picture && !background.safeParse(picture).success ? null : { background: picture };
}

function labelled(design: Design, at: Place, text: string): Partial<Design> | null {
  if (!hasHex(design, at)) return null;
  const known = design.labels.findIndex((label) => samePlace(label.at, at));
  if (!text) return { labels: design.labels.filter((_, i) => i !== known) };
  if (known >= 0) return { labels: design.labels.map((label, i) => (i === known ? { at, text } : label)) };
  return design.labels.length < MAX_LABELS ? { labels: [...design.labels, { at, text }] } : null;
}

function placed(design: Design, side: number, warrior: Omit<Line, 'at'>, at: Place): Partial<Design> | null {
  const all = design.sides.reduce((sum, one) => sum + warriorsOf(one), 0);
  if (!design.sides[side] || !hasHex(design, at) || standingAt(design, at) || all >= MAX_WARRIORS)
    return null;
  return withSide(design, side, ({ units, ...rest }) => {
    const line = units.findIndex(({ at: _, ...known }) => sameParts(known, warrior));
    const grown = units.map((unit, i) => (i === line ? { ...unit, at: [...unit.at, at] } : unit));
    return { ...rest, units: line >= 0 ? grown : [...units, { ...warrior, at: [at] }] };
  });
}

function moved(design: Design, from: Place, to: Place): Partial<Design> | null {
  const who = standingAt(design, from);
  if (!who || !hasHex(design, to) || standingAt(design, to)) return null;
  return withSide(design, who.side, (side) => keepingPlaces(side, (at) => (samePlace(at, from) ? to : at)));
}

function removed(design: Design, at: Place): Partial<Design> | null {
  const who = standingAt(design, at);
  return (
    who &&
    withSide(design, who.side, (side) => keepingPlaces(side, (one) => (samePlace(one, at) ? null : one)))
  );
}

function changed(design: Design, at: Place, warrior: Omit<Line, 'at'>): Partial<Design> | null {
  const who = standingAt(design, at);
  if (!who) return null;
  return withSide(design, who.side, (side) => ({
    ...side,
    units: side.units.map((unit, i) => (i === who.line ? { ...warrior, at: unit.at } : unit)),
  }));
}

function withSide(design: Design, index: number, change: (side: Side) => Side): Partial<Design> {
  return { sides: design.sides.map((side, i) => (i === index ? change(side) : side)) };
}

/** Fields that were unset are gone, so that a file never says "nothing". */
function tidy(side: Side): Side {
  const known = Object.entries(side).filter(([, value]) => value !== undefined && value !== '');
  return { ...(Object.fromEntries(known) as unknown as Side), name: cutTo(side.name, 40) || '?' };
}

function withOptions({ options: _, ...rest }: Rest, options: NonNullable<Rest['options']>): Rest {
  return Object.keys(options).length > 0 ? { ...rest, options } : rest;
}

function sideAdded(design: Design, name: string): Partial<Design> | null {
  if (design.sides.length >= MAX_SIDES) return null;
  const plastic = PLASTICS.find((one) => design.sides.every((side) => side.plastic !== one)) ?? 'a';
  return { sides: [...design.sides, { name, plastic, units: [] }] };
}

function sideDropped(design: Design, side: number): Partial<Design> | null {
  if (!design.sides[side] || design.sides.length <= 2) return null;
  const zones = design.zones.map((row) =>
    row.replace(/\d/g, (letter) => {
      const zone = Number(letter) - 1;
      if (zone === side) return ' ';
      return zone > side ? String(zone) : letter;
    }),
  );
  return { sides: design.sides.filter((_, i) => i !== side), zones };
}
