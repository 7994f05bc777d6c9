import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { ScriptedDice } from '../../../engine/dice-scripted.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { STANDARD_DECK } from '../data/deck.ts';
import { baraddun } from '../game.ts';
import type { Move, WarSetup } from '../model.ts';
import { type Options, STANDARD } from '../rules/options.ts';
import { type War, warAt } from '../rules/state.ts';

export const SETUP: WarSetup = {
  ...{ title: 'Test', story: '', deck: STANDARD_DECK, options: {} },
  teams: [
    { name: 'The Rust', seats: [] },
    { name: 'The Tide', seats: ['Marigold', 'Tobias'] },
  ],
};

/** A started game with shuffled stacks. */
export const started = (options: Partial<Options> = {}, seed = 1): War =>
  baraddun.setup(SETUP, options, new FastDice(seed), () => {});

/**
 * A game of the standard decks in which these cards lie on top of their stacks, in this order: fighters by their
 * ids, weapons and defences by their classes. What is not named follows in the order of the deck lists.
 */
export function stacked(
  top: { readonly fighters?: string; readonly weapons?: string; readonly defences?: string },
  options: Partial<Options> = {},
): War {
  const stack = (cards: readonly { readonly id: string }[], named = ''): number[] => {
    const rest = cards.map((_, i) => i);
    const first = named
      .split(' ')
      .filter(Boolean)
      .map(
        (id) =>
          rest.splice(
            rest.findIndex((at) => cards[at].id === id),
            1,
          )[0],
      );
    return [...first, ...rest].reverse();
  };
  return warAt(
    SETUP,
    { ...STANDARD, ...options },
    {
      fighters: stack(STANDARD_DECK.fighters, top.fighters),
      weapons: stack(STANDARD_DECK.weapons, top.weapons),
      defences: stack(STANDARD_DECK.defences, top.defences),
    },
    0,
  );
}

/** A game at which moves are made as people make them, with what was told. */
export class Table {
  readonly war: War;
  readonly told: GameEvent[] = [];
  private readonly dice: Dice;

  /** `dice`: the rolls in their order, or a seed for as many as it takes. */
  constructor(war: War, dice: readonly number[] | number = []) {
    this.war = war;
    this.dice = typeof dice === 'number' ? new FastDice(dice) : new ScriptedDice(dice);
  }

  /** The next reveal, tapped by the first who may. */
  next(): this {
    const [decision] = baraddun.decisions(this.war);
    return this.act(decision.seat, decision.choices[0]);
  }

  /** Reveals until this phase, a question, or the end comes. */
  until(phase: War['phase']): this {
    while (this.war.phase !== phase) this.next();
    return this;
  }

  act(seat: number, move: Move): this {
    const refusal = baraddun.check(this.war, seat, move);
    if (refusal) throw new Error(`refused: ${refusal.code}`);
    baraddun.apply(this.war, seat, move, this.dice, (event) => this.told.push(event));
    return this;
  }

  why(seat: number, move: Move): string {
    return baraddun.check(this.war, seat, move)?.code ?? '';
  }

  seats(): number[] {
    return baraddun.decisions(this.war).map(({ seat }) => seat);
  }
}
