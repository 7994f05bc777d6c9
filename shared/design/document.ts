import type { Problem } from '../scenario/problem.ts';
import { type CardDesign, type CardFileShape, cardFileOf, readCardDesign } from './card-design.ts';
import { type Design, fileOf, readDesign } from './design.ts';

/** What somebody draws: a battle on a map, or a scenario of a card game. */
export type Drawn = Design | CardDesign;

export const isBattle = (drawn: Drawn): drawn is Design => 'ground' in drawn;

/** As a scenario file. */
export const fileOfDrawn = (drawn: Drawn): Readonly<Record<string, unknown>> =>
  isBattle(drawn) ? fileOf(drawn) : cardFileOf(drawn);

type ReadDrawn =
  | { readonly ok: true; readonly design: Drawn }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a scenario or map file. `shape`: of the card game that the file names, where it names one; `battle`: the
 * game and the sides of a battle on a map that comes alone.
 */
export function readDrawn(
  content: unknown,
  shape: CardFileShape | null | undefined,
  battle: { readonly game: string; readonly sides: readonly string[] },
): ReadDrawn {
  return shape ? readCardDesign(content, shape) : readDesign(content, battle.game, battle.sides);
}

/** The game that a file names; '' where it names none. */
export function gameIn(content: unknown): string {
  const game =
    typeof content === 'object' && content !== null && 'game' in content ? content.game : undefined;
  return typeof game === 'string' ? game : '';
}
