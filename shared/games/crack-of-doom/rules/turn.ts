import type { Seat } from '../../../table/model.ts';
import { DOOM, isHaven } from '../data/spaces.ts';
import { forward } from './legal.ts';
import { drawCards, type Play, report, throwAway } from './play.ts';
import {
  activeOf,
  HAND,
  isCrowded,
  MOST_ROUNDS,
  opponentsOf,
  PIPE_WEED,
  type Race,
  rowOf,
  SMEAGOL,
} from './state.ts';

/** A total that throws the Ring into the fire. */
const ENOUGH = 12;
/** With so many markers not even three sixes and Smeagol reach it (C41). */
const HOPELESS = 9;

/** Begins the active seat's turn; missed ones pass by (C6). */
export function beginTurn(play: Play): void {
  const { race } = play;
  // A window stays open behind a mover that gives up in it.
  clearAnswers(race);
  for (;;) {
    race.turn++;
    race.moved = false;
    race.noMove = false;
    race.settled = null;
    if (isHopeless(race)) {
      race.ending = { winners: [], reason: race.round > MOST_ROUNDS ? 'rounds' : 'stuck' };
      race.phase = 'over';
      if (play.loud) report(play, race.active, 'over', 'over.draw', {}, { rule: 'C41' });
      return;
    }
    if (!missesTurn(play)) break;
  }
  if (play.loud) report(play, race.active, 'turn', 'turn', {});
  drawCards(play, race.active, 2);
  race.phase = 'limit';
  afterDraw(play);
}

/** Takes one missed turn off the active seat, if it has any, and passes on to the next. */
export function missesTurn(play: Play): boolean {
  const { race } = play;
  const seat = activeOf(race);
  if (seat.miss === 0) return false;
  seat.miss--;
  seat.tally.missed++;
  if (play.loud) report(play, race.active, 'turn', 'turn.missed', {}, { rule: 'C6' });
  passOn(play);
  return true;
}

/** Nine cards at most, before anything is played (C4). */
export function afterDraw(play: Play): void {
  if (activeOf(play.race).hand.length <= HAND) openPipe(play);
}

export function endTurn(play: Play): void {
  passOn(play);
  beginTurn(play);
}

function passOn({ race, loud, tell }: Play): void {
  const at = race.order.indexOf(race.active);
  for (let i = 1; i <= race.order.length; i++) {
    const next = (at + i) % race.order.length;
    if (next === 0) {
      race.round++;
      if (loud) tell({ kind: 'round', words: { key: 'round', with: { n: race.round } } });
    }
    race.active = race.order[next];
    if (!activeOf(race).out) return;
  }
}

function isHopeless(race: Race): boolean {
  if (race.round > MOST_ROUNDS) return true;
  if (race.base.options.natural18 === 'on') return false;
  return race.seats.every(({ out, space, corruption }) => out || (space === DOOM && corruption >= HOPELESS));
}

/**
 * Everybody else is asked for Pipe Weed (C35), unless it is plain to all that nobody can have it: it lies in the
 * discard pile.
 */
function openPipe(play: Play): void {
  const { race } = play;
  if (activeOf(race).space === DOOM || race.discard.includes(PIPE_WEED)) {
    race.phase = 'main';
    return;
  }
  clearAnswers(race);
  race.phase = 'pipe';
}

/** Nobody has answered, and nothing lies ready. */
function clearAnswers(race: Race): void {
  for (const seat of race.seats) {
    seat.answer = 0;
    seat.laid.length = 0;
  }
}

export function closePipe(play: Play): void {
  const { race } = play;
  race.phase = 'main';
  const by = opponentsOf(race).find((seat) => race.seats[seat].answer === 2);
  if (by === undefined) return;
  const held = race.seats[by].hand.find((one) => rowOf(one) === PIPE_WEED);
  if (held === undefined) return;
  throwAway(race, by, held);
  race.seats[by].tally.played++;
  race.noMove = true;
  if (play.loud)
    report(play, race.active, 'cards', 'pipe.used', {}, { cards: ['pipe_weed'], rule: 'C35', seat: by });
}

/** The movement roll, the first one or one more. */
export function roll(play: Play): void {
  const { race } = play;
  const seat = activeOf(race);
  const die = play.dice.d6();
  const steps = Math.max(0, die - seat.defeat);
  race.moved = true;
  race.settled = null;
  if (play.loud) {
    const how = seat.defeat === 0 ? 'roll.move' : 'roll.move.defeat';
    report(
      play,
      race.active,
      'roll',
      how,
      { die, n: steps, defeat: seat.defeat },
      { dice: [{ value: die }], rule: 'C7' },
    );
  }
  const from = seat.space;
  walk(play, race.active, forward(from, steps));
  arrive(play, seat.space > from);
}

/** Moves a pawn, space by space. */
export function walk(play: Play, who: Seat, to: number): void {
  const seat = play.race.seats[who];
  const from = seat.space;
  seat.space = to;
  if (!play.loud || from === to) return;
  const step = to > from ? 1 : -1;
  const path: number[] = [];
  for (let space = from; space !== to + step; space += step) path.push(space);
  report(play, who, 'move', to > from ? 'moves' : 'moves.back', { space: to }, { path });
}

/** What follows where a pawn has come to. `moved`: forward, by at least a space. */
function arrive(play: Play, moved: boolean): void {
  const { race } = play;
  const { space } = activeOf(race);
  if (isHaven(space)) restAtHaven(play);
  else if (moved && !isCrowded(race, race.active)) {
    clearAnswers(race);
    race.phase = 'encounter';
  } else if (moved && space === DOOM) rollForDoom(play);
  else race.phase = 'post';
}

/** Instead of moving, or when Pipe Weed keeps the pawn where it is (C8, C10). */
export function rest(play: Play): void {
  const { race } = play;
  const seat = activeOf(race);
  const had = seat.defeat;
  seat.defeat = Math.max(0, had - 1);
  race.settled = null;
  if (play.loud) report(play, race.active, 'heal', had > 0 ? 'rests.heals' : 'rests', {}, { rule: 'C8' });
  if (isHaven(seat.space)) restAtHaven(play);
  else race.phase = 'post';
}

/** The Haven step (C10): all Defeat and one Corruption marker off, then cards away and the hand filled (C11). */
export function restAtHaven(play: Play): void {
  const { race } = play;
  const seat = activeOf(race);
  const off = { defeat: seat.defeat, corruption: Math.min(1, seat.corruption) };
  seat.defeat = 0;
  seat.corruption -= off.corruption;
  if (play.loud) report(play, race.active, 'heal', healed(off), off, { rule: 'C10' });
  if (seat.hand.length === 0) fillHand(play);
  else race.phase = 'haven';
}

/** What is said of a rest at a Haven: only what really came off. */
function healed({ defeat, corruption }: { readonly defeat: number; readonly corruption: number }): string {
  if (defeat > 0) return corruption > 0 ? 'haven' : 'haven.defeat';
  return corruption > 0 ? 'haven.corruption' : 'haven.nothing';
}

export function fillHand(play: Play): void {
  const { race } = play;
  drawCards(play, race.active, HAND - activeOf(race).hand.length);
  race.phase = 'post';
}

/** Three dice less the Corruption markers: twelve throw the Ring (C39). */
export function rollForDoom(play: Play): void {
  const { race } = play;
  const seat = activeOf(race);
  race.settled = null;
  const dice = [play.dice.d6(), play.dice.d6(), play.dice.d6()];
  const sum = dice[0] + dice[1] + dice[2];
  const total = sum - seat.corruption;
  const natural = sum === 18 && race.base.options.natural18 === 'on';
  if (play.loud) {
    report(
      play,
      race.active,
      'roll',
      'roll.doom',
      { sum, corruption: seat.corruption, total },
      {
        dice: dice.map((value) => ({ value })),
        rule: 'C39',
        amount: total,
      },
    );
  }
  if (total >= ENOUGH || natural) throwRing(play);
  else if (total + 2 >= ENOUGH) {
    race.doom = { dice, total };
    race.phase = 'smeagol';
  } else failDoom(play);
}

/** Smeagol's two, if he is used, and what comes of it (C38). */
export function answerDoom(play: Play, use: boolean): void {
  const { race } = play;
  const total = race.doom?.total ?? 0;
  race.doom = null;
  if (!use) {
    failDoom(play);
    return;
  }
  const held = activeOf(race).hand.find((one) => rowOf(one) === SMEAGOL);
  if (held !== undefined) throwAway(race, race.active, held);
  if (play.loud)
    report(
      play,
      race.active,
      'cards',
      'smeagol.doom',
      { total: total + 2 },
      { cards: ['smeagol'], rule: 'C38' },
    );
  throwRing(play);
}

function failDoom(play: Play): void {
  play.race.phase = 'post';
  if (play.loud) report(play, play.race.active, 'note', 'doom.failed', {}, { rule: 'C39' });
}

function throwRing(play: Play): void {
  const { race } = play;
  race.ending = { winners: [race.active], reason: 'ring' };
  race.phase = 'over';
  if (play.loud) report(play, race.active, 'over', 'over.ring', {}, { rule: 'C49' });
}
