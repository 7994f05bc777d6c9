import type { Adding, PaperLine } from '../../../engine/game.ts';
import { type Card, CONTESTS, type Contest, PILE_NAMES, type Side } from '../model.ts';
import type { Line } from '../rules/score.ts';
import type { PilePair, RingWar } from '../rules/state.ts';
import { nameWords, paperLine, runningLines, totalOf } from './lines.ts';
import { pieceOf } from './pieces.ts';

/** What the pile would count more, or less, with this card in it: line by line, and what it would come to. */
export function addsOf(b: RingWar, side: Side, card: Card, contest: Contest): Adding {
  const laid = b.laid[side];
  const [quest, war] = CONTESTS.map((one) => {
    const others = laid[one].filter((other) => other !== card);
    return one === contest ? [...others, card] : others;
  });
  const then: PilePair = [quest, war];
  const before = new Map(runningLines(b, side, laid, contest).map((line) => [nameOf(line), line]));
  const after = runningLines(b, side, then, contest);
  const lines = after.flatMap((line): PaperLine[] => {
    const was = before.get(nameOf(line));
    before.delete(nameOf(line));
    const more = amountOf(line) - amountOf(was);
    // A card that is laid counts for something, be it nothing.
    if (more === 0 && was) return [];
    const { words, sign } = paperLine(side, line, (one) => pieceOf(b, side, one));
    return [{ words, ...(sign && { sign }), amount: signed(more), tone: 'preview' }];
  });
  for (const gone of before.values()) lines.push(lost(side, gone));
  return { paper: `pile:${PILE_NAMES[contest]}`, lines, total: totalOf(after) };
}

/** What would count no more: a card that is silenced, or what hung on it. */
function lost(side: Side, line: Line): PaperLine {
  const words = line.is === 'card' ? nameWords(side, line.card) : paperLine(side, line, () => '').words;
  return { words, amount: signed(-amountOf(line)), tone: 'preview' };
}

const amountOf = (line: Line | undefined): number => (line && 'amount' in line ? line.amount : 0);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a line is about, whatever it counts. */
const nameOf = (line: Line): string => JSON.stringify({ ...line, amount: undefined, n: undefined });
