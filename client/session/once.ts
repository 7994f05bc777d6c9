import { effect } from '@preact/signals';

/**
 * Runs `then` once, as soon as `ready` (which reads signals) holds; also where it holds already. Returns how to
 * stop waiting.
 */
export function once(ready: () => boolean, then: () => void): () => void {
  let done = false;
  let stop = () => {};
  stop = effect(() => {
    if (done || !ready()) return;
    done = true;
    // The first run comes before there is anything to stop.
    queueMicrotask(() => stop());
    then();
  });
  return () => {
    done = true;
    stop();
  };
}
