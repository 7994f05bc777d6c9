import { expect, test } from 'vitest';
import { words } from '../../engine/words.ts';
import { faultOf, Lying } from './lying.ts';
import { sampleScene, sampleTable } from './testing/sample.ts';

test('what is wrong with a hand is told without the order in which its owner holds the cards', () => {
  const { pieces } = sampleTable();
  const hand = pieces.filter(({ zone }) => zone === 'hand0');
  const told = (order: readonly number[]) => {
    const sorted = hand.map((piece, i) => ({ ...piece, at: order[i] }));
    const held = new Lying(sorted, sampleScene).hiddenIn('hand0');
    return faultOf({ code: 'too-many', words: words('no.too-many') }, held).pieces;
  };
  expect(told([0, 1, 2])).toHaveLength(3);
  expect(told([2, 0, 1])).toEqual(told([0, 1, 2]));
  expect(told([1, 2, 0])).toEqual(told([0, 1, 2]));
});
