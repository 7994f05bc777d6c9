import type { ScenarioCard } from '../../shared/protocol/http.ts';

/** What somebody looks for on the shelf; '' and 0 are no matter. */
export interface Sought {
  /** Id of a game. */
  readonly game: string;
  /** How many play. */
  readonly players: number;
  /** Key of LENGTHS. */
  readonly length: Length | '';
}

export const ANYTHING: Sought = { game: '', players: 0, length: '' };

/** Minutes of a game: from, and up to. */
export const LENGTHS = { short: [0, 20], evening: [21, 60], long: [61, Number.POSITIVE_INFINITY] } as const;
export type Length = keyof typeof LENGTHS;

/** Numbers of players that a scenario can be played with. */
export function playersOf({ sides, sizes }: ScenarioCard): readonly number[] {
  return sizes.length > 0 ? sizes.map((size) => size.length) : [sides.length];
}

/** Numbers of players that somebody may look for, smallest first. */
export function numbersIn(shelf: readonly ScenarioCard[]): readonly number[] {
  return [...new Set(shelf.flatMap(playersOf))].sort((a, b) => a - b);
}

/**
 * All games in turn, in the order of `games` (ids), so that what is seen first shows something of each. A game
 * keeps its own order.
 */
export function mixed(shelf: readonly ScenarioCard[], games: readonly string[]): ScenarioCard[] {
  const turns = new Map<string, number>();
  const ranked = shelf.map((card) => {
    const turn = turns.get(card.game) ?? 0;
    turns.set(card.game, turn + 1);
    return { card, turn };
  });
  return ranked
    .sort((a, b) => a.turn - b.turn || games.indexOf(a.card.game) - games.indexOf(b.card.game))
    .map(({ card }) => card);
}

/** Scenarios that are what somebody looks for; one that says nothing of its length is of any length. */
export function found(shelf: readonly ScenarioCard[], { game, players, length }: Sought): ScenarioCard[] {
  return shelf.filter((card) => {
    if (game && card.game !== game) return false;
    if (players && !playersOf(card).includes(players)) return false;
    if (!length || card.about.minutes === undefined) return true;
    const [from, to] = LENGTHS[length];
    return card.about.minutes >= from && card.about.minutes <= to;
  });
}
