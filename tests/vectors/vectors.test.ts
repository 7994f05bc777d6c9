import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCases } from './grammar.ts';
import { judgeCase } from './judge.ts';

const FOLDER = new URL('warrior-lands/', import.meta.url);

/** The rule cases of Warrior Lands, one test each. */
for (const file of readdirSync(FOLDER).sort()) {
  const cases = readCases(readFileSync(new URL(file, FOLDER), 'utf8'));
  describe(file, () => {
    test.each(cases.map((one) => ({ name: `${one.id} ${one.title}`, one })))('$name', ({ one }) => {
      expect(judgeCase(one)).toEqual({ is: 'passed' });
    });
  });
}
