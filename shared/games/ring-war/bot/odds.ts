import { FastDice } from '../../../engine/dice-fast.ts';
import { CONTESTS, opponentOf, type Side } from '../model.ts';
import { type Piles, scorePile } from '../rules/score.ts';
import type { RingWar } from '../rules/state.ts';
import { foesLike, type Guess, guessOf } from './foe.ts';

/** Hands of the other side that are imagined. */
const SAMPLES = 200;
/** Imagined piles are kept for the last few questions: they hang on what is known, not on one's own cards. */
const KEPT = 48;
const kept = new Map<string, readonly Piles[]>();

/**
 * Chance to win each contest, [Quest, War], with the piles as they are laid: counted against hands that fit what
 * `own` knows. The same knowledge gives the same answer.
 */
export function oddsOf(b: RingWar, own: Side, piles: Piles): readonly [quest: number, war: number] {
  const other = opponentOf(own);
  const foes = foesOf(b, guessOf(b, own));
  const [quest, war] = CONTESTS.map((contest) => {
    let won = 0;
    for (const foe of foes) {
      const mine = scorePile(own, contest, piles, foe, b.base.options.zeroScope);
      const theirs = scorePile(other, contest, foe, piles, b.base.options.zeroScope);
      if (mine > theirs) won++;
    }
    return won / Math.max(1, foes.length);
  });
  return [quest, war];
}

function foesOf(b: RingWar, guess: Guess): readonly Piles[] {
  const { pileSize } = b.base.options;
  const key = [guess.side, pileSize, guess.scout, guess.size, guess.known.join(), guess.unseen.join()].join(
    '|',
  );
  let foes = kept.get(key);
  if (!foes) {
    foes = foesLike(b, guess, SAMPLES, new FastDice(seedOf(key)));
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, foes);
  }
  return foes;
}

/** FNV-1a: the same words give the same dice. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}
