import { foeOf } from '../model.ts';
import { forecast } from './gains.ts';
import { baseStrength, type Fighter, type War } from './state.ts';

/** Slots of the wall where a foe stands that nobody has answered yet (B33). */
export function openSlots({ wall, lead }: War): number[] {
  const open: number[] = [];
  const answering = wall[foeOf(lead)];
  for (let slot = 0; slot < answering.length; slot++) if (!answering[slot]) open.push(slot);
  return open;
}

/** What a fighter may expect in a slot: the chance to win there, and the cards that are at stake. */
export interface Prospect {
  readonly slot: number;
  readonly chance: number;
  readonly stake: number;
}

/** For each fighter of the bench his prospects in each open slot, in the order of the slots. */
export function prospectsOf(war: War): readonly (readonly Prospect[])[] {
  const { deck, options } = war.base;
  const chanceBy = forecast(deck, war, options.dup);
  return war.bench.map((fighter) =>
    openSlots(war).map((slot) => {
      const foe = war.wall[war.lead][slot] as Fighter;
      return {
        slot,
        chance: chanceBy(baseStrength(war, fighter) - baseStrength(war, foe)),
        stake: fighter.cards.length + foe.cards.length,
      };
    }),
  );
}

/**
 * The slot for the first of the bench in the best arrangement of them all: most cards to be expected, every
 * order tried (at most 24).
 */
export function bestSlot(prospects: readonly (readonly Prospect[])[]): number {
  let best = { slot: prospects[0][0].slot, cards: Number.NEGATIVE_INFINITY };
  const taken = new Set<number>();
  const arrange = (who: number, cards: number, first: number): void => {
    if (who === prospects.length) {
      // A hair's breadth is rounding, not a better wall.
      if (cards > best.cards + 1e-9) best = { slot: first, cards };
      return;
    }
    for (const { slot, chance, stake } of prospects[who]) {
      if (taken.has(slot)) continue;
      taken.add(slot);
      arrange(who + 1, cards + chance * stake, who === 0 ? slot : first);
      taken.delete(slot);
    }
  };
  arrange(0, 0, -1);
  return best.slot;
}
