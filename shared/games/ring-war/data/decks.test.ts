import { expect, test } from 'vitest';
import { text } from '../text.ts';
import { ALLIANCES, DECKS, deckName } from './decks.ts';
import { cardIcons, pictureOf } from './looks.ts';
import { nameOf } from './names.ts';
import { readEffects } from './notation.ts';

const all = DECKS.flat();

test('no two cards have one id, in either deck', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(106);
});

test('every card has a name, a picture, and words for what it does', () => {
  for (const { id, effects } of all) {
    expect(nameOf(id).full, id).not.toBe(id);
    expect(cardIcons, id).toContain(pictureOf(id));
    if (effects.length > 0) expect(text[`effect.${id}`], id).toBeDefined();
    for (const effect of effects) {
      if (effect.is === 'bonus' && effect.where === 'opp') expect(text[`if.${id}`], id).toBeDefined();
    }
  }
});

test('every alliance has a name', () => {
  for (const side of [0, 1] as const)
    for (const letter of ALLIANCES[side])
      expect(text[`alliance.${deckName(side)}.${letter}`], letter).toBeDefined();
});

test.each([
  [
    'self +1 if opp one_ring',
    [{ is: 'bonus', amount: 1, figure: 'any', where: 'opp', each: false, whom: ['one_ring'] }],
  ],
  [
    'self +3Q once if opp frodo or one_ring',
    [{ is: 'bonus', amount: 3, figure: 'Q', where: 'opp', each: false, whom: ['frodo', 'one_ring'] }],
  ],
  [
    'self +1Q per opp hero; self =0 if any hobbit played',
    [
      { is: 'bonus', amount: 1, figure: 'Q', where: 'opp', each: true, whom: ['hero'] },
      { is: 'zero', whom: ['hobbit'] },
    ],
  ],
  ['own armies +1W each', [{ is: 'lift', amount: 1, figure: 'W', whom: ['army'] }]],
  ['with gimli: pile +2', [{ is: 'pair', amount: 2, whom: ['gimli'] }]],
  ['', []],
])('the effect "%s" is read', (notation, effects) => {
  expect(readEffects(notation)).toEqual(effects);
});

test('a line that is not in the notation is our mistake', () => {
  expect(() => readEffects('self +1 when it rains')).toThrow('No effect');
});
