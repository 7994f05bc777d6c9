import { expect, test } from 'vitest';
import { say } from '../../../engine/words.ts';
import { scenarioText } from '../../../scenario/text.ts';
import { reviewArmy } from '../data/recruit.ts';
import { resolveType } from '../data/types.ts';
import { loadBattle } from '../load.ts';
import type { Move } from '../model.ts';
import { ruleEntry } from '../rulebook/book.ts';
import { text } from '../text.ts';
import { refusalOf } from './check.ts';
import { Bout, type Placed } from './testing/bout.ts';

const mage: Placed = { id: 'a', seat: 0, at: [0, 0], traits: 'Mage', skill: 1 };
const foe: Placed = { id: 'b', seat: 1, at: [2, 0] };

/** Code and rule of the refusal; the battle is as it was before. */
function refused(bout: Bout, move: Move): string {
  const before = JSON.stringify(bout.b);
  const refusal = refusalOf(bout.b, 0, move);
  expect(JSON.stringify(bout.b)).toBe(before);
  if (!refusal) return '';
  expect(text[refusal.words.key], refusal.words.key).toBeDefined();
  expect(ruleEntry(refusal.rule ?? ''), `${refusal.code} cites a rule`).not.toBeNull();
  return `${refusal.code} ${refusal.rule}`;
}

const cast = (spell: string, cards: string, more: Partial<Extract<Move, { do: 'cast' }>> = {}): Move => ({
  ...{ do: 'cast', spell, cards: [...cards] as ('B' | 'P' | 'R')[], target: 1 },
  ...more,
});

test('cards that form no spell, or another one, are refused', () => {
  const bout = () => new Bout([mage, foe], 'BPR', []).act('a');
  expect(refused(bout(), cast('mage:magicmissile', 'BP'))).toBe('wrong-cards A135');
  expect(refused(bout(), cast('mage:magicmissile', 'PR'))).toBe('wrong-cards A135');
  // B, then P is Mesmer; P, then B summons.
  expect(refused(bout(), cast('mage:mesmer', 'PB'))).toBe('wrong-cards A135');
  expect(refused(bout(), cast('priest:smite', 'PR'))).toBe('no-such-spell A137');
  expect(refused(bout(), cast('mage:magicmissile', 'BR'))).toBe('');
});

test('a target out of range, behind somebody or on the own side is refused', () => {
  const far: Placed = { ...foe, at: [3, 0] };
  expect(refused(new Bout([mage, far], 'BRR', []).act('a'), cast('mage:magicmissile', 'BR'))).toBe(
    'out-of-reach A47',
  );
  const between: Placed = { id: 'c', seat: 1, at: [1, 0] };
  expect(refused(new Bout([mage, foe, between], 'BRR', []).act('a'), cast('mage:magicmissile', 'BR'))).toBe(
    'no-line A46',
  );
  const friend: Placed = { ...foe, seat: 0 };
  const other: Placed = { id: 'z', seat: 1, at: [0, 3] };
  expect(refused(new Bout([mage, friend, other], 'BRR', []).act('a'), cast('mage:magicmissile', 'BR'))).toBe(
    'not-a-foe A49',
  );
});

test('a summons on an occupied hex, away from the caster or beyond five Hits is refused', () => {
  const near: Placed = { ...foe, at: [1, 0] };
  const bout = new Bout([mage, near], 'PBR', []).act('a');
  const summon = (to: number): Move => ({
    ...{ do: 'cast', spell: 'mage:summonelemental', cards: ['P', 'B'], pick: 'Fire Elemental', to },
  });
  expect(refused(bout, summon(bout.cell(1, 0)))).toBe('hex-taken A36');
  expect(refused(bout, summon(bout.cell(3, 0)))).toMatch(/^not-beside A145/);
  expect(refused(bout, summon(bout.cell(0, 1)))).toBe('');
  bout.b.units[0].summonedHits = 4;
  expect(refused(bout, summon(bout.cell(0, 1)))).toBe('summons-spent A145');
});

test('an army that breaks the limits of its race, or spends too much, is told why', () => {
  const recruit = (name: string, traits: string[], hits = 1) => {
    const resolved = resolveType({ name, traits, hits, army: 'Goblin' });
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
    return { type: resolved.type };
  };
  const faults = (...recruits: ReturnType<typeof recruit>[]) =>
    reviewArmy('goblin', 2, recruits).faults.map(({ key }) => key);
  expect(faults(recruit('Pikes', ['Pike', 'Swarm']))).toEqual(['recruit.never-race']);
  expect(faults(recruit('Plain', ['Spear']))).toEqual(['recruit.needs-one']);
  expect(faults(recruit('Priest', ['Priest', 'Poison']))).toEqual(['recruit.never']);
  expect(faults(recruit('Pack', ['Swarm'], 3))).toEqual(['recruit.overspent']);
});

test('an unknown spell, item or trait in a file is pointed at, with what may have been meant', () => {
  const file = {
    format: 1,
    game: 'warrior-lands',
    title: 'Try',
    map: { format: 1, title: 'Strip', rows: ['gggg'] },
    sides: [
      {
        name: 'Ours',
        units: [
          { name: 'One', traits: ['Sord'], at: [[0, 0]] },
          { name: 'Two', traits: [], spells: ['Fire Bal'], items: ['Ring of Powder'], at: [[1, 0]] },
        ],
      },
      { name: 'Theirs', units: [{ name: 'Foe', traits: [], at: [[3, 0]] }] },
    ],
  };
  const loaded = loadBattle(file);
  const told = loaded.ok
    ? []
    : loaded.problems.map(({ path, words }) => `${path}: ${say(words, scenarioText)}`);
  expect(told).toHaveLength(3);
  for (const [part, near] of [
    ['traits.0', 'Sword'],
    ['spells.0', 'Fire Ball'],
    ['items.0', 'Ring of Power'],
  ])
    expect(told.find((line) => line.includes(part))).toContain(near);
});
