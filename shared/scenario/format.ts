import { words } from '../engine/words.ts';
import { MAX_PICTURE_TEXT } from './picture.ts';
import type { Problem } from './problem.ts';

/** Format of scenario and map files that this program writes and reads. */
export const FORMAT = 1;

/** Largest file that is read at all, in bytes: 256 kB of battle and a picture under it. */
export const MAX_FILE = 256 * 1024 + MAX_PICTURE_TEXT;

type Read =
  | { readonly ok: true; readonly file: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The JSON of a file's text, or in words why not. */
export function parseFile(text: string): Read {
  if (text.length > MAX_FILE)
    return wrong('', words('scenario.too-large', { max: Math.floor(MAX_FILE / 1024) }));
  try {
    return { ok: true, file: JSON.parse(text) };
  } catch (error) {
    return wrong('', notJson(text, error instanceof Error ? error.message : ''));
  }
}

/**
 * Each engine tells in words of its own what it stumbled over, and repeats the file in them: people are told only
 * where, as far as it says so.
 */
function notJson(text: string, told: string): Problem['words'] {
  const place = /line (\d+) column (\d+)/.exec(told);
  if (place) return words('scenario.not-json-at', { line: Number(place[1]), column: Number(place[2]) });
  const position = /position (\d+)/.exec(told);
  if (position) {
    const before = text.slice(0, Number(position[1])).split('\n');
    return words('scenario.not-json-at', { line: before.length, column: (before.at(-1) ?? '').length + 1 });
  }
  return words(/end of|EOF|Unterminated/i.test(told) ? 'scenario.not-json-end' : 'scenario.not-json');
}

/** One step of the way from an older format to the next: gets a file of format n, gives one of format n + 1. */
type Step = (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** MIGRATIONS[n] reads format n. Empty while format 1 is the only one there ever was. */
const MIGRATIONS: Readonly<Record<number, Step>> = {};

/**
 * A file in today's format: older ones are brought forward step by step, newer ones are refused by name.
 * `what`: 'scenario' or 'map', for the words.
 */
export function upToDate(file: unknown, what: string, steps = MIGRATIONS, format = FORMAT): Read {
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    return wrong('', words('scenario.not-an-object', { what }));
  let current = file as Readonly<Record<string, unknown>>;
  for (;;) {
    const found = current.format;
    if (found === format) return { ok: true, file: current };
    if (typeof found !== 'number') return wrong('format', words('scenario.no-format', { format }));
    if (found > format) return wrong('format', words('scenario.future-format', { found, format }));
    const step = steps[found];
    if (!step) return wrong('format', words('scenario.no-format', { format }));
    current = { ...step(current), format: found + 1 };
  }
}

function wrong(path: string, problem: Problem['words']): Read {
  return { ok: false, problems: [{ path, words: problem }] };
}
