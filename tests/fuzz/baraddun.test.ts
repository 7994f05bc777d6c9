import { expect, test } from 'vitest';
import { baraddun } from '../../shared/games/baraddun/game.ts';
import { ruleEntry } from '../../shared/games/baraddun/rulebook/book.ts';
import { playOne } from './play.ts';

const file = { format: 1, game: 'baraddun', title: 'Fuzz', options: { firstLead: 'random' } };
const knows = (ref: string) => ruleEntry(ref) !== null;

test.each([
  [2, { dup: 'discard', standoff: 'ownBack' }],
  [4, { extras: 'auto' }],
  [6, { dup: 'discard' }],
  [8, { standoff: 'ownBack' }],
] as const)('%i players fight to the end without a break, by chance and by the bot', (players, options) => {
  for (const random of [3000, 15]) {
    const limits = { random, acts: 3000, every: 4, hands: 60 };
    const played = playOne(
      { game: baraddun, file, seats: players },
      { players, ...options },
      players,
      limits,
      knows,
    );
    expect(played.breaks).toEqual([]);
    expect(played.ended).not.toBe('not at all');
  }
});
