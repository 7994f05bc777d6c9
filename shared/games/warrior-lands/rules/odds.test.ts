import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { applyMove } from './apply.ts';
import { fieldOf, profileOf } from './field.ts';
import type { Blow } from './frames.ts';
import { oddsFraction, oddsOf } from './odds.ts';
import { playOn } from './play.ts';
import { type Battle, copyBattle } from './state.ts';
import { Bout } from './testing/bout.ts';

function facing(attacker: string, defender: string, more: { skill?: number } = {}): Battle {
  return new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: attacker },
      { id: 'b', seat: 1, at: [1, 0], traits: defender, ...more },
    ],
    '',
    [],
  ).b;
}

function baseBlow(b: Battle): Blow {
  const strike = profileOf(fieldOf(b), b.units[0]).strikes.Y;
  if (!strike) throw new Error('does not strike');
  return strike.blows[0];
}

const base = (attacker: string, defender: string, more: { skill?: number } = {}): string => {
  const b = facing(attacker, defender, more);
  const { n, d } = oddsFraction(b, 0, 1, baseBlow(b));
  return `${n}/${d}`;
};

test('the table of odds in the analysis comes out, as exact fractions', () => {
  expect(base('Sword', '')).toBe('11/24');
  expect(base('Sword', 'Shield')).toBe('7/18');
  expect(base('Sword', 'Sword, Shield, Light Armor')).toBe('5/16');
  expect(base('Sword', 'Shield, Heavy Armor, Spear')).toBe('7/27');
  expect(base('Sword', 'Claws, Thick Skin, Heavy Armor, War Hammer, Regeneration')).toBe('25/108');
  expect(base('Sword', 'Hard Shell')).toBe('11/48');
  expect(base('Sword', 'Invulnerable, Sword, Shield, Spear', { skill: 3 })).toBe('27/1024');
  expect(base('Claws, Poison', '')).toBe('5/8');
});

test('the odds shown are the odds that the dice have', () => {
  const b = facing('Sword, Poison', 'Horse, Shield, Heavy Armor, Sword', { skill: 1 });
  const expected = oddsOf(b, 0, 1, baseBlow(b)).chance;
  const dice = new FastDice(17);
  let hurt = 0;
  const tries = 20_000;
  for (let i = 0; i < tries; i++) {
    const one = copyBattle(b);
    one.decks[0] = dice.shuffle([...'RRROOOYYYGGGBBBPPP'] as (typeof one.decks)[0]);
    one.open.push({
      unit: 0,
      hand: [{ id: 'c1', colour: 'Y' }],
      moved: false,
      attacks: 0,
      seconds: 0,
      flown: [],
      bonus: 0,
      drawn: 0,
      closing: false,
      spent: false,
    });
    applyMove(playOn(one, dice, untold), 0, { do: 'strike', card: 'Y', target: 1 });
    if (one.units[1].damage > 0 || one.units[1].dead || one.units[1].mount === 'dead') hurt += 1;
  }
  expect(Math.abs(hurt / tries - expected)).toBeLessThan(0.015);
});
