/** Baking without the page standing still: slices of work with breaths between them. */

/** How long a slice may take before the page gets its turn, ms. */
const SLICE = 12;

export type Progress = (done: number, of: number) => void;

/**
 * Runs bakes one after the other. `onProgress` is told after each. A bake that throws stops the rest and
 * rejects.
 */
export async function bakeAll(bakes: readonly (() => unknown)[], onProgress?: Progress): Promise<void> {
  let since = performance.now();
  for (const [i, bake] of bakes.entries()) {
    bake();
    onProgress?.(i + 1, bakes.length);
    if (performance.now() - since > SLICE) {
      await breath();
      since = performance.now();
    }
  }
}

/**
 * Runs a painter that yields its progress (0–1) between steps and returns the picture.
 */
export async function bakeSteps<T>(
  painter: Generator<number, T>,
  onProgress?: (share: number) => void,
): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = painter.next();
    if (step.done) return step.value;
    if (performance.now() - since > SLICE) {
      onProgress?.(step.value);
      await breath();
      since = performance.now();
    }
  }
}

/** Runs a painter to its end at once. */
export function bakeNow<T>(painter: Generator<number, T>): T {
  for (;;) {
    const step = painter.next();
    if (step.done) return step.value;
  }
}

/** Lets the page handle what waits. A message comes sooner than a timeout, also in a background tab. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
