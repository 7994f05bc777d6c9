import { randomInt } from 'node:crypto';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { DecisionView } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import type { Match } from '../../shared/engine/match.ts';

/** What the table itself does next, and how long it looks at it first. */
export interface TableMove {
  readonly entry: Entry;
  readonly kind: 'bot' | 'automatic';
}

/**
 * The next move that no person has to make: a bot's, or a person's only useful choice. null: all wait for a
 * person. `present` is the room's cache of what it has shown.
 */
export function nextTableMove(
  match: Match,
  present: (seat: number) => DecisionView | null,
): { readonly kind: TableMove['kind']; readonly seat: number } | null {
  const { asked, seats } = match.position;
  const bot = asked.findIndex((kind, seat) => kind !== '' && seats[seat].kind === 'bot');
  if (bot !== -1) return { kind: 'bot', seat: bot };
  const automatic = asked.findIndex(
    (kind, seat) => kind !== '' && seats[seat].kind === 'person' && present(seat)?.automatic !== undefined,
  );
  return automatic === -1 ? null : { kind: 'automatic', seat: automatic };
}

/**
 * What a bot does: it thinks with dice of its own about a table where everything that it may not know was
 * drawn anew. It never sees the real state, nor the seed.
 */
export function botMove(match: Match, seat: number): Entry {
  const dice = new FastDice(randomInt(2 ** 31));
  const guess = match.game.determinize(match.position.state, seat, dice);
  const move: unknown = match.game.advise(guess, seat, dice);
  return { e: 'move', by: '', seat, move, bot: true };
}

/** The first listed choice: what a bot does whose advice was refused, so that no table hangs on our bug. */
export function firstMove(match: Match, seat: number): Entry | null {
  const decision = match.decisions().find((asked) => asked.seat === seat);
  return decision ? { e: 'move', by: '', seat, move: decision.choices[0], bot: true } : null;
}
