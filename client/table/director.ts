import { effect } from '@preact/signals';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Session } from '../session/session.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Motions } from './motion.ts';

/** What the director has at hand. */
export interface Cast {
  /** Plays what is seen at once; resolves when it has been seen. */
  play(beat: Beat, chapter: Told): Promise<void>;
  /** Says why cards are about to be laid away, while they still lie in view; resolves with whether there was a reason. */
  announce?(discard: GameEvent): Promise<boolean>;
  /** Makes everything as the snapshot says. */
  settle(table: PublicTable): void;
}

/** A chapter with the public state around it. */
export interface Told {
  readonly chapter: Chapter;
  readonly before: PublicTable;
  readonly after: PublicTable;
}

export type Speed = 'normal' | 'fast' | 'off';

/** Who watches, and how they like it. */
export interface Audience {
  speed(): Speed;
  /** The tab is hidden: nobody watches. */
  hidden(): boolean;
  /** Calls back when `hidden` changes. Returns how to stop. */
  onHidden(change: () => void): () => void;
  /** A clock, ms. */
  now(): number;
  /** Calls back after `ms`. Returns how to forget about it. */
  after(ms: number, call: () => void): () => void;
}

export const browserAudience = (speed: () => Speed): Audience => ({
  speed,
  hidden: () => document.visibilityState === 'hidden',
  onHidden(change) {
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  },
  now: () => performance.now(),
  after(ms, call) {
    const waiting = setTimeout(call, ms);
    return () => clearTimeout(waiting);
  },
});

/** More chapters than this in the queue are not played but shown done. */
const BACKLOG = 3;
const FAST = 0.45;
/** How long turned-up cards lie in view, at least, before they are laid away unused; ms. */
const LOOK: Readonly<Record<Speed, number>> = { normal: 700, fast: 400, off: 150 };
/** The same for one's own cards, which end one's turn. */
const READ: Readonly<Record<Speed, number>> = { normal: 1800, fast: 1100, off: 600 };
/** What can come of cards. A chapter without any of these lays them away unused. */
const ACTS: ReadonlySet<GameEvent['kind']> = new Set([
  'move',
  'roll',
  'harm',
  'heal',
  'mark',
  'fall',
  'rise',
]);

/**
 * Shows what happened, act by act and in order. After each chapter the views are made to fit its snapshot, so
 * what was skipped, hurried or animated wrongly can't stay wrong.
 */
export class Director {
  private readonly session: Session;
  private readonly cast: Cast;
  private readonly motions: Motions;
  private readonly audience: Audience;
  private queue: Told[] = [];
  private settled: PublicTable | null = null;
  private playing = false;
  private skipping = false;
  private ended = false;
  private stops: (() => void)[] = [];
  /** When cards were turned up last, on the audience's clock. */
  private turnedUp = Number.NEGATIVE_INFINITY;
  private endLook = () => {};

  constructor(session: Session, cast: Cast, motions: Motions, audience: Audience) {
    this.session = session;
    this.cast = cast;
    this.motions = motions;
    this.audience = audience;
    this.settle(session.table.peek());
    session.shown.value = session.table.peek().step;
    this.stops.push(
      audience.onHidden(() => this.hurry()),
      session.onChapter((chapter, before, after) => this.hear({ chapter, before, after })),
      // Presence, a fresh start after a lost line: states that come without a chapter.
      effect(() => {
        session.table.value;
        if (!this.playing && this.queue.length === 0) queueMicrotask(() => this.catchUp());
      }),
    );
  }

  get busy(): boolean {
    return this.playing || this.queue.length > 0;
  }

  /** Shows what is being shown as done, at once. */
  skip(): void {
    if (!this.busy) return;
    this.skipping = true;
    this.hurry();
  }

  stop(): void {
    this.ended = true;
    for (const stop of this.stops) stop();
    this.motions.rushing = true;
    this.motions.finish();
    this.endLook();
  }

  private hear(told: Told): void {
    this.queue.push(told);
    this.hurry();
    if (!this.playing) void this.run();
  }

  /** Ends what runs where there is no time or nobody to watch it. */
  private hurry(): void {
    const unwatched = this.skipping || this.audience.hidden() || this.queue.length > BACKLOG;
    const rush = unwatched || this.audience.speed() === 'off';
    this.motions.rushing = rush;
    this.motions.pace = this.audience.speed() === 'fast' ? FAST : 1;
    if (rush) this.motions.finish();
    if (unwatched) this.endLook();
  }

  private async run(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0 && !this.ended) {
      const told = this.queue.shift()!;
      this.hurry();
      for (const beat of beatsOf(told.chapter.events)) {
        const [{ kind }] = beat;
        if (kind === 'discard') await this.lookAtCards(beat[0], told);
        if (this.ended) return;
        try {
          await this.cast.play(beat, told);
        } catch (error) {
          // A picture that fails must not hold the game up: the snapshot puts everything right.
          console.error(`could not show a '${kind}' event`, error);
        }
        if (this.ended) return;
        if (kind === 'cards') this.turnedUp = this.audience.now();
      }
      this.settle(told.after);
      this.skipping = false;
      this.session.shown.value = Math.max(this.session.shown.peek(), told.chapter.step);
    }
    this.playing = false;
    this.hurry();
    this.catchUp();
  }

  /** Cards that can do nothing are laid away by the table itself: they must have been seen, even without motion. */
  private async lookAtCards(discard: GameEvent, { chapter }: Told): Promise<void> {
    const told = (await this.cast.announce?.(discard)) === true;
    if (this.skipping || this.audience.hidden() || this.queue.length > BACKLOG) return;
    if (chapter.events.some(({ kind }) => ACTS.has(kind))) return;
    const own = told && this.session.seats.peek().includes(discard.seat ?? -1);
    const left = this.turnedUp + (own ? READ : LOOK)[this.audience.speed()] - this.audience.now();
    if (left <= 0) return;
    await new Promise<void>((seen) => {
      const forget = this.audience.after(left, seen);
      this.endLook = () => {
        forget();
        seen();
      };
    });
    this.endLook = () => {};
  }

  private settle(table: PublicTable): void {
    this.settled = table;
    this.cast.settle(table);
  }

  private catchUp(): void {
    if (this.ended || this.busy) return;
    const table = this.session.table.peek();
    if (table !== this.settled) this.settle(table);
    if (this.session.shown.peek() !== table.step) this.session.shown.value = table.step;
  }
}
