import { expect, test } from 'vitest';
import type { GameEvent } from '../../shared/engine/event.ts';
import { words } from '../../shared/engine/words.ts';
import type { Told } from '../table/director.ts';
import { type Props, showBeat } from './showing.ts';

const event = (kind: GameEvent['kind'], over: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  words: words(''),
  ...over,
});
const roll = event('roll', { dice: [{ value: 4 }], seat: 0 });

/** Shows one act after the other and tells how many dice lie there then. */
async function diceAfter(...acts: readonly (readonly GameEvent[])[]): Promise<number> {
  let lying = 0;
  const table = { pieces: new Map() };
  const still = <T>(value: T) => ({ value, peek: () => value });
  const props = {
    desk: {
      session: { look: still(undefined), table: still(table), texts: [] },
      layout: still({ zones: {} }),
      swipes: still({}),
      telling: { value: [] },
      sound: () => {},
      colourOf: () => '#fff',
    },
    dice: {
      begin: () => {
        lying = 0;
      },
      clear: () => {
        lying = 0;
      },
      count: async (throws: readonly unknown[]) => {
        lying += throws.length;
      },
    },
    sprites: { bring: async () => {} },
    piles: { sync: () => {} },
    motions: { look: async () => {} },
    expect: () => {},
    banner: async () => {},
    shake: async () => {},
  } as unknown as Props;
  for (const events of acts) {
    const undoes = events.some(({ words: { key } }) => key === 'table.undo-done') ? 1 : undefined;
    const told = { chapter: { step: 1, events, undoes }, before: table, after: table } as unknown as Told;
    for (const one of events) await showBeat([one], told, props);
  }
  return lying;
}

test('dice stay until something else begins, and never lie there after the end of a game', async () => {
  expect(await diceAfter([roll])).toBe(1);
  expect(await diceAfter([roll], [event('discard')])).toBe(1);
  expect(await diceAfter([roll], [event('round')])).toBe(0);
  expect(await diceAfter([roll], [event('turn')])).toBe(0);
  expect(await diceAfter([roll], [event('discard'), event('over')])).toBe(0);
});

test('dice that are thrown in the very act that ends a turn are still seen', async () => {
  expect(await diceAfter([roll, event('turn')])).toBe(1);
});

test('dice whose throw is taken back leave the table', async () => {
  expect(await diceAfter([roll], [event('note', { words: words('table.undo-done') })])).toBe(0);
});
