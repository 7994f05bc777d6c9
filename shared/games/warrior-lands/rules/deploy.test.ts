import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { resolveMap } from '../../../scenario/scenario.ts';
import { warriorLands as game } from '../game.ts';
import { loadBattle } from '../load.ts';
import type { Move } from '../model.ts';
import type { Battle } from './state.ts';

const json = (path: string): unknown =>
  JSON.parse(readFileSync(`scenarios/warrior-lands/${path}.json`, 'utf8'));
const file = resolveMap(json('first-steps'), { crossroads: json('maps/crossroads') });
const loaded = file.ok ? loadBattle(file.file) : file;
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const { setup } = loaded;

const dice = new FastDice(5);
const begin = (deploy: string): Battle => game.setup(setup, { deploy }, dice, () => {});
const go = (b: Battle, seat: number, move: Move): void => {
  expect(game.check(b, seat, move)).toBeNull();
  game.apply(b, seat, move, dice, () => {});
  expect(game.invariants(b)).toEqual([]);
};
const asked = (b: Battle) => game.decisions(b)[0];
const places = (b: Battle) =>
  asked(b).choices.filter((move) => move.do === 'deploy' && move.to !== undefined);

test('as a rule everybody stands where the scenario says, and the battle begins', () => {
  expect(asked(begin('preset')).kind).toBe('unit');
});

test('one warrior each in turn: the sides change after every placing, and then the battle begins', () => {
  const b = begin('alternate');
  const seats: number[] = [];
  while (asked(b).kind === 'deploy') {
    const { seat } = asked(b);
    seats.push(seat);
    go(b, seat, places(b)[0]);
  }
  expect(seats).toHaveLength(b.units.length);
  expect(seats[1]).toBe(1 - seats[0]);
  expect(asked(b).kind).toBe('unit');
  expect(game.table(b).facts.round).toBe(1);
});

test('one side after the other: the first places all of its own before the second', () => {
  const b = begin('free');
  const { seat } = asked(b);
  const own = b.units.filter((unit) => unit.seat === seat).length;
  for (let i = 0; i < own; i++) {
    expect(asked(b).seat).toBe(seat);
    go(b, seat, places(b)[i]);
  }
  expect(asked(b)).toMatchObject({ seat: 1 - seat, kind: 'deploy' });
});

test('a warrior may be taken before the others, and a side may leave the rest as they stand', () => {
  const b = begin('free');
  const { seat, choices } = asked(b);
  const other = choices.find((move) => move.do === 'deploy' && move.to === undefined && move.unit >= 0);
  if (other?.do !== 'deploy') throw new Error('nobody else to place');
  go(b, seat, other);
  expect(game.present(b, seat)?.piece).toBe(b.units[other.unit].id);
  const before = b.units.map(({ cell }) => cell);
  go(b, seat, { do: 'deploy', unit: -1 });
  go(b, 1 - seat, { do: 'deploy', unit: -1 });
  expect(b.units.map(({ cell }) => cell)).toEqual(before);
  expect(asked(b).kind).toBe('unit');
});

test('nobody is placed among the foes, on somebody who has a place already, or before the own turn', () => {
  const b = begin('alternate');
  const { seat } = asked(b);
  const [first] = places(b);
  if (first.do !== 'deploy') throw new Error('nothing to place');
  const why = (by: number, move: Move) => game.check(b, by, move)?.code;
  const foe = b.units.find((unit) => unit.seat !== seat);
  expect(why(seat, { ...first, to: foe?.cell })).toBe('off-the-zone');
  expect(why(1 - seat, first)).toBe('not-your-turn');
  expect(why(seat, { do: 'act', unit: first.unit })).toBe('placing-first');
  go(b, seat, first);
  const next = asked(b);
  go(b, next.seat, { do: 'deploy', unit: -1 });
  const later = b.units.findIndex((unit, i) => unit.seat === seat && i !== first.unit);
  expect(why(seat, { do: 'deploy', unit: later, to: first.to })).toBe('hex-taken');
  expect(why(seat, first)).toBe('no-such-target');
});

test('somebody who gives up while the warriors are placed has lost', () => {
  const b = begin('free');
  game.resign(b, asked(b).seat, dice, () => {});
  expect(game.outcome(b)).not.toBeNull();
});
