import type { Waits } from '../tables/house.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Answers, Mark } from './answers.ts';
import { Waiting } from './waiting.ts';

/** Something that the table has to do by itself. */
interface Duty {
  readonly kind: 'bot' | 'automatic' | 'away';
  readonly seat: number;
  /** The same as long as the same question stands. */
  readonly question: string;
  /** Look before the act, in ms. */
  readonly wait: number;
}

const MARKS: Readonly<Record<Duty['kind'], Mark>> = {
  bot: { bot: true },
  automatic: { auto: true },
  away: { late: 'away' },
};

interface Begun {
  readonly duty: Duty;
  readonly look: Waiting;
}

/**
 * What the table does by itself: the bots' moves, a person's choice where nothing else would be useful, and secret
 * answers of people who are away (TableClock answers the open questions to them).
 *
 * Open questions: one move at a time, after a look; whatever everybody hears of starts the look anew, so a
 * person who acts first is never overtaken. Sealed questions: each seat by itself, after a look of random
 * length that no other answer changes; bots, people who are away and seats without a choice look alike.
 */
export class TableHand {
  private readonly table: LoadedTable;
  private readonly waits: Waits;
  private readonly answers: Answers;
  private readonly moved: () => void;
  private readonly begun = new Map<number, Begun>();
  private resting = false;

  /** `moved` is called after each move that the table made. */
  constructor(table: LoadedTable, waits: Waits, answers: Answers, moved: () => void) {
    this.table = table;
    this.waits = waits;
    this.answers = answers;
    this.moved = moved;
  }

  /** Looks what there is to do, after every change. */
  look(): void {
    const duties = this.duties();
    for (const [seat, { duty, look }] of this.begun) {
      if (duties.some((one) => one.seat === seat && one.question === duty.question)) continue;
      look.end();
      this.begun.delete(seat);
    }
    for (const duty of duties) if (!this.begun.has(duty.seat)) this.begin(duty);
  }

  /** Never again: the table is being unloaded. */
  rest(): void {
    this.resting = true;
    this.look();
  }

  private duties(): Duty[] {
    const { position, people } = this.table;
    if (this.resting || this.table.full || position.phase !== 'playing') return [];
    if (people.count === 0 && !this.waits.unwatched) return [];
    const seats = position.asked.flatMap((kind, seat) => (kind && !position.answered[seat] ? [seat] : []));
    const bots = seats.filter((seat) => position.seats[seat].kind === 'bot');
    const sure = () =>
      seats.filter(
        (seat) =>
          position.seats[seat].kind === 'person' &&
          !this.table.seal.given.has(seat) &&
          this.table.view(seat)?.automatic !== undefined,
      );
    if (position.sealedSince > 0) {
      const alone = sure();
      const away = people.allAway(position)
        ? []
        : seats.filter((seat) => people.isAway(seat, position) && !this.table.seal.given.has(seat));
      return [
        ...bots.map((seat) => this.sealed('bot', seat)),
        ...alone.map((seat) => this.sealed('automatic', seat)),
        ...away.filter((seat) => !alone.includes(seat)).map((seat) => this.sealed('away', seat)),
      ];
    }
    const kind = bots.length > 0 ? 'bot' : 'automatic';
    const seat = bots[0] ?? sure()[0];
    if (seat === undefined) return [];
    // A move would put aside the question whether one may be taken back.
    const wait = position.ask && position.ask.what !== 'sit' ? this.waits.undo : this.waits[kind];
    return [{ kind, seat, question: `${this.table.publicStep} ${position.askedSince[seat]}`, wait }];
  }

  private sealed(kind: Duty['kind'], seat: number): Duty {
    const { sealedSince, askedSince } = this.table.position;
    const wait = this.table.seal.left(seat);
    return { kind, seat, question: `sealed ${sealedSince} ${askedSince[seat]}`, wait };
  }

  private begin(duty: Duty): void {
    const begun: Begun = { duty, look: new Waiting() };
    this.begun.set(duty.seat, begun);
    const { seat } = duty;
    const stands = () => this.begun.get(seat) === begun;
    // The bot thinks while it looks.
    const thought = duty.kind === 'automatic' ? undefined : this.think(duty);
    begun.look.begin(duty.wait, async () => {
      const move = thought ? await thought : undefined;
      if (!stands()) return;
      this.begun.delete(seat);
      const done = this.making(duty.kind, () =>
        thought ? this.answers.make(seat, move, MARKS[duty.kind]) : this.playAutomatic(seat),
      );
      if (done) this.moved();
      // It could not be written down: nobody may be there whose act would make the table look again.
      else if (this.duties().some((one) => one.seat === seat && one.question === duty.question))
        this.begin({ ...duty, wait: Math.max(this.waits.away, 2 * duty.wait) });
    });
  }

  private think({ kind, seat }: Duty): Promise<unknown> {
    return kind === 'bot' ? this.answers.ofBot(seat) : this.answers.instead(seat);
  }

  private making(kind: Duty['kind'], make: () => boolean): boolean {
    try {
      return make();
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
}
