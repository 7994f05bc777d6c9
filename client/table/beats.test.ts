import { expect, test } from 'vitest';
import type { GameEvent } from '../../shared/engine/event.ts';
import { words } from '../../shared/engine/words.ts';
import { beatsOf, highestOf } from './beats.ts';

const roll = (seat: number, value: number, rest: Partial<GameEvent> = {}): GameEvent => ({
  kind: 'roll',
  words: words('r'),
  seat,
  dice: [{ value }],
  ...rest,
});

test('dice for the first turn fall together, and again after a tie', () => {
  const round: GameEvent = { kind: 'round', words: words('n') };
  const [a, b, c, d] = [roll(0, 3), roll(1, 3), roll(0, 5), roll(1, 2)];
  expect(beatsOf([round, a, b, c, d])).toEqual([[round], [a, b], [c, d]]);
});

test('a blow and the defence against it are seen one after the other', () => {
  const blow = roll(0, 2, { piece: 'a', dice: [{ value: 2, need: 3, ok: true }] });
  const defence = roll(1, 4, { piece: 'b', dice: [{ value: 4, need: 2, ok: false }] });
  expect(beatsOf([blow, defence])).toEqual([[blow], [defence]]);
});

test('a tie has no highest die', () => {
  expect(highestOf([4, 4])).toBe(-1);
  expect(highestOf([2, 6])).toBe(1);
});
