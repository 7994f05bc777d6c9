import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { say } from '../../../engine/words.ts';
import { resolveMap } from '../../../scenario/scenario.ts';
import { warriorLands as game } from '../game.ts';
import { ruleEntry } from '../rulebook/book.ts';
import { optionSpecs } from './options.ts';

/** Section 2.10 line by line: values, the standard first, and the ruling. */
const PRINTED: Readonly<Record<string, readonly [values: string, ruling: string]>> = {
  durations: ['rounds, ownActivations', 'A1'],
  'deck.perColour': ['10, 6, 7, 8, 9, 11, 12', 'A4'],
  'deck.scope': ['shared, perPlayer', 'A5'],
  deploy: ['preset, alternate, free', 'A11'],
  initiative: ['eachRound, once, alternate', 'A16'],
  ratio: ['oneByOne, proportional', 'A18'],
  pass: ['no, yes', 'A19'],
  holdDefence: ['off, on', 'A24'],
  arrivalToken: ['nextRound, now', 'A31'],
  victory: ['annihilation, rounds 6, rounds 10, rounds 15, breakpoint 50, breakpoint 75, leader', 'A33'],
  stalemateRounds: ['6, 3, 10', 'A34'],
  lineOfSight: ['on, off', 'A46'],
  defenceDraw: ['auto, ask', 'A62'],
  skillOnDefence: ['on, off', 'A67'],
  skeletal: ['13, 12', 'A75'],
  pierceHide: ['on, off', 'A78'],
  spirit: ['immune, absorb5, absorb4', 'A84'],
  poison: ['direct, asHit', 'A93'],
  martyr: ['beforeRoll, afterHit', 'A97'],
  allRoll: ['each, single', 'A110'],
  revivedHits: ['full, one', 'A118'],
  pushChooser: ['attacker, owner', 'A121'],
  hostileDefence: ['off, on', 'A125'],
  swipeSingle: ['off, on', 'A126'],
  splash: ['always, onlyIfHit', 'A130'],
  selfSplash: ['off, on', 'A131'],
  switchRange: ['none, 5', 'A132'],
  cureStatue: ['off, on', 'A139'],
  resRule: ['unit, side, off', 'A148'],
  goblinSmall: ['off, on', 'A150'],
  goblinRats: ['plain, goblin', 'A176'],
  mountRoll: ['beforeHit, afterHit', 'A170'],
  casterLimit: ['warn, enforce, off', 'A181'],
  composition: ['hints, strict', 'A195'],
  itemCost: ['1, 0', 'A188'],
  fateScope: ['own, any', 'A185'],
  consumables: ['free, purple', 'A190'],
  odds: ['nominal, exact', 'A8'],
};

/** Ours besides: the extension that A12 leaves room for. The option `map` (A10) is each scenario's own field. */
const OURS = { terrain: ['decoration, blocking', 'A12'] } as const;

test('every option of section 2.10 is a table option with its values, standard and ruling, and there are no others', () => {
  const there = Object.fromEntries(
    optionSpecs.map(({ name, values, rule }) => [name, [values.join(', '), rule]]),
  );
  expect(there).toEqual({ ...PRINTED, ...OURS });
});

test('every option has a name and a sentence in the rulebook', () => {
  const lacking = optionSpecs.filter(
    ({ name, words }) => say(words, game.text) === words.key || !ruleEntry(`option:${name}`)?.text,
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
});

const army = (side: object, units: readonly object[]) => ({
  ...{ format: 1, game: 'warrior-lands', title: 'Try' },
  map: { format: 1, title: 'Pond', rows: ['gggggg', 'ggwwgg', 'gggggg'] },
  sides: [
    { name: 'Elves', ...side, units },
    { name: 'Foes', units: [{ unit: 'Ogre', at: [[5, 2]] }] },
  ],
});
const mage = (column: number, more: object = {}) => ({
  ...{ name: `Mage ${column}`, traits: ['Mage'], hits: 2, at: [[column, 0]] },
  ...more,
});
const clashes = (file: unknown, options: Record<string, unknown> = {}): string[] => {
  const loaded = game.load(file);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const found = game.clashes?.(loaded.setup, options) ?? [];
  return found.map(({ path, words, rule }) => `${path}: ${say(words, game.text)} ${rule}`);
};
const notes = (file: unknown, options: Record<string, unknown>): string[] => {
  const loaded = game.load(file);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const told: GameEvent[] = [];
  game.setup(loaded.setup, options, new FastDice(1), (event) => told.push(event));
  return told.filter(({ kind }) => kind === 'note').map(({ words }) => say(words, game.text));
};

test('casterLimit: more casters than the gold brings are pointed out as the battle begins, refused, or nobody counts', () => {
  const file = army({ gold: 20 }, [mage(0), mage(1)]);
  const said = 'Elves: 2 spell-casters are more than this much gold usually brings: 1.';
  expect(clashes(file)).toEqual([]);
  expect(notes(file, {})).toContain(said);
  expect(clashes(file, { casterLimit: 'enforce' })).toEqual([`options.casterLimit: ${said} A181`]);
  expect(notes(file, { casterLimit: 'off' })).not.toContain(said);
  expect(clashes(army({ gold: 21 }, [mage(0), mage(1)]), { casterLimit: 'enforce' })).toEqual([]);
});

test('composition: the customs of an army are advice, or must be kept', () => {
  const file = army({ army: 'High Elf' }, [{ name: 'Guard', traits: ['Sword'], at: [[0, 0]] }]);
  expect(clashes(file)).toEqual([]);
  expect(clashes(file, { composition: 'strict' })).toEqual([
    'options.composition: Elves: High elves usually have a mage with them. A195',
  ]);
});

test('itemCost: magic items are paid for, or free', () => {
  const file = army({ gold: 2 }, [mage(0, { items: ['Flame Brand'] })]);
  expect(clashes(file)).toEqual(['sides.0.gold: Elves: The army costs 3 gold and has 2. A183']);
  expect(clashes(file, { itemCost: 0 })).toEqual([]);
});

test('what recruiting always forbids is refused without any option', () => {
  const priest = { name: 'Priest', traits: ['Priest'], at: [[0, 0]] };
  expect(clashes(army({ army: 'Dwarf' }, [priest]))).toEqual([
    'sides.0.units: Elves: Priest cannot join: only humans have a Priest. A195',
  ]);
});

test('armies of a ready battle, which name neither gold nor army, are exempt', () => {
  expect(clashes(army({}, [mage(0), mage(1)]), { casterLimit: 'enforce', composition: 'strict' })).toEqual(
    [],
  );
});

test('all that does not go with the options is told together', () => {
  const file = army({ gold: 3, army: 'Dwarf' }, [mage(0), mage(1), { unit: 'Lion', at: [[2, 1]] }]);
  expect(clashes(file, { casterLimit: 'enforce', composition: 'strict', terrain: 'blocking' })).toEqual([
    'sides.0.gold: Elves: The army costs 6 gold and has 3. A183',
    'options.casterLimit: Elves: 2 spell-casters are more than this much gold usually brings: 1. A181',
    'options.composition: Elves: A dwarf army usually has a hero or several. A195',
    'options.terrain: Lion would begin where the ground lets nobody in. A12',
  ]);
});

test('every battle on the shelf can be played with its own options', () => {
  const folder = 'scenarios/warrior-lands';
  const json = (path: string): unknown => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
  const files = (under: string) => readdirSync(under).filter((name) => name.endsWith('.json'));
  const maps = Object.fromEntries(
    files(`${folder}/maps`).map((name) => [name.replace('.json', ''), json(`maps/${name}`)]),
  );
  for (const name of files(folder)) {
    const resolved = resolveMap(json(name), maps);
    expect(resolved.ok && clashes(resolved.file), name).toEqual([]);
  }
});
