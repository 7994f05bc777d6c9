import { z } from 'zod';
import { BadFile } from './grammar.ts';

/** A vector of the card games: an operation on what is given, and the part of its result that must hold. */
export interface JsonCase {
  readonly id: string;
  readonly op: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  /** The heading and the sentence above the block, for the report. */
  readonly title: string;
  /** Where the block begins. */
  readonly line: number;
}

const record = z.record(z.string(), z.unknown());
const schema = z.object({ id: z.string().min(1), op: z.string().min(1), given: record, expect: record });

/** Whether a text holds vectors of this kind: blocks fenced as `json`. */
export const holdsJsonCases = (text: string): boolean => /^\s*```json\s*$/m.test(text);

/** The vectors in the fenced `json` blocks of a text, one each. Throws BadFile. */
export function readJsonCases(text: string): readonly JsonCase[] {
  const cases: JsonCase[] = [];
  let title = '';
  let block: { readonly line: number; readonly rows: string[] } | null = null;
  let foreign = false;
  text.split(/\r?\n/).forEach((row, i) => {
    const words = row.trim();
    if (block) {
      if (words === '```') {
        cases.push(caseOf(block.rows.join('\n'), block.line, title));
        block = null;
      } else block.rows.push(row);
    } else if (foreign) {
      if (words === '```') foreign = false;
    } else if (words === '```json') block = { line: i + 1, rows: [] };
    else if (words.startsWith('```')) foreign = true;
    else if (words !== '') title = words.replace(/^#+ /, '');
  });
  const open = block as { readonly line: number } | null;
  if (open) throw new BadFile(open.line, 'this block is never closed');
  const ids = new Set<string>();
  for (const { id, line } of cases) {
    if (ids.has(id)) throw new BadFile(line, `a second vector is called "${id}"`);
    ids.add(id);
  }
  return cases;
}

function caseOf(text: string, line: number, title: string): JsonCase {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new BadFile(line, `this block is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const read = schema.safeParse(content);
  if (!read.success) throw new BadFile(line, `a vector is {id, op, given, expect}: ${problemOf(read.error)}`);
  return { ...read.data, title, line };
}

/** The first thing that a schema found wrong, with its place. */
export function problemOf({ issues: [first] }: z.ZodError): string {
  const place = first.path.join('.');
  return place === '' ? first.message : `${place}: ${first.message}`;
}
