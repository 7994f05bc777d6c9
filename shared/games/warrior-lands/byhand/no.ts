import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';

/** A position that can't be played: code, sentence and the ruling behind it. */
export const no = (
  code: string,
  rule: string,
  values: Readonly<Record<string, string | number>>,
): Refusal => ({
  code,
  words: words(`refused.${code}`, values),
  rule,
});
