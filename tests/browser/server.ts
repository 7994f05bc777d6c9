import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The built server as a process of its own, on a free port of this machine, with data of its own. */
export interface RealServer {
  readonly address: string;
  readonly data: string;
  /** Ends it as a crash would: signal 9, no chance to save anything. */
  crash(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** What it printed, for a failed test. */
  output(): string;
  /** Ends it and removes its data. */
  end(): Promise<void>;
  /** Its process id, 0 while it is down. */
  pid(): number;
}

export interface ServerWish {
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of Node itself ('--expose-gc'). */
  readonly node?: readonly string[];
}

/** Builds what is out of date. */
export function buildAll(): void {
  const built = spawnSync(process.execPath, [join(top, 'server/commands/build.mjs'), '--if-changed'], {
    cwd: top,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The build did not work.');
}

export async function startServer(wish: ServerWish = {}): Promise<RealServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'pewter-data-'));
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let printed = '';

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [...(wish.node ?? []), join(top, 'dist/server/main.js')], {
      cwd: top,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PEWTER_DATA: data,
        PEWTER_PACE: '0',
        NODE_ENV: 'production',
        ...wish.env,
      },
    });
    child = started;
    const keep = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-20_000);
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    for (let tries = 0; tries < 200; tries++) {
      if (started.exitCode !== null) break;
      const answer = await fetch(`${address}/health`).catch(() => null);
      if (answer?.ok) return;
      await wait(50);
    }
    started.kill('SIGKILL');
    throw new Error(`The server did not come up:\n${printed}`);
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise<void>((done) => dying.once('exit', () => done()));
    dying.kill(signal);
    const late = setTimeout(() => dying.kill('SIGKILL'), 8_000);
    await gone;
    clearTimeout(late);
  }

  await start();
  return {
    address,
    data,
    crash: () => kill('SIGKILL'),
    restart: start,
    output: () => printed,
    pid: () => child?.pid ?? 0,
    async end() {
      await kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export const wait = (ms: number) => new Promise<void>((later) => setTimeout(later, ms));
