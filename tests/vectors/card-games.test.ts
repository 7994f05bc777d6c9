import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJsonCases } from './json-cases.ts';
import { judgeJson } from './json-judge.ts';
import { JUDGES } from './judges.ts';

/** The rule cases of the three card games, one test each. */
for (const game of ['ring-war', 'crack-of-doom', 'baraddun']) {
  const folder = new URL(`${game}/`, import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    const cases = readJsonCases(readFileSync(new URL(file, folder), 'utf8'));
    describe(`${game}/${file}`, () => {
      test.each(cases.map((one) => ({ name: `${one.id} ${one.title}`, one })))('$name', ({ one }) => {
        expect(judgeJson(one, JUDGES)).toEqual({ is: 'passed' });
      });
    });
  }
}
