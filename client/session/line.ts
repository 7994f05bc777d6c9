import type { Words } from '../../shared/engine/words.ts';
import type { FromClient, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';

/** Why there is no way to the table, and whether trying again can help. */
export interface Trouble {
  /** 'no-such-table', 'full', 'old-protocol', 'server-away', 'removed' … */
  readonly code: string;
  readonly words: Words;
  readonly lasting: boolean;
}

/** What comes in over an open line. */
export interface Ears {
  message<K extends keyof ToClient>(type: K, payload: ToClient[K]): void;
  /** The live state, after each change of it; it must be copied to be kept. */
  state(state: PublicTable): void;
  /** With a trouble: the table sent us away. */
  lost(trouble?: Trouble): void;
}

/** An open connection to one table. */
export interface Line {
  send<K extends keyof FromClient>(type: K, payload: FromClient[K]): void;
  close(): void;
}

export type Dialled =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly trouble: Trouble };

/** Opens a line. Never throws; nothing reaches the ears before it resolves. */
export type Dial = (ears: Ears) => Promise<Dialled>;

/** Time as the session needs it, so that tests can turn the clock. */
export interface Clock {
  /** Milliseconds of a clock that does not stop in sleep. */
  now(): number;
  /** Calls once after so many milliseconds; returns how to call it off. */
  after(ms: number, call: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
