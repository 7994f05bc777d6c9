import { cutTo } from '../protocol/tidy.ts';
import type { Blocks } from '../scenario/grounds.ts';
import type { Background } from '../scenario/map.ts';
import { aboutOf } from './about.ts';
import { type ArmyFile, mustered } from './army.ts';
import type { Design, Line, Place, Rest, Side } from './design.ts';
import { before, type Done, stepsOf } from './history.ts';
import {
  blocked,
  type Edges,
  erased,
  halfMirrored,
  labelled,
  painted,
  resized,
  type Stroke,
  withMirrored,
} from './map-changes.ts';
import { pictured, rounded } from './picture-changes.ts';
import { brush, line, type Mirror, onField, region } from './shapes.ts';
import {
  changed,
  moved,
  placed,
  removed,
  sideAdded,
  sideDropped,
  tidy,
  withOptions,
  withSide,
} from './side-changes.ts';

/** How wide a brush is, in hexes from its middle to its rim. */
export const BRUSHES = [1, 2, 3, 4] as const;

/** Narrowest and widest that hexes lie, pixels of the map. */
export const MIN_HEX = 16;
export const MAX_HEX = 240;

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
  | (Edges & { readonly do: 'resize' })
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
