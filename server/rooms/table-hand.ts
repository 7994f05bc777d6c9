import { randomInt } from 'node:crypto';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { Entry } from '../../shared/engine/log.ts';
import type { Match } from '../../shared/engine/match.ts';
import type { Waits } from '../tables/house.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import { Waiting } from './waiting.ts';

type Next = { readonly kind: 'bot' | 'automatic'; readonly seat: number };

/**
 * What the table does by itself: the bots' moves, and a person's choice where nothing else would be useful.
 * One move at a time, after a look; whatever happens meanwhile starts the look anew, so a person who acts
 * first is never overtaken.
 */
export class TableHand {
  private readonly table: LoadedTable;
  private readonly waits: Waits;
  private readonly moved: () => void;
  private readonly waiting = new Waiting();
  private resting = false;

  /** `moved` is called after each move that the table made. */
  constructor(table: LoadedTable, waits: Waits, moved: () => void) {
    this.table = table;
    this.waits = waits;
    this.moved = moved;
  }

  /** Looks what there is to do, after every change. */
  look(): void {
    this.waiting.end();
    const { position, people, match } = this.table;
    if (this.resting || position.phase !== 'playing') return;
    if (people.count === 0 && !this.waits.unwatched) return;
    const next = this.next();
    if (!next) return;
    const { step } = match;
    // A move would put aside the question whether one may be taken back.
    const wait = position.ask ? this.waits.undo : this.waits[next.kind];
    this.waiting.begin(wait, () => {
      if (match.step === step && this.make(next)) this.moved();
    });
  }

  /** Never again: the table is being unloaded. */
  rest(): void {
    this.resting = true;
    this.waiting.end();
  }

  private next(): Next | null {
    const { asked, answered, seats } = this.table.position;
    const bot = asked.findIndex((kind, seat) => kind !== '' && !answered[seat] && seats[seat].kind === 'bot');
    if (bot !== -1) return { kind: 'bot', seat: bot };
    const sure = asked.findIndex(
      (kind, seat) =>
        kind !== '' &&
        !answered[seat] &&
        seats[seat].kind === 'person' &&
        this.table.view(seat)?.automatic !== undefined,
    );
    return sure === -1 ? null : { kind: 'automatic', seat: sure };
  }

  private make({ kind, seat }: Next): boolean {
    try {
      return kind === 'bot' ? this.playBot(seat) : this.playAutomatic(seat);
    } catch (error) {
      this.table.mistake(error, kind);
      return false;
    }
  }

  private playAutomatic(seat: number): boolean {
    const view = this.table.view(seat);
    if (view?.automatic === undefined) return false;
    const { move } = view.choices[view.automatic];
    return this.table.act({ e: 'move', by: '', seat, move, auto: true }).ok;
  }

  private playBot(seat: number): boolean {
    const { match } = this.table;
    const advised = this.table.act(botMove(match, seat));
    if (advised.ok) return true;
    this.table.mistake(new Error(`A bot's move was refused: ${advised.refusal.code}.`), 'bot');
    // No table hangs on a bot's bug, nor runs in circles on a full disk.
    const decision = match.decisions().find((asked) => asked.seat === seat);
    if (!decision || advised.refusal.code === 'not-stored') return false;
    return this.table.act({ e: 'move', by: '', seat, move: decision.choices[0], bot: true }).ok;
  }
}

/**
 * A bot thinks with dice of its own about a table where everything that it may not know was drawn anew. It
 * never sees the real state, nor the seed.
 */
function botMove(match: Match, seat: number): Entry {
  const dice = new FastDice(randomInt(2 ** 31));
  const guess = match.game.determinize(match.position.state, seat, dice);
  const move: unknown = match.game.advise(guess, seat, dice);
  return { e: 'move', by: '', seat, move, bot: true };
}
