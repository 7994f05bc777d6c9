import { expect, test } from 'vitest';
import { armyByName, baseCards, extraCards, grantedTraits } from './armies.ts';

const of = (army: string, ...traits: string[]) => ({ army, traits, improved: {} });

test('a plain unit moves with red and orange, strikes with yellow and defends with green', () => {
  expect(baseCards(of(''))).toEqual({ move: { R: 1, O: 2 }, strike: { Y: 3 }, defend: { G: 3 } });
});

test('orcs are fast, fierce and tough; a slow one still crawls on orange', () => {
  const orc = baseCards(of('orc', 'slow'));
  expect(orc.move).toEqual({ R: 2, O: 1 });
  expect(orc.strike).toEqual({ Y: 4 });
  expect(orc.defend).toEqual({ G: 4 });
});

test('dwarves defend with red, step short on orange and wear mithril', () => {
  expect(baseCards(of('dwarf')).defend).toEqual({ G: 3, R: 3 });
  expect(baseCards(of('dwarf')).move).toEqual({ R: 1, O: 1 });
  expect(grantedTraits(of('dwarf'))).toEqual(['mithril']);
});

test('the infernal strike with green and do not defend with it', () => {
  expect(baseCards(of('', 'infernal')).strike).toEqual({ Y: 3, G: 3 });
  expect(baseCards(of('', 'infernal')).defend.G).toBe(0);
});

test('the fey follow their trait in any army', () => {
  expect(baseCards(of('', 'fey')).strike).toEqual({ Y: 2 });
  expect(grantedTraits(of('human', 'fey'))).toEqual(['hide']);
});

test('a high elf draws one card more', () => {
  expect(extraCards(of('highelf'))).toBe(1);
  expect(extraCards(of('darkelf'))).toBe(0);
});

test('improved cards of a hero replace the figure', () => {
  const hero = { ...of('lizard'), improved: { redMoves2: true, orangeDefends: 2 } as const };
  expect(baseCards(hero).move.R).toBe(2);
  expect(baseCards(hero).defend.O).toBe(2);
});

test('armies are known by their names', () => {
  expect(armyByName('High Elf')).toBe('highelf');
  expect(armyByName('Dragon Men')).toBe('dragonmen');
  expect(armyByName('lizard men')).toBe('lizard');
  expect(armyByName('Klingon')).toBeNull();
});
