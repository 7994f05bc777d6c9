import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { FastDice } from './dice-fast.ts';
import { ScriptedDice } from './dice-scripted.ts';
import { commitmentOf, keyOf, SeededDice } from './dice-seeded.ts';

const SEED = '11'.repeat(32);
const rolls = (dice: { d6(): number }, n: number) => Array.from({ length: n }, () => dice.d6());

test('the commitment is the hash of the seed', () => {
  expect(commitmentOf(SEED)).toBe(bytesToHex(sha256(hexToBytes(SEED))));
});

test('the same seed, words and place give the same dice', () => {
  const key = keyOf(SEED, ['swan', 'oak']);
  expect(rolls(new SeededDice(key, 5), 40)).toEqual(rolls(new SeededDice(key, 5), 40));
});

test('another word, the words the other way round, or another place in the log give other dice', () => {
  const first = rolls(new SeededDice(keyOf(SEED, ['swan', 'oak']), 5), 40);
  expect(rolls(new SeededDice(keyOf(SEED, ['swan', 'elm']), 5), 40)).not.toEqual(first);
  expect(rolls(new SeededDice(keyOf(SEED, ['oak', 'swan']), 5), 40)).not.toEqual(first);
  expect(rolls(new SeededDice(keyOf(SEED, ['swan', 'oak']), 6), 40)).not.toEqual(first);
});

test('words cannot be split another way to give the same key', () => {
  expect(keyOf(SEED, ['ab', 'c'])).not.toEqual(keyOf(SEED, ['a', 'bc']));
});

test('known dice stay known (worked out apart with another HMAC), so a log of today replays tomorrow', () => {
  expect(rolls(new SeededDice(keyOf(SEED, ['', '']), 1), 12)).toEqual([4, 1, 3, 3, 3, 3, 1, 1, 1, 4, 2, 3]);
});

for (const [name, dice] of [
  ['seeded', new SeededDice(keyOf(SEED, ['a']), 1)],
  ['fast', new FastDice(7)],
] as const) {
  test(`${name} dice favour no face`, () => {
    const count = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12000; i++) count[dice.d6() - 1]++;
    // Chi-squared with 5 degrees of freedom: 25 is passed once in 7,000 fair runs, and the seed is fixed.
    const chi = count.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0);
    expect(chi).toBeLessThan(25);
  });

  test(`${name} picks stay within n, also beyond a byte`, () => {
    for (const n of [1, 2, 54, 256, 257, 100000]) {
      for (let i = 0; i < 50; i++) {
        const pick = dice.pick(n);
        expect(Number.isInteger(pick) && pick >= 0 && pick < n).toBe(true);
      }
    }
  });

  test(`a ${name} shuffle keeps every card`, () => {
    const cards = Array.from({ length: 54 }, (_, i) => i);
    const shuffled = dice.shuffle([...cards]);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
  });
}

test('an act without chance leaves the dice untouched', () => {
  const dice = new SeededDice(keyOf(SEED, []), 1);
  expect(dice.used).toBe(0);
  dice.shuffle([1, 2, 3]);
  expect(dice.used).toBe(2);
});

test('scripted dice show the script and complain when it ends', () => {
  const dice = new ScriptedDice([3, 6], [1]);
  expect([dice.d6(), dice.pick(4), dice.d6(), dice.left]).toEqual([3, 1, 6, 0]);
  expect(() => dice.d6()).toThrow();
});
