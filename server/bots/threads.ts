import { Worker } from 'node:worker_threads';
import type { BotTurn, Minds } from './minds.ts';

export type Thought =
  | { readonly ok: true; readonly move: unknown }
  | { readonly ok: false; readonly why: string };

export interface Threading {
  /** Threads at most; each is begun when it is first needed. */
  readonly threads: number;
  /** Milliseconds after which a turn counts as endless: its thread is ended and replaced. */
  readonly patience: number;
  /** The thread's program; tests have their own. */
  readonly program?: URL;
}

interface Job {
  readonly turn: BotTurn;
  readonly done: (move: unknown) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  late: NodeJS.Timeout | null;
}

/** Bots think in threads of their own, so that no table waits for another one's bot. */
export function mindsInThreads({ threads, patience, program = ownProgram() }: Threading): Minds {
  const queue: Job[] = [];
  const all = new Set<Thread>();
  let closed = false;

  function next(): void {
    if (closed) return;
    const free = [...all].find((thread) => thread.job === null);
    const job = queue.length > 0 && (free || all.size < threads) ? queue.shift() : undefined;
    if (!job) return;
    const thread = free ?? begin();
    thread.job = job;
    thread.worker.ref();
    thread.late = setTimeout(() => end(thread, new Error('A bot did not come to an end.')), patience);
    try {
      thread.worker.postMessage(job.turn);
    } catch (error) {
      settle(thread, (failed) => failed.failed(asError(error)));
    }
    next();
  }

  function begin(): Thread {
    const worker = new Worker(program, { execArgv: [] });
    const thread: Thread = { worker, job: null, late: null };
    all.add(thread);
    worker.on('message', (thought: Thought) =>
      settle(thread, (job) => (thought.ok ? job.done(thought.move) : job.failed(new Error(thought.why)))),
    );
    worker.on('error', (error) => end(thread, asError(error)));
    worker.on('exit', () => end(thread, new Error('The thread of the bots has ended.')));
    return thread;
  }

  function settle(thread: Thread, tell: (job: Job) => void): void {
    const { job } = thread;
    if (thread.late) clearTimeout(thread.late);
    thread.job = null;
    // A thread with nothing to do keeps no process alive.
    thread.worker.unref();
    if (job) tell(job);
    next();
  }

  /** Once per thread: its turn has failed, and the next one gets a new thread. */
  function end(thread: Thread, error: Error): void {
    if (!all.delete(thread)) return;
    void thread.worker.terminate();
    settle(thread, (job) => job.failed(error));
  }

  return {
    think: (turn) =>
      new Promise((done, failed) => {
        queue.push({ turn, done, failed });
        next();
      }),
    close() {
      closed = true;
      for (const job of queue.splice(0)) job.failed(new Error('The house closes.'));
      for (const thread of [...all]) end(thread, new Error('The house closes.'));
    },
  };
}

/** Beside this file: as `npm run build` writes it, or as source, which needs a loader in the thread as well. */
function ownProgram(): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL('./thread.js', import.meta.url);
  const [loader, source] = [import.meta.resolve('tsx/esm/api'), new URL('./thread.ts', import.meta.url)];
  const code = `import { register } from '${loader}'; register(); await import('${source}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
