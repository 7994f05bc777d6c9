import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { warriorLands as game } from '../game.ts';
import type { BattleSetup } from '../model.ts';
import { fieldOf } from '../rules/field.ts';
import { Bout } from '../rules/testing/bout.ts';
import { greeks, japan } from '../testing/setups.ts';
import { advise } from './advise.ts';

/** Winner of a battle: seats of `bots` are advised, the other plays at random. -1 for a draw. */
function fight(setup: BattleSetup, seed: number, bots: readonly number[]): number {
  const dice = new FastDice(seed);
  const mind = new FastDice(seed + 1000);
  const b = game.setup(setup, {}, dice, untold);
  for (let n = 0; n < 30_000; n++) {
    const [decision] = game.decisions(b);
    if (!decision) return game.outcome(b)?.winners[0] ?? -1;
    const { seat, choices } = decision;
    const move = bots.includes(seat)
      ? game.advise(game.determinize(b, seat, mind), seat, mind)
      : choices[mind.pick(choices.length)];
    expect(game.check(b, seat, move)).toBeNull();
    game.apply(b, seat, move, dice, untold);
  }
  throw new Error('a battle without end');
}

test('two bots fight both scenarios to the end with legal moves only', () => {
  for (const setup of [greeks, japan])
    for (const seed of [1, 2]) expect([-1, 0, 1]).toContain(fight(setup, seed, [0, 1]));
});

test('a bot beats chance from the weaker side of the Greeks', () => {
  const won = [1, 2, 3, 4, 5].filter((seed) => fight(greeks, seed, [1]) === 1);
  expect(won.length).toBeGreaterThanOrEqual(3);
});

test('a bot finishes the wounded foe rather than scratch a fresh one', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'fresh', seat: 1, at: [1, 0], hits: 3 },
      { id: 'hurt', seat: 1, at: [0, 1], hits: 3, start: { damage: 2 } },
    ],
    'YG',
    [],
  ).act('a');
  expect(advise(bout.b, 0, new FastDice(1))).toEqual({ do: 'strike', card: 'Y', target: bout.id('hurt') });
});

test('a bot walks up to a foe that the rest of its hand can strike', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'b', seat: 1, at: [2, 0] },
    ],
    'YR',
    [],
  ).act('a');
  const move = advise(bout.b, 0, new FastDice(1));
  expect(move.do).toBe('move');
  const { board } = fieldOf(bout.b);
  expect(board.distance(move.do === 'move' ? move.to : -1, bout.unit('b').cell)).toBe(1);
});

test('a bomb is not thrown into a crowd of friends', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Grenade (Range = 2)' },
      { id: 'f1', seat: 0, at: [3, 0], hits: 1, skill: 3 },
      { id: 'f2', seat: 0, at: [2, 1], hits: 1, skill: 3 },
      { id: 'f3', seat: 0, at: [1, 1], hits: 1, skill: 3 },
      { id: 'b', seat: 1, at: [2, 0], hits: 3 },
    ],
    'BG',
    [],
  ).act('a');
  expect(advise(bout.b, 0, new FastDice(1))).toEqual({ do: 'end' });
});

test('advice leaves the battle as it was', () => {
  const dice = new FastDice(6);
  const b = game.setup(greeks, {}, dice, untold);
  for (let n = 0; n < 200; n++) {
    const [decision] = game.decisions(b);
    if (!decision) break;
    const before = JSON.stringify(b);
    const move = game.advise(b, decision.seat, dice);
    expect(JSON.stringify(b)).toBe(before);
    game.apply(b, decision.seat, move, dice, untold);
  }
});
