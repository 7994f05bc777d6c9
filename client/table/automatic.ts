import { effect } from '@preact/signals';
import type { Session } from '../session/session.ts';

/**
 * A decision with nothing useful in it is answered after a short look, as the game proposes. `look`: how long
 * that is, ms. Returns how to stop.
 */
export function answerNothing(session: Session, look: () => number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(waiting);
    const decision = session.decisions.value.find((d) => d.automatic !== undefined);
    if (!decision) return;
    waiting = setTimeout(() => {
      if (session.decisions.peek().includes(decision) && session.pending.peek() === 0)
        void session.choose(decision, decision.automatic!);
    }, look());
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
