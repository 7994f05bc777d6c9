import { expect, test } from 'vitest';
import { name, rename, type Store, token } from './identity.ts';

function store(): Store {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('a browser keeps one secret of 32 hex digits', () => {
  const own = store();
  expect(token(own)).toMatch(/^[0-9a-f]{32}$/);
  expect(token(own)).toBe(token(own));
  expect(token(store())).not.toBe(token(own));
});

test('a secret that somebody spoiled is made anew', () => {
  const own = store();
  own.setItem('pewter.token', 'not a secret');
  expect(token(own)).toMatch(/^[0-9a-f]{32}$/);
});

test('somebody without a name gets a friendly one and keeps it', () => {
  const own = store();
  expect(name(own)).toMatch(/^[A-Z][a-z]+$/);
  expect(name(own)).toBe(name(own));
});

test('a chosen name is trimmed and kept, an empty one is not', () => {
  const own = store();
  expect(rename('  Mira  ', own)).toBe('Mira');
  expect(rename('   ', own)).toBe('Mira');
  expect(rename('x'.repeat(60), own)).toHaveLength(24);
});
