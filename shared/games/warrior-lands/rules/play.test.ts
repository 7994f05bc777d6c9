import { expect, test } from 'vitest';
import { untold } from '../../../engine/event.ts';
import { sampleType } from '../data/types.ts';
import type { BattleSetup, Colour, Move, UnitType } from '../model.ts';
import { applyMove } from './apply.ts';
import { whyNot } from './check.ts';
import { openOf, playOn } from './play.ts';
import { battleAt } from './setup.ts';
import type { Battle } from './state.ts';

const cells: number[] = [];
for (let r = 0; r < 7; r++) for (let q = 0; q < 7; q++) cells.push(q, r);
const at = (q: number, r: number): number => r * 7 + q;

function duel(attacker: string, defender: string, deck: string): Battle {
  const typeOf = (name: string): UnitType => {
    const type = sampleType(name);
    if (!type) throw new Error(name);
    return type;
  };
  const setup: BattleSetup = {
    id: 'duel',
    title: 'Duel',
    story: '',
    board: { orientation: 'pointy', cells, ground: 'g'.repeat(49) },
    sides: [
      { name: 'One', plastic: 'a' },
      { name: 'Two', plastic: 'b' },
    ],
    units: [
      { type: typeOf(attacker), name: 'A', id: 'a', seat: 0, cell: at(3, 3) },
      { type: typeOf(defender), name: 'B', id: 'b', seat: 1, cell: at(4, 3) },
    ],
    options: {},
  };
  return battleAt(setup, {}, [...deck].reverse() as Colour[], []);
}

function go(b: Battle, dice: number[], moves: Move[]): void {
  const play = playOn(
    b,
    {
      d6: () => dice.shift() ?? Number.NaN,
      pick: () => 0,
      shuffle: (list) => list,
    },
    untold,
  );
  for (const move of moves) {
    const open = openOf(b);
    const seat =
      b.prompt?.seat ??
      (open ? b.units[open.unit].seat : move.do === 'act' ? b.units[move.unit].seat : b.turn);
    expect(whyNot(b, seat, move)).toBe('');
    applyMove(play, seat, move);
  }
  expect(dice).toEqual([]);
}

test('a layer that absorbs ends the attack before the next one is rolled', () => {
  const b = duel('Griffon', 'War Troll', 'YRR');
  go(
    b,
    [3, 1],
    [
      { do: 'act', unit: 0 },
      { do: 'strike', card: 'Y', target: 1 },
    ],
  );
  expect(b.units[1].damage).toBe(0);
});

test('a blow that is received comes back, and the striker may fall to it', () => {
  const b = duel('Skeleton', 'Ogre', 'YRPR');
  go(
    b,
    [2, 3],
    [
      { do: 'act', unit: 0 },
      { do: 'strike', card: 'Y', target: 1 },
    ],
  );
  expect(b.units[0].dead).toBe(true);
  expect(b.open).toEqual([]);
  expect(b.over?.winners).toEqual([1]);
});
