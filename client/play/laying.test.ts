import { expect, test } from 'vitest';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { letGo, nowhere, readOffer, takeable, tap } from './laying.ts';

const choice = (label: string, rest: Partial<ChoiceView> = {}): ChoiceView => ({
  move: label,
  label: words(label),
  group: 'card',
  ...rest,
});
const decision = (choices: ChoiceView[], rest: Partial<DecisionView> = {}): DecisionView => ({
  seat: 0,
  kind: 'lay',
  title: words('t'),
  rule: 'R1',
  choices,
  ...rest,
});
const at = (over: Partial<typeof nowhere>) => ({ ...nowhere, ...over });

const lay = decision(
  [
    choice('war eagle', { piece: 'eagle', zone: 'war' }),
    choice('quest eagle', { piece: 'eagle', zone: 'quest' }),
    choice('war axe', { piece: 'axe', zone: 'war' }),
    choice('ready'),
  ],
  { idle: { bread: words('not in evil lands') } },
);

test('a tapped card with two places is taken up, and both places light', () => {
  expect(tap(readOffer([lay], ''), at({ piece: 'eagle', zone: 'hand' }))).toEqual({
    do: 'card',
    card: 'eagle',
  });
  const up = readOffer([lay], 'eagle');
  expect([...up.zones.keys()]).toEqual(['war', 'quest']);
  expect(tap(up, at({ zone: 'quest' }))).toMatchObject({ do: 'choose', option: { choice: 1 } });
});

test('a tapped card that fits in one place only is laid at once', () => {
  expect(tap(readOffer([lay], ''), at({ piece: 'axe', zone: 'hand' }))).toMatchObject({
    do: 'choose',
    option: { choice: 2 },
  });
});

test('where a table lays by two taps, the last open pile is no exception, and taking back stays one tap', () => {
  const full = decision([
    choice('quest eagle', { piece: 'eagle', zone: 'quest' }),
    choice('take axe', { piece: 'axe', zone: 'hand' }),
  ]);
  const offer = readOffer([full], '', ['war', 'quest']);
  expect(tap(offer, at({ piece: 'eagle', zone: 'hand' }))).toEqual({ do: 'card', card: 'eagle' });
  expect(tap(offer, at({ piece: 'axe', zone: 'war' }))).toMatchObject({
    do: 'choose',
    option: { choice: 1 },
  });
  const up = readOffer([full], 'eagle', ['war', 'quest']);
  expect(tap(up, at({ piece: 'axe', zone: 'quest' }))).toMatchObject({ do: 'choose', option: { choice: 0 } });
});

test('with a card taken up, a tap on a card in a lit zone lays it there', () => {
  const up = readOffer([lay], 'eagle');
  expect(tap(up, at({ piece: 'gimli', zone: 'war' }))).toMatchObject({ do: 'choose', option: { choice: 0 } });
});

test('a second tap puts a card back, and so does a tap beside everything', () => {
  const up = readOffer([lay], 'eagle');
  expect(tap(up, at({ piece: 'eagle', zone: 'hand' }))).toEqual({ do: 'card', card: '' });
  expect(tap(up, at({ zone: 'deck' }))).toEqual({ do: 'card', card: '' });
});

test('another card is taken up instead of the first', () => {
  const up = readOffer(
    [
      lay,
      decision([choice('a', { piece: 'oak', zone: 'war' }), choice('b', { piece: 'oak', zone: 'quest' })]),
    ],
    'eagle',
  );
  expect(tap(up, at({ piece: 'oak', zone: 'hand' }))).toEqual({ do: 'card', card: 'oak' });
});

test('a card that is dropped on its zone is laid, elsewhere it goes back', () => {
  const up = readOffer([lay], 'axe');
  expect(letGo(up, at({ zone: 'war' }))).toMatchObject({ do: 'choose', option: { choice: 2 } });
  expect(letGo(up, at({ zone: 'quest' }))).toEqual({ do: 'nothing' });
  expect(letGo(up, nowhere)).toEqual({ do: 'nothing' });
});

test('a card that has become useless is no longer held', () => {
  const gone = readOffer([lay], 'spent');
  expect(gone.held).toBe('');
  expect(gone.zones.size).toBe(0);
});

test('what has no place is a button, and idle cards say why', () => {
  const offer = readOffer([lay], '');
  expect(offer.bare.map(({ choice: index }) => index)).toEqual([3]);
  expect(offer.idle.get('bread')).toEqual(words('not in evil lands'));
  expect(tap(offer, at({ piece: 'bread', zone: 'hand' }))).toEqual({ do: 'look', piece: 'bread' });
});

test('a weapon goes to the fighter that it is dropped on', () => {
  const arm = decision([
    choice('a', { piece: 'sword', target: 'tam' }),
    choice('b', { piece: 'sword', target: 'brynja' }),
  ]);
  const up = readOffer([arm], 'sword');
  expect(letGo(up, at({ piece: 'brynja', zone: 'fight1' }))).toMatchObject({ option: { choice: 1 } });
  expect(tap(up, at({ piece: 'tam', zone: 'fight1' }))).toMatchObject({ option: { choice: 0 } });
});

test('a card played in two ways on one place asks which', () => {
  const two = decision([
    choice('as aid', { piece: 'frodo', zone: 'tray' }),
    choice('for its power', { piece: 'frodo', zone: 'tray' }),
  ]);
  expect(letGo(readOffer([two], 'frodo'), at({ zone: 'tray' }))).toMatchObject({
    do: 'ask',
    options: [{ choice: 0 }, { choice: 1 }],
  });
});

test('cards without a place do what they do when tapped, and cannot be dragged', () => {
  const keep = decision([choice('keep a', { piece: 'a' }), choice('keep b', { piece: 'b' })]);
  const offer = readOffer([keep], '');
  expect(tap(offer, at({ piece: 'b', zone: 'hand' }))).toMatchObject({ do: 'choose', option: { choice: 1 } });
  expect(takeable(offer, 'b')).toBe(false);
});

test('where the piece whose turn it is may go lights without taking it up', () => {
  const walk = decision([choice('3', { piece: 'pawn', cell: 3 }), choice('4', { piece: 'pawn', cell: 4 })], {
    piece: 'pawn',
  });
  const offer = readOffer([walk], '');
  expect(tap(offer, at({ zone: 'trail', cell: 4 }))).toMatchObject({ do: 'choose', option: { choice: 1 } });
  expect(offer.acting.has('pawn')).toBe(true);
});

test('a pile that can be drawn from is tapped by itself', () => {
  const draw = decision([choice('draw', { zone: 'deck' }), choice('stop')]);
  const offer = readOffer([draw], '');
  expect(tap(offer, at({ zone: 'deck' }))).toMatchObject({ do: 'choose', option: { choice: 0 } });
  expect(offer.bare).toHaveLength(1);
});

test('a tap on nothing does nothing', () => {
  expect(tap(readOffer([lay], ''), nowhere)).toEqual({ do: 'nothing' });
});
