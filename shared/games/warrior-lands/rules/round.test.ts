import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { greeks } from '../testing/setups.ts';
import { applyMove } from './apply.ts';
import { decisionsOf } from './choices.ts';
import { type Options, STANDARD } from './options.ts';
import { playOn } from './play.ts';
import { startBattle } from './setup.ts';
import type { Battle } from './state.ts';
import { Bout } from './testing/bout.ts';

/** Everybody acts and does nothing, until a round begins or the battle ends. Who began each round. */
function idleRounds(options: Partial<Options>, rounds: number): { b: Battle; began: number[] } {
  const dice = new FastDice(12);
  const b = startBattle(greeks, { ...STANDARD, ...options }, dice, untold);
  const began = [b.first];
  while (began.length < rounds && !b.over) {
    const { round } = b;
    while (b.round === round && !b.over) {
      const [{ seat, choices }] = decisionsOf(b);
      const move = choices.find(({ do: what }) => what === 'end') ?? choices[0];
      applyMove(playOn(b, dice, untold), seat, move);
    }
    began.push(b.first);
  }
  return { b, began };
}

test('a battle starts with a full deck, a token beside each unit and the winner of the roll to move', () => {
  const b = startBattle(greeks, STANDARD, new FastDice(1), untold);
  expect(b.decks.map((deck) => deck.length)).toEqual([60]);
  expect(b.units.every(({ tokens }) => tokens === 1)).toBe(true);
  expect(b.turn).toBe(b.first);
});

test('the deck may be thinner, and each side may have its own', () => {
  const options: Options = { ...STANDARD, 'deck.perColour': 6, 'deck.scope': 'perPlayer' };
  const b = startBattle(greeks, options, new FastDice(1), untold);
  expect(b.decks.map((deck) => deck.length)).toEqual([36, 36]);
  const { seat, choices } = decisionsOf(b)[0];
  applyMove(playOn(b, new FastDice(1), untold), seat, choices[0]);
  expect(b.decks[1 - seat]).toHaveLength(36);
  expect(b.decks[seat].length).toBeLessThan(36);
});

test('the first turn is rolled each round, or kept, or alternates', () => {
  const each = idleRounds({}, 8).began;
  expect(new Set(each).size).toBe(2);
  const once = idleRounds({ initiative: 'once' }, 6).began;
  expect(new Set(once).size).toBe(1);
  const turns = idleRounds({ initiative: 'alternate' }, 4).began;
  expect(turns).toEqual([turns[0], 1 - turns[0], turns[0], 1 - turns[0]]);
});

test('a battle of six rounds ends after the sixth; with equal losses it is a draw', () => {
  const { b } = idleRounds({ victory: 'rounds 6' }, 20);
  expect(b.round).toBe(6);
  expect(b.over).toEqual({ winners: [], reason: 'rounds' });
});

test('a side may lose with its leader, or when it has lost half its Hits', () => {
  const units = [
    { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
    { id: 'chief', seat: 1, at: [1, 0] },
    { id: 'c', seat: 1, at: [5, 0] },
  ] as const;
  const winner = (victory: Options['victory']): unknown =>
    new Bout(units, 'YRR', [1], { victory }).act('a').strike('Y', 'chief').b.over;
  expect(winner('annihilation')).toBeNull();
  expect(winner('leader')).toEqual({ winners: [0], reason: 'leader' });
  expect(winner('breakpoint 50')).toEqual({ winners: [0], reason: 'breakpoint' });
  expect(winner('breakpoint 75')).toBeNull();
});

test('a deployed unit acts inside the activation of its tactician, whose death ends both in order', () => {
  const bout = new Bout(
    [
      { id: 't', seat: 0, at: [1, 0], traits: 'Tactics' },
      { id: 'g', seat: 0, at: [0, 0], traits: 'Bomb (Range = 1)' },
      { id: 'b', seat: 1, at: [0, 1], hits: 2 },
      { id: 'c', seat: 1, at: [7, 0] },
    ],
    'PR BR R R R',
    [3, 1],
  );
  bout.act('t').use('P', 'tactics', 'g');
  expect(bout.b.open).toHaveLength(2);
  bout.use('B', 'burst', 'b');
  expect(bout.unit('t').dead).toBe(true);
  expect(bout.b.open.map(({ unit }) => unit)).toEqual([bout.id('t'), bout.id('g')]);
  bout.end();
  expect(bout.b.open).toEqual([]);
  expect(bout.b.turn).toBe(1);
});
