import type { Entry } from './log.ts';
import type { Ask, Position } from './position.ts';
import type { Note } from './seating.ts';

/** What somebody wishes is put to the others: they are asked from now on. */
export function wished(
  next: Position,
  { from = -1, ...ask }: Omit<Ask, 'since' | 'from'> & { readonly from?: number },
): Position {
  return { ...next, ask: { ...ask, from, since: next.step } };
}

/**
 * The position after one of those who are asked has answered. `granted`: all have agreed, and the wish, which still
 * stands in the position, is to come true.
 */
export function answered(
  next: Position,
  { seat, yes }: Extract<Entry, { readonly e: 'agree' }>,
  note: Note,
): { readonly position: Position; readonly granted: Ask | null } {
  const { ask, seats } = next;
  if (!ask) throw new Error('The answer was not checked.');
  const { person, name } = seats[seat];
  note(yes ? 'table.agreed' : 'table.undo-refused', { name }, seat);
  if (!yes) {
    const turnedAway = ask.newcomer ? [...next.turnedAway, ask.newcomer.person] : next.turnedAway;
    return { position: { ...next, ask: null, turnedAway }, granted: null };
  }
  const waiting = ask.waiting.filter((other) => other !== person);
  if (waiting.length > 0) return { position: { ...next, ask: { ...ask, waiting } }, granted: null };
  return { position: next, granted: ask };
}
