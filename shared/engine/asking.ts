import type { Seat } from '../table/model.ts';
import type { AnyGame } from './game.ts';
import type { Position } from './position.ts';

/**
 * The position once it is worked out who is asked what, and whether the game is over. What `mover` is asked counts
 * as a new question, with `all` what anybody is asked; elsewhere a question of the same kind still stands.
 */
export function settled(game: AnyGame, next: Position, mover: Seat, all: boolean): Position {
  if (next.free && game.outcome(next.state) === null) return unasked(next);
  const decisions = game.decisions(next.state);
  const outcome = game.outcome(next.state);
  const over = outcome !== null || decisions.length === 0;
  const asked = next.seats.map(() => '');
  const answered = next.seats.map(() => false);
  for (const decision of over ? [] : decisions) {
    asked[decision.seat] = decision.kind;
    answered[decision.seat] = decision.answered === true;
  }
  const sealed = !over && decisions.some((decision) => decision.sealed);
  const stands = !all && next.sealedSince > 0;
  return {
    ...next,
    phase: over ? 'over' : 'playing',
    ask: over ? null : next.ask,
    outcome,
    asked,
    answered,
    sealedSince: !sealed ? 0 : stands ? next.sealedSince : next.step,
    askedSince: next.askedSince.map((since, seat) =>
      all || seat === mover || asked[seat] !== next.asked[seat] ? next.step : since,
    ),
  };
}

/** By hand nobody is asked anything; what was asked before is answered no more. */
function unasked(next: Position): Position {
  return {
    ...next,
    phase: 'playing',
    outcome: null,
    asked: next.seats.map(() => ''),
    answered: next.seats.map(() => false),
    sealedSince: 0,
    askedSince: next.seats.map(() => next.step),
  };
}
