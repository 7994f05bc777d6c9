import { expect, test } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { type Exhausted, exhaust, rare, tableOf } from './exhaustive.ts';
import { drawBattle, loadedOf } from './exhaustive-draw.ts';
import { playDrawn, replay } from './exhaustive-play.ts';
import { SUBJECTS, Uses } from './exhaustive-uses.ts';

const BATTLES = 25;
let done: Exhausted | undefined;
const short = (): Exhausted => {
  done ??= exhaust(BATTLES, 1);
  return done;
};

test('drawn battles are sound all the way, and each ends by a rule', () => {
  const { failures, ended, battles } = short();
  expect(failures.map(({ played }) => played.breaks)).toEqual([]);
  expect(battles).toBe(BATTLES);
  expect([...ended.keys()].filter((how) => how === 'not at all')).toEqual([]);
}, 120_000);

test('two dozen battles see most of the rules', () => {
  const unseen = rare(short(), 1).map(({ key }) => key);
  expect(unseen.length, unseen.join(', ')).toBeLessThan(SUBJECTS.length / 3);
});

test('what came up too seldom is marked in the table', () => {
  const uses = new Uses();
  uses.credit('spell:mage:fireball');
  const table = tableOf({ ...short(), uses }, 1);
  expect(table).toContain('| spell:mage:fireball | 1 |');
  expect(table).toContain('| spell:mage:flash | 0 **too few** |');
});

test('every subject is counted under a name of its own', () => {
  expect(new Set(SUBJECTS.map(({ key }) => key)).size).toBe(SUBJECTS.length);
  expect(() => new Uses().credit('spell:mage:fireworks')).toThrow(
    'nothing is counted as "spell:mage:fireworks"',
  );
});

test('a battle is drawn with what has come up least', () => {
  const uses = new Uses();
  for (const { key } of SUBJECTS)
    if (key !== 'row:bola:B:TRP') for (let i = 0; i < 100; i++) uses.credit(key);
  const { units } = loadedOf(drawBattle(new FastDice(5), uses).file);
  expect(units.some(({ type }) => type.traits.includes('bola'))).toBe(true);
});

test('a battle is played again from what it leaves behind', () => {
  const drawn = drawBattle(new FastDice(3), new Uses());
  const { repro, ended } = playDrawn(drawn, 3, new Uses());
  const again = replay(JSON.parse(JSON.stringify(repro)));
  expect(again.over?.reason).toBe(ended);
});
