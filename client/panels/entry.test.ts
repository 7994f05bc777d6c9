import { expect, test } from 'vitest';
import type { GameEvent } from '../../shared/engine/event.ts';
import { words } from '../../shared/engine/words.ts';
import { blockOf, verdict } from './entry.ts';

const event = (kind: GameEvent['kind'], key: string, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  words: words(key),
  piece: 'a',
  ...more,
});
const told = (events: readonly GameEvent[]) =>
  blockOf(events).lines.map(({ event: { words: w }, sentence }) => (sentence ? w.key : `(${w.key})`));

test('that a warrior acts is told only where it draws nothing', () => {
  expect(told([event('turn', 'acts'), event('cards', 'draws')])).toEqual(['draws']);
  expect(told([event('turn', 'acts'), event('mark', 'back in the saddle')])).toEqual([
    'acts',
    'back in the saddle',
  ]);
  expect(told([event('turn', 'acts'), event('cards', 'draws', { piece: 'b' })])).toEqual(['acts', 'draws']);
});

test('the dice of an attack that was just announced come without a second sentence', () => {
  const attack = event('note', 'attacks', { target: 'b' });
  const roll = event('roll', 'roll.hit', { target: 'b', dice: [{ value: 2, need: 3, ok: true }] });
  expect(told([attack, roll, roll])).toEqual(['attacks', '(roll.hit)', 'roll.hit']);
  expect(told([attack, { ...roll, target: 'c' }])).toEqual(['attacks', 'roll.hit']);
});

test('a rule stands once in a block, however often it was used', () => {
  const lines = [event('move', 'm', { rule: 'A35' }), event('roll', 'r', { rule: 'row:bow' })];
  expect(blockOf([...lines, ...lines]).rules).toEqual(['A35', 'row:bow']);
});

test('dice are judged in the words of the table', () => {
  const roll = (key: string, ok: boolean) =>
    verdict(event('roll', key, { dice: [{ value: 3, need: 3, ok }] }));
  expect([roll('roll.hit', true), roll('roll.layer', false), roll('roll.unheard', true)]).toEqual([
    '✓ hit',
    '✗ pierced',
    '✓ yes',
  ]);
});
