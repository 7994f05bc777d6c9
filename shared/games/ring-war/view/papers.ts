import type { Look, Paper } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { oddsOf } from '../bot/odds.ts';
import { CONTESTS, type Contest, opponentOf, PILE_NAMES, SIDES, type Side } from '../model.ts';
import { isComplete } from '../rules/choices.ts';
import { type Line, scorePile } from '../rules/score.ts';
import type { RingWar } from '../rules/state.ts';
import { conditionLines, paperLine, runningLines, totalOf } from './lines.ts';
import { openPiece, ownPieces, pieceOf, seenPieces } from './pieces.ts';

/** What a seat sees beyond the public table; -1: a spectator. */
export function lookOf(b: RingWar, seat: number): Look {
  const open = openPapers(b);
  if (seat !== 0 && seat !== 1) return { pieces: [], papers: open };
  return {
    pieces: [...ownPieces(b, seat), ...seenPieces(b, seat)],
    papers: b.phase === 'split' ? runningPapers(b, seat) : open,
  };
}

/** The reckonings of one's own piles while they are laid: what counts, what may count, and the odds. */
function runningPapers(b: RingWar, own: Side): readonly Paper[] {
  const laid = b.laid[own];
  const full = CONTESTS.map(
    (contest) => laid[contest].length === b.base.options.pileSize || isComplete(b, own),
  );
  const odds = full.includes(true) ? oddsOf(b, own, laid) : null;
  const idIn = (card: number): string => pieceOf(b, own, card);
  return CONTESTS.flatMap((contest): Paper[] => {
    const counted = runningLines(b, own, laid, contest);
    const name = PILE_NAMES[contest];
    const reckoning: Paper = {
      id: `pile:${name}`,
      title: words(`pile.${name}`),
      lines: [...counted.map((line) => paperLine(own, line, idIn)), ...conditionLines(b, own, contest, idIn)],
      total: totalOf(counted),
      rule: 'totals',
    };
    // What lies half laid would be held against whole piles.
    if (!odds || !full[contest]) return [reckoning];
    const gauge = { words: words(`odds.${name}`), chance: guessed(odds[contest]) };
    return [reckoning, { id: `odds:${name}`, title: words(`odds.${name}`), lines: [], gauge }];
  });
}

/** A chance counted against some of the hands that the other side may have is never certain. */
const guessed = (chance: number): number => Math.max(0.01, Math.min(0.99, chance));

/** The reckonings of piles that lie open, for everyone: `open:quest:0` … */
function openPapers(b: RingWar): readonly Paper[] {
  return SIDES.flatMap((side) => CONTESTS.flatMap((contest) => openPaper(b, side, contest)));
}

function openPaper(b: RingWar, side: Side, contest: Contest): readonly Paper[] {
  const other = opponentOf(side);
  if (b.piles[side][contest].length === 0 && b.piles[other][contest].length === 0) return [];
  const lines: Line[] = [];
  const total = scorePile(side, contest, b.piles[side], b.piles[other], b.base.options.zeroScope, lines);
  return [
    {
      id: `open:${PILE_NAMES[contest]}:${side}`,
      title: words(`pile.${PILE_NAMES[contest]}`),
      lines: lines.map((line) => paperLine(side, line, (card) => openPiece(b, side, card))),
      total,
      rule: 'totals',
    },
  ];
}
