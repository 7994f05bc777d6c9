import { type ReadonlySignal, signal } from '@preact/signals';
import type { Clock as ToldClock } from '../../shared/protocol/messages.ts';
import type { Clock } from './line.ts';

/** A clock of the table, counted by this device since the table told of it. */
export interface HeardClock extends ToldClock {
  /** On the session's own clock. */
  readonly heard: number;
}

export interface Clocks {
  readonly clocks: ReadonlySignal<readonly HeardClock[]>;
  /** ms that a clock has still. */
  left(clock: HeardClock): number;
}

/** The clocks of the table. It sends how much is left and never what time it is: no two devices agree on that. */
export function makeClocks(clock: Clock) {
  const clocks = signal<readonly HeardClock[]>([]);
  return {
    clocks,
    left: ({ left, heard, stopped }: HeardClock) =>
      Math.max(0, stopped ? left : left - (clock.now() - heard)),
    hear(told: readonly ToldClock[]): void {
      const heard = clock.now();
      clocks.value = told.map((one) => ({ ...one, heard }));
    },
  };
}
