import type { Marks } from '../../../shared/table/model.ts';
import { CONDITIONS, type Condition } from '../../art/badge.ts';

/** Marks with a place of their own, or that only the sheet tells. */
const NOT_BADGES = new Set(['token', 'chip', 'fateless', 'held', 'nomount']);

/**
 * The badges that marks come to, in a fixed order. A mark that has no badge of its own is a lasting effect and
 * gets the hourglass.
 */
export function conditionsOf(marks: Marks): Condition[] {
  const found = CONDITIONS.filter((c) => c !== 'timed' && (marks[c] ?? 0) > 0);
  const other = Object.keys(marks).some(
    (name) =>
      (marks[name] ?? 0) > 0 && !NOT_BADGES.has(name) && !(CONDITIONS as readonly string[]).includes(name),
  );
  return other || (marks.timed ?? 0) > 0 ? [...found, 'timed'] : found;
}
