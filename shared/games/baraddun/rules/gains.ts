import type { Deck } from '../model.ts';
import { isPlayable } from './draw.ts';
import { chanceOf } from './odds.ts';
import type { Options } from './options.ts';

/** Chance of each whole number: `{ 4: 0.5, 5: 0.5 }`. */
type Spread = ReadonlyMap<number, number>;

/** Cards of a stack by class, with how many lie in it. */
function classes<T extends { readonly id: string }>(
  cards: readonly T[],
  stack: readonly number[],
): readonly { readonly card: T; readonly share: number }[] {
  const count = new Map<string, { card: T; n: number }>();
  // In the order of the deck list: sums must not tell the order of the stack by their rounding.
  for (const at of [...stack].sort((one, other) => one - other)) {
    const known = count.get(cards[at].id);
    if (known) known.n++;
    else count.set(cards[at].id, { card: cards[at], n: 1 });
  }
  return [...count.values()].map(({ card, n }) => ({ card, share: n / stack.length }));
}

const add = (spread: Map<number, number>, value: number, chance: number): void => {
  spread.set(value, (spread.get(value) ?? 0) + chance);
};

/**
 * What a fighter's cards will be worth, strength and defence together, as everybody could reckon it from the
 * cards that are still to come: their number by class is known, their order is not (B32). Every extra card is
 * drawn; that a card drawn is missing for the next one is left out.
 */
function gainsOf(
  deck: Deck,
  weapons: readonly number[],
  defences: readonly number[],
  dup: Options['dup'],
): Spread {
  const arms = classes(deck.weapons, weapons);
  const guards = classes(deck.defences, defences);
  const free = guardGains(guards, false, dup);
  const bound = guardGains(guards, true, dup);
  const spread = new Map<number, number>();
  const arm = (value: number, chance: number, restricted: boolean, depth: number): void => {
    for (const { card, share } of arms) {
      const [worth, now] = [value + card.strength + card.defence, restricted || card.restricts];
      // Whoever draws a fourth javelin in a row will forgive a reckoning that stops there.
      if (card.more && depth < 3) arm(worth, chance * share, now, depth + 1);
      else for (const [gain, odds] of now ? bound : free) add(spread, worth + gain, chance * share * odds);
    }
  };
  if (arms.length > 0) arm(0, 1, false, 0);
  else for (const [gain, odds] of free) add(spread, gain, odds);
  return spread;
}

function guardGains(
  guards: ReturnType<typeof classes<Deck['defences'][number]>>,
  restricted: boolean,
  dup: Options['dup'],
): Spread {
  const spread = new Map<number, number>();
  if (guards.length === 0) return spread.set(0, 1);
  const weapon = { id: '', name: '', strength: 0, defence: 0, restricts: restricted, more: false };
  const draw = (placed: readonly Deck['defences'][number][], value: number, chance: number): void => {
    for (const { card, share } of guards) {
      if (!isPlayable(card, placed, [weapon], dup)) add(spread, value, chance * share);
      else {
        const earns =
          placed.length === 0 ? card.more : placed.length === 1 && card.more && card.id !== placed[0].id;
        if (earns) draw([...placed, card], value + card.defence, chance * share);
        else add(spread, value + card.defence, chance * share);
      }
    }
  };
  draw([], 0, 1);
  return spread;
}

/** Chance to win by the lead in strength and defence together, as long as nothing is counted as 1. */
const BY_LEAD: readonly number[] = Array.from({ length: 6 }, (_, lead) =>
  lead > 4 ? 1 : chanceOf({ S: 20 + lead, D: 0 }, { S: 20, D: 0 }, [false, false]),
);

const byLead = (lead: number): number =>
  lead >= 0 ? BY_LEAD[Math.min(5, lead)] : 1 - BY_LEAD[Math.min(5, -lead)];

/**
 * The chance to win a fight before its weapons and defences are drawn, by the lead in strength of the fighters
 * themselves (New Fighters' dice included).
 */
export function forecast(
  deck: Deck,
  stacks: { readonly weapons: readonly number[]; readonly defences: readonly number[] },
  dup: Options['dup'],
): (lead: number) => number {
  const gains = [...gainsOf(deck, stacks.weapons, stacks.defences, dup)];
  const difference = new Map<number, number>();
  for (const [mine, chance] of gains)
    for (const [theirs, other] of gains) add(difference, mine - theirs, chance * other);
  return (lead) => {
    let chance = 0;
    for (const [gain, odds] of difference) chance += odds * byLead(lead + gain);
    return chance;
  };
}
