import type { GameEvent } from '../../shared/engine/event.ts';

/** What is seen at once: mostly one event. */
export type Beat = readonly GameEvent[];

/**
 * The events of an act in the order in which they are shown. Dice that sides throw against each other fall
 * together; a side that throws again begins another beat.
 */
export function beatsOf(events: readonly GameEvent[]): Beat[] {
  const beats: GameEvent[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const joins =
      againstOthers(event) &&
      last?.every((e) => againstOthers(e) && e.rule === event.rule && e.seat !== event.seat);
    if (last && joins) last.push(event);
    else beats.push([event]);
  }
  return beats;
}

/** A side's throw that nothing but another side's throw is held against. */
const againstOthers = ({ kind, seat, piece, dice }: GameEvent): boolean =>
  kind === 'roll' &&
  seat !== undefined &&
  piece === undefined &&
  dice?.length === 1 &&
  dice[0].need === undefined;

/** Index of the only highest die, -1 for a tie. */
export function highestOf(values: readonly number[]): number {
  const highest = Math.max(...values);
  return values.filter((v) => v === highest).length === 1 ? values.indexOf(highest) : -1;
}
