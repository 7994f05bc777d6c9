import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import { type GameEvent, untold } from '../../engine/event.ts';
import { PLASTICS } from '../../scenario/scenario.ts';
import { warriorLands as game } from './game.ts';
import { loadBattle } from './load.ts';
import type { BattleSetup } from './model.ts';
import { seatsStanding } from './rules/victory.ts';
import { playTurns } from './testing/turns.ts';

/** Where the sides begin: round the rim of a field of nine by nine, in their order. */
const CORNERS = [
  [1, 1],
  [4, 1],
  [7, 1],
  [7, 7],
  [4, 7],
  [1, 7],
] as const;

/** A file with so many sides of two warriors each. */
function battle(sides: number, teams: readonly string[] = []): unknown {
  return {
    ...{ format: 1, game: 'warrior-lands', title: 'A crowd' },
    map: { format: 1, title: 'A square', rows: Array.from({ length: 9 }, () => 'g'.repeat(9)) },
    sides: CORNERS.slice(0, sides).map(([column, row], seat) => ({
      name: `Side ${seat + 1}`,
      ...(teams[seat] && { team: teams[seat] }),
      units: [
        { name: 'Fighter', traits: ['Sword'], at: [[column, row]] },
        { name: 'Archer', traits: ['Bow & Arrows', 'Club'], at: [[column + 1, row]] },
      ],
    })),
  };
}

function loaded(file: unknown): BattleSetup {
  const read = loadBattle(file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.setup;
}

const PAIRS = ['x', 'y', 'z', 'x', 'y', 'z'];

test.each([
  ['everybody against everybody', [], {}],
  ['three teams of two', PAIRS, {}],
  ['three teams of two, a deck for each side', PAIRS, { 'deck.scope': 'perPlayer' }],
])('bots play six sides to an end: %s', (_, teams, options) => {
  const dice = new FastDice(6);
  const b = game.setup(loaded(battle(6, teams)), options, dice, untold);
  const acted = new Set<number>();
  for (let n = 0; n < 20_000 && !game.outcome(b); n++) {
    const [{ seat }] = game.decisions(b);
    acted.add(seat);
    game.apply(b, seat, game.advise(b, seat, dice), dice, untold);
    expect(game.invariants(b)).toEqual([]);
  }
  expect(acted.size).toBe(6);
  const winners = game.outcome(b)?.winners ?? [];
  expect(winners.length).toBe(teams.length > 0 ? 2 : 1);
  expect(new Set(winners.map((seat) => teams[seat])).size).toBe(1);
});

test('of six the high die starts, ties among the highest roll again, and turns go round in the order of seats', () => {
  let ties = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const dice = new FastDice(seed);
    const told: GameEvent[] = [];
    const b = game.setup(loaded(battle(6, PAIRS)), {}, dice, (event) => told.push(event));
    const rolls = told
      .filter(({ words }) => words.key === 'roll.initiative')
      .map(({ seat = -1, dice: rolled = [] }) => ({ seat, value: rolled[0].value }));
    let rolling = [0, 1, 2, 3, 4, 5];
    for (let again = 0; rolling.length > 1; again++) {
      const these = rolls.splice(0, rolling.length);
      expect(these.map(({ seat }) => seat)).toEqual(rolling);
      const most = Math.max(...these.map(({ value }) => value));
      rolling = these.filter(({ value }) => value === most).map(({ seat }) => seat);
      if (again > 0) ties++;
    }
    expect(rolls).toEqual([]);
    expect(b.turn).toBe(rolling[0]);
    const order = playTurns(b, 6, dice);
    expect(order).toEqual(order.map((_, n) => (rolling[0] + n) % 6));
  }
  expect(ties).toBeGreaterThan(0);
});

test('who gives up among six leaves five, and their turns pass over the empty seat', () => {
  const dice = new FastDice(2);
  const b = game.setup(loaded(battle(6)), {}, dice, untold);
  game.resign(b, 4, dice, untold);
  expect(b.over).toBeNull();
  expect(seatsStanding(b)).toEqual([0, 1, 2, 3, 5]);
});

test('six sides get six plastics, and a place for the fallen of each', () => {
  const setup = loaded(battle(6));
  expect(setup.sides.map(({ plastic }) => plastic)).toEqual(PLASTICS);
  const scene = game.scene(game.setup(setup, {}, new FastDice(1), untold));
  const boxes = Object.keys(scene.zones).filter((zone) => zone.startsWith('dead:'));
  expect(boxes).toHaveLength(6);
});

test.each([2, 3, 4, 5, 6])('a file of %i sides loads', (sides) => {
  expect(loaded(battle(sides)).sides.map(({ plastic }) => plastic)).toEqual(PLASTICS.slice(0, sides));
});

test('a file of seven sides is refused', () => {
  const { sides, ...rest } = battle(6) as { sides: readonly unknown[] };
  const seventh = { name: 'Side 7', units: [{ name: 'Late', traits: ['Sword'], at: [[0, 4]] }] };
  expect(loadBattle({ ...rest, sides: [...sides, seventh] })).toMatchObject({
    ok: false,
    problems: [{ path: 'sides' }],
  });
});
