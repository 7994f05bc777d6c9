import { effect } from '@preact/signals';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Session } from '../session/session.ts';
import type { Motions } from './motion.ts';

/** What the director has at hand. */
export interface Cast {
  /** Plays one event; resolves when it has been seen. */
  play(event: GameEvent, chapter: Told): Promise<void>;
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

/** More chapters than this in the queue are not played but shown done. */
const BACKLOG = 3;
const FAST = 0.45;

/**
 * Shows what happened, act by act and in order. After each chapter the views are made to fit its snapshot, so
 * what was skipped, hurried or animated wrongly can't stay wrong.
 */
export class Director {
  private readonly session: Session;
  private readonly cast: Cast;
  private readonly motions: Motions;
  private readonly speed: () => Speed;
  private queue: Told[] = [];
  private playing = false;
  private skipping = false;
  private ended = false;
  private stops: (() => void)[] = [];

  constructor(session: Session, cast: Cast, motions: Motions, speed: () => Speed) {
    this.session = session;
    this.cast = cast;
    this.motions = motions;
    this.speed = speed;
    cast.settle(session.table.peek());
    session.shown.value = session.table.peek().step;
    this.stops.push(
      session.onChapter((chapter, before, after) => this.hear({ chapter, before, after })),
      // Presence, a fresh start after a lost line: states that come without a chapter.
      effect(() => {
        session.table.value;
        if (!this.playing && this.queue.length === 0) queueMicrotask(() => this.catchUp());
      }),
    );
    document.addEventListener('visibilitychange', this.onVisibility);
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
    document.removeEventListener('visibilitychange', this.onVisibility);
    for (const stop of this.stops) stop();
    this.motions.rushing = true;
    this.motions.finish();
  }

  private readonly onVisibility = (): void => this.hurry();

  private hear(told: Told): void {
    this.queue.push(told);
    this.hurry();
    if (!this.playing) void this.run();
  }

  /** Ends what runs where there is no time or nobody to watch it. */
  private hurry(): void {
    const rush =
      this.skipping ||
      document.visibilityState === 'hidden' ||
      this.speed() === 'off' ||
      this.queue.length > BACKLOG;
    this.motions.rushing = rush;
    this.motions.pace = this.speed() === 'fast' ? FAST : 1;
    if (rush) this.motions.finish();
  }

  private async run(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0 && !this.ended) {
      const told = this.queue.shift()!;
      this.hurry();
      for (const event of told.chapter.events) {
        try {
          await this.cast.play(event, told);
        } catch (error) {
          // A picture that fails must not hold the game up: the snapshot puts everything right.
          console.error(`could not show a '${event.kind}' event`, error);
        }
        if (this.ended) return;
      }
      this.cast.settle(told.after);
      this.skipping = false;
      this.session.shown.value = Math.max(this.session.shown.peek(), told.chapter.step);
    }
    this.playing = false;
    this.hurry();
    this.catchUp();
  }

  private catchUp(): void {
    if (this.ended || this.busy) return;
    const table = this.session.table.peek();
    this.cast.settle(table);
    if (this.session.shown.peek() !== table.step) this.session.shown.value = table.step;
  }
}
