import { expect, test } from 'vitest';
import { fromClient, personName } from './messages.ts';
import { tidyTo } from './tidy.ts';

const nameOf = (wish: string) => {
  const read = personName.safeParse(wish);
  return read.success ? read.data : null;
};

test('names keep letters of all scripts and emoji', () => {
  for (const name of [
    'Ann',
    '\u05d3\u05d5\u05d3',
    '\u5c71\u7530 \u592a\u90ce',
    '\u{1f469}\u200d\u{1f680}',
    '<b>Bo</b>',
  ])
    expect(nameOf(name)).toBe(name);
});

test('a name that nobody could see is none', () => {
  for (const name of ['', '   ', '\u200b\u200b', '\u202e', '\ufeff\n\t', '\u200d', '\ud83d'])
    expect(nameOf(name)).toBeNull();
});

test('what turns lines about, breaks them or is half a letter is taken out of names and of what is said', () => {
  expect(nameOf('Ann\u202e\u2066 Ben\u0000')).toBe('Ann Ben');
  expect(nameOf('Al\nBo')).toBe('Al Bo');
  expect(nameOf('Ann\ud83d')).toBe('Ann');
  expect(fromClient.say.parse({ text: ' hello\r\n\u202eworld ' })).toEqual({ text: 'hello world' });
  expect(fromClient.say.safeParse({ text: '\u200b' }).success).toBe(false);
});

test('a name that is cut keeps whole letters', () => {
  expect(tidyTo(`${'x'.repeat(23)}\u{1f600}`, 24)).toBe('x'.repeat(23));
});
