import { type Signal, signal } from '@preact/signals';
import type { FromClient, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Clock, Dial, Ears, Line, Trouble } from './line.ts';
import type { Connection } from './session.ts';

/** Silence after which we ask whether the line is alive, and after which we call it dead. */
const ASK_AFTER = 1_500;
const DEAD_AFTER = 3_900;
const LOOK_EVERY = 400;
/** An answer expected at once: the tab has just woken up. */
const WAKE_PATIENCE = 1_500;
/** Waits before each attempt: at once, then longer, and never more than a few seconds. */
const BACK_OFF = [0, 300, 700, 1_500, 2_500, 4_000];
/** An attempt that takes longer is given up. */
const DIAL_PATIENCE = 8_000;

export interface Kept {
  readonly connection: Signal<Connection>;
  /** Why we are away or gone; null while here. */
  readonly trouble: Signal<Trouble | null>;
  /** Sends if there is a line; says whether there was. */
  send<K extends keyof FromClient>(type: K, payload: FromClient[K]): boolean;
  /** The tab woke or the network came back: check at once. */
  wake(): void;
  /** Ends for good, with a reason or by one's own wish. */
  end(trouble?: Trouble): void;
}

/**
 * Keeps a line to the table: dials again with back-off when it is lost, asks when it is silent, and gives up
 * only when the trouble is a lasting one. Every fresh line begins with the state and a `welcome`.
 */
export function keepLine(dial: Dial, clock: Clock, ears: Omit<Ears, 'lost'>): Kept {
  const connection = signal<Connection>('joining');
  const trouble = signal<Trouble | null>(null);
  let line: Line | null = null;
  /** Counts lines, so that what an old one still says is not heard. */
  let turn = 0;
  let attempt = 0;
  let heard = clock.now();
  let hearings = 0;
  let stopWaiting = () => {};
  let stopWatching = () => {};

  async function open(): Promise<void> {
    stopWaiting();
    const mine = ++turn;
    const current = () => mine === turn;
    const giveUp = clock.after(DIAL_PATIENCE, () => current() && lose());
    const dialled = await dial({
      message(type, payload) {
        if (!current()) return;
        heard = clock.now();
        hearings++;
        if (type !== 'pong') ears.message(type, payload as ToClient[typeof type]);
      },
      state(state: PublicTable) {
        if (!current()) return;
        heard = clock.now();
        hearings++;
        ears.state(state);
      },
      lost(why) {
        if (!current()) return;
        if (why?.lasting) end(why);
        else lose();
      },
    });
    giveUp();
    if (!current()) {
      if (dialled.ok) dialled.line.close();
      return;
    }
    if (dialled.ok) {
      line = dialled.line;
      attempt = 0;
      heard = clock.now();
      trouble.value = null;
      connection.value = 'here';
      watch();
    } else if (dialled.trouble.lasting) end(dialled.trouble);
    else {
      trouble.value = dialled.trouble;
      lose();
    }
  }

  function lose(): void {
    drop();
    connection.value = 'away';
    const wait = BACK_OFF[Math.min(attempt++, BACK_OFF.length - 1)];
    stopWaiting = clock.after(wait, () => void open());
  }

  function drop(): void {
    turn++;
    stopWaiting();
    stopWatching();
    const old = line;
    line = null;
    old?.close();
  }

  function watch(): void {
    stopWatching = clock.after(LOOK_EVERY, () => {
      const silence = clock.now() - heard;
      if (silence >= DEAD_AFTER) return lose();
      if (silence >= ASK_AFTER) line?.send('ping', {});
      watch();
    });
  }

  function wake(): void {
    if (connection.value === 'gone') return;
    if (!line) {
      attempt = 0;
      void open();
      return;
    }
    const asking = line;
    const before = hearings;
    asking.send('ping', {});
    clock.after(WAKE_PATIENCE, () => {
      if (line === asking && hearings === before) lose();
    });
  }

  function end(why?: Trouble): void {
    drop();
    trouble.value = why ?? null;
    connection.value = 'gone';
  }

  void open();
  return {
    connection,
    trouble,
    send(type, payload) {
      line?.send(type, payload);
      return line !== null;
    },
    wake,
    end,
  };
}
