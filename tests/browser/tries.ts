/** How a test ended. */
export interface Verdict {
  readonly title: string;
  readonly outcome: 'passed' | 'passed at the second try' | 'failed';
  /** Why its first try failed, in one line; '' where it did not. */
  readonly reason: string;
}

/**
 * Runs a test, and once more where the first try failed: what a slow machine does to a page is not always a
 * fault, but it is always told. `attempt` gives null, or why the test failed.
 */
export async function tryTwice(
  title: string,
  attempt: (time: 1 | 2) => Promise<Error | null>,
): Promise<Verdict> {
  const first = await attempt(1);
  if (!first) return { title, outcome: 'passed', reason: '' };
  const second = await attempt(2);
  const outcome = second ? 'failed' : 'passed at the second try';
  return { title, outcome, reason: first.message.split('\n')[0] };
}

/** The last lines of a run: what needed a second try, and at the very end the counts that are read. */
export function summary(verdicts: readonly Verdict[]): string[] {
  const again = verdicts.filter(({ outcome }) => outcome === 'passed at the second try');
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed').length;
  return [
    ...(again.length > 0 ? [`Passed at the second try only, ${again.length} of ${verdicts.length}:`] : []),
    ...again.map(({ title, reason }) => `  ! ${title}: ${reason}`),
    `${verdicts.length - failed} passed, ${failed} failed`,
  ];
}
