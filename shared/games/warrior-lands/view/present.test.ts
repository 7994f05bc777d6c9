import { expect, test } from 'vitest';
import { say } from '../../../engine/words.ts';
import { Bout } from '../rules/testing/bout.ts';
import { text } from '../text.ts';
import { presentTo } from './present.ts';
import { sheetOf } from './sheet.ts';
import { tableOf } from './table.ts';

test('for one foe the attack with the best odds comes first, for one hex the cheapest card', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Dagger, Giant Strength, Horse', skill: 2 },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Heavy Armor' },
    ],
    'PORY',
    [],
  ).act('a');
  const view = presentTo(bout.b, 0);
  const at = bout.cell(-1, 0);
  const moves = view?.choices
    .filter(({ cell }) => cell === at)
    .map(({ move }) => ('card' in move ? move.card : ''));
  expect(moves).toEqual(['R', 'O', 'P']);

  const strong = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Dagger, Giant Strength' },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Heavy Armor' },
    ],
    'YB',
    [],
  ).act('a');
  const attacks = presentTo(strong.b, 0)?.choices.filter(({ target }) => target === 'b') ?? [];
  expect(attacks.map(({ move }) => ('row' in move ? move.row : ''))).toEqual(['stomp', '', 'dagger']);
  expect(attacks[0].odds).toBeCloseTo(1 / 2);
  expect(attacks.map(({ cards }) => cards)).toEqual([['c2'], ['c1'], ['c2']]);
});

test('a title says what can be done, and an activation without any use ends by itself', () => {
  const units = [
    { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
    { id: 'b', seat: 1, at: [1, 0] },
  ] as const;
  const view = presentTo(new Bout(units, 'YR', []).act('a').b, 0);
  expect(view && say(view.title, text)).toBe('a: move, attack or end');
  expect(view?.automatic).toBeUndefined();
  const idle = presentTo(new Bout(units, 'GG', []).act('a').b, 0);
  expect(idle?.choices.map(({ group }) => group)).toEqual(['end']);
  expect(idle?.automatic).toBe(0);
});

test('units with a foe in reach are offered first, hopeless ones last', () => {
  const bout = new Bout(
    [
      { id: 'far', seat: 0, at: [-8, 0] },
      { id: 'stuck', seat: 0, at: [0, 1], start: { trapped: true } },
      { id: 'near', seat: 0, at: [0, 0] },
      { id: 'step', seat: 0, at: [-2, 0] },
      { id: 'b', seat: 1, at: [1, 0] },
    ],
    '',
    [],
  );
  expect(presentTo(bout.b, 0)?.choices.map(({ piece }) => piece)).toEqual(['near', 'step', 'far', 'stuck']);
});

test('own warriors beside the target of a bomb are named as in danger', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Grenade (Range = 2)' },
      { id: 'f', seat: 0, at: [3, 0] },
      { id: 'b', seat: 1, at: [2, 0] },
    ],
    'BG',
    [],
  ).act('a');
  expect(presentTo(bout.b, 0)?.choices[0]).toMatchObject({ group: 'attack', target: 'b', danger: ['f'] });
});

test('what lies on the table: conditions as marks, drawn cards as pieces, the dead beside the board', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Mace' },
      { id: 'b', seat: 1, at: [1, 0], hits: 2, start: { damage: 1 } },
      { id: 'd', seat: 1, at: null, start: { dead: true } },
    ],
    'PRR',
    [1],
  );
  bout.act('a').use('P', 'mace', 'b');
  const { pieces, piles, facts } = tableOf(bout.b);
  expect(pieces.map(({ id, zone }) => `${id} ${zone}`)).toEqual([
    'a board',
    'b board',
    'd dead:1',
    'c2 cards',
  ]);
  expect(pieces[1].marks).toEqual({ chip: 1, stunned: 1 });
  expect(pieces[3].kind).toBe('card:R');
  expect(piles.discard).toEqual({ count: 2, top: 'card:R' });
  expect(piles.draw).toEqual({ count: 0, top: '' });
  expect(facts).toEqual({ round: 1, tokens0: 0, tokens1: 0, active: 0 });
});

test('a sheet says what each colour does now, and offers standing answers to the owner alone', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword, Shield, Martyr' },
      { id: 'b', seat: 1, at: [2, 0] },
    ],
    '',
    [],
  );
  const sheet = sheetOf(bout.b, 0, 'a');
  const blue = sheet?.cards
    .filter(({ card }) => card === 'card:B')
    .map(({ words, now }) => [say(words, text), now]);
  expect(blue).toEqual([
    ['Sword: Attack 1, on 1-3', false],
    ['Defend on 1-3', undefined],
  ]);
  expect(sheet?.policies.map(({ name }) => name)).toEqual(['martyr', 'defence']);
  expect(sheetOf(bout.b, 1, 'a')?.policies).toEqual([]);
  expect(sheetOf(bout.b, 0, 'nobody')).toBeNull();
});

test('on the sheet of whose turn it is only that is possible now which its cards can still pay for', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword, Shield' },
      { id: 'b', seat: 0, at: [3, 0], traits: 'Sword, Shield' },
      { id: 'foe', seat: 1, at: [8, 0] },
    ],
    'RG',
    [],
  );
  const now = (piece: string) =>
    sheetOf(bout.b, 0, piece)?.cards.flatMap(({ card, now }) => (now ? [card] : []));
  expect(now('a')).toEqual(['card:R', 'card:O']);
  bout.act('a');
  expect(now('a')).toEqual(['card:R']);
  expect(now('b')).toEqual(['card:R', 'card:O']);
  bout.go({ do: 'move', card: 'R', to: bout.cell(1, 0) });
  expect(now('a')).toEqual([]);
});
