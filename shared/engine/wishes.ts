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
  { seat, yes, late }: Extract<Entry, { readonly e: 'agree' }>,
  note: Note,
): { readonly position: Position; readonly granted: Ask | null } {
  const { ask, seats } = next;
  if (!ask) throw new Error('The answer was not checked.');
  const { person, name } = seats[seat];
  const refusal = late ? 'table.wish-lapsed' : 'table.undo-refused';
  note(yes ? 'table.agreed' : refusal, { name }, seat);
  if (!yes) {
    // Whom nobody answered may ask again.
    const refusedOne = ask.newcomer && !late ? [ask.newcomer.person] : [];
    return {
      position: { ...next, ask: null, turnedAway: [...next.turnedAway, ...refusedOne] },
      granted: null,
    };
  }
  const waiting = ask.waiting.filter((other) => other !== person);
  if (waiting.length > 0) return { position: { ...next, ask: { ...ask, waiting } }, granted: null };
  return { position: next, granted: ask };
}
