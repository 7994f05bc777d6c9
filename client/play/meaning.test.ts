import { expect, test } from 'vitest';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { pressKey } from './keys.ts';
import { clickCard, clickCell, clickMade, clickPiece, drop, movable, read } from './meaning.ts';

const choice = (label: string, group: string, rest: Partial<ChoiceView> = {}): ChoiceView => ({
  move: {},
  label: words(label),
  group,
  ...rest,
});
const decision = (kind: string, choices: ChoiceView[], piece?: string): DecisionView => ({
  seat: 0,
  kind,
  title: words('t'),
  rule: 'A1',
  piece,
  choices,
});

const units = decision('unit', [
  choice('act', 'unit', { piece: 'h1' }),
  choice('act', 'unit', { piece: 'h2' }),
  choice('act', 'unit', { piece: 'rider' }),
  choice('remount', 'unit', { piece: 'rider' }),
]);
const turn = decision(
  'action',
  [
    choice('move', 'move', { piece: 'h1', cell: 5, cards: ['c-red'] }),
    choice('move', 'move', { piece: 'h1', cell: 5, cards: ['c-orange'] }),
    choice('move', 'move', { piece: 'h1', cell: 6, cards: ['c-orange'] }),
    choice('strike', 'attack', { piece: 'h1', target: 'harpy', odds: 0.31, cards: ['c-red'] }),
    choice('strike', 'attack', {
      piece: 'h1',
      target: 'harpy',
      odds: 0.46,
      cards: ['c-yellow'],
      danger: ['h2'],
    }),
    choice('strike', 'attack', { piece: 'h1', target: 'hydra', odds: 0.2, cards: ['c-yellow'] }),
    choice('stun', 'attack', { piece: 'h1', target: 'hydra', cards: ['c-blue'] }),
    choice('rally', 'support', { piece: 'h1', cards: ['c-purple'] }),
    choice('end', 'end', { piece: 'h1' }),
  ],
  'h1',
);

test('a click on a ready warrior activates it', () => {
  const intent = clickPiece(read([units], ''), 'h2');
  expect(intent).toMatchObject({ do: 'choose', option: { choice: 1 } });
});

test('a rider that may act or remount is asked about', () => {
  expect(clickPiece(read([units], ''), 'rider')).toMatchObject({
    do: 'ask',
    options: [{ choice: 2 }, { choice: 3 }],
  });
});

test('a click on a hex takes the first listed way there', () => {
  expect(clickCell(read([turn], ''), 5)).toMatchObject({ do: 'choose', option: { choice: 0 } });
});

test('a card taken up narrows what lights up', () => {
  const meaning = read([turn], 'c-orange');
  expect([...meaning.cells.keys()]).toEqual([5, 6]);
  expect(meaning.targets.size).toBe(0);
  expect(clickCell(meaning, 5)).toMatchObject({ option: { choice: 1 } });
  expect(meaning.cards.has('c-yellow')).toBe(true);
});

test('a click on a foe strikes with the best odds', () => {
  const meaning = read([turn], '');
  expect(meaning.best).toBe('harpy');
  expect(clickPiece(meaning, 'harpy')).toMatchObject({ do: 'choose', option: { choice: 4 } });
});

test('a hex where one of several fallen could come back asks who', () => {
  const back = decision('action', [
    choice('revive', 'support', { piece: 'h1', target: 'dead1', cell: 9 }),
    choice('revive', 'support', { piece: 'h1', target: 'dead2', cell: 9 }),
    choice('revive', 'support', { piece: 'h1', target: 'dead2', cell: 8 }),
  ]);
  expect(clickCell(read([back], ''), 9)).toMatchObject({
    do: 'ask',
    options: [{ choice: 0 }, { choice: 1 }],
  });
  expect(clickCell(read([back], ''), 8)).toMatchObject({ do: 'choose', option: { choice: 2 } });
});

test('a foe that can be struck or stunned is asked about', () => {
  expect(clickPiece(read([turn], ''), 'hydra')).toMatchObject({ do: 'ask' });
});

test('two weapons that do the same are ranked by their odds and not asked about', () => {
  const does = (key: string, odds: number) =>
    choice('use', 'attack', { label: words('use', { effect: words(key) }), target: 'harpy', odds });
  const strike = choice('strike', 'attack', { target: 'harpy', odds: 0.3 });
  const alike = decision('action', [strike, does('do.ATK', 0.5)]);
  expect(clickPiece(read([alike], ''), 'harpy')).toMatchObject({ do: 'choose', option: { choice: 1 } });
  const other = decision('action', [strike, does('do.STN', 0.5)]);
  expect(clickPiece(read([other], ''), 'harpy')).toMatchObject({ do: 'ask' });
});

test('a long press lists even the weaker ways', () => {
  expect(clickPiece(read([turn], ''), 'harpy', true)).toMatchObject({
    do: 'ask',
    options: [{ choice: 4 }, { choice: 3 }],
  });
});

test('a click on anybody else only looks', () => {
  expect(clickPiece(read([turn], ''), 'centaur')).toEqual({ do: 'look', piece: 'centaur' });
  expect(clickPiece(read([], ''), 'h1')).toEqual({ do: 'look', piece: 'h1' });
});

test('the acting warrior is not a button for its own placeless choices', () => {
  expect(clickPiece(read([turn], ''), 'h1')).toEqual({ do: 'look', piece: 'h1' });
});

test('a second click on a card that can do only one thing does it', () => {
  const meaning = read([turn], 'c-purple');
  expect(clickCard(read([turn], ''), 'c-purple', '')).toEqual({ do: 'card', card: 'c-purple' });
  expect(clickCard(meaning, 'c-purple', 'c-purple')).toMatchObject({ do: 'choose', option: { choice: 7 } });
  expect(clickCard(read([turn], 'c-red'), 'c-red', 'c-red')).toEqual({ do: 'card', card: '' });
});

test('a warrior dropped on a foe attacks it, on a lit hex moves there, elsewhere returns', () => {
  const meaning = read([turn], '');
  expect(drop(meaning, 'h1', 9, 'harpy')).toMatchObject({ do: 'choose', option: { choice: 4 } });
  expect(drop(meaning, 'h1', 6, '')).toMatchObject({ do: 'choose', option: { choice: 2 } });
  expect(drop(meaning, 'h1', 77, '')).toEqual({ do: 'nothing' });
  expect(drop(meaning, 'h1', 4, 'h1')).toEqual({ do: 'nothing' });
});

test('only the acting warrior or one that may be activated can be picked up', () => {
  expect(movable(read([turn], ''), 'h1')).toBe(true);
  expect(movable(read([turn], ''), 'harpy')).toBe(false);
  expect(movable(read([units], ''), 'rider')).toBe(true);
});

const hands = { decisions: [turn], cards: ['c-red', 'c-yellow'], card: '', choice: -1, looked: '' };

test('Space ends, Enter takes what arrows walked to', () => {
  const meaning = read([turn], '');
  expect(pressKey(' ', meaning, hands)).toMatchObject({ do: 'choose', option: { choice: 8 } });
  expect(pressKey('ArrowRight', meaning, hands)).toEqual({ do: 'walk', choice: 0 });
  expect(pressKey('ArrowLeft', meaning, hands)).toEqual({ do: 'walk', choice: 8 });
  expect(pressKey('Enter', meaning, { ...hands, choice: 3 })).toMatchObject({ option: { choice: 3 } });
  expect(pressKey('Enter', meaning, hands)).toEqual({ do: 'nothing' });
});

test('arrows walk only the choices of the card that is up', () => {
  const up = { ...hands, card: 'c-yellow' };
  expect(pressKey('ArrowRight', read([turn], 'c-yellow'), { ...up, choice: 5 })).toEqual({
    do: 'walk',
    choice: 4,
  });
});

test('figures take up cards, Escape puts them back', () => {
  expect(pressKey('2', read([turn], ''), hands)).toEqual({ do: 'card', card: 'c-yellow' });
  expect(pressKey('7', read([turn], ''), hands)).toEqual({ do: 'nothing' });
  expect(pressKey('Escape', read([turn], ''), { ...hands, card: 'c-red' })).toEqual({ do: 'card', card: '' });
});

test('N goes round the warriors that may act', () => {
  const meaning = read([units], '');
  const at = (looked: string) => pressKey('n', meaning, { ...hands, decisions: [units], looked });
  expect(at('')).toEqual({ do: 'look', piece: 'h1' });
  expect(at('h1')).toEqual({ do: 'look', piece: 'h2' });
  expect(at('rider')).toEqual({ do: 'look', piece: 'h1' });
});

test('out of turn only taking back and looking are left', () => {
  const idle = { ...hands, decisions: [] };
  expect(pressKey(' ', read([], ''), idle)).toEqual({ do: 'nothing' });
  expect(pressKey('u', read([], ''), idle)).toEqual({ do: 'undo' });
});

const casting = decision(
  'action',
  [
    choice('cast', 'spell', { target: 'harpy', odds: 0.7, made: 'missile', harms: true, piece: 'h1' }),
    choice('cast', 'spell', { target: 'harpy', odds: 0.6, made: 'ball', harms: true, piece: 'h1' }),
    choice('cast', 'spell', { cell: 5, made: 'summon', piece: 'h1', odds: 0.5 }),
    choice('cast', 'spell', { cell: 5, made: 'summon', piece: 'h1', odds: 0.5 }),
    choice('cast', 'spell', { made: 'shield', piece: 'h1' }),
  ],
  'h1',
);

test('two spells for one foe are asked about, however much likelier one of them is', () => {
  expect(clickPiece(read([casting], ''), 'harpy')).toMatchObject({ do: 'ask' });
  expect(drop(read([casting], ''), 'h1', 3, 'harpy')).toMatchObject({ do: 'ask' });
});

test('a spell that is taken up first is what a click, a drop or a hex means', () => {
  expect(drop(read([casting], '', 'ball'), 'h1', 3, 'harpy')).toMatchObject({ option: { choice: 1 } });
  expect(clickCell(read([casting], ''), 5)).toEqual({ do: 'nothing' });
  expect(clickCell(read([casting], '', 'summon'), 5)).toMatchObject({
    do: 'ask',
    options: [{ choice: 2 }, { choice: 3 }],
  });
});

test('a click on a spell takes it up; the second casts one that needs no target, and lets others go', () => {
  expect(clickMade([casting], 'shield', '')).toEqual({ do: 'make', made: 'shield' });
  expect(clickMade([casting], 'shield', 'shield')).toMatchObject({ do: 'choose', option: { choice: 4 } });
  expect(clickMade([casting], 'ball', 'ball')).toEqual({ do: 'make', made: '' });
});
