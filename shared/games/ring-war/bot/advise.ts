import type { Dice } from '../../../engine/dice.ts';
import { DECKS } from '../data/decks.ts';
import { type Card, type Move, opponentOf, QUEST, type Side, WAR } from '../model.ts';
import { MOST_TOSSED } from '../rules/choices.ts';
import { aidMove, NO_SCOUT, SHOW, splitMove } from '../rules/moves.ts';
import { type Piles, scorePile } from '../rules/score.ts';
import type { RingWar } from '../rules/state.ts';
import { ARMY, countOf, LOCATION, SCOUT } from '../rules/tables.ts';
import { foesLike, guessOf } from './foe.ts';
import { goodSplits, pilesOf, splitsOf } from './splits.ts';
import { tokensAfter, tokensOf, WORTH } from './worth.ts';

/** A sensible move for a side, from what it may know: the state is one that fits that. */
export function advise(b: RingWar, seat: number, dice: Dice): Move {
  const side: Side = seat === 0 ? 0 : 1;
  if (b.phase === 'aid') return aidMove(side, tossed(b, side));
  if (b.phase === 'scout') return scouting(b, side);
  return splitting(b, side, dice);
}

/** A card below this is thrown away. */
const POOR = 4.2;

/** What a card is worth in this hand: its better figure, a little of the other, and its company. */
function worthInHand(side: Side, hand: readonly Card[], card: Card): number {
  const { values, alliances } = DECKS[side][card];
  const friends = hand.filter(
    (other) => other !== card && DECKS[side][other].alliances.some((letter) => alliances.includes(letter)),
  );
  const army = ARMY[side][card] === 1 ? 0.5 : 0;
  return Math.max(...values) + 0.3 * Math.min(...values) + 0.35 * friends.length + army;
}

/** Up to three poor cards, and always a fourth Location. */
function tossed(b: RingWar, side: Side): readonly Card[] {
  const hand = b.hands[side];
  const byWorth = [...hand].sort((x, y) => worthInHand(side, hand, x) - worthInHand(side, hand, y));
  const surplus = Math.max(0, countOf(hand, LOCATION[side]) - 3);
  const places = byWorth.filter((card) => LOCATION[side][card] === 1).slice(0, surplus);
  const poor = byWorth.filter((card) => !places.includes(card) && worthInHand(side, hand, card) < POOR);
  return [...places, ...poor].slice(0, MOST_TOSSED);
}

/** Nearly always a scout is shown: the one that tells least. */
function scouting(b: RingWar, side: Side): Move {
  const scouts = b.hands[side].filter((card) => SCOUT[side][card] === 1);
  if (scouts.length === 0) return NO_SCOUT;
  const tells = (card: Card): number => Math.max(...DECKS[side][card].values);
  return SHOW[side][scouts.reduce((least, card) => (tells(card) < tells(least) ? card : least))];
}

const WEIGHTS = [0.1, 0.25, 0.35, 0.45, 0.5, 0.55, 0.65, 0.75, 0.9];
/** Own splits kept for each weight, and imagined splits of the other side. */
const EACH = 10;
const FOES = 36;
/** Splits so much worse than the best may be played as well, so that nobody can rely on it. */
const SLACK = 0.004;

function splitting(b: RingWar, side: Side, dice: Dice): Move {
  const splits = splitsOf(side, b.hands[side], b.scout[side], b.base.options);
  const foes = foesLike(b, guessOf(b, side), FOES, dice);
  const judged = goodSplits(splits, WEIGHTS, EACH).map((i) => {
    const piles = pilesOf(splits, i);
    return {
      piles,
      worth: foes.reduce((sum, foe) => sum + worthAgainst(b, side, piles, foe), 0) / foes.length,
    };
  });
  const best = Math.max(...judged.map(({ worth }) => worth));
  const good = judged.filter(({ worth }) => worth >= best - SLACK);
  const { piles } = good[dice.pick(good.length)];
  return splitMove(side, piles[QUEST], piles[WAR]);
}

/** How the game stands for `side` after these piles have met. */
function worthAgainst(b: RingWar, side: Side, piles: Piles, foe: Piles): number {
  const other = opponentOf(side);
  const { zeroScope } = b.base.options;
  const [quest, war] = tokensOf(b, side);
  const after = (tokens: number, contest: 0 | 1): number =>
    tokensAfter(
      tokens,
      scorePile(side, contest, piles, foe, zeroScope),
      scorePile(other, contest, foe, piles, zeroScope),
    );
  return WORTH[after(quest, QUEST)][after(war, WAR)];
}
