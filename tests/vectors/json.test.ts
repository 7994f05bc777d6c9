import { expect, test } from 'vitest';
import { z } from 'zod';
import { BadFile } from './grammar.ts';
import { readJsonCases } from './json-cases.ts';
import { BadCase, differences, judgeJson, op } from './json-judge.ts';

const JUDGES = {
  AB: {
    add: op(z.strictObject({ a: z.number(), b: z.number() }), ({ a, b }) => ({ sum: a + b, parts: [a, b] })),
    name: op(z.strictObject({ who: z.string() }), ({ who }) => {
      throw new BadCase(`nobody is called ${who}`);
    }),
  },
};

const block = (content: string): string => `### A heading\nA sentence.\n\`\`\`json\n${content}\n\`\`\`\n`;
const vector = (id: string, op: string, given: object, expect: object): string =>
  block(JSON.stringify({ id, op, given, expect }));
const judged = (text: string) => readJsonCases(text).map((one) => judgeJson(one, JUDGES));
const complaint = (text: string): string => {
  try {
    judged(text);
  } catch (error) {
    if (error instanceof BadFile) return `${error.line}: ${error.message}`;
    throw error;
  }
  return '';
};

test('a vector that holds passes, and only what it expects is compared', () => {
  expect(judged(vector('AB-1', 'add', { a: 1, b: 2 }, { sum: 3 }))).toEqual([{ is: 'passed' }]);
});

test('what does not hold is told with its place and with what was found', () => {
  expect(judged(vector('AB-1', 'add', { a: 1, b: 2 }, { sum: 4, parts: [1, 3], more: 1 }))).toEqual([
    {
      is: 'failed',
      line: 3,
      why: ['sum: expected 4; found 3', 'parts[1]: expected 3; found 2', 'more: expected 1; found nothing'],
    },
  ]);
});

test('lists must be the same, objects need only the named keys', () => {
  expect(differences([1], [1, 2], 'x')).toHaveLength(1);
  expect(differences({ a: { b: null } }, { a: { b: null, c: 1 }, d: 2 }, '')).toEqual([]);
  expect(differences({ a: {} }, { a: null }, '')).toHaveLength(1);
});

test('a name that the game does not know fails its case, not the file', () => {
  expect(judged(vector('AB-1', 'name', { who: 'x' }, {}))).toEqual([
    { is: 'failed', line: 3, why: ['nobody is called x'] },
  ]);
});

test('a vector is reported by the sentence above it', () => {
  expect(readJsonCases(vector('AB-1', 'add', {}, {}))[0].title).toBe('A sentence.');
});

test.each([
  ['no JSON', block('{"id": 1,}'), '3: this block is no JSON'],
  [
    'a field missing',
    block('{"id":"AB-1","op":"add","given":{}}'),
    '3: a vector is {id, op, given, expect}: expect',
  ],
  ['another game', vector('ZZ-1', 'add', {}, {}), 'no game\'s vectors begin with "ZZ": there are AB'],
  ['no such operation', vector('AB-1', 'sing', {}, {}), 'no operation of AB is called "sing"'],
  ['a wrong given', vector('AB-1', 'add', { a: 'one', b: 2 }, {}), '3: given for "add": a: '],
  ['two of one id', vector('AB-1', 'add', {}, {}).repeat(2), '8: a second vector is called "AB-1"'],
  ['an open end', '```json\n{}', '1: this block is never closed'],
])('a bad file is told by its line: %s', (_, text, message) => {
  expect(complaint(text)).toContain(message);
});
