import { expect, test } from 'vitest';
import { say } from '../../../engine/words.ts';
import type { UnitType } from '../model.ts';
import { recruitText } from '../recruit-text.ts';
import { armyByName } from './armies.ts';
import { namedSpec } from './named.ts';
import { ARMY_RULES, buildFaults, casterLimit, costOf, goldFor, reviewArmy } from './recruit.ts';
import { resolveType } from './types.ts';

const make = (traits: string[], army = '', name = 'Recruit'): UnitType => {
  const resolved = resolveType({ name, traits, army });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.type;
};
const named = (name: string): UnitType => {
  const spec = namedSpec(name);
  const resolved = spec && resolveType(spec);
  if (!resolved?.ok) throw new Error(name);
  return resolved.type;
};
const faults = (army: string, type: UnitType): string[] =>
  buildFaults(army, type).map((fault) => say(fault, recruitText));

test('the 15 armies are those of the card rules', () => {
  expect(ARMY_RULES).toHaveLength(15);
  expect(ARMY_RULES.map(({ id }) => armyByName(id))).toEqual(ARMY_RULES.map(({ id }) => id));
});

test('humans have a fifth more gold, rounded down, and no more casters for it', () => {
  expect([goldFor('human', 40), goldFor('human', 41), goldFor('orc', 20)]).toEqual([48, 49, 20]);
  expect([40, 41, 20, 1].map(casterLimit)).toEqual([2, 3, 1, 1]);
});

test('a warrior costs its Hits and levels, an item one gold, a relic its level', () => {
  expect(costOf(named('Fire Drake'))).toBe(5);
  expect(costOf(make(['4 Hits', '3 Skill', '2 Fate']))).toBe(9);
  expect(costOf(named('Elric of Melibone'), { relics: 1, specials: 1 })).toBe(9);
  expect(costOf(named('Elric of Melibone'), { itemCost: 0 })).toBe(7);
});

test('two hands are two hands, with an item too (A59)', () => {
  expect(faults('human', make(['Pike', 'Shield']))).toEqual([
    'Recruit needs both hands for its Pike and has none left for Shield.',
  ]);
  const blocked = { ...make(['Great Sword']), items: ['Shield of Blocking'] };
  expect(faults('', blocked)).toHaveLength(1);
  expect(faults('', named('Conan the Barbarian'))).toEqual([]);
});

test('only humans have priests, and goblins fight with tricks and light weapons (A195)', () => {
  expect(faults('orc', make(['Priest', 'Staff'], 'Orc'))).toEqual([
    'Recruit cannot join: only humans have a Priest.',
  ]);
  expect(faults('human', make(['Priest', 'Staff']))).toEqual([]);
  expect(faults('goblin', make(['Sword', 'Swarm'], 'Goblin'))).toEqual([]);
  expect(faults('goblin', make(['Sword'], 'Goblin'))[0]).toContain('Swarm, Poison');
  expect(faults('goblin', make(['Great Sword', 'Swarm'], 'Goblin'))).toEqual([
    'Goblins are too weak for a Great Sword: Recruit cannot carry one.',
  ]);
});

test('an ogre among goblins follows no goblin rule, and printed goblins are as printed', () => {
  expect(faults('goblin', named('Ogre'))).toEqual([]);
  expect(faults('goblin', named('Goblin Kite'))).toEqual([]);
});

test('a list is weighed: gold bars it, too many casters and a missing chief are pointed out', () => {
  const mage = make(['Mage', 'Staff'], 'Orc');
  const list = [mage, mage, named('Ogre')].map((type) => ({ type }));
  const review = reviewArmy('orc', 4, list);
  expect(review).toMatchObject({ cost: 4, gold: 4, casters: 2, casterLimit: 1, faults: [] });
  expect(review.warnings.map((warning) => say(warning, recruitText))).toEqual([
    '2 spell-casters are more than this much gold usually brings: 1.',
    'Orcs follow a war chief: a hero of theirs.',
  ]);
  const strict = reviewArmy('orc', 3, list, { casterLimit: 'enforce', composition: 'strict' });
  expect(strict.faults).toHaveLength(3);
  expect(strict.warnings).toEqual([]);
});

test('an infernal army has its lord and nobody else', () => {
  const lord = { type: named('Demon Lord') };
  expect(reviewArmy('infernal', 20, [lord, { type: named('Imps') }]).warnings).toEqual([]);
  expect(reviewArmy('infernal', 20, [lord, { type: named('Ogre') }]).warnings).toHaveLength(1);
});

test('what the builder says has words for every army', () => {
  for (const { id, leader } of ARMY_RULES)
    if (leader) expect(recruitText[`recruit.leader.${id}`]).toMatch(/\.$/);
});
