import type { z } from 'zod';
import { type Words, words } from '../engine/words.ts';
import { BROKEN_TEXT } from '../protocol/typed.ts';

/** What is wrong with something that a person wrote, and where ("sides.0.units.3.traits.1"; '' is the whole). */
export interface Problem {
  readonly path: string;
  readonly words: Words;
  /** Ruling that forbids it, where one does: 'A181'. */
  readonly rule?: string;
}

/** Nobody mends more at a time, and the answer stays short however broken the file is. */
const SHOWN = 20;

/** The first problems and a count of the rest. */
export function firstProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= SHOWN) return problems;
  const rest = problems.length - SHOWN;
  return [...problems.slice(0, SHOWN), { path: '', words: words('scenario.too-many-problems', { n: rest }) }];
}

/** What a schema found, in words of ours. Parse with `reportInput`, so that what is missing is told from what is wrong. */
export function schemaProblems(error: z.ZodError): readonly Problem[] {
  return error.issues.flatMap((issue) => problemsOf(issue));
}

function problemsOf(issue: z.core.$ZodIssue): readonly Problem[] {
  const path = issue.path.map(String).join('.');
  const here = (problem: Words): readonly Problem[] => [{ path, words: problem }];
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? here(words('scenario.missing', { what: String(issue.path.at(-1) ?? '') }))
        : here(words('scenario.wrong-type', { expected: EXPECTED[issue.expected] ?? issue.expected }));
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({
        path,
        words: words('scenario.unknown-field', { name: name.slice(0, 40) }),
      }));
    case 'too_big':
      return here(words('scenario.too-big', { max: Number(issue.maximum) }));
    case 'too_small':
      return here(words('scenario.too-small', { min: Number(issue.minimum) }));
    case 'invalid_value':
      return here(words('scenario.wrong-value-of', { values: issue.values.map(String).join(', ') }));
    case 'invalid_union': {
      // A map is an id or a map in full: what is an object wants to be the latter.
      const branch = issue.errors.find(([first]) => first?.code !== 'invalid_type' || first.path.length > 0);
      if (!branch) return here(words('scenario.wrong-value'));
      return branch.flatMap((inner) => problemsOf({ ...inner, path: [...issue.path, ...inner.path] }));
    }
    case 'custom':
      return here(words(issue.message === BROKEN_TEXT ? 'scenario.broken-text' : 'scenario.wrong-value'));
    default:
      return here(words('scenario.wrong-value'));
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list [column, row]',
  object: 'an object { … }',
  record: 'an object { … }',
};
