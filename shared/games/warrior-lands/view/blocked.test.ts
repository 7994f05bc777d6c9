import { expect, test } from 'vitest';
import { say } from '../../../engine/words.ts';
import { Bout, type Placed } from '../rules/testing/bout.ts';
import { text } from '../text.ts';
import { presentTo } from './present.ts';

const shooter = (traits: string): Placed => ({ id: 'mine', seat: 0, at: [0, 0], traits });
const foe = (id: string, at: Placed['at']): Placed => ({ id, seat: 1, at, hits: 2 });
const blockedFor = (bout: Bout) =>
  presentTo(bout.b, 0)?.blocked?.map(({ piece, target, by, words, rule }) => ({
    ...{ piece, target, by, rule },
    said: say(words, text),
  }));

test('a foe behind another is told as blocked, with whoever stands between', () => {
  const units = [shooter('Harquebus'), foe('front', [1, 0]), foe('behind', [2, 0])];
  const bout = new Bout(units, 'BR', []).act('mine');
  expect(blockedFor(bout)).toEqual([
    {
      ...{ piece: 'mine', target: 'behind', by: [bout.cell(1, 0)], rule: 'A46' },
      said: 'No clear line to behind: somebody stands between',
    },
  ]);
});

test('nothing is blocked for a bow, out of range, without the card, or after the attack', () => {
  const units = [foe('front', [1, 0]), foe('behind', [2, 0]), foe('far', [6, 0])];
  expect(blockedFor(new Bout([shooter('Bow'), ...units], 'BR', []).act('mine'))).toBeUndefined();
  expect(blockedFor(new Bout([shooter('Harquebus'), ...units], 'RR', []).act('mine'))).toBeUndefined();
  const spent = new Bout([shooter('Harquebus'), ...units], 'YBR', [5], {});
  spent.b.decks[0] = ['R', 'B', 'Y'];
  spent.act('mine').strike('Y', 'front');
  expect(blockedFor(spent)).toBeUndefined();
});

test('a foe that another weapon reaches is not blocked', () => {
  const units = [shooter('Harquebus, Bow'), foe('front', [1, 0]), foe('behind', [2, 0])];
  expect(blockedFor(new Bout(units, 'BR', []).act('mine'))).toBeUndefined();
});

test('a spell in hand is blocked like a shot, by warriors and by ground that the table has agreed on', () => {
  const units = [shooter('Mage'), foe('front', [1, 0]), foe('behind', [2, 0]), foe('wood', [-2, 0])];
  const ground = { sight: [[-1, 0]] } as const;
  const bout = new Bout(units, 'BR', [], { terrain: 'blocking' }, ground).act('mine');
  expect(blockedFor(bout)?.map(({ target, by, rule }) => [target, by, rule])).toEqual(
    expect.arrayContaining([
      ['behind', [bout.cell(1, 0)], 'A46'],
      ['wood', [bout.cell(-1, 0)], 'option:terrain'],
    ]),
  );
  expect(blockedFor(bout)).toHaveLength(2);
});
