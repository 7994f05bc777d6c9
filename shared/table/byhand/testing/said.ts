import type { TakenUp } from '../../../engine/game.ts';
import { say, type TextTable } from '../../../engine/words.ts';
import { handText } from '../text.ts';

/** Why a table can't be taken up, as sentences; what is told only where all hear it stands in brackets. */
export function saidOf(taken: TakenUp<unknown>, text: TextTable): readonly string[] {
  if (!taken.ok) return taken.faults.map(({ words }) => say(words, text, handText));
  return taken.secret ? [`(${say(taken.secret.words, text, handText)})`] : [];
}
