import { isDeepStrictEqual } from 'node:util';
import type { Dice } from '../../shared/engine/dice.ts';
import type { FastDice } from '../../shared/engine/dice-fast.ts';
import { type GameEvent, untold } from '../../shared/engine/event.ts';
import type { AnyGame, Decision } from '../../shared/engine/game.ts';
import type { Match, Prepared } from '../../shared/engine/match.ts';
import type { Position } from '../../shared/engine/position.ts';

/**
 * What must hold of any game at any moment. Each check returns the breaks that it found, in words for the
 * developer; an empty list is good.
 */

/** After every act: the game's own invariants, and a decision or an outcome. */
export function soundness(match: Match): string[] {
  const { phase, state, free, outcome } = match.position;
  // By hand nobody has to decide anything, and the state rests.
  if (free) return [];
  const breaks = match.game.invariants(state).map((broken) => `invariant: ${broken}`);
  const decisions = match.decisions();
  if (phase === 'playing' && decisions.length === 0)
    breaks.push('nobody has to decide, and the game is not over');
  if (phase === 'over' && outcome === null) breaks.push('the game stopped without an outcome');
  for (const decision of decisions) {
    if (decision.choices.length === 0)
      breaks.push(`seat ${decision.seat} must decide "${decision.kind}" among nothing`);
  }
  return breaks;
}

/** Some of the listed choices: legal by the one predicate, readable from outside, and not open to others. */
export function choicesOf(
  match: Match,
  decisions: readonly Decision<unknown>[],
  dice: Dice,
  samples: number,
): string[] {
  const { game, position } = match;
  const breaks: string[] = [];
  for (const { seat, kind, choices } of decisions) {
    for (let i = 0; i < Math.min(samples, choices.length); i++) {
      const move = choices[choices.length <= samples ? i : dice.pick(choices.length)];
      const told = `${kind} ${JSON.stringify(move)}`;
      const refusal = game.check(position.state, seat, move);
      if (refusal) breaks.push(`a listed choice is refused as ${refusal.code}: ${told}`);
      const read = game.move.safeParse(JSON.parse(JSON.stringify(move)));
      if (!read.success) breaks.push(`a listed choice can't be read from outside: ${told}`);
      else if (!isDeepStrictEqual(read.data, move))
        breaks.push(`a listed choice changes when it is sent: ${told}`);
      for (let other = 0; other < position.seats.length; other++) {
        if (position.asked[other] === '' && game.check(position.state, other, move) === null) {
          breaks.push(`seat ${other}, which is not asked, may do ${told}`);
        }
      }
    }
  }
  return breaks;
}

/** The presented question has words for moves that are legal, and only for them. */
export function presentation(match: Match, decisions: readonly Decision<unknown>[]): string[] {
  const breaks: string[] = [];
  for (const { seat, kind } of decisions) {
    const view = match.present(seat);
    if (!view) {
      breaks.push(`the decision "${kind}" of seat ${seat} is not presented`);
      continue;
    }
    if (view.kind !== kind) breaks.push(`"${kind}" is presented as "${view.kind}"`);
    if (view.choices.length === 0) breaks.push(`"${kind}" is presented without a choice`);
    for (const choice of view.choices) {
      const refusal = match.game.check(match.position.state, seat, choice.move);
      if (refusal)
        breaks.push(`a presented choice is refused as ${refusal.code}: ${JSON.stringify(choice.move)}`);
      if (!hasText(match.game, choice.label.key)) breaks.push(`no sentence for "${choice.label.key}"`);
    }
    if (!hasText(match.game, view.title.key)) breaks.push(`no sentence for "${view.title.key}"`);
  }
  return breaks;
}

/**
 * Nothing hidden is public: a state in which all that a seat may not know is drawn anew looks the same to
 * that seat, in the table, in its own question, and in every sheet.
 */
export function secrecy(match: Match, dice: Dice): string[] {
  const { game, position } = match;
  const breaks: string[] = [];
  const table = game.table(position.state);
  for (let seat = 0; seat < position.seats.length; seat++) {
    const other = game.determinize(game.copy(position.state), seat, dice);
    if (!isDeepStrictEqual(game.table(other), table)) breaks.push('the public table shows what is hidden');
    if (!isDeepStrictEqual(game.look(other, seat), game.look(position.state, seat))) {
      breaks.push(`what seat ${seat} sees besides shows what is hidden`);
    }
    if (!isDeepStrictEqual(game.present(other, seat), game.present(position.state, seat))) {
      breaks.push(`the question to seat ${seat} shows what is hidden`);
    }
    const piece = table.pieces[dice.pick(table.pieces.length)]?.id ?? '';
    if (!isDeepStrictEqual(game.inspect(other, seat, piece), game.inspect(position.state, seat, piece))) {
      breaks.push(`the sheet of ${piece} shows seat ${seat} what is hidden`);
    }
  }
  return breaks;
}

/** The seed of the dice is in nothing that leaves the match; events have sentences and keep to the format. */
export function tellings(match: Match, events: readonly GameEvent[], seed: string): string[] {
  const told = JSON.stringify([events, match.position.outcome]);
  const breaks = told.includes(seed) ? ['an event holds the seed'] : [];
  for (const event of events) {
    const { key } = event.words;
    if (key !== '' && !/^(table|hand)\./.test(key) && !hasText(match.game, key))
      breaks.push(`no sentence for "${key}"`);
    for (const die of event.dice ?? []) {
      const low = die.need === undefined || die.ok === undefined || die.ok === die.value <= die.need;
      const high = die.atLeast === undefined || die.ok === undefined || die.ok === die.value >= die.atLeast;
      const fits = low && high;
      if (die.value < 1 || die.value > (die.sides ?? 6) || !fits)
        breaks.push(`a die reads ${JSON.stringify(die)}`);
    }
  }
  return breaks;
}

/**
 * An act without events that nobody sees anything of is kept secret as a whole: an empty public step would tell
 * that somebody did something in private.
 */
export function privacy(match: Match, before: Position, { entry, events, sealed }: Prepared): string[] {
  const { game, position } = match;
  if (before.free && position.free && 'seat' in entry) return handPrivacy(match, before, entry.seat, sealed);
  if ((entry.e !== 'move' && entry.e !== 'prefer') || events.length > 0 || sealed) return [];
  const shown = ({ phase, asked, ask, outcome, sealedSince, state }: Position) => [
    [phase, asked, ask, outcome, sealedSince > 0],
    game.table(state),
    position.seats.map((_, seat) => (seat === entry.seat ? null : game.look(state, seat))),
    position.seats.map((_, seat) => (seat === entry.seat ? null : game.present(state, seat))),
  ];
  if (!isDeepStrictEqual(shown(before), shown(position))) return [];
  return [`everybody is told of an act that changes nothing for them: ${JSON.stringify(entry)}`];
}

/** By hand: what is kept from the others is what nobody but its seat sees anything of. */
function handPrivacy(match: Match, before: Position, seat: number, sealed: boolean): string[] {
  const shown = (position: Position) => [
    match.table(position),
    position.ask,
    position.seats.map((_, other) => (other === seat ? null : match.look(other, position))),
  ];
  const unseen = isDeepStrictEqual(shown(before), shown(match.position));
  return sealed && !unseen ? ['an act by hand is kept secret, and others see what it did'] : [];
}

/** A copy shares nothing that changes: a move on the copy leaves the original as it was. */
export function isolation(match: Match, decision: Decision<unknown>, dice: FastDice): string[] {
  const { game, position } = match;
  const before = JSON.stringify(position.state);
  const copy = game.copy(position.state);
  if (!isDeepStrictEqual(copy, position.state)) return ['a copy differs from its original'];
  const move = decision.choices[dice.pick(decision.choices.length)];
  game.apply(copy, decision.seat, move, dice, untold);
  return JSON.stringify(position.state) === before
    ? []
    : [`a move on a copy changed its original: ${JSON.stringify(move)}`];
}

/** Every rule that is cited in what was told, asked or shown stands in the book. */
export function citations(told: unknown, knows: (ref: string) => boolean): string[] {
  const breaks: string[] = [];
  JSON.stringify(told, (key, value) => {
    if (key === 'rule' && typeof value === 'string' && value !== '' && !knows(value)) {
      breaks.push(`no entry in the rulebook for "${value}"`);
    }
    return value;
  });
  return breaks;
}

function hasText(game: AnyGame, key: string): boolean {
  return game.text[key] !== undefined;
}
