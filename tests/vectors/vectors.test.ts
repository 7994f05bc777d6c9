import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCases } from './grammar.ts';
import { judgeCase } from './judge.ts';
import { waitsFor } from './later.ts';

const FOLDER = new URL('warrior-lands/', import.meta.url);

/** The rule cases of Warrior Lands, one test each. Those that wait for later rules are no tests yet. */
for (const file of readdirSync(FOLDER).sort()) {
  const cases = readCases(readFileSync(new URL(file, FOLDER), 'utf8'));
  const due = cases.filter((one) => waitsFor(one).length === 0);
  if (due.length === 0) continue;
  describe(file, () => {
    test.each(due.map((one) => ({ name: `${one.id} ${one.title}`, one })))('$name', ({ one }) => {
      expect(judgeCase(one)).toEqual({ is: 'passed' });
    });
  });
}
