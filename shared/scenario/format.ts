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
    return wrong('', words('scenario.not-json', { detail: error instanceof Error ? error.message : '' }));
  }
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
