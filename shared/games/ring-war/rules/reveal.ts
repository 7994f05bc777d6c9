import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import { words } from '../../../engine/words.ts';
import { deckName, idOf } from '../data/decks.ts';
import { CONTESTS, type Contest, opponentOf, PILE_NAMES, QUEST, SIDES, type Side, WAR } from '../model.ts';
import { drawUp, namesOf } from './draw.ts';
import { inPile } from './places.ts';
import { RULES_OF_LINES } from './rule-refs.ts';
import { contestResult, type Line, scorePile } from './score.ts';
import { NONE, type RingWar } from './state.ts';

/** Tokens of one kind with which a side wins (1.6). */
export const TO_WIN = 10;

const pileWords = (contest: Contest) => words(`pile.${PILE_NAMES[contest]}`);
const sideWords = (side: Side) => words(`side.${deckName(side)}`);

/** Both piles of both sides are turned up, the contests fought, tokens taken; then the next turn begins. */
export function reveal(b: RingWar, dice: Dice, tell: Tell): void {
  for (const side of SIDES) turnUp(b, side);
  for (const contest of CONTESTS) fight(b, contest, tell);
  if (!isWon(b, tell)) beginTurn(b, dice, tell);
}

function turnUp(b: RingWar, side: Side): void {
  const laid = b.laid[side];
  b.piles[side] = laid;
  b.shown = b.turn;
  b.swept[side] = false;
  b.laid[side] = [[], []];
  b.hands[side] = b.hands[side].filter((card) => !laid[QUEST].includes(card) && !laid[WAR].includes(card));
  b.known[1 - side] = b.known[1 - side].filter((card) => b.hands[side].includes(card));
  b.ready[side] = false;
  b.scout[side] = NONE;
}

/** Turned up card by card, reckoned line by line, decided (R22–R25). */
function fight(b: RingWar, contest: Contest, tell: Tell): void {
  const reckonings = SIDES.map((side) => {
    const lines: Line[] = [];
    const other = opponentOf(side);
    const total = scorePile(side, contest, b.piles[side], b.piles[other], b.base.options.zeroScope, lines);
    return { side, lines, total };
  });
  const longest = Math.max(...SIDES.map((side) => b.piles[side][contest].length));
  for (let at = 0; at < longest; at++)
    for (const { side, lines } of reckonings) tellCard(b, side, contest, at, lines, tell);
  for (const { side, lines, total } of reckonings) tellTotal(b, side, contest, lines, total, tell);
  const totals = reckonings.map(({ total }) => total);
  settle(b, contest, totals[0], totals[1], tell);
}

/** With these totals: tokens change hands, as many as the loser still has (R22, R23). */
export function settle(b: RingWar, contest: Contest, dark: number, light: number, tell: Tell): void {
  const { winner, take } = contestResult(dark, light);
  const figures = { pile: pileWords(contest), dark, light };
  if (winner === -1) {
    tell({ kind: 'note', words: words('contest.tie', figures), rule: 'R22' });
    return;
  }
  const side: Side = winner === 0 ? 0 : 1;
  const other = opponentOf(side);
  const moved = Math.min(take, b.tokens[other][contest]);
  b.tokens[side][contest] += moved;
  b.tokens[other][contest] -= moved;
  b.won[side][contest]++;
  if (take === 2) b.doubles[side]++;
  tell({
    ...{ kind: 'mark', seat: side, mark: PILE_NAMES[contest], on: true, amount: moved, rule: 'R22' },
    words: words(moved === 2 ? 'contest.double' : 'contest.won', {
      ...figures,
      side: sideWords(side),
      n: moved,
    }),
  });
}

/** One card is turned up; `amount` is what it counts with its bonuses. */
function tellCard(
  b: RingWar,
  side: Side,
  contest: Contest,
  at: number,
  lines: readonly Line[],
  tell: Tell,
): void {
  const card = b.piles[side][contest][at];
  if (card === undefined) return;
  const amount = lines.reduce(
    (sum, line) => ('card' in line && line.card === card && 'amount' in line ? sum + line.amount : sum),
    0,
  );
  const piece = inPile(b, b.shown, side, contest, at);
  tell({
    ...{ kind: 'cards', words: words(''), seat: side, piece, cards: [idOf(side, card)] },
    ...{ amount, mark: PILE_NAMES[contest], rule: 'R9' },
  });
}

/** What the pile counts besides its cards, line by line, and its total. */
function tellTotal(
  b: RingWar,
  side: Side,
  contest: Contest,
  lines: readonly Line[],
  total: number,
  tell: Tell,
): void {
  const pile = b.piles[side][contest];
  for (const line of lines) {
    if (line.is === 'card' || line.is === 'bonus') continue;
    const amount = 'amount' in line ? line.amount : 0;
    tell({
      ...{ kind: 'note', words: words(''), seat: side, amount, mark: PILE_NAMES[contest] },
      rule: RULES_OF_LINES[line.is],
    });
  }
  tell({
    ...{ kind: 'note', seat: side, rule: 'totals', amount: total, mark: PILE_NAMES[contest] },
    words: words(pile.length === 0 ? 'reveal.empty' : 'reveal.pile', {
      side: sideWords(side),
      pile: pileWords(contest),
      cards: namesOf(side, pile),
      total,
    }),
  });
}

/** Ten Quest tokens win, otherwise ten War tokens (R24). */
export function isWon(b: RingWar, tell: Tell): boolean {
  for (const contest of CONTESTS) {
    const winner = SIDES.find((side) => b.tokens[side][contest] >= TO_WIN);
    if (winner === undefined) continue;
    const by = PILE_NAMES[contest];
    b.over = { winner, by };
    b.phase = 'over';
    tell({ kind: 'over', words: words(`over.${by}`, { side: sideWords(winner) }), rule: 'R24' });
    return true;
  }
  return false;
}

export function beginTurn(b: RingWar, dice: Dice, tell: Tell): void {
  b.turn++;
  b.phase = 'aid';
  tell({ kind: 'round', words: words('turn.begins', { n: b.turn }), amount: b.turn, rule: 'turn' });
  drawUp(b, dice, tell);
}
