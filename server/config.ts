import { z } from 'zod';

/** What the environment may set. Everything has a default: `npm start` needs no configuration. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(2567),
  /** All of the machine's addresses, so that friends on the same network can come. */
  HOST: z.string().min(1).default('0.0.0.0'),
  PEWTER_DATA: z.string().min(1).default('./data'),
  /** Built client; served where it exists. */
  PEWTER_CLIENT: z.string().min(1).default('./dist/client'),
  PEWTER_SCENARIOS: z.string().min(1).default('./scenarios'),
  /** Factor on the looks that bots and the table take before they act; 0: at once (tests). */
  PEWTER_PACE: z.coerce.number().min(0).max(10).default(1),
  /** How long a second of the time to answer lasts, in ms; shorter only in tests. */
  PEWTER_SECOND: z.coerce.number().min(1).max(10_000).default(1000),
  /** Messages a second that one connection may send; higher only for measuring. */
  PEWTER_RATE: z.coerce.number().min(1).default(20),
  /** Further origins whose pages may speak to this server: 'https://play.example.org', comma between. */
  PEWTER_ORIGINS: z.string().default(''),
  PEWTER_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Offers the sample game of shared/engine/testing too. */
  PEWTER_SAMPLE: z.enum(['0', '1']).default('0'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly client: string;
  readonly scenarios: string;
  readonly pace: number;
  readonly second: number;
  readonly rate: number;
  readonly origins: readonly string[];
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly sample: boolean;
}

/** Throws with the name of the variable and what is wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    throw new Error(`Bad environment.\n${z.prettifyError(read.error)}`);
  }
  const set = read.data;
  return {
    port: set.PORT,
    host: set.HOST,
    data: set.PEWTER_DATA,
    client: set.PEWTER_CLIENT,
    scenarios: set.PEWTER_SCENARIOS,
    pace: set.PEWTER_PACE,
    second: set.PEWTER_SECOND,
    rate: set.PEWTER_RATE,
    origins: set.PEWTER_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    log: set.PEWTER_LOG,
    sample: set.PEWTER_SAMPLE === '1',
  };
}
