import { compare, heardNothing } from './leaks-heard.ts';
import { showsNoSecret } from './leaks-known.ts';
import type { Pair } from './leaks-pair.ts';
import { personOf } from './world.ts';

/** A move of the game in the first world, and in the second one what corresponds to it, if anything does. */
export function moveInBoth(pair: Pair): void {
  const { match } = pair.first.table;
  const { seat, kind, move } = drawn(pair);
  const what = `${kind} ${JSON.stringify(move)}`;
  const prepared = match.prepare({ e: 'move', by: personOf(seat), seat, move });
  if (!prepared.ok) {
    // Listed, or thought out on what the seat may know.
    pair.breaks.push(`what seat ${seat} may do depends on what it may not know: ${what}`);
    pair.together = false;
    return;
  }
  const { sealed, position } = prepared.value;
  const told = `${what} of seat ${seat}`;
  showsNoSecret(pair, seat, prepared.value, told);

  const { step } = match;
  const alike = followed(pair, { seat, move, sealed, answered: position.answered[seat], told });
  pair.first.act(seat, { do: 'move', seat, move });
  if (!alike) pair.together = false;
  else if (sealed && seat !== pair.seat) heardNothing(pair, seat);
  else compare(pair, told);
  if (match.step === step) pair.breaks.push(`the room refuses a listed choice: ${told}`);
  if (match.position.phase !== 'playing') pair.together = false;
}

/** What somebody who is asked does: anything mostly, else what the bot would. */
function drawn({ laid: { game }, first, dice }: Pair): { seat: number; kind: string; move: unknown } {
  const { match } = first.table;
  const decisions = match.decisions();
  const open = decisions.filter((decision) => !decision.answered);
  const asked = open.length > 0 && dice.pick(8) > 0 ? open : decisions;
  const { seat, choices, kind } = asked[dice.pick(asked.length)];
  if (dice.pick(8) > 0) return { seat, kind, move: choices[dice.pick(choices.length)] };
  // The bot brings on a game in which much can be laid down and taken up again.
  const guess = game.determinize(game.copy(match.position.state), seat, dice);
  return { seat, kind, move: game.advise(guess, seat, dice) };
}

/** A move of the first world as the second one is to follow it. */
interface Led {
  readonly seat: number;
  readonly move: unknown;
  readonly sealed: boolean;
  /** The seat will have answered its sealed question. */
  readonly answered: boolean;
  /** As it is told where something is wrong. */
  readonly told: string;
}

/**
 * Does the same in the second world, or something as secret: others may answer differently there, as long as the
 * seat can't know of it. False: nothing there corresponds.
 */
function followed(pair: Pair, { seat, move, sealed, answered, told }: Led): boolean {
  const { second, dice } = pair;
  const { match } = second.table;
  if (!sealed && !pair.faithful) return false;
  if (seat === pair.seat) {
    const asked = match.position.asked[seat];
    if (!asked || pair.laid.game.check(match.position.state, seat, move)) {
      pair.breaks.push(`what seat ${seat} may do depends on what it may not know: ${told}`);
      return false;
    }
    second.act(seat, { do: 'move', seat, move });
    return true;
  }
  if (sealed && dice.pick(3) === 0) changeMind(pair, seat);
  const like = (choice: unknown) => {
    const done = match.prepare({ e: 'move', by: personOf(seat), seat, move: choice });
    return done.ok && done.value.sealed === sealed && done.value.position.answered[seat] === answered;
  };
  if (like(move)) {
    second.act(seat, { do: 'move', seat, move });
    return true;
  }
  if (!sealed) return false;
  const other = dice.shuffle([...choicesOf(pair, seat)]).find(like);
  if (other === undefined) return false;
  pair.faithful = false;
  second.act(seat, { do: 'move', seat, move: other });
  return true;
}

/** Somebody else answers once more in secret, in the second world alone. */
function changeMind(pair: Pair, seat: number): void {
  const { match } = pair.second.table;
  const choices = choicesOf(pair, seat);
  const move = choices[pair.dice.pick(choices.length)];
  const done = match.prepare({ e: 'move', by: personOf(seat), seat, move });
  if (!done.ok || !done.value.sealed) return;
  pair.inStep = false;
  // Something laid ready in an open phase stays, unlike an answer that is given anew.
  if (match.position.sealedSince === 0) pair.faithful = false;
  pair.second.act(seat, { do: 'move', seat, move });
}

/** What a seat could do in the second world. */
const choicesOf = ({ second }: Pair, seat: number): readonly unknown[] =>
  second.table.match.decisions().find((decision) => decision.seat === seat)?.choices ?? [];
