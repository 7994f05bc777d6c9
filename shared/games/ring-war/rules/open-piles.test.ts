import { expect, test } from 'vitest';
import { bestPiles } from '../bot/splits.ts';
import { ringWar } from '../game.ts';
import { SIDES } from '../model.ts';
import { Duel } from '../testing/duel.ts';
import { aidMove, NO_SCOUT, splitMove } from './moves.ts';
import { NONE } from './state.ts';

/** Both throw cards away, show no scout, and lay good piles. */
function playTurn(game: Duel, weight: number, toss: number): void {
  const { b } = game;
  for (const side of SIDES) game.play(side, aidMove(side, b.hands[side].slice(0, toss)));
  for (const side of SIDES) game.play(side, NO_SCOUT);
  for (const side of SIDES) {
    const [quest, war] = bestPiles(side, b.hands[side], NONE, weight, b.base.options);
    game.play(side, splitMove(side, quest, war));
  }
}

test('what was told of a reveal lies open with the same totals until Aid is done, also when a deck is rebuilt', () => {
  let rebuilt = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const game = new Duel({}, seed);
    for (let turn = 0; turn < 12 && game.b.phase !== 'over'; turn++) {
      game.told.length = 0;
      playTurn(game, turn % 2 === 0 ? 0.4 : 0.6, 3);
      const totals = game.told.filter(({ rule }) => rule === 'totals');
      const papers = ringWar.look(game.b, -1).papers ?? [];
      for (const { mark, seat, amount } of totals)
        expect(papers.find(({ id }) => id === `open:${mark}:${seat}`)?.total).toBe(amount);
      const { pieces } = ringWar.table(game.b);
      const faces = game.told.filter(({ kind, piece }) => kind === 'cards' && piece);
      expect(pieces.filter(({ zone }) => /^[qw][01]$/.test(zone))).toHaveLength(faces.length);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      const imagined = ringWar.determinize(ringWar.copy(game.b), 1, game.dice);
      expect(ringWar.table(imagined)).toEqual(ringWar.table(game.b));
      expect(ringWar.look(imagined, 1)).toEqual(ringWar.look(game.b, 1));
      expect([...ringWar.invariants(game.b), ...ringWar.invariants(imagined)]).toEqual([]);
      if (game.told.some(({ words }) => words.key === 'rebuilt')) rebuilt++;
    }
  }
  expect(rebuilt).toBeGreaterThan(5);
});

test('cards of which a new deck was made are not discarded a second time after Aid', () => {
  const game = new Duel();
  const { b } = game;
  // So few cards are left that the first reveal rebuilds the deck of the Dark Powers.
  b.discards[0] = b.decks[0].splice(0, b.decks[0].length - 2);
  playTurn(game, 0.5, 0);
  expect(b.swept).toEqual([true, false]);
  for (const side of SIDES) game.play(side, aidMove(side, []));
  expect(b.swept).toEqual([false, false]);
  expect(b.discards[0]).toEqual([]);
  expect(b.piles.flat(2)).toEqual([]);
  expect(ringWar.invariants(b)).toEqual([]);
});
