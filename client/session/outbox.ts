import { type Signal, signal } from '@preact/signals';
import type { Refusal } from '../../shared/engine/refusal.ts';
import type { Act, Intent } from '../../shared/protocol/messages.ts';

interface Sent {
  readonly intent: Intent;
  readonly settle: (refusal: Refusal | null) => void;
}

export interface Outbox {
  readonly pending: Signal<number>;
  /** Resolves when the table answered: null when it was done. */
  act(act: Act, step: number): Promise<Refusal | null>;
  done(id: string): void;
  refused(id: string, refusal: Refusal): void;
  /** Sends what was not answered once more, under the same ids: the table accepts each once. */
  resend(): void;
  /** Nothing will be answered any more. */
  abandon(refusal: Refusal): void;
}

/** Acts that were sent and not answered yet. `browser` makes the ids unique among browsers and tabs. */
export function makeOutbox(browser: string, send: (intent: Intent) => boolean): Outbox {
  const waiting = new Map<string, Sent>();
  const pending = signal(0);
  let count = 0;

  function answer(id: string, refusal: Refusal | null): void {
    const sent = waiting.get(id);
    waiting.delete(id);
    pending.value = waiting.size;
    sent?.settle(refusal);
  }

  return {
    pending,
    act(act, step) {
      const intent: Intent = { id: `${browser}-${++count}`, step, act };
      return new Promise((settle) => {
        waiting.set(intent.id, { intent, settle });
        pending.value = waiting.size;
        send(intent);
      });
    },
    done: (id) => answer(id, null),
    refused: answer,
    resend() {
      for (const { intent } of waiting.values()) send(intent);
    },
    abandon(refusal) {
      for (const id of [...waiting.keys()]) answer(id, refusal);
    },
  };
}
