import { z } from 'zod';
import { tidyText } from './tidy.ts';

/** Message of the issue that a schema finds in a text with a broken letter in it, and the code of that refusal. */
export const BROKEN_TEXT = 'broken-text';

/** Half a pair of a letter beyond the first 65,536, or the sign that stands for letters that came in broken. */
const BROKEN = /[\p{Cs}\ufffd]/u;

/**
 * What somebody types, anywhere: chat, names, labels, words for the dice, titles. Whole letters only: half a pair is
 * stored, sent and drawn by each program as something else.
 */
export const typed = (): z.ZodString =>
  z.string().refine((text) => !BROKEN.test(text), { error: BROKEN_TEXT });

/** A name or a title in a file: at least one letter and at most `most`, without the blanks around them. */
export const named = (most: number) => typed().trim().min(1).max(most);

/** What somebody types, tidied, then at most `most` letters and at least one. */
export const written = (most: number) =>
  typed().max(1000).transform(tidyText).pipe(z.string().min(1).max(most));

/** Whether it was refused for its letters and nothing else can be said about it. */
export const isBrokenText = ({ issues }: z.ZodError): boolean =>
  issues.some(({ message }) => message === BROKEN_TEXT);
