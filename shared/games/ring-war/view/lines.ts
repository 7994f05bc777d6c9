import type { PaperLine } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { ALLIANCES, DECKS, deckName, idOf } from '../data/decks.ts';
import { type Card, CONTESTS, type Contest, opponentOf, type Side, WAR } from '../model.ts';
import { type Line, MOST_ARMIES, MOST_CAVALRY, type Piles, scorePile } from '../rules/score.ts';
import type { RingWar } from '../rules/state.ts';
import { ARMY, anyOf, CAVALRY, type CardSet, SILENCES, TABLES } from '../rules/tables.ts';

export const nameWords = (side: Side, card: Card) => words(`name.${idOf(side, card)}`);
export const sigilOf = (side: Side, letter: string): string => `${deckName(side)}:${letter}`;

/** A line of a reckoning as it stands on paper. `pieces`: ids of cards as they lie on the table. */
export function paperLine(side: Side, line: Line, pieceOf: (card: Card) => string): PaperLine {
  const other = opponentOf(side);
  switch (line.is) {
    case 'card':
      return {
        words: nameWords(side, line.card),
        amount: line.amount,
        tone: 'plain',
        pieces: [pieceOf(line.card)],
      };
    case 'zero':
      return {
        words: words('line.zero', { card: nameWords(side, line.card) }),
        amount: 0,
        tone: 'warning',
        pieces: [pieceOf(line.card)],
      };
    case 'bonus': {
      const from = nameWords(line.opposite ? other : side, line.from);
      const values = { card: nameWords(side, line.card), from, n: line.n };
      const many = line.opposite && line.n > 1 && line.amount >= line.n;
      return {
        words: words(line.opposite ? (many ? 'line.against-many' : 'line.against') : 'line.with', values),
        amount: `+${line.amount}`,
        tone: 'bonus',
        pieces: line.opposite ? [pieceOf(line.card)] : [pieceOf(line.card), pieceOf(line.from)],
      };
    }
    case 'alliance': {
      const letter = ALLIANCES[side][line.letter];
      return {
        words: words('line.alliance', { n: line.n, alliance: words(`alliance.${deckName(side)}.${letter}`) }),
        amount: `+${line.amount}`,
        tone: 'bonus',
        sign: sigilOf(side, letter),
      };
    }
    case 'pair':
      return {
        words: words('line.pair', {
          one: nameWords(side, line.cards[0]),
          two: nameWords(side, line.cards[1]),
        }),
        amount: `+${line.amount}`,
        tone: 'bonus',
        pieces: line.cards.map(pieceOf),
      };
    case 'armies':
    case 'cavalry':
      return { words: words(`line.${line.is}`), amount: `+${line.amount}`, tone: 'bonus' };
  }
}

const EMPTY: Piles = [[], []];

/** What a pile counts by itself. Whether there are more armies shows only when the piles meet. */
export function runningLines(b: RingWar, own: Side, laid: Piles, contest: Contest): readonly Line[] {
  const lines: Line[] = [];
  scorePile(own, contest, laid, EMPTY, b.base.options.zeroScope, lines);
  return lines.filter(({ is }) => is !== 'armies' && is !== 'cavalry');
}

export const totalOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + ('amount' in line ? line.amount : 0), 0);

/**
 * What would count, or would count for nothing, if the other side plays a certain card: as far as that can
 * still happen by what `own` knows.
 */
export function conditionLines(
  b: RingWar,
  own: Side,
  contest: Contest,
  pieceOf: (card: Card) => string,
): readonly PaperLine[] {
  const pile = b.laid[own][contest];
  const possible = possibleCards(b, own);
  const lines: PaperLine[] = [];
  if (contest === WAR) {
    if (anyOf(pile, ARMY[own])) lines.push(plain('if.armies', MOST_ARMIES));
    if (anyOf(pile, CAVALRY[own])) lines.push(plain('if.cavalry', MOST_CAVALRY));
  }
  for (const card of pile) {
    for (const { is, amount, set } of TABLES[own][contest].rules[card] ?? []) {
      if ((is !== 'opp' && is !== 'perOpp') || !anyOf(possible, set)) continue;
      lines.push({
        words: words(`if.${idOf(own, card)}`),
        amount: `+${amount}`,
        tone: 'condition',
        pieces: [pieceOf(card)],
      });
    }
    const silence: { readonly opp: CardSet } | null = SILENCES[own][card];
    if (silence && anyOf(possible, silence.opp))
      lines.push({
        words: words(`if.zero.${idOf(own, card)}`),
        amount: 0,
        tone: 'condition',
        pieces: [pieceOf(card)],
      });
  }
  return lines;
}

const plain = (key: string, amount: number): PaperLine => ({
  words: words(key),
  amount: `+${amount}`,
  tone: 'condition',
});

/** Cards that the other side may still play this turn: the hand where it was seen, else all that is not open. */
function possibleCards(b: RingWar, own: Side): readonly Card[] {
  const other = opponentOf(own);
  if (b.known[own].length === b.hands[other].length) return b.known[own];
  const open = new Set([...b.discards[other], ...CONTESTS.flatMap((one) => b.piles[other][one])]);
  return DECKS[other].map((_, card) => card).filter((card) => !open.has(card));
}
