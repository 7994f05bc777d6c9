import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a table whose battle is known before the board stands is shown at once', () => {
  const scene = signal<string | null>('greeks');
  let shown = 0;
  once(
    () => scene.value !== null,
    () => shown++,
  );
  expect(shown).toBe(1);
});

test('a table that still gathers is shown when the battle begins, and only once', async () => {
  const scene = signal<string | null>(null);
  let shown = 0;
  once(
    () => scene.value !== null,
    () => shown++,
  );
  expect(shown).toBe(0);
  scene.value = 'greeks';
  scene.value = 'japan';
  await Promise.resolve();
  scene.value = 'greeks';
  expect(shown).toBe(1);
});

test('whoever leaves before the battle begins waits no longer', () => {
  const scene = signal<string | null>(null);
  let shown = 0;
  const leave = once(
    () => scene.value !== null,
    () => shown++,
  );
  leave();
  scene.value = 'greeks';
  expect(shown).toBe(0);
});
