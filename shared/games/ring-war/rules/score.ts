import { type Card, type Contest, opponentOf, type Side, WAR } from '../model.ts';
import {
  ARMY,
  allianceBonus,
  anyOf,
  CAVALRY,
  countOf,
  LETTERS,
  letterCounts,
  SILENCES,
  STEPS,
  TABLES,
} from './tables.ts';

/** The two piles of each side: [quest, war]. */
export type Piles = readonly [quest: readonly Card[], war: readonly Card[]];

/** Where a card must be played to silence another (R14). */
export type ZeroScope = 'any' | 'contest';

export const MOST_ARMIES = 3;
export const MOST_CAVALRY = 1;

/** One line of a reckoning, in the order in which it is read out. */
export type Line =
  | { readonly is: 'card'; readonly card: Card; readonly amount: number }
  /** The card counts for nothing: printed value and bonuses (R15). */
  | { readonly is: 'zero'; readonly card: Card }
  /** A bonus that counts for `card`; `from` gives it, or calls it forth from the pile opposite. */
  | {
      readonly is: 'bonus';
      readonly card: Card;
      readonly from: Card;
      readonly opposite: boolean;
      /** How many call it forth. */
      readonly n: number;
      readonly amount: number;
    }
  | { readonly is: 'alliance'; readonly letter: number; readonly n: number; readonly amount: number }
  | { readonly is: 'pair'; readonly cards: readonly [Card, Card]; readonly amount: number }
  | { readonly is: 'armies' | 'cavalry'; readonly amount: number };

/**
 * Total of the pile that `side` has in a contest against that of its opponent (R9–R19, R26–R37). `lines`: filled
 * with the reckoning line by line, which adds up to the total.
 */
export function scorePile(
  side: Side,
  contest: Contest,
  own: Piles,
  opp: Piles,
  scope: ZeroScope,
  lines?: Line[],
): number {
  const pile = own[contest];
  const facing = opp[contest];
  const { values, rules } = TABLES[side][contest];
  const silences = SILENCES[side];
  const letters = LETTERS[side];
  let total = 0;
  let bonuses = 0;
  let sum = 0;
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i];
    sum += letters[card];
    const silence = silences[card];
    if (silence !== null && isSilenced(silence, contest, own, opp, scope)) {
      lines?.push({ is: 'zero', card });
      continue;
    }
    total += values[card];
    lines?.push({ is: 'card', card, amount: values[card] });
    const effects = rules[card];
    if (effects === null) continue;
    for (let e = 0; e < effects.length; e++) {
      const { is, amount, set } = effects[e];
      if (is === 'opp' || is === 'perOpp') {
        const n = countOf(facing, set);
        if (n === 0) continue;
        const worth = is === 'opp' ? amount : amount * n;
        bonuses += worth;
        if (lines) {
          const from = facing.find((other) => set[other] === 1) ?? -1;
          lines.push({ is: 'bonus', card, from, opposite: true, n, amount: worth });
        }
      } else if (is === 'own') {
        if (!anyOf(pile, set)) continue;
        bonuses += amount;
        if (lines) {
          const from = pile.find((other) => set[other] === 1) ?? -1;
          lines.push({ is: 'bonus', card, from, opposite: false, n: 1, amount });
        }
      }
    }
  }
  total += bonuses + liftsAndPairs(side, contest, pile, lines) + allianceBonus(sum);
  if (lines) {
    letterCounts(side, sum).forEach((n, letter) => {
      if (n >= 2) lines.push({ is: 'alliance', letter, n, amount: STEPS[n] });
    });
    // The pair is read out after the alliances, where players look for it.
    lines.push(...lines.splice(0).sort((a, b) => ORDER[a.is] - ORDER[b.is]));
  }
  return contest === WAR ? total + hostBonus(side, pile, facing, lines) : total;
}

const ORDER = { card: 0, zero: 0, bonus: 1, alliance: 2, pair: 3, armies: 4, cavalry: 5 } as const;

/** What cards add to others of their own pile, and what two add together. */
function liftsAndPairs(side: Side, contest: Contest, pile: readonly Card[], lines?: Line[]): number {
  const { rules } = TABLES[side][contest];
  let total = 0;
  for (let i = 0; i < pile.length; i++) {
    const effects = rules[pile[i]];
    if (effects === null) continue;
    for (let e = 0; e < effects.length; e++) {
      const { is, amount, set } = effects[e];
      if (is !== 'lift' && is !== 'pair') continue;
      for (let j = 0; j < pile.length; j++) {
        if (set[pile[j]] === 0) continue;
        if (is === 'lift') {
          total += amount;
          lines?.push({ is: 'bonus', card: pile[j], from: pile[i], opposite: false, n: 1, amount });
        } else if (pile[i] < pile[j]) {
          // Both cards name each other; the pile gets the bonus once (R31).
          total += amount;
          lines?.push({ is: 'pair', cards: [pile[i], pile[j]], amount });
        }
      }
    }
  }
  return total;
}

/** More Army cards, more Cavalry (R17, R18). */
function hostBonus(side: Side, pile: readonly Card[], facing: readonly Card[], lines?: Line[]): number {
  const other = opponentOf(side);
  let bonus = 0;
  if (countOf(pile, ARMY[side]) > countOf(facing, ARMY[other])) {
    bonus += MOST_ARMIES;
    lines?.push({ is: 'armies', amount: MOST_ARMIES });
  }
  if (countOf(pile, CAVALRY[side]) > countOf(facing, CAVALRY[other])) {
    bonus += MOST_CAVALRY;
    lines?.push({ is: 'cavalry', amount: MOST_CAVALRY });
  }
  return bonus;
}

function isSilenced(
  silence: { readonly own: Uint8Array; readonly opp: Uint8Array },
  contest: Contest,
  own: Piles,
  opp: Piles,
  scope: ZeroScope,
): boolean {
  if (anyOf(own[contest], silence.own) || anyOf(opp[contest], silence.opp)) return true;
  if (scope === 'contest') return false;
  const other = contest === WAR ? 0 : 1;
  return anyOf(own[other], silence.own) || anyOf(opp[other], silence.opp);
}

/** Who wins with these totals and how many tokens are claimed (R22): -1 for nobody. */
export function contestResult(
  dark: number,
  light: number,
): { readonly winner: number; readonly take: number } {
  if (dark === light) return { winner: -1, take: 0 };
  const [high, low] = dark > light ? [dark, light] : [light, dark];
  return { winner: dark > light ? 0 : 1, take: high >= 2 * low ? 2 : 1 };
}
