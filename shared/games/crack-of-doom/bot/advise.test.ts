import { expect, test } from 'vitest';
import { checksum } from '../../../engine/checksum.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { crackOfDoom } from '../game.ts';
import { Road } from '../testing/road.ts';
import { farthest } from './rollout.ts';

const advised = (game: Road, seat: number) => {
  const dice = new FastDice(3);
  return crackOfDoom.advise(crackOfDoom.determinize(game.race, seat, dice), seat, dice);
};

test('playing on in imagined races leaves the real one as it is', () => {
  const game = new Road(3).hand(1, 'wargs trolls').hand(2, 'hide').at(0, 44).at(1, 40).phase('encounter');
  const before = checksum(game.race);
  advised(game, 1);
  expect(checksum(game.race)).toBe(before);
});

test('of two moves the one after which a seat stands better is found, whichever comes first', () => {
  // With four markers of Defeat a roll leads nowhere most times; a Haven is far.
  const game = new Road(2).hand(0, '').hand(1, '').at(0, 31, { defeat: 4 }).at(1, 31).phase('main');
  const moves = [{ do: 'roll' }, { do: 'rest' }] as const;
  for (const [first, second] of [moves, [moves[1], moves[0]]])
    expect(farthest(game.race, 0, [first, second], new FastDice(9))).toEqual({ do: 'rest' });
});

test('the bot throws a Foe at whoever leads', () => {
  const game = new Road(2).hand(0, '').hand(1, 'trolls').at(0, 66).at(1, 50).phase('encounter');
  expect(advised(game, 1)).toMatchObject({ do: 'offer', card: 'trolls' });
});
