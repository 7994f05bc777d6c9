/** Counts from the last line of the form `12 passed, 0 failed`; null where there is none. */
export function countsOfLine(output) {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const last = lines.at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}

/** Counts from Vitest's JSON report. A file that could not even be loaded is one failure. */
export function countsOfVitest(json) {
  const report = JSON.parse(json);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}
