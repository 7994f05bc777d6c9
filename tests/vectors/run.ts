import { readFileSync } from 'node:fs';
import { BadFile, readCases } from './grammar.ts';
import { judgeCase } from './judge.ts';

/**
 * `npm run vectors -- FILE…`: plays case files on the real engine, prints each failing case with what was
 * expected and what was found, and `N passed, N failed`. Ends with 1 when a case failed, 2 when a file cannot be read.
 */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('usage: npm run vectors -- FILE…');
    return 2;
  }
  const count = { passed: 0, failed: 0 };
  for (const file of files) {
    try {
      for (const one of readCases(readFileSync(file, 'utf8'))) {
        const verdict = judgeCase(one);
        count[verdict.is] += 1;
        if (verdict.is !== 'failed') continue;
        console.log(`FAILED ${one.id} | ${one.category} | ${one.title}`);
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

process.exitCode = main(process.argv.slice(2));
