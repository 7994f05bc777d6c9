import type { GameEvent } from './event.ts';
import type { AnyGame } from './game.ts';
import type { Entry } from './log.ts';
import type { Position } from './position.ts';
import { words } from './words.ts';

type Move = Extract<Entry, { readonly e: 'move' }>;

/** Choices of how many seconds a question gives; 0, the standard: no end. */
export const LIMITS = [0, 15, 30, 60, 120, 300] as const;

/**
 * Whether everybody may hear for whom the table answers. Of a sealed question only where nobody is ever without a
 * choice: elsewhere whoever is late had something to choose from, and that is a secret.
 */
export function tellsWhoIsLate(game: AnyGame, before: Position, { late, seat }: Move): boolean {
  if (!late) return false;
  if (before.sealedSince === 0) return true;
  return game.decisions(before.state).some((decision) => decision.seat === seat && decision.tellsLate);
}

/** That the table answers for somebody; once, and not with each of its answers until they come back. */
export function lateNotes({ seats, moves }: Position, { late, seat }: Move): readonly GameEvent[] {
  if (late === 'away' && moves.findLast((move) => move.seat === seat)?.late) return [];
  if (seats[seat].kind === '') return [{ kind: 'note', words: words('table.time-up-free'), seat }];
  const key = late === 'away' ? 'table.away' : 'table.time-up';
  return [{ kind: 'note', words: words(key, { name: seats[seat].name }), seat }];
}

/** Told with the answers to a sealed question that the end of the time has closed. */
export const someLateNote: GameEvent = { kind: 'note', words: words('table.time-up-for-some') };
