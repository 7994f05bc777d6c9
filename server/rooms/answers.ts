import { randomInt } from 'node:crypto';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { Entry } from '../../shared/engine/log.ts';
import type { Minds } from '../bots/minds.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';

/** Why the table answers for a seat, as the log keeps it. */
export type Mark = Pick<Extract<Entry, { readonly e: 'move' }>, 'auto' | 'bot' | 'late'>;

/** What the table answers in somebody's place: thought out on what the seat may know, and made. */
export class Answers {
  private readonly table: LoadedTable;
  private readonly minds: Minds;

  constructor(table: LoadedTable, minds: Minds) {
    this.table = table;
    this.minds = minds;
  }

  /**
   * A bot thinks with dice of its own about a table where everything that it may not know was drawn anew. It
   * never sees the real state, nor the seed. undefined: it could not think.
   */
  async ofBot(seat: number): Promise<unknown> {
    try {
      const { game } = this.table.match;
      return await this.minds.think({
        game: game.id,
        state: this.imagined(seat),
        seat,
        seed: randomInt(2 ** 31),
      });
    } catch (error) {
      this.table.mistake(error, 'bot');
      return undefined;
    }
  }

  /** For somebody whose time is up: what the game says, else what a bot would do. */
  async instead(seat: number): Promise<unknown> {
    try {
      const { game } = this.table.match;
      if (game.fallback) {
        const state = this.imagined(seat);
        const decision = game.decisions(state).find((asked) => asked.seat === seat);
        const move: unknown = decision && game.fallback(state, decision);
        if (move !== undefined && move !== null) return move;
      }
    } catch (error) {
      this.table.mistake(error, 'late');
    }
    return this.ofBot(seat);
  }

  /** Makes what was thought out, or the first choice: no table hangs on a bot's bug, nor runs in circles on a full disk. */
  make(seat: number, advised: unknown, mark: Mark): boolean {
    if (advised !== undefined) {
      const done = this.table.act({ e: 'move', by: '', seat, move: advised, ...mark });
      if (done.ok) return true;
      this.table.mistake(new Error(`A move of the table was refused: ${done.refusal.code}.`), 'bot');
      if (done.refusal.code === 'not-stored') return false;
    }
    const decision = this.table.match.decisions().find((asked) => asked.seat === seat);
    if (!decision) return false;
    return this.table.act({ e: 'move', by: '', seat, move: decision.choices[0], ...mark }).ok;
  }

  private imagined(seat: number): unknown {
    const { game, position } = this.table.match;
    return game.determinize(position.state, seat, new FastDice(randomInt(2 ** 31)));
  }
}
