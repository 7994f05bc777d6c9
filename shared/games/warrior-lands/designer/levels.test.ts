import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Level, Warrior } from '../../../design/roster.ts';
import { ScriptedDice } from '../../../engine/dice-scripted.ts';
import { say } from '../../../engine/words.ts';
import { text } from '../text.ts';
import { levels, rollLevel } from './levels.ts';
import { rosterOf } from './roster.ts';
import { rosterText } from './text.ts';

const roster = rosterOf();
const captain: Warrior = { name: 'Captain', traits: ['Sword'], hits: 2 };
const ogre: Warrior = { unit: 'Ogre' };

test('whatever a level may bring can be played, has its words, and is taken away without a trace', () => {
  for (const warrior of [captain, ogre]) {
    const choices = levels.choices(warrior);
    expect(choices.length).toBeGreaterThan(40);
    for (const level of choices) {
      const raised = levels.add(warrior, level);
      expect(roster.faults(raised)).toEqual([]);
      expect(levels.drop(raised, 0)).toEqual(warrior);
      const told = say(levels.words(level), rosterText, text);
      expect(told).not.toMatch(/\.|\{/);
    }
  }
});

test('every level costs one gold, whatever it brings', () => {
  const cost = (warrior: Warrior) => roster.look(warrior)?.cost ?? 0;
  for (const level of levels.choices(captain))
    expect(cost(levels.add(captain, level))).toBe(cost(captain) + 1);
});

test('levels in any number, taken away in any order, leave the warrior that was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      (wanted, order) => {
        let hero = captain;
        for (const n of wanted) {
          const choices = levels.choices(hero);
          hero = levels.add(hero, choices[n % choices.length]);
        }
        expect(hero.levels ?? []).toHaveLength(wanted.length);
        for (const n of order) hero = levels.drop(hero, n % Math.max(1, hero.levels?.length ?? 0));
        while (hero.levels) hero = levels.drop(hero, 0);
        expect(hero).toEqual(captain);
      },
    ),
    { numRuns: 60 },
  );
});

test('a six on the hero table is thrown again, and all dice are shown', () => {
  const level = rollLevel(captain, 7, new ScriptedDice([6, 6, 2]));
  expect(level).toEqual({ brings: 'skill', rolled: { seed: 7, dice: [6, 6, 2] } });
  expect(rollLevel(captain, 7, new ScriptedDice([4], [0])).brings).toBe('relic');
  expect(rollLevel(captain, 7, new ScriptedDice([5], [1, 0]))).toMatchObject({
    ...{ brings: 'special', as: 'companions', what: 'Panther' },
  });
});

test('the same seed brings the same warrior the same level', () => {
  const rolled = (seed: number): Level => levels.roll(captain, seed);
  const seeds = Array.from({ length: 60 }, (_, i) => i);
  expect(seeds.map(rolled)).toEqual(seeds.map(rolled));
  expect(new Set(seeds.map((seed) => rolled(seed).brings))).toEqual(
    new Set(['durability', 'skill', 'fate', 'relic', 'special']),
  );
});

test('a companion is paid for by the level that brought it', () => {
  const level: Level = { brings: 'special', as: 'companions', what: 'Panther' };
  const hero = levels.add(captain, level);
  const side = (...units: readonly Warrior[]) => ({
    ...{ name: 'Us', plastic: 'a' as const, gold: 20 },
    units: units.map((unit, i) => ({ ...unit, at: [[i, 0] as const] })),
  });
  const alone = roster.muster(side(hero)).cost;
  const [panther] = levels.companions(level);
  expect(roster.muster(side(hero, panther)).cost).toBe(alone);
  expect(roster.muster(side(hero, panther, panther)).cost).toBeGreaterThan(alone);
});
