import { expect, test } from 'vitest';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { read } from '../play/meaning.ts';
import { lightsFor } from './lights.ts';

const choice = (group: string, rest: Partial<ChoiceView>): ChoiceView => ({
  move: 0,
  label: words('l'),
  group,
  ...rest,
});
const decision = (piece: string | undefined, ...choices: ChoiceView[]): DecisionView => ({
  seat: 0,
  kind: 'k',
  title: words('t'),
  rule: '',
  piece,
  choices,
});
const turn = decision(
  'h1',
  choice('move', { piece: 'h1', cell: 5 }),
  choice('move', { piece: 'h1', cell: 6 }),
  choice('attack', { piece: 'h1', target: 'harpy', odds: 0.46, danger: ['h2'] }),
  choice('support', { piece: 'h1', target: 'h2', odds: 0.5, cards: ['c1'] }),
);
const CELLS: Record<string, number> = { h1: 1, h2: 2, harpy: 3 };
const lights = (pointed: { cell?: number; piece?: string }, choiceInFocus = -1, of = turn, card = '') =>
  lightsFor(
    read([of], ''),
    { hovered: '', pinned: '', card, made: '', choice: choiceInFocus },
    { cell: -1, piece: '', held: '', ...pointed },
    (piece) => CELLS[piece] ?? -1,
  );

test('hexes that can be entered glow, the one under the pointer more', () => {
  const { glows } = lights({ cell: 6 });
  expect(glows).toContainEqual({ cell: 5, glow: 'legal' });
  expect(glows).toContainEqual({ cell: 6, glow: 'hovered' });
});

test('foes in reach carry their odds; friends that can be helped have a ring of their own', () => {
  const { glows, odds } = lights({});
  expect(odds).toEqual([{ piece: 'harpy', odds: 0.46 }]);
  expect(glows).toContainEqual({ cell: 3, glow: 'foe' });
  expect(glows).toContainEqual({ cell: 2, glow: 'friend' });
  expect(glows).toContainEqual({ cell: 1, glow: 'selected' });
});

test('whoever the blow would also hurt is marked only while it is looked at', () => {
  const danger = { cell: 2, glow: 'danger' };
  expect(lights({}).glows).not.toContainEqual(danger);
  expect(lights({ piece: 'harpy' }).glows).toContainEqual(danger);
  expect(lights({}, 2).glows).toContainEqual(danger);
});

test('a fallen warrior has no hex to light', () => {
  const revive = decision('h1', choice('support', { piece: 'h1', target: 'dead', cell: 9 }));
  expect(lights({}, -1, revive).glows).toContainEqual({ cell: 9, glow: 'legal' });
});

test('the odds of helping a friend are told when they are asked for', () => {
  const both = [
    { piece: 'harpy', odds: 0.46 },
    { piece: 'h2', odds: 0.5 },
  ];
  expect(lights({ piece: 'h2' }).odds).toEqual(both);
  expect(lights({}, 3).odds).toEqual(both);
  expect(lights({}, -1, turn, 'c1').odds).toEqual(both);
  expect(lights({}, 2).odds).toEqual([both[0]]);
});

test('a foe carries the odds of a blow, though dazing it would be likelier', () => {
  const daze = decision(
    'h1',
    choice('support', { piece: 'h1', target: 'harpy', odds: 0.9 }),
    choice('attack', { piece: 'h1', target: 'harpy', odds: 0.4 }),
  );
  expect(lights({}, -1, daze).odds).toEqual([{ piece: 'harpy', odds: 0.4 }]);
});

test('a foe that only a spell reaches is lit as a foe, with the odds of the spell', () => {
  const bolt = decision(
    'h1',
    choice('spell', { piece: 'h1', target: 'harpy', odds: 0.3, harms: true, made: 'bolt' }),
    choice('spell', { piece: 'h1', target: 'h2', odds: 0.9, made: 'haste' }),
  );
  const { glows, odds } = lights({}, -1, bolt);
  expect(glows).toContainEqual({ cell: 3, glow: 'foe' });
  expect(glows).toContainEqual({ cell: 2, glow: 'friend' });
  expect(odds).toEqual([{ piece: 'harpy', odds: 0.3 }]);
});

test('a blast shows its hexes while it is looked at, and marks the friends in them as in danger', () => {
  const blast = decision(
    'h1',
    choice('spell', {
      ...{ piece: 'h1', target: 'harpy', odds: 0.6, harms: true, made: 'ball' },
      ...{ area: [2, 4, 8], danger: ['h2'] },
    }),
  );
  expect(lights({}, -1, blast).danger).toEqual([]);
  for (const shown of [lights({ piece: 'harpy' }, -1, blast), lights({}, 0, blast)]) {
    expect(shown.danger).toEqual(['h2']);
    expect(shown.glows).toContainEqual({ cell: 4, glow: 'area' });
    expect(shown.glows).toContainEqual({ cell: 2, glow: 'danger' });
    expect(shown.glows).not.toContainEqual({ cell: 2, glow: 'area' });
  }
});

test('a line to whom the view is blocked, stronger when the pointer is on them', () => {
  const hidden = {
    ...turn,
    blocked: [{ piece: 'h1', target: 'harpy', by: [7], words: words('b'), rule: '' }],
  };
  expect(lights({}, -1, hidden).lines).toEqual([{ from: 1, to: 3, by: [7], target: 'harpy', near: false }]);
  expect(lights({ piece: 'harpy' }, -1, hidden).lines).toMatchObject([{ near: true }]);
  expect(lights({}).lines).toEqual([]);
});
