import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { say } from '../../../engine/words.ts';
import { HERO_MOUNTS } from '../data/heroes.ts';
import { resolveType } from '../data/types.ts';
import { warriorLands as game } from '../game.ts';
import type { BattleSetup } from '../model.ts';
import { text } from '../text.ts';
import { fieldOf, profileOf } from './field.ts';
import type { Battle } from './state.ts';

const LEVELS = 8;

function typed(name: string, traits: string[]) {
  const resolved = resolveType({ name, traits });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return resolved.type;
}

const cells = Array.from({ length: 30 }, (_, i) => [i % 6, Math.floor(i / 6)]).flat();
const setup: BattleSetup = {
  ...{ id: 'levels', title: 'Levels', story: '', options: {} },
  board: { orientation: 'pointy', cells, ground: 'g'.repeat(30) },
  sides: [
    { name: 'Ours', plastic: 'a' },
    { name: 'Theirs', plastic: 'b' },
  ],
  units: [
    { type: typed('Hero', ['Sword']), name: 'Hero', id: 'hero', seat: 0, cell: 7, heroLevels: LEVELS },
    { type: typed('Foe', []), name: 'Foe', id: 'foe', seat: 1, cell: 29 },
  ],
};

/** A battle in which the first hero's levels brought this, found among the first seeds. */
function rolled(wanted: (b: Battle) => boolean): { b: Battle; told: string } {
  for (let seed = 1; seed < 400; seed++) {
    const events: GameEvent[] = [];
    const b = game.setup(setup, {}, new FastDice(seed), (event) => events.push(event));
    expect(game.invariants(b)).toEqual([]);
    if (wanted(b)) return { b, told: events.map(({ words }) => say(words, text)).join('\n') };
  }
  throw new Error('no seed brings it');
}
const hero = (b: Battle) => profileOf(fieldOf(b), b.units[0]);

test('a rolled level may bring a companion, who stands beside the hero and has a token of its own', () => {
  const { b, told } = rolled(({ units }) => units.length > 2);
  const [{ cell }, , companion] = b.units;
  expect(b.units.length).toBeGreaterThan(2);
  expect(companion).toMatchObject({ seat: 0, owner: 0, summoned: false, tokens: 1 });
  expect(fieldOf(b).board.distance(cell, companion.cell)).toBe(1);
  expect(told).toContain(`${companion.name} follows Hero.`);
  expect(game.table(b).pieces.map(({ id }) => id)).toContain(companion.id);
});

test('a rolled level may bring a mount, and never a second one', () => {
  const { b } = rolled(({ units }) => units[0].mount === 'on');
  expect(HERO_MOUNTS).toContain(hero(b).mount?.type.name);
  expect(game.scene(b).kinds[game.table(b).pieces[0].kind].size).toBe('mounted');
});

test('a rolled level may bring a spell for a purple card, or an improved card', () => {
  const spell = rolled(({ units }) => units[0].lasting.some(({ power }) => power));
  expect(hero(spell.b).spells.some(({ by }) => by === 'purple')).toBe(true);
  const card = rolled(({ units }) => units[0].lasting.some(({ improves }) => improves === 'redMoves2'));
  expect(hero(card.b).moves.R[0].steps).toBe(2);
  expect(card.told).toContain('red cards that move one or two');
});

test('every level brings something: Hits, Skill, Fate, a relic or a special', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const b = game.setup(setup, {}, new FastDice(seed), () => {});
    const [unit] = b.units;
    const mounts = unit.mount === 'on' ? 1 : 0;
    const companions = b.units.length - setup.units.length;
    expect(unit.lasting.length + unit.items.length + mounts + companions).toBe(LEVELS);
  }
});
