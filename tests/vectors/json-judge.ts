import type { z } from 'zod';
import { BadFile } from './grammar.ts';
import { type JsonCase, problemOf } from './json-cases.ts';
import type { Verdict } from './judge.ts';

/** One operation: what it must be given, and what the real engine makes of that. */
export interface Op {
  /** The outcome, of which only the keys that a vector expects are compared. Throws BadCase. */
  readonly find: (given: Readonly<Record<string, unknown>>) => unknown;
}

/** The operations of a game by their names. */
export type Judge = Readonly<Record<string, Op>>;

/** What a vector gives can't be: a name that the game does not know. Its case fails, the file goes on. */
export class BadCase extends Error {}

/** What is given is not of the operation's shape. */
class BadGiven extends Error {}

/** An operation whose `given` is checked by a schema first. */
export function op<T>(schema: z.ZodType<T>, find: (given: T) => unknown): Op {
  return {
    find(given) {
      const read = schema.safeParse(given);
      if (!read.success) throw new BadGiven(problemOf(read.error));
      return find(read.data);
    },
  };
}

/** Holds a vector against the judge of its game. A vector that none can judge throws BadFile. */
export function judgeJson(one: JsonCase, judges: Readonly<Record<string, Judge>>): Verdict {
  const game = one.id.split('-')[0];
  if (!Object.hasOwn(judges, game))
    throw new BadFile(
      one.line,
      `no game's vectors begin with "${game}": there are ${Object.keys(judges).join(', ')}`,
    );
  const judge = judges[game];
  if (!Object.hasOwn(judge, one.op))
    throw new BadFile(one.line, `no operation of ${game} is called "${one.op}"`);
  try {
    const why = differences(one.expect, judge[one.op].find(one.given), '');
    return why.length === 0 ? { is: 'passed' } : { is: 'failed', line: one.line, why };
  } catch (error) {
    if (error instanceof BadGiven) throw new BadFile(one.line, `given for "${one.op}": ${error.message}`);
    if (error instanceof BadCase) return { is: 'failed', line: one.line, why: [error.message] };
    throw error;
  }
}

/** Where the expected parts are not found, a line each. Lists must be the same; of objects, the named keys. */
export function differences(expected: unknown, found: unknown, place: string): readonly string[] {
  if (isRecord(expected)) {
    if (!isRecord(found)) return [told(expected, found, place)];
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, Object.hasOwn(found, key) ? found[key] : undefined, place ? `${place}.${key}` : key),
    );
  }
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length)
    return expected.flatMap((value, i) => differences(value, found[i], `${place}[${i}]`));
  return expected === found ? [] : [told(expected, found, place)];
}

const told = (expected: unknown, found: unknown, place: string): string =>
  `${place}: expected ${JSON.stringify(expected)}; found ${JSON.stringify(found) ?? 'nothing'}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
