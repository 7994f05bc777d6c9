import { afterEach, expect, test, vi } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { warriorLands } from '../../shared/games/warrior-lands/game.ts';
import { type Exhausted, exhaust, rare, tableOf } from './exhaustive.ts';
import { drawBattle, loadedOf } from './exhaustive-draw.ts';
import { playDrawn, replay } from './exhaustive-play.ts';
import { SUBJECTS, Uses } from './exhaustive-uses.ts';

const BATTLES = 16;
let done: Exhausted | undefined;
const short = (): Exhausted => {
  done ??= exhaust(BATTLES, 1);
  return done;
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('drawn battles are sound all the way, and each ends by a rule', () => {
  const { failures, ended, battles } = short();
  expect(failures.map(({ played }) => played.breaks)).toEqual([]);
  expect(battles).toBe(BATTLES);
  expect([...ended.keys()].filter((how) => how === 'not at all')).toEqual([]);
}, 120_000);

test('a few battles see most of the rules', () => {
  const unseen = rare(short(), 1).map(({ key }) => key);
  expect(unseen.length, unseen.join(', ')).toBeLessThan(SUBJECTS.length / 2);
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

const played = (): string => {
  const uses = new Uses();
  return playDrawn(drawBattle(new FastDice(4), uses), 4, uses).breaks.join('\n');
};

test('a listed choice that is refused is found', () => {
  vi.spyOn(warriorLands, 'check').mockReturnValue({ code: 'odd', words: { key: 'refused.dead' } });
  expect(played()).toContain('a listed choice is refused as odd');
});

test('an exception of the rules is found', () => {
  vi.spyOn(warriorLands, 'apply').mockImplementation(() => {
    throw new Error('a shield fell off the table');
  });
  expect(played()).toContain('a shield fell off the table');
});

test('a broken invariant is found', () => {
  vi.spyOn(warriorLands, 'invariants').mockReturnValue(['two heads']);
  expect(played()).toContain('two heads');
});

test('a battle that nobody can go on with is found', () => {
  vi.spyOn(warriorLands, 'decisions').mockReturnValue([]);
  expect(played()).toContain('nobody has to decide');
});

test('an event without a sentence, and one of an unknown rule, are found', () => {
  const { apply } = warriorLands;
  vi.spyOn(warriorLands, 'apply').mockImplementation((b, seat, move, dice, tell) => {
    tell({ kind: 'note', words: { key: 'sneezes' }, rule: 'A999' });
    apply(b, seat, move, dice, tell);
  });
  expect(played()).toContain('no sentence for "sneezes"');
  expect(played()).toContain('no entry in the rulebook for "A999"');
});
