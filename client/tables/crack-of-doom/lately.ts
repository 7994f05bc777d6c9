import type { Words } from '../../../shared/engine/words.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { undoneSteps } from '../../panels/phrase.ts';

/** The last lines of the chronicle up to the step that has been shown, newest last; nothing that was taken back. */
export function lastWords(
  chapters: readonly Chapter[],
  upTo: number,
  most: number,
): readonly { readonly key: string; readonly words: Words }[] {
  const told = chapters.filter(({ step }) => step <= upTo);
  const undone = undoneSteps(told);
  const lines: { key: string; words: Words }[] = [];
  // From the end: a long game has thousands.
  for (let at = told.length - 1; at >= 0 && lines.length < most; at--) {
    const { step, events } = told[at];
    if (undone.has(step)) continue;
    for (let i = events.length - 1; i >= 0 && lines.length < most; i--) {
      const { words } = events[i];
      if (words.key !== '') lines.unshift({ key: `${step} ${i}`, words });
    }
  }
  return lines;
}
