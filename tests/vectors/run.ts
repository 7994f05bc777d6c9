import { readFileSync } from 'node:fs';
import { BadFile, holdsCases, readCases } from './grammar.ts';
import { holdsJsonCases, readJsonCases } from './json-cases.ts';
import { judgeJson } from './json-judge.ts';
import { judgeCase, type Verdict } from './judge.ts';
import { JUDGES } from './judges.ts';

/**
 * `npm run vectors -- FILE…`: plays case files on the real engines, prints each failing case with what was
 * expected and what was found, and `N passed, N failed`. Ends with 1 when a case failed, 2 when a file cannot be read.
 * Warrior Lands has a grammar of its own; blocks fenced as `json` are vectors of the card games.
 */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('usage: npm run vectors -- FILE…');
    return 2;
  }
  const count = { passed: 0, failed: 0 };
  for (const file of files) {
    try {
      for (const { name, verdict } of verdictsOf(readFileSync(file, 'utf8'))) {
        count[verdict.is] += 1;
        if (verdict.is !== 'failed') continue;
        console.log(`FAILED ${name}`);
        console.log(`  ${file}:${verdict.line}`);
        for (const why of verdict.why) console.log(`  ${why}`);
      }
    } catch (error) {
      if (error instanceof BadFile) console.error(`${file}:${error.line}: ${error.message}`);
      else if (error instanceof Error && 'code' in error)
        console.error(`${file}: cannot be read (${error.code})`);
      else throw error;
      return 2;
    }
  }
  console.log(`${count.passed} passed, ${count.failed} failed`);
  return count.failed > 0 ? 1 : 0;
}

/** Judged one by one, so that the cases before a line that can't be read have been counted and told. */
function* verdictsOf(text: string): Generator<{ readonly name: string; readonly verdict: Verdict }> {
  if (holdsJsonCases(text))
    for (const one of readJsonCases(text))
      yield { name: `${one.id} | ${one.op} | ${one.title}`, verdict: judgeJson(one, JUDGES) };
  if (!holdsJsonCases(text) || holdsCases(text))
    for (const one of readCases(text))
      yield { name: `${one.id} | ${one.category} | ${one.title}`, verdict: judgeCase(one) };
}

process.exitCode = main(process.argv.slice(2));
