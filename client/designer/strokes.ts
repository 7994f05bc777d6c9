import type { Command } from '../../shared/design/command.ts';
import { type Design, type Layer, letterAt, type Place } from '../../shared/design/design.ts';
import { brush, line, mirrored, region } from '../../shared/design/shapes.ts';
import { isBand } from '../art/features.ts';
import { DENSEST, type Hold, type Tool } from './desk.ts';

type Field = Pick<Design, Layer | 'orientation'>;

/**
 * The command of a stroke that went over the hexes of `path`, first to last; null where the tool paints nothing.
 * Hexes that a quick pointer skipped are filled in.
 */
export function strokeOf(field: Field, hold: Hold, path: readonly Place[]): Command | null {
  const [first] = path;
  const last = path.at(-1);
  const { tool, mirror } = hold;
  const size = widthOf(hold);
  if (!first || !last) return null;
  if (tool.kind === 'rubber') return { do: 'erase', at: covered(field, hold, path), mirror };
  if (tool.kind !== 'paint') return null;
  const { layer, letter } = tool;
  if (isThinned(hold)) return { do: 'paint', layer, letter, mirror, at: thinned(field, hold, path) };
  if (hold.shape === 'fill') return { do: 'fill', layer, letter, at: first, mirror };
  if (hold.shape === 'line') return { do: 'line', layer, letter, from: first, to: last, size, mirror };
  return { do: 'paint', layer, letter, at: covered(field, hold, path), mirror };
}

/** Roads, streams and walls join every neighbour of their kind: drawn wider than one hex they become a lattice. */
const widthOf = ({ tool, size }: Hold): number =>
  tool.kind === 'paint' && tool.layer === 'features' && isBand(tool.letter) ? 1 : size;

/** What stands by itself is strewn; roads, streams and walls run on, and ground is everywhere. */
export const isStrewn = (tool: Tool): boolean =>
  tool.kind === 'paint' && tool.layer === 'features' && tool.letter !== ' ' && !isBand(tool.letter);

const isThinned = ({ tool, density, onLand }: Hold): boolean =>
  isStrewn(tool) && (density < DENSEST || onLand);

/** Those hexes of a stroke that get the feature. The same hex always fares alike, so that a stroke lies still. */
function thinned(field: Field, hold: Hold, path: readonly Place[]): Place[] {
  const ends = [path[0], path[path.length - 1]] as const;
  const along = hold.shape === 'line' ? line(field, ...ends) : path;
  const all = hold.shape === 'fill' ? region(field, 'features', path[0]) : covered(field, hold, along);
  return all.filter((place) => {
    const [column, row] = place;
    const chance = (Math.imul(column + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca6b)) >>> 13;
    return (
      chance % DENSEST < hold.density && !(hold.onLand && 'wl'.includes(letterAt(field, 'ground', place)))
    );
  });
}

/** The hexes that a press at `at` would touch, with their mirror images. */
export function touched(field: Field, hold: Hold, at: Place): Place[] {
  const { tool, mirror } = hold;
  if (tool.kind === 'picture') return [];
  if (tool.kind === 'hand' || tool.kind === 'warrior') return [at];
  const own =
    tool.kind === 'paint' && hold.shape === 'fill'
      ? region(field, tool.layer, at)
      : brush(field, at, widthOf(hold));
  return own.flatMap((place) => {
    const twin = mirrored(field, place, mirror);
    return twin ? [place, twin] : [place];
  });
}

function covered(field: Field, hold: Hold, path: readonly Place[]): Place[] {
  const size = widthOf(hold);
  const found = new Map<string, Place>();
  path.forEach((place, i) => {
    const steps = i === 0 ? [place] : line(field, path[i - 1], place);
    for (const step of steps) for (const one of brush(field, step, size)) found.set(one.join(), one);
  });
  return [...found.values()];
}
