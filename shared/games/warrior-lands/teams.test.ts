import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import { untold } from '../../engine/event.ts';
import { warriorLands as game } from './game.ts';
import type { BattleSetup } from './model.ts';
import { decisionsOf } from './rules/choices.ts';
import { fieldOf, profileOf } from './rules/field.ts';
import { fall } from './rules/harm.ts';
import { playOn } from './rules/play.ts';
import { proceed } from './rules/resolve.ts';
import type { Battle } from './rules/state.ts';
import { attackBar, inspireBar } from './rules/targets.ts';
import { arcane } from './testing/arcane.ts';
import { playTurns } from './testing/turns.ts';

const dice = new FastDice(3);
const begin = (setup: BattleSetup): Battle => game.setup(setup, {}, dice, untold);

/** Whoever the seat owns falls, as after a card that is resolved. */
function lose(b: Battle, seat: number): void {
  const p = playOn(b, dice, untold);
  for (const [i, unit] of b.units.entries()) if (unit.owner === seat && !unit.dead) fall(p, i);
  proceed(p);
}

const first = (b: Battle, seat: number): number => b.units.findIndex((unit) => unit.owner === seat);

test('without teams every other side is a foe', () => {
  const b = begin(arcane(3));
  const field = fieldOf(b);
  const blow = profileOf(field, b.units[first(b, 0)]).strikes.Y?.blows[0];
  if (!blow) throw new Error('no blow');
  for (const seat of [1, 2])
    expect(attackBar(b, field, first(b, 0), first(b, seat), blow, 99)).not.toBe('not-a-foe');
});

test('sides of one team are friends to strike and to inspire', () => {
  const b = begin(arcane(4, ['x', 'y', 'x', 'y']));
  const field = fieldOf(b);
  const blow = profileOf(field, b.units[first(b, 0)]).strikes.Y?.blows[0];
  if (!blow) throw new Error('no blow');
  expect(attackBar(b, field, first(b, 0), first(b, 2), blow, 99)).toBe('not-a-foe');
  expect(inspireBar(b, field, first(b, 0), first(b, 2), 99)).toBe('');
  expect(inspireBar(b, field, first(b, 0), first(b, 1), 99)).toBe('not-a-friend');
});

test('a team wins together, the fallen side of it too', () => {
  const b = begin(arcane(4, ['x', 'y', 'x', 'y']));
  lose(b, 0);
  expect(b.over).toBeNull();
  lose(b, 1);
  lose(b, 3);
  expect(game.outcome(b)?.winners).toEqual([0, 2]);
});

test('of four the last one wins', () => {
  const b = begin(arcane(4));
  lose(b, 2);
  lose(b, 0);
  expect(b.over).toBeNull();
  lose(b, 3);
  expect(game.outcome(b)?.winners).toEqual([1]);
});

test('who gives up among three takes its warriors off the map, and the others fight on', () => {
  const b = begin(arcane(3));
  const { turn } = b;
  game.resign(b, turn, dice, untold);
  expect(b.over).toBeNull();
  expect(b.units.every((unit) => (unit.owner === turn) === unit.dead)).toBe(true);
  expect(decisionsOf(b).every(({ seat }) => seat !== turn)).toBe(true);
  expect(decisionsOf(b)).toHaveLength(1);
  expect(game.invariants(b)).toEqual([]);
  game.resign(b, decisionsOf(b)[0].seat, dice, untold);
  expect(game.outcome(b)?.winners).toHaveLength(1);
  expect(game.outcome(b)?.winners).not.toContain(turn);
});

test('turns go round the table and pass over who has nobody left', () => {
  const b = begin(arcane(4));
  const order = playTurns(b, 4, dice);
  expect(order).toEqual([0, 1, 2, 3].map((n) => (order[0] + n) % 4));
  const next = b.turn;
  lose(b, (next + 1) % 4);
  const [{ seat, choices }] = decisionsOf(b);
  game.apply(b, seat, choices.find((move) => move.do === 'act' && !move.give) ?? choices[0], dice, untold);
  if (b.open.length > 0) game.apply(b, seat, { do: 'end' }, dice, untold);
  expect(b.turn).toBe((next + 2) % 4);
});
