import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { DECK } from '../data/cards.ts';
import { SHIRE } from '../data/spaces.ts';
import type { RaceSetup } from '../model.ts';
import type { Options } from './options.ts';
import { draw, playOn, report } from './play.ts';
import type { Fellowship, Race } from './state.ts';
import { beginTurn } from './turn.ts';

const fellowship = (): Fellowship => ({
  space: SHIRE,
  defeat: 0,
  corruption: 0,
  miss: 0,
  hand: [],
  marked: [],
  laid: [],
  answer: 0,
  filter: 'ask',
  pipe: 'ask',
  pipePast: '0',
  sights: [],
  out: false,
  tally: { met: 0, escaped: 0, missed: 0, played: 0 },
});

/** A race in which nothing has happened: all on the Shire, an unshuffled deck, seats in turn order. */
export function newRace(setup: RaceSetup, options: Options): Race {
  const players = Array.from({ length: options.players }, (_, seat) => seat);
  return {
    base: { setup, options, doomIsMordor: options.doomIsMordor === 'on' },
    deck: [...DECK],
    discard: [],
    serial: 1,
    seats: players.map(fellowship),
    order: players,
    active: 0,
    round: 1,
    turn: 0,
    phase: 'main',
    moved: false,
    noMove: false,
    ring: false,
    encounter: null,
    queue: [],
    settled: null,
    doom: null,
    ending: null,
  };
}

/** Shuffles, rolls for the turn order and begins the first turn. */
export function startRace(setup: RaceSetup, options: Options, dice: Dice, tell: Tell): Race {
  const race = newRace(setup, options);
  const play = playOn(race, dice, tell);
  dice.shuffle(race.deck);
  const rolls: { readonly seat: number; readonly die: number }[] = [];
  race.order = turnOrder(options.players, (seat) => {
    const die = dice.d6();
    rolls.push({ seat, die });
    return die;
  });
  if (play.loud)
    for (const { seat, die } of rolls)
      report(play, seat, 'roll', 'roll.order', { die }, { dice: [{ value: die }], rule: 'C2' });
  race.active = race.order[0];
  for (let i = 0; i < options.startHand; i++) for (const seat of race.order) draw(play, race.seats[seat]);
  if (play.loud) tell({ kind: 'round', words: { key: 'round', with: { n: 1 } } });
  beginTurn(play);
  return race;
}

/** Highest first; who ties rolls again among themselves, the topmost group first, in seat order (C2). */
export function turnOrder(players: number, throwDie: (seat: number) => number): number[] {
  const rank = (seats: readonly number[]): number[] => {
    const thrown = seats.map((seat) => ({ seat, die: throwDie(seat) }));
    const order: number[] = [];
    for (let die = 6; die >= 1; die--) {
      const tied = thrown.filter((one) => one.die === die).map(({ seat }) => seat);
      order.push(...(tied.length > 1 ? rank(tied) : tied));
    }
    return order;
  };
  return rank(Array.from({ length: players }, (_, seat) => seat));
}
