import { expect, test } from 'vitest';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { endingChoice, grouped, payingCards } from './choices.ts';

const choice = (group: string, over: Partial<ChoiceView> = {}): ChoiceView => ({
  move: {},
  label: words(group),
  group,
  ...over,
});
const decision = (...choices: ChoiceView[]): DecisionView => ({
  seat: 0,
  kind: 'action',
  title: words('t'),
  rule: 'R3',
  choices,
});

const activation = decision(
  choice('end'),
  choice('attack', { odds: 0.31, cards: ['y1'] }),
  choice('move', { cards: ['r1'] }),
  choice('attack', { odds: 0.46, cards: ['y1'] }),
  choice('move', { cards: ['o1'] }),
);

test('moves come before attacks and the end comes last, whatever order the rules list them in', () => {
  expect(grouped(activation, { card: '' }).map((g) => g.name)).toEqual(['move', 'attack', 'end']);
});

test('the best attack is listed first and keeps its number', () => {
  const attacks = grouped(activation, { card: '' })[1];
  expect(attacks.choices.map((c) => c.index)).toEqual([3, 1]);
  expect(attacks.folded).toBe(true);
});

test('a card chosen first leaves what it pays for and what costs nothing', () => {
  expect(grouped(activation, { card: 'r1' }).map((g) => [g.name, g.choices.length])).toEqual([
    ['move', 1],
    ['end', 1],
  ]);
  expect(payingCards(activation)).toEqual(['y1', 'r1', 'o1']);
});

test('a few answers stand side by side, many fold', () => {
  const three = decision(choice('answer'), choice('answer'), choice('answer'));
  expect(grouped(three, { card: '' })[0].folded).toBe(false);
  const many = decision(...Array.from({ length: 9 }, () => choice('unit')));
  expect(grouped(many, { card: '' })[0].folded).toBe(true);
});

test('two warriors stand side by side, three fold: their names are long', () => {
  const units = (n: number) => decision(...Array.from({ length: n }, () => choice('unit')));
  expect(grouped(units(2), { card: '' })[0].folded).toBe(false);
  expect(grouped(units(3), { card: '' })[0].folded).toBe(true);
});

test('Space ends, or does what the table would do by itself', () => {
  expect(endingChoice(activation)).toBe(0);
  expect(endingChoice({ ...decision(choice('move')), automatic: 0 })).toBe(0);
  expect(endingChoice(decision(choice('move')))).toBe(-1);
});
