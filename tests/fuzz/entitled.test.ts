import { expect, test } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import { FREE_SEAT } from '../../shared/engine/position.ts';
import { words } from '../../shared/engine/words.ts';
import { ringWar } from '../../shared/games/ring-war/game.ts';
import { DARK_HAND, Duel } from '../../shared/games/ring-war/testing/duel.ts';
import { namedTooEarly } from './entitled.ts';

/** What is found in events that name this card, which is in the same hand before and after. */
function found(kind: GameEvent['kind'], card: string): string[] {
  const { b: state } = new Duel().hand(0, DARK_HAND).phase('scout');
  const standing = { state, seats: [FREE_SEAT, FREE_SEAT] };
  const told: GameEvent = { kind, words: words(''), seat: 0, cards: [card] };
  return namedTooEarly(ringWar, standing, standing, [told], new FastDice(1));
}

test('a card that is thrown away and drawn again at once was turned up in between', () => {
  expect(found('discard', 'sauron')).toEqual([]);
});

test('a card that stays in a hand is named too early', () => {
  expect(found('cards', 'sauron')).toEqual(['an event names "sauron", and seat 1 may not know where it is']);
});
