import { words } from '../../../engine/words.ts';
import { profileOf } from './field.ts';
import { type Play, seatsOf } from './play.ts';
import type { Battle } from './state.ts';
import { tickAll } from './timed.ts';
import { judgeRound, seatsStanding } from './victory.ts';

/** ROUND_START of section 3.1: tokens, Fate, initiative. */
export function startRound(p: Play): void {
  const { b } = p;
  placeTokens(p);
  if (p.loud)
    p.tell({ kind: 'round', words: words('round.begins', { n: b.round }), rule: 'A32', amount: b.round });
  const { initiative } = p.field.options;
  if (b.first < 0 || initiative === 'eachRound') rollInitiative(p);
  else giveTurn(p, initiative === 'alternate' ? (b.first + 1) % seatsOf(b) : b.first);
}

/** One token beside each living unit that is not stunned; Fate and the onces of a round come back. */
export function placeTokens(p: Play): void {
  for (const unit of p.b.units) {
    if (unit.dead) continue;
    unit.tokens = unit.stunned ? 0 : 1;
    unit.stunned = false;
    unit.wasInspired = false;
    unit.wasRallied = false;
    unit.fateLeft = profileOf(p.field, unit).fate;
  }
}

/** ROUND_END: the next round's number. Tokens that are left are taken away (only when told or passed). */
export function endRound(p: Play): void {
  const { b } = p;
  for (const unit of b.units) unit.tokens = 0;
  judgeRound(p);
  if (b.over) return;
  if (p.field.options.durations === 'rounds') tickAll(p);
  b.round += 1;
  b.turn = -1;
  b.last = -1;
  b.run = 0;
  b.passes = 0;
}

/** High die goes first, ties roll again (A16, A17). */
export function rollInitiative(p: Play): void {
  // Who has nobody left does not roll; with one left there is nothing to roll for.
  let rolling = seatsStanding(p.b);
  while (rolling.length > 1) {
    const dice = rolling.map(() => p.dice.d6());
    if (p.loud)
      for (const [i, seat] of rolling.entries())
        p.tell({
          kind: 'roll',
          words: words('roll.initiative', { side: p.b.base.setup.sides[seat].name, value: dice[i] }),
          rule: 'A16',
          seat,
          dice: [{ value: dice[i] }],
        });
    const highest = Math.max(...dice);
    rolling = rolling.filter((_, i) => dice[i] === highest);
  }
  giveTurn(p, rolling[0]);
}

function giveTurn(p: Play, seat: number): void {
  const { b } = p;
  b.first = seat;
  b.last = (seat + seatsOf(b) - 1) % seatsOf(b);
  b.turn = -1;
  nextPlayer(p);
}

/** Tokens of a seat's units. */
export function waitingOf(b: Battle, seat: number): number {
  let n = 0;
  for (const unit of b.units) if (unit.seat === seat) n += unit.tokens;
  return n;
}

function hasToken(b: Battle, seat: number): boolean {
  for (const unit of b.units) if (unit.tokens > 0 && unit.seat === seat) return true;
  return false;
}

/**
 * NEXT_PLAYER: the seat after the last active one that has a token; nobody: turn is -1. With `ratio:
 * proportional` the side with more tokens acts several times in a row.
 */
export function nextPlayer(p: Play): void {
  const { b } = p;
  if (b.run > 0 && b.last >= 0 && hasToken(b, b.last)) {
    b.turn = b.last;
    return;
  }
  const seats = seatsOf(b);
  const after = b.last < 0 ? seats - 1 : b.last;
  b.turn = -1;
  for (let i = 1; i <= seats; i++) {
    const seat = (after + i) % seats;
    if (!hasToken(b, seat)) continue;
    b.turn = seat;
    break;
  }
  if (b.turn < 0) return;
  if (p.field.options.ratio === 'proportional') b.run = shareOf(b, b.turn);
  if (p.loud) p.tell({ kind: 'turn', words: words(''), rule: 'A18', seat: b.turn });
}

/** How many activations in a row a seat gets so that all sides run out together (option ratio). */
function shareOf(b: Battle, seat: number): number {
  let fewest = 0;
  for (let other = 0; other < seatsOf(b); other++) {
    const waiting = other === seat ? 0 : waitingOf(b, other);
    if (waiting > 0 && (fewest === 0 || waiting < fewest)) fewest = waiting;
  }
  return fewest === 0 ? 1 : Math.max(1, Math.floor(waitingOf(b, seat) / fewest));
}
