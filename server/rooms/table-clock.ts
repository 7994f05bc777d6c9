import type { Clock } from '../../shared/protocol/messages.ts';
import type { Waits } from '../tables/house.ts';
import type { LoadedTable, Shown } from '../tables/loaded-table.ts';
import type { Answers } from './answers.ts';
import { Waiting } from './waiting.ts';

/** Timers may ring a little before their time. */
const EARLY = 5;
/** What can't be written down is tried again later and later, at last so many ms apart. */
const LATEST = 300_000;

/** What waits for people, and how long it may. */
interface Question {
  /** The same as long as it is the same question to the same people. */
  readonly key: string;
  readonly what: Clock['what'];
  readonly seats: readonly number[];
  readonly of: number;
  /** It stands, but nobody is waited for by this clock now: it is kept for whoever sits down or comes back. */
  readonly idle?: boolean;
}

interface Running {
  question: Question;
  /** ms that were left when it last began to run, or stopped. */
  left: number;
  /** Since when it runs; null: it stands still. */
  since: number | null;
  /** How often its end could not be written down. */
  failed: number;
  readonly timer: Waiting;
}

interface Hearing {
  /** The clocks have changed. */
  readonly changed: () => void;
  /** Somebody is away from now on. */
  readonly gone: () => void;
  /** The table has answered for somebody. */
  readonly moved: () => void;
}

/**
 * The time that people have for their answers, where the table has a limit. An open question has its own clock for each
 * seat; a sealed one has the same for all who are asked, whoever has answered. It goes on whoever sits there, and also
 * while nobody does: whoever stands up and sits down again has what is left. Nothing of it hangs on what is hidden: what
 * only one seat may know of neither starts a clock anew nor stops it.
 *
 * Clocks stand still while nobody is connected; those of the game also while everybody is away, and while a wish of
 * those who play is being answered, which has a clock itself. They begin anew when the server does, and with each
 * question that stands anew: so a takeback restores them.
 */
export class TableClock {
  private readonly table: LoadedTable;
  private readonly waits: Waits;
  private readonly answers: Answers;
  private readonly hearing: Hearing;
  private readonly running = new Map<string, Running>();
  /** Per seat the public step since which its open question stands, as everybody may know it. */
  private openSince: number[] = [];
  private told = '[]';
  private resting = false;

  constructor(table: LoadedTable, waits: Waits, answers: Answers, hearing: Hearing) {
    this.table = table;
    this.waits = waits;
    this.answers = answers;
    this.hearing = hearing;
  }

  /** To be told of each act. */
  happened({ told, before, after }: Shown): void {
    if (told.sealed) return;
    this.openSince = after.askedSince.map((since, seat) =>
      since === before.askedSince[seat] ? (this.openSince[seat] ?? 0) : since,
    );
    this.table.people.tookSeats(after);
  }

  /** Looks what runs and what stands still, after every change. */
  look(): void {
    const now = this.waits.now();
    const questions = this.questions();
    for (const [key, { timer }] of this.running) {
      if (questions.some((question) => question.key === key)) continue;
      timer.end();
      this.running.delete(key);
    }
    for (const question of questions) {
      const { key, of } = question;
      if (question.idle && !this.running.has(key)) continue;
      const running: Running = this.running.get(key) ?? {
        question,
        left: of + this.waits.showing,
        since: null,
        failed: 0,
        timer: new Waiting(),
      };
      running.question = question;
      this.running.set(key, running);
      if (this.isStopped(question)) this.stop(running, now);
      else this.run(running, now);
    }
    const told = JSON.stringify(
      this.waiting().map(({ question: { key, seats }, since }) => [key, seats, since === null]),
    );
    if (told === this.told) return;
    this.told = told;
    this.hearing.changed();
  }

  /** All clocks as they are now. */
  clocks(): readonly Clock[] {
    const now = this.waits.now();
    return this.waiting().map(({ question: { what, seats, of }, left, since }) => ({
      ...{ what, seats, of, stopped: since === null },
      left: Math.max(0, Math.round(since === null ? left : left - (now - since))),
    }));
  }

  /** Never again: the table is being unloaded. */
  rest(): void {
    this.resting = true;
    for (const { timer } of this.running.values()) timer.end();
    this.running.clear();
  }

  private waiting(): readonly Running[] {
    return [...this.running.values()].filter(({ question }) => !question.idle);
  }

  private questions(): Question[] {
    const { position } = this.table;
    const { limit, phase, seats, asked, ask, free, sealedSince } = position;
    if (this.resting || this.table.full || limit === 0 || phase !== 'playing' || free) return [];
    const of = limit * this.waits.second;
    const questions: Question[] = [];
    if (sealedSince > 0) {
      // For whoever is away the table answers as a bot does.
      const waited = seats.flatMap(({ kind }, seat) =>
        asked[seat] && kind !== 'bot' && !this.isAway(seat) ? [seat] : [],
      );
      const key = `sealed ${sealedSince}`;
      const time = this.running.get(key)?.question.of ?? Math.min(of, this.atMost());
      questions.push({ key, what: 'answer', seats: waited, of: time, idle: waited.length === 0 });
    } else
      seats.forEach(({ kind }, seat) => {
        if (!asked[seat]) return;
        const key = `open ${seat} ${this.openSince[seat] ?? 0}`;
        const ofSeat = { what: 'answer', seats: [seat] } as const;
        const away = this.isAway(seat);
        const briefly = Math.min(of, this.waits.away);
        questions.push({ ...ofSeat, key, of, idle: kind === 'bot' || away });
        questions.push({ ...ofSeat, key: `${key} away`, of: briefly, idle: kind === 'bot' || !away });
      });
    if (ask) {
      const waited = seats.flatMap(({ person }, seat) => (ask.waiting.includes(person) ? [seat] : []));
      questions.push({ key: `wish ${ask.since}`, what: 'wish', seats: waited, of });
    }
    return questions;
  }

  /** What the game itself gives for a sealed question, in ms. */
  private atMost(): number {
    const most = this.table.match.decisions().map((decision) => decision.atMost ?? Number.POSITIVE_INFINITY);
    return Math.min(...most) * this.waits.second;
  }

  private isStopped({ what, idle }: Question): boolean {
    const { people, position } = this.table;
    if (idle || people.count === 0) return true;
    // Who plays may ask for something that changes the question; who comes along holds up nobody's game.
    const asked = position.ask !== null && position.ask.what !== 'sit';
    return what === 'answer' && (asked || people.allAway(position));
  }

  private stop(running: Running, now: number): void {
    if (running.since === null) return;
    running.left -= now - running.since;
    running.since = null;
    running.timer.end();
  }

  private run(running: Running, now: number): void {
    if (running.since !== null) return;
    running.since = now;
    running.timer.begin(Math.max(0, running.left), () => void this.end(running));
  }

  private isAway(seat: number): boolean {
    const { people, position } = this.table;
    return people.isAway(seat, position);
  }

  /** Time is up. */
  private async end(running: Running): Promise<void> {
    const { question } = running;
    try {
      if (question.what === 'wish') this.endWish(running);
      else if (this.table.position.sealedSince > 0) await this.endSealed(running);
      else await this.endOpen(running);
    } catch (error) {
      this.table.mistake(error, 'late');
    }
  }

  /** What nobody agrees to in time does not come true. */
  private endWish(running: Running): void {
    const [seat] = running.question.seats;
    if (seat === undefined) return;
    const done = this.table.act({ e: 'agree', by: '', seat, yes: false, late: 'time' });
    this.hearing.moved();
    if (!done.ok) this.failed(running);
  }

  private async endOpen(running: Running): Promise<void> {
    const [seat] = running.question.seats;
    const late = this.isAway(seat) ? 'away' : 'time';
    const move = await this.answers.instead(seat);
    if (!this.stands(running)) return;
    // Where any one of several may answer, nobody has.
    const due = [...this.running.values()].filter((other) => this.isDue(other));
    this.goneNow([running, ...due].flatMap(({ question }) => question.seats));
    const made = this.answers.make(seat, move, { late });
    this.hearing.moved();
    if (!made) this.failed(running);
  }

  /** All who have not answered are answered for at once, in the same moment. */
  private async endSealed(running: Running): Promise<void> {
    const { position } = this.table;
    const open = running.question.seats.filter((seat) => this.isAwaited(seat));
    const late = open.filter((seat) => this.tellsLate(seat));
    const moves = await Promise.all(open.map((seat) => this.answers.instead(seat)));
    if (!this.stands(running)) return;
    // Who was late may be a secret; who isn't there is none.
    const unseen = running.question.seats.filter((seat) => !this.isHere(seat));
    this.goneNow([...late.filter((seat) => this.isAwaited(seat)), ...unseen]);
    const made = open.map((seat, i) => {
      const same = this.table.position.sealedSince === position.sealedSince;
      return !same || !this.isAwaited(seat) || this.answers.make(seat, moves[i], { late: 'time' });
    });
    this.hearing.moved();
    if (made.every(Boolean)) this.again(running);
    else this.failed(running);
  }

  private isAwaited(seat: number): boolean {
    const { asked, answered } = this.table.position;
    return asked[seat] !== '' && !answered[seat] && !this.table.seal.given.has(seat);
  }

  private tellsLate(seat: number): boolean {
    return this.table.match.decisions().some((decision) => decision.seat === seat && decision.tellsLate);
  }

  private isHere(seat: number): boolean {
    const { people, position } = this.table;
    return people.isHere(position.seats[seat].person);
  }

  /** Still the same question, with nothing that makes it wait. */
  private stands(running: Running): boolean {
    return this.running.get(running.question.key) === running && running.since !== null;
  }

  /** Its end could not be written down. */
  private failed(running: Running): void {
    this.again(running, Math.min(LATEST, this.waits.away * 2 ** running.failed++));
  }

  /** What still stands waits for an answer that comes at the moment of its seat. */
  private again(running: Running, left = this.waits.away): void {
    if (!this.stands(running)) return;
    running.left = left;
    running.since = null;
    this.run(running, this.waits.now());
  }

  private isDue({ question, left, since }: Running): boolean {
    return question.what === 'answer' && since !== null && since + left <= this.waits.now() + EARLY;
  }

  private goneNow(seats: readonly number[]): void {
    const { people, position } = this.table;
    for (const seat of seats) people.goesAway(seat, position);
    if (seats.length > 0) this.hearing.gone();
  }
}
