import { expect, test } from 'vitest';
import type { Move } from '../model.ts';
import { sceneOf } from '../view/scene.ts';
import { refusalOf } from './check.ts';
import { decisionsOf } from './choices.ts';
import { fieldOf } from './field.ts';
import { Bout, type Placed } from './testing/bout.ts';

const foe = (at: Placed['at'], more: Partial<Placed> = {}): Placed => ({ id: 'foe', seat: 1, at, ...more });
const mine = (traits: string, more: Partial<Placed> = {}): Placed => ({
  ...{ id: 'mine', seat: 0, at: [0, 0], traits },
  ...more,
});
const ends = (bout: Bout, of: Move['do']): (readonly [number, number])[] => {
  const { board } = fieldOf(bout.b);
  return decisionsOf(bout.b)[0].choices.flatMap((move) =>
    move.do === of && 'to' in move && move.to !== undefined
      ? [[board.q[move.to], board.r[move.to]] as const]
      : [],
  );
};
const blocking = { terrain: 'blocking' } as const;
/** A wall across the axis, with a gap far away. */
const wall = [
  [1, 0],
  [1, -1],
  [0, 1],
] as const;

test('without the option every hex is as good as another, whatever is painted on it', () => {
  const bout = new Bout([mine('Sword'), foe([5, 0])], 'OR', [], {}, { movement: wall, sight: wall }).act(
    'mine',
  );
  expect(ends(bout, 'move')).toContainEqual([1, 0]);
  expect(ends(bout, 'move')).toContainEqual([2, 0]);
});

test('nobody walks into or through ground that blocks movement, and the refusal names the option', () => {
  const bout = new Bout([mine('Sword'), foe([5, 0])], 'OR', [], blocking, { movement: wall }).act('mine');
  const to = bout.cell(1, 0);
  expect(ends(bout, 'move')).not.toContainEqual([1, 0]);
  expect(ends(bout, 'move')).not.toContainEqual([2, 0]);
  expect(refusalOf(bout.b, 0, { do: 'move', card: 'O', to })).toMatchObject({
    ...{ code: 'closed-ground', rule: 'option:terrain' },
  });
  const through: Move = { do: 'move', card: 'O', to: bout.cell(2, 0), path: [to, bout.cell(2, 0)] };
  expect(bout.why(through)).toBe('closed-ground');
  expect(bout.why({ do: 'move', card: 'O', to: bout.cell(2, 0) })).toBe('too-far');
});

test('fliers pass over such ground and do not land on it', () => {
  const bout = new Bout([mine('Wings'), foe([5, 0])], 'BR', [], blocking, { movement: wall }).act('mine');
  expect(ends(bout, 'move')).toContainEqual([2, 0]);
  expect(ends(bout, 'move')).not.toContainEqual([1, 0]);
  const over: Move = {
    ...{ do: 'move', card: 'B', row: 'wings', to: bout.cell(2, 0) },
    path: [bout.cell(1, 0), bout.cell(2, 0)],
  };
  expect(bout.why(over)).toBe('');
  expect(bout.why({ do: 'move', card: 'B', row: 'wings', to: bout.cell(1, 0) })).toBe('closed-ground');
});

test('a straight attack needs a line that no ground blocks; one over warriors goes over ground too', () => {
  const units = [mine('Harquebus, Bow'), foe([2, 0])];
  const bout = new Bout(units, 'BR', [], blocking, { sight: [[1, 0]] }).act('mine');
  const shot = (row: string): Move => ({ do: 'use', card: 'B', row, target: 1 });
  expect(bout.why(shot('harquebus'))).toBe('no-sight');
  expect(refusalOf(bout.b, 0, shot('harquebus'))?.rule).toBe('option:terrain');
  expect(bout.why(shot('bow'))).toBe('');
  const clear = new Bout(units, 'BR', [], { ...blocking, lineOfSight: 'off' }, { sight: [[1, 0]] }).act(
    'mine',
  );
  expect(clear.why(shot('harquebus'))).toBe('');
});

test('along an edge one open side is enough, and who stands in a wood is seen', () => {
  const units = [mine('Harquebus'), foe([1, 1])];
  const shot: Move = { do: 'use', card: 'B', row: 'harquebus', target: 1 };
  const half = new Bout(units, 'BR', [], blocking, { sight: [[1, 0]] }).act('mine');
  expect(half.why(shot)).toBe('');
  const both = new Bout(units, 'BR', [], blocking, {
    sight: [
      [1, 0],
      [0, 1],
    ],
  }).act('mine');
  expect(both.why(shot)).toBe('no-sight');
  const inside = new Bout(units, 'BR', [], blocking, {
    sight: [
      [1, 1],
      [0, 0],
    ],
  }).act('mine');
  expect(inside.why(shot)).toBe('');
});

test('who stands between is the reason where the ground leaves a line open', () => {
  const units = [mine('Harquebus'), foe([2, 0]), { id: 'third', seat: 1, at: [1, 0] } as const];
  const bout = new Bout(units, 'BR', [], blocking, { sight: [[3, 0]] }).act('mine');
  expect(bout.why({ do: 'use', card: 'B', row: 'harquebus', target: 1 })).toBe('no-line');
});

test('a push against such ground is a push against the edge: it hurts', () => {
  const units = [mine('Spear'), foe([1, 0], { hits: 2 })];
  const behind = [
    [2, 0],
    [1, 1],
    [2, -1],
  ] as const;
  const open = new Bout(units, 'BRR', [1], blocking, {}).act('mine').use('B', 'spear', 'foe');
  expect(open.b.prompt?.kind).toBe('push');
  const held = new Bout(units, 'BRR', [1], blocking, { movement: behind })
    .act('mine')
    .use('B', 'spear', 'foe');
  expect(held.unit('foe').damage).toBe(1);
  expect(held.place('foe')).toEqual([1, 0]);
});

test('summoned and raised warriors come to free ground only', () => {
  const near = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ] as const;
  const caster = mine('Mage, Priest');
  const dead: Placed = { id: 'dead', seat: 0, at: null, start: { dead: true } };
  const summons = new Bout([caster, foe([5, 0])], 'PB', [], blocking, { movement: near }).act('mine');
  expect(new Set(ends(summons, 'cast').map(String))).toEqual(new Set(['0,1']));
  expect(
    summons.why({
      ...{ do: 'cast', cards: ['P', 'B'], spell: 'mage:summonelemental' },
      to: summons.cell(1, 0),
      pick: 'Earth Elemental',
    }),
  ).toBe('closed-ground');
  const raising = new Bout([caster, foe([5, 0]), dead], 'BR', [], blocking, { movement: near }).act('mine');
  const raised = decisionsOf(raising.b)[0].choices.flatMap((move) =>
    move.do === 'cast' && move.spell === 'priest:resurrect' ? [move.to] : [],
  );
  expect(raised).toEqual([raising.cell(0, 1)]);
});

test('a teleport lands on open ground only', () => {
  const bout = new Bout([mine('Mage'), foe([8, 0])], 'PO', [], blocking, { movement: wall }).act('mine');
  const spell: Move = { do: 'cast', cards: ['P', 'O'], spell: 'mage:teleport', target: 0 };
  expect(bout.why({ ...spell, to: bout.cell(1, 0) })).toBe('closed-ground');
  bout.go(spell);
  expect(bout.b.prompt?.options).not.toContain(bout.cell(1, 0));
  expect(bout.b.prompt?.options).toContain(bout.cell(2, 0));
});

test('a lured foe does not come onto such ground', () => {
  const units = [mine('Taunt'), foe([2, 0], { hits: 2 })];
  const bout = new Bout(units, 'BR', [1], blocking, { movement: [[1, 0]] })
    .act('mine')
    .use('B', 'taunt', 'foe');
  expect(bout.place('foe')).toEqual([2, 0]);
});

test('the board shows which ground is closed only where the option closes it', () => {
  const painted = (options: { readonly terrain?: 'blocking' }) =>
    sceneOf(new Bout([mine('Sword'), foe([5, 0])], 'OR', [], options, { movement: wall, sight: [[2, 0]] }).b);
  const bout = new Bout([mine('Sword'), foe([5, 0])], 'OR', []);
  expect(painted({}).board?.closed).toBeUndefined();
  expect(painted(blocking).board?.closed).toEqual({
    movement: wall.map(([q, r]) => bout.cell(q, r)),
    sight: [bout.cell(2, 0)],
  });
});
