import { isDeepStrictEqual } from 'node:util';
import type { Prepared } from '../../shared/engine/match.ts';
import { namedTooEarly } from './entitled.ts';
import type { Pair } from './leaks-pair.ts';

export const isFace = ({ kind }: { kind: string }) => kind !== '';

/** What the seat knows of the first world holds in every world that fits it. */
export function knowsAlike(pair: Pair, what: string): void {
  const { seat, dice } = pair;
  const { game } = pair.laid;
  const { position } = pair.first.table;
  if (position.state === null || position.free) return;
  const guess = game.determinize(game.copy(position.state), seat, dice);
  const views = (state: unknown) => [
    game.table(state),
    game.look(state, seat),
    game.look(state, -1),
    game.present(state, seat),
    game
      .decisions(state)
      .map(({ seat: asked, kind, sealed }) => [asked, kind, sealed])
      .sort(),
  ];
  const names = ['the table', 'its look', 'a spectator’s look', 'its question', 'who is asked'];
  const [one, two] = [views(position.state), views(guess)];
  names.forEach((name, i) => {
    if (!isDeepStrictEqual(one[i], two[i]))
      pair.toldApart(seat, `${what}: ${name}`, JSON.stringify(one[i]), JSON.stringify(two[i]));
  });
}

/** What a move of the first world, before it happens there, would show that is not for all. */
export function showsNoSecret(pair: Pair, seat: number, move: Prepared, what: string): void {
  const { game } = pair.laid;
  const { position: before } = pair.first.table.match;
  const { position: after, events, sealed } = move;
  keepsQuestion(pair, seat, move, what);
  if (sealed) {
    if (!isDeepStrictEqual(game.table(after.state), game.table(before.state)))
      pair.breaks.push(`a secret answer changes the public table: ${what}`);
    return;
  }
  pair.breaks.push(...namedTooEarly(game, before, after, events, pair.dice));
  if (game.look(after.state, -1).pieces.some(isFace))
    pair.breaks.push('a spectator sees faces that are not public');
}

/** The answers to a sealed question tell nothing as long as it stands. */
function keepsQuestion(pair: Pair, seat: number, move: Prepared, what: string): void {
  const { position: before } = pair.first.table;
  const { position: after, events, sealed } = move;
  if (before.sealedSince === 0 || sealed || after.sealedSince === 0) return;
  const others = before.asked.some(
    (kind, other) => other !== seat && kind !== '' && !before.answered[other] && after.asked[other] === kind,
  );
  const unasked = after.asked[seat] === '' && others;
  if (events.length === 0) pair.breaks.push(`an answer shows in who is asked: ${what}`);
  else if (unasked) pair.breaks.push(`who has answered is asked no more while others are: ${what}`);
}
