import { warriorsOf } from '../../shared/design/design.ts';
import { isBattle } from '../../shared/design/document.ts';
import { openText } from '../designer/files.ts';
import { text } from '../text/lobby.ts';

/** A file that a table may be laid with; or why not, and whether it may be drawn on at least. */
export type Judged =
  | { readonly file: unknown; readonly name: string }
  | { readonly why: readonly string[]; readonly drawable: boolean };

/**
 * Reads a scenario file of any origin before a table is asked for, as the designer would: what is not ours, broken
 * or of a newer Pewter is refused here, in words and with the place. Whether it can be played is judged by the table.
 */
export async function judged(written: string): Promise<Judged> {
  const opened = await openText(written);
  if ('notice' in opened) return { why: opened.notice.lines, drawable: false };
  const { design } = opened;
  if (isBattle(design) && design.sides.every((side) => warriorsOf(side) === 0))
    return { why: [text('file.only-map', { title: design.title })], drawable: true };
  return { file: JSON.parse(written), name: design.title };
}
