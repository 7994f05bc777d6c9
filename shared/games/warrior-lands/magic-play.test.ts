import { expect, test } from 'vitest';
import type { Dice } from '../../engine/dice.ts';
import { FastDice } from '../../engine/dice-fast.ts';
import { say } from '../../engine/words.ts';
import { warriorLands as game } from './game.ts';
import type { Move } from './model.ts';
import { ruleEntry } from './rulebook/book.ts';
import type { Battle } from './rules/state.ts';
import { arcane } from './testing/arcane.ts';
import { text } from './text.ts';

/** Plays at random, spells and items before anything else, and holds every step to the rules of the engine. */
function playMagic(b: Battle, dice: Dice, steps: number, used: Set<string>): void {
  const told: string[] = [];
  for (let n = 0; n < steps; n++) {
    const decisions = game.decisions(b);
    if (decisions.length === 0) return;
    const { seat, choices } = decisions[dice.pick(decisions.length)];
    const magic = choices.filter(({ do: what }) => MAGIC.has(what));
    const among = magic.length > 0 && dice.pick(4) > 0 ? magic : choices;
    const move = among[dice.pick(among.length)];
    expect(game.check(b, seat, move), JSON.stringify(move)).toBeNull();
    expect(game.move.parse(JSON.parse(JSON.stringify(move)))).toEqual(move);
    if (n % 20 === 0) {
      expect(game.copy(b)).toEqual(b);
      const view = game.present(b, seat);
      for (const choice of view?.choices ?? []) {
        expect(say(choice.label, text)).not.toContain('{');
        if (choice.rule) expect(ruleEntry(choice.rule), choice.rule).not.toBeNull();
      }
      const sheet = game.inspect(b, seat, b.units[dice.pick(b.units.length)].id);
      for (const line of [...(sheet?.traits ?? []), ...(sheet?.conditions ?? [])])
        expect(ruleEntry(line.rule), line.rule).not.toBeNull();
      game.table(b);
    }
    note(used, move);
    game.apply(b, seat, move, dice, (event) => {
      if (event.words.key !== '') expect(text[event.words.key], event.words.key).toBeDefined();
      if (event.rule && !ruleEntry(event.rule)) told.push(event.rule);
    });
    expect(told).toEqual([]);
    expect(game.invariants(b), JSON.stringify(move)).toEqual([]);
  }
}

const MAGIC = new Set(['cast', 'drink', 'give', 'loot', 'place', 'form', 'pick']);

function note(used: Set<string>, move: Move): void {
  if (move.do === 'cast') used.add(move.item ?? move.spell);
  else if (move.do === 'drink' || (move.do === 'use' && move.item)) used.add(move.item ?? '');
  else used.add(move.do);
}

test.each([
  ['two sides', arcane(2), {}],
  ['four sides, each for itself', arcane(4), { hostileDefence: 'on', durations: 'ownActivations' }],
  [
    'two teams',
    arcane(4, ['x', 'y', 'x', 'y']),
    { cureStatue: 'on', consumables: 'purple', resRule: 'side' },
  ],
  ['six sides in three teams', arcane(6, ['x', 'y', 'z', 'x', 'y', 'z']), { 'deck.scope': 'perPlayer' }],
  [
    'three sides, two of them a team',
    arcane(3, ['x', 'y', 'y']),
    { splash: 'onlyIfHit', mountRoll: 'afterHit' },
  ],
  ['late martyrs', arcane(2), { martyr: 'afterHit', poison: 'asHit', arrivalToken: 'now', selfSplash: 'on' }],
])('magic at random keeps to the rules: %s', (_, setup, options) => {
  const used = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) {
    const dice = new FastDice(seed);
    const b = game.setup(setup, options, dice, () => {});
    expect(game.invariants(b)).toEqual([]);
    playMagic(b, dice, 140, used);
  }
  expect(used.size).toBeGreaterThan(20);
});
