import { type Signal, signal } from '@preact/signals';
import type { Refusal } from '../../shared/engine/refusal.ts';
import type { Act, Intent } from '../../shared/protocol/messages.ts';
import type { Clock } from './line.ts';

/** What came too fast goes once more after so long, ms: by then the table takes some ten again. */
const PAUSE = 500;

interface Sent {
  readonly intent: Intent;
  readonly settle: (refusal: Refusal | null) => void;
}

interface Outbox {
  readonly pending: Signal<number>;
  /** Resolves when the table answered: null when it was done. */
  act(act: Act, step: number): Promise<Refusal | null>;
  done(id: string): void;
  /** Says whether that was an answer: an act that only came too fast is kept, and sent again after a pause. */
  refused(id: string, refusal: Refusal): boolean;
  /** Sends what was not answered once more, under the same ids: the table accepts each once. */
  resend(): void;
  /** Nothing will be answered any more. */
  abandon(refusal: Refusal): void;
}

/** Acts that were sent and not answered yet. `browser` makes the ids unique among browsers and tabs. */
export function makeOutbox(browser: string, send: (intent: Intent) => boolean, clock: Clock): Outbox {
  const waiting = new Map<string, Sent>();
  /** Ids of what waits for the pause to end: refused for haste, or made meanwhile and not to overtake it. */
  const held = new Set<string>();
  const pending = signal(0);
  let count = 0;

  function answer(id: string, refusal: Refusal | null): void {
    const sent = waiting.get(id);
    waiting.delete(id);
    pending.value = waiting.size;
    sent?.settle(refusal);
  }

  function goOn(): void {
    const again = [...waiting.values()].filter(({ intent }) => held.has(intent.id));
    held.clear();
    for (const { intent } of again) send(intent);
  }

  return {
    pending,
    act(act, step) {
      const intent: Intent = { id: `${browser}-${++count}`, step, act };
      return new Promise((settle) => {
        waiting.set(intent.id, { intent, settle });
        pending.value = waiting.size;
        if (held.size > 0) held.add(intent.id);
        else send(intent);
      });
    },
    done: (id) => answer(id, null),
    refused(id, refusal) {
      if (refusal.code !== 'too-fast' || !waiting.has(id)) {
        answer(id, refusal);
        return true;
      }
      if (held.size === 0) clock.after(PAUSE, goOn);
      held.add(id);
      return false;
    },
    resend() {
      held.clear();
      for (const { intent } of waiting.values()) send(intent);
    },
    abandon(refusal) {
      for (const id of [...waiting.keys()]) answer(id, refusal);
    },
  };
}
