import { foeOf, type Team } from '../../shared/games/baraddun/model.ts';
import type { War } from '../../shared/games/baraddun/rules/state.ts';

/** A fighter as the stack brings him: his cards count for whoever wins him. */
export interface Man {
  readonly strength: number;
  /** New Fighters whose dice are added to his strength, three taken off each (B14). */
  readonly news: number;
  readonly cards: number;
}

export interface Round {
  readonly lead: Team;
  /** Fighters by team, in seat order; equally many. */
  readonly men: readonly [readonly Man[], readonly Man[]];
}

/** Who fights in which round follows from the order of the fighters' stack alone, whatever anybody chooses. */
export function roundsOf({ base, fighters, lead: first }: War): Round[] {
  const { deck, perTeam } = base;
  const stack = fighters.map((card) => deck.fighters[card]);
  const rounds: Round[] = [];
  const draw = (): Man | null => {
    for (let news = 0; ; news++) {
      const card = stack.pop();
      if (!card) return null;
      if (!card.isNew) return { strength: card.strength, news, cards: news + 1 };
    }
  };
  for (let lead = first; stack.filter((card) => !card.isNew).length >= 2; lead = foeOf(lead)) {
    const men: [Man[], Man[]] = [[], []];
    let fielded = perTeam;
    for (let at = 0; at < perTeam; at++)
      for (const team of [lead, foeOf(lead)]) {
        const man = draw();
        if (man) men[team].push(man);
        else fielded = Math.min(fielded, at);
      }
    for (const side of men) side.splice(fielded);
    rounds.push({ lead, men });
  }
  return rounds;
}

/** What the dice of so many New Fighters add, with the chance of each. */
export function bonuses(news: number): readonly (readonly [number, number])[] {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < news; i++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (let die = 1; die <= 6; die++) next.set(sum + die - 3, (next.get(sum + die - 3) ?? 0) + chance / 6);
    sums = next;
  }
  return [...sums];
}

/** All orders of 0 to n-1. */
export function orders(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}
