import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import type { Seat } from '../../../table/model.ts';
import { DOOM } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { applyMove } from '../rules/apply.ts';
import { decisionsOf } from '../rules/choices.ts';
import { determinizeFor } from '../rules/hidden.ts';
import { playOn } from '../rules/play.ts';
import { copyRace, type Race } from '../rules/state.ts';
import { usual } from './habits.ts';
import { handWorth } from './worth.ts';

/** Imagined races in which each move is played on. */
const RACES = 10;
/** All play on for so many turns, and at least until it is this seat's turn again. */
const TURNS = 6;
/** Acts in all; there is no clock in here. A hundred take about a millisecond. */
const ACTS = 700;
/** So many standard errors must a rival be ahead of the usual move. */
const SURE = 1;

/**
 * The move after which this seat stands best, by playing on as usual in races that fit what it knows: all moves in the
 * same ones, with the same dice. The first one is the usual: it is left only for one that is clearly better.
 */
export function farthest(race: Race, who: Seat, moves: readonly Move[], dice: Dice): Move {
  const gains = moves.map((): number[] => []);
  let acts = 0;
  for (let n = 0; n < RACES && acts < ACTS; n++) {
    const imagined = determinizeFor(race, who, dice);
    const seed = dice.pick(2 ** 30);
    const standings = moves.map((move) => {
      const played = playOnFrom(copyRace(imagined), who, move, seed);
      acts += played.acts;
      return played.standing;
    });
    for (const [i, standing] of standings.entries()) gains[i].push(standing - standings[0]);
  }
  let best = 0;
  let most = 0;
  for (let i = 1; i < moves.length; i++) {
    const { mean, error } = meanOf(gains[i]);
    if (mean - SURE * error <= most) continue;
    most = mean - SURE * error;
    best = i;
  }
  return moves[best];
}

function playOnFrom(
  race: Race,
  who: Seat,
  move: Move,
  seed: number,
): { readonly standing: number; readonly acts: number } {
  const play = playOn(race, new FastDice(seed), untold);
  const until = race.turn + Math.max(TURNS, race.order.length);
  applyMove(play, who, move);
  let acts = 1;
  while (race.turn < until) {
    const decision = decisionsOf(race).find(({ answered }) => !answered);
    if (!decision) break;
    applyMove(play, decision.seat, usual(race, decision.seat));
    acts++;
  }
  return { standing: standingOf(race, who), acts };
}

/** What the end of a race is worth, in spaces. */
const WON = 40;
/** What else counts, in spaces: a missed turn, a Defeat marker, Corruption before and after the last Haven, a card point. */
const MISS = 3.5;
const DEFEAT = 1.7;
const CORRUPTION = { early: 0.6, late: 3 };
const CARD = 0.35;
const LAST_HAVEN = 50;
/** Mostly the foremost of the others counts. */
const FOREMOST = 0.7;

/** How far a seat is ahead of the others, in spaces. */
function standingOf(race: Race, who: Seat): number {
  if (race.ending) return race.ending.winners.includes(who) ? WON : -WON;
  const others = race.seats.flatMap(({ out }, seat) => (out || seat === who ? [] : [progressOf(race, seat)]));
  if (others.length === 0) return WON;
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return progressOf(race, who) - FOREMOST * Math.max(...others) - (1 - FOREMOST) * mean;
}

function progressOf(race: Race, seat: Seat): number {
  const { space, miss, defeat, corruption } = race.seats[seat];
  const late = space >= LAST_HAVEN ? CORRUPTION.late : CORRUPTION.early;
  return (
    space +
    (space === DOOM ? MISS : 0) -
    MISS * miss -
    DEFEAT * defeat -
    late * corruption +
    CARD * handWorth(race, seat)
  );
}

function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: n > 1 ? Math.sqrt(square / (n - 1) / n) : Number.POSITIVE_INFINITY };
}
