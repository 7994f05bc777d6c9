import { FastDice } from '../../../engine/dice-fast.ts';
import type { GameEvent } from '../../../engine/event.ts';
import { cardOf, DECKS } from '../data/decks.ts';
import { ringWar } from '../game.ts';
import type { Move, Side } from '../model.ts';
import type { Phase, RingWar } from '../rules/state.ts';

/** A game in the making for tests: hands by the ids of their cards, acts that must be legal. */
export class Duel {
  readonly b: RingWar;
  readonly dice: FastDice;
  readonly told: GameEvent[] = [];

  constructor(options: Record<string, unknown> = {}, seed = 1) {
    this.dice = new FastDice(seed);
    this.b = ringWar.setup({ title: 'Duel', story: '', options }, {}, this.dice, () => {});
  }

  /** Gives a side this hand; all other cards but discards lie in its deck. */
  hand(side: Side, ids: string): this {
    const hand = ids.split(' ').map((id) => cardOf(side, id));
    if (hand.includes(-1)) throw new Error(`No cards of side ${side}: ${ids}.`);
    const away = [
      ...hand,
      ...this.b.discards[side],
      ...(this.b.swept[side] ? [] : this.b.piles[side].flat()),
    ];
    this.b.hands[side] = hand;
    this.b.decks[side] = DECKS[side].map((_, card) => card).filter((card) => !away.includes(card));
    return this;
  }

  phase(phase: Phase): this {
    this.b.phase = phase;
    return this;
  }

  /** Makes a move that must be legal. */
  play(side: Side, move: Move): this {
    const refusal = this.why(side, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused as ${refusal}.`);
    ringWar.apply(this.b, side, move, this.dice, (event) => this.told.push(event));
    return this;
  }

  /** Code of the refusal, '' where there is none. */
  why(side: Side, move: Move): string {
    return ringWar.check(this.b, side, move)?.code ?? '';
  }

  /** Lays a whole hand and says ready. */
  lay(side: Side, quest: string, war: string): this {
    return this.play(side, { do: 'split', quest: quest.split(' '), war: war.split(' ') });
  }
}

export const DARK_HAND = 'sauron shelob lidless_eye mount_doom mouth corsairs men_harad wainriders kraken';
export const LIGHT_HAND = 'gandalf frodo one_ring cracks ents huorns treebeard rohan_horse rangers';
