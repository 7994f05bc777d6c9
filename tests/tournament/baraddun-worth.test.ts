import { expect, test } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import { baraddun } from '../../shared/games/baraddun/game.ts';
import { loadWar } from '../../shared/games/baraddun/load.ts';
import type { War } from '../../shared/games/baraddun/rules/state.ts';
import { roundsOf } from './baraddun-rounds.ts';
import { type Chooser, chanceToWin } from './baraddun-worth.ts';

const dealt = (players: number, seed: number): War => {
  const loaded = loadWar({ format: 1, game: 'baraddun', title: 'Deal' });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return baraddun.setup(loaded.setup, { players }, new FastDice(seed), untold);
};

/** The rules themselves, from the same deal on, with other dice. Share of wins of the first team. */
function played(war: War, first: Chooser, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const dice = new FastDice(1000 + game);
    const going = baraddun.copy(war);
    for (;;) {
      const asked = baraddun.decisions(going)[0];
      if (!asked) break;
      const { seat, choices } = asked;
      const move =
        first === 'bot' && seat % 2 === 0
          ? baraddun.advise(going, seat, dice)
          : choices[dice.pick(choices.length)];
      baraddun.apply(going, seat, move, dice, untold);
    }
    if (baraddun.outcome(going)?.winners.includes(0)) wins++;
  }
  return wins / games;
}

test.each([
  [2, 'bot', 3],
  [4, 'random', 4],
  [4, 'bot', 5],
  [6, 'bot', 7],
] as const)(
  'with %i seats, a %s wins as often in play as was reckoned from the deal',
  (players, first, seed) => {
    const war = dealt(players, seed);
    const games = 600;
    const chance = chanceToWin(war, [first, 'random'], 0);
    const error = Math.sqrt((chance * (1 - chance)) / games);
    expect(Math.abs(played(war, first, games) - chance)).toBeLessThan(3.5 * error);
  },
);

test('who fights in which round is known from the stack', () => {
  const war = dealt(6, 2);
  const rounds = roundsOf(war);
  const dice = new FastDice(3);
  const met: string[] = [];
  let round = 0;
  while (war.phase !== 'over') {
    const { seat, choices } = baraddun.decisions(war)[0];
    baraddun.apply(war, seat, choices[0], dice, untold);
    if (war.phase === 'wall' && war.round > round) {
      round = war.round;
      met.push(
        `${war.lead} ${[...war.wall[war.lead], ...war.bench].map((fighter) => fighter?.cards.length)}`,
      );
    }
  }
  const reckoned = rounds
    .filter(({ men }) => men[0].length > 1)
    .map(({ lead, men }) => `${lead} ${[...men[lead], ...men[1 - lead]].map((man) => man?.cards)}`);
  expect(met).toEqual(reckoned);
});

test('who sees more wins more often', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const war = dealt(4, seed);
    const chance = (first: Chooser) => chanceToWin(war, [first, 'random'], 0);
    expect(chance('clairvoyant')).toBeGreaterThanOrEqual(chance('bot'));
    const seen = (first: Chooser) => chanceToWin(war, [first, 'random'], 0, 'fighters');
    expect(seen('clairvoyant')).toBeGreaterThanOrEqual(seen('bot'));
    expect(seen('bot')).toBeGreaterThan(seen('random'));
  }
});
