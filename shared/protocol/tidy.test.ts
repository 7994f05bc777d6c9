import { expect, test } from 'vitest';
import { freeAct } from '../table/byhand/acts.ts';
import { newTable } from './http.ts';
import { fromClient, personName } from './messages.ts';
import { cutTo, tidyTo } from './tidy.ts';
import { BROKEN_TEXT } from './typed.ts';

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

test('what turns lines about or breaks them is taken out of names and of what is said', () => {
  expect(nameOf('Ann\u202e\u2066 Ben\u0000')).toBe('Ann Ben');
  expect(nameOf('Al\nBo')).toBe('Al Bo');
  expect(fromClient.say.parse({ text: ' hello\r\n\u202eworld ' })).toEqual({ text: 'hello world' });
  expect(fromClient.say.safeParse({ text: '\u200b' }).success).toBe(false);
});

test('half a letter is refused as such wherever somebody types', () => {
  const label = (text: string) => ({ do: 'free', seat: 0, act: { act: 'label', ids: ['p0'], text } });
  const act = (what: object) => ({ id: 'a', step: 1, act: what });
  const table = { token: 'a'.repeat(32), name: 'Ann' };
  for (const half of ['Ann\ud83d', '\ude00Ben', 'Cl\ufffdeo']) {
    const read = [
      personName.safeParse(half),
      fromClient.say.safeParse({ text: half }),
      fromClient.act.safeParse(act(label(half))),
      fromClient.act.safeParse(act({ do: 'rename', name: half })),
      fromClient.act.safeParse(act({ do: 'sit', seat: 0, word: half })),
      newTable.safeParse({ ...table, name: half }),
      newTable.safeParse({ ...table, word: half }),
    ];
    for (const one of read) expect(one.error?.issues.map(({ message }) => message)).toEqual([BROKEN_TEXT]);
  }
  expect(freeAct.safeParse(label('\u{1f600}').act).success).toBe(true);
});

test('a name that is cut keeps whole letters', () => {
  expect(tidyTo(`${'x'.repeat(23)}\u{1f600}`, 24)).toBe('x'.repeat(23));
  expect(cutTo(`one\n${'x'.repeat(5)}\u{1f600}`, 10)).toBe(`one\n${'x'.repeat(5)}`);
});
