import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readJsonCases } from './json-cases.ts';
import { judgeJson } from './json-judge.ts';
import { JUDGES } from './judges.ts';

const FOLDER = new URL('crack-of-doom/', import.meta.url);

/** The rule cases of Crack of Doom, one test each. */
for (const file of readdirSync(FOLDER).sort()) {
  const cases = readJsonCases(readFileSync(new URL(file, FOLDER), 'utf8'));
  describe(file, () => {
    test.each(cases.map((one) => ({ name: `${one.id} ${one.title}`, one })))('$name', ({ one }) => {
      expect(judgeJson(one, JUDGES)).toEqual({ is: 'passed' });
    });
  });
}
