export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Counts from the last line of the form `12 passed, 0 failed`; null where there is none. */
export function countsOfLine(output: string): Counts | null;

/** Counts from Vitest's JSON report. A file that could not even be loaded is one failure. */
export function countsOfVitest(json: string): Counts;
