import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

function store(start: string | null) {
  const kept = new Map<string, string>(start === null ? [] : [['pewter.settings', start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a fresh browser has sound and animations at their normal pace', () => {
  const { speed, sound, largeText } = readSettings(store(null));
  expect([speed.value, sound.value, largeText.value]).toEqual(['normal', true, false]);
});

test('a change is kept for the next visit', () => {
  const own = store(null);
  readSettings(own).speed.value = 'off';
  expect(readSettings(own).speed.value).toBe('off');
});

test('spoiled settings fall back to the defaults', () => {
  for (const text of ['{', 'null', '7', '{"speed":"warp","sound":"loud"}'])
    expect(readSettings(store(text)).speed.value).toBe('normal');
});
