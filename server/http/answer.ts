import type { Response } from 'express';
import { words } from '../../shared/engine/words.ts';
import type { Problem } from '../../shared/protocol/http.ts';

/** Status of each code that is not a plain 400. */
const STATUS: Readonly<Record<string, number>> = {
  'no-such-table': 404,
  'no-such-scenario': 404,
  'no-such-map': 404,
  'no-such-design': 404,
  'not-found': 404,
  'not-yours': 403,
  'design-changed': 409,
  'not-over': 409,
  'other-rules': 410,
  unreadable: 500,
  'too-large': 413,
  'too-many': 429,
  origin: 403,
  'server-away': 503,
  'our-mistake': 500,
};

export function answerProblem(response: Response, problem: Problem): void {
  response.status(STATUS[problem.code] ?? 400).json(problem);
}

export const problemOf = (code: string): Problem => ({ code, words: words(`problem.${code}`) });
