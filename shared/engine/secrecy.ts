import type { Seat } from '../table/model.ts';
import { canonical } from './checksum.ts';
import type { GameEvent } from './event.ts';
import type { AnyGame } from './game.ts';
import type { Entry } from './log.ts';
import type { Position } from './position.ts';

/**
 * Whether nobody else sees anything of the act that led from `before` to `after`: a secret answer while others are
 * awaited, or an open one that changes only what its seat sees (a card laid ready, a mark). `reading`: the log is
 * read back, and the state before has been changed in place; the entry says it then.
 */
export function keptSecret(
  game: AnyGame,
  before: Position,
  entry: Entry,
  after: Position,
  events: readonly GameEvent[],
  reading: boolean,
): boolean {
  // What hands do is told wherever somebody sees it, and that something is taken back wherever somebody saw it.
  if ((before.free && entry.e === 'free') || entry.e === 'undo') return events.length === 0;
  if ((entry.e !== 'move' && entry.e !== 'prefer') || events.length > 0) return false;
  const same = before.asked.every((kind, seat) => kind === after.asked[seat]);
  if (!same || after.phase !== before.phase || after.ask !== before.ask) return false;
  if (before.sealedSince > 0 || after.sealedSince > 0) return before.sealedSince > 0 && after.sealedSince > 0;
  if (reading) return entry.secret === true;
  const seen = (state: unknown) => seenBesides(game, before.seats.length, entry.seat, state);
  return seen(before.state) === seen(after.state);
}

/** All that anybody but this seat sees. */
function seenBesides(game: AnyGame, seats: number, seat: Seat, state: unknown): string {
  const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
  return canonical([
    game.table(state),
    game.look(state, -1),
    ...others.map((other) => [game.look(state, other), game.present(state, other)]),
  ]);
}

/**
 * Whether this move has ended the sealed question. What is told in its midst (somebody is ready) ends nothing:
 * the others' answers on their way are still answers to it.
 */
export function closesQuestion({ asked, answered }: Position, mover: Seat, after: Position): boolean {
  if (after.sealedSince === 0 || asked.some((kind, seat) => kind !== after.asked[seat])) return true;
  if (answered.some((given, seat) => given && seat !== mover && !after.answered[seat])) return true;
  return !answered[mover] && !after.answered.includes(true);
}

/** An entry as the log keeps it: whoever reads it can't see any more that an open act changed nothing public. */
export function noted(entry: Entry, secret: boolean): Entry {
  if (entry.e !== 'move' && entry.e !== 'prefer') return entry;
  const { secret: _, ...plain } = entry;
  return secret ? { ...plain, secret } : plain;
}
