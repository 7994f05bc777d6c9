import { say, type Words } from '../../shared/engine/words.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import type { Problem } from '../../shared/protocol/http.ts';
import { designerText as text } from '../text/designer.ts';
import { sentences } from './sentences.ts';

/** Said once at the foot of the page; several lines where a file has several faults. */
export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly lines: readonly string[];
  /** Shown with both links to this design; it stays until it is closed or the drawing goes on. */
  readonly links?: DesignKey;
}

export const good = (...lines: string[]): Notice => ({ tone: 'good', lines });

/** A refusal in words; for a file, each fault with its place. */
export function bad(problem: Problem): Notice {
  const faults = problem.problems ?? [];
  return faults.length === 0 ? { tone: 'bad', lines: [say(problem.words, ...sentences)] } : badFile(faults);
}

/** A file that cannot be opened, and why. */
export const badFile = (faults: readonly Fault[]): Notice => ({
  tone: 'bad',
  lines: [text('file.bad'), ...faults.map(faultLine)],
});

export interface Fault {
  readonly path: string;
  readonly words: Words;
}

export function faultLine({ path, words }: Fault): string {
  const what = say(words, ...sentences);
  return path ? text('file.where', { path, what }) : what;
}
