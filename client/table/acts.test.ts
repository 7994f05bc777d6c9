import { expect, test } from 'vitest';
import { words } from '../../shared/engine/words.ts';
import { type Props, playBeat } from './acts.ts';
import type { Told } from './director.ts';

test('what was rolled for a move that is taken back leaves the table, and stays beside any other note', async () => {
  let lying = 1;
  const clear = () => {
    lying = 0;
  };
  const props = { dice: { clear }, pieces: { cellOf: () => -1 } } as unknown as Props;
  const told = (undoes?: number) => ({ chapter: { step: 9, events: [], undoes } }) as unknown as Told;
  const note = { kind: 'note', words: words('table.said') } as const;
  await playBeat([note], told(), props);
  expect(lying).toBe(1);
  await playBeat([note], told(7), props);
  expect(lying).toBe(0);
});
