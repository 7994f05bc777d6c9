import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { CARDS, DECK, row } from '../data/cards.ts';
import { crackOfDoom } from '../game.ts';
import type { Move } from '../model.ts';
import { readOptions } from '../rules/options.ts';
import { newRace } from '../rules/setup.ts';
import { numbered, type Phase, pieceOf, type Race, rowOf } from '../rules/state.ts';

/** A race in the making for tests: seats 0, 1, 2 … in turn order, hands by the ids of their cards, acts that must be legal. */
export class Road {
  readonly race: Race;
  readonly told: GameEvent[] = [];
  private rolls: number[] = [];
  private readonly chance = new FastDice(5);

  constructor(players: 2 | 3 | 4 | 5 | 6 = 3, options: Record<string, unknown> = {}) {
    const read = readOptions({ ...options, players });
    this.race = newRace({ title: 'Road', story: '', names: [], options: {} }, read.options);
  }

  /** Gives a seat this hand; the deck holds all that nobody has, in the order of the list. */
  hand(seat: number, ids: string): this {
    const { race } = this;
    race.seats[seat].hand = ids
      .split(' ')
      .filter(Boolean)
      .map((id) => numbered(race.serial++, row(id)));
    const deck = [...DECK];
    for (const held of race.seats.flatMap((one) => one.hand)) deck.splice(deck.indexOf(rowOf(held)), 1);
    race.deck = deck;
    return this;
  }

  at(
    seat: number,
    space: number,
    markers: { defeat?: number; corruption?: number; miss?: number } = {},
  ): this {
    Object.assign(this.race.seats[seat], { space, ...markers });
    return this;
  }

  phase(phase: Phase): this {
    this.race.phase = phase;
    return this;
  }

  /** The next dice; later ones come by chance. */
  dice(...rolls: number[]): this {
    this.rolls = rolls;
    return this;
  }

  /** Makes moves that must be legal. */
  play(seat: number, ...moves: readonly Move[]): this {
    for (const move of moves) {
      const refusal = this.why(seat, move);
      if (refusal) throw new Error(`${JSON.stringify(move)} is refused as ${refusal}.`);
      crackOfDoom.apply(this.race, seat, move, this.thrown, (event) => this.told.push(event));
      const broken = crackOfDoom.invariants(this.race);
      if (broken.length > 0) throw new Error(broken.join('\n'));
    }
    return this;
  }

  /** Code of the refusal, '' where there is none. */
  why(seat: number, move: Move): string {
    return crackOfDoom.check(this.race, seat, move)?.code ?? '';
  }

  /** Ids of the cards in a hand. */
  held(seat: number): string[] {
    return this.race.seats[seat].hand.map((one) => CARDS[rowOf(one)].id);
  }

  /** The piece of a card in a hand. */
  piece(seat: number, id: string): string {
    const held = this.race.seats[seat].hand.find((one) => rowOf(one) === row(id));
    if (held === undefined) throw new Error(`Seat ${seat} does not hold ${id}.`);
    return pieceOf(held);
  }

  private get thrown(): Dice {
    return {
      d6: () => this.rolls.shift() ?? this.chance.d6(),
      pick: (n) => this.chance.pick(n),
      shuffle: (list) => this.chance.shuffle(list),
    };
  }
}
