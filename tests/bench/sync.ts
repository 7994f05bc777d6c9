import { readFileSync } from 'node:fs';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import { LOG_VERSION } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { battlefields } from '../battlefields.ts';
import { buildAll, type RealServer, startServer, wait } from '../browser/server.ts';
import { type ByteEar, type Guest, joinAs, makeTable, newToken, WIRE } from '../guest.ts';
import { measureHands } from './hands.ts';
import { type Figure, median, quantile } from './report.ts';

const SCENARIO = 'greeks';

/** Node that sweeps often: what a table keeps is measured, and not what was thrown away and not yet swept. */
const collecting = ['--expose-gc', '--import', 'data:text/javascript,setInterval(() => gc(), 400).unref()'];

/** What travels for an act, how long it takes, what a table costs the server, how long a log takes to read. */
export async function measureSync(): Promise<Figure[]> {
  buildAll();
  const server = await startServer({ env: { PEWTER_LOG: 'silent' }, node: collecting });
  try {
    return [...(await acts(server)), ...(await measureHands(server)), ...(await memory(server)), restore()];
  } finally {
    await server.end();
  }
}

interface Act {
  readonly does: string;
  /** Bytes of the state's patch at the other client, and milliseconds until it was there. */
  readonly patch: number;
  readonly ms: number;
}

const ACTS = 400;
/** Between two acts of one person, so that the server's rate limit has nothing to say. */
const PACE = 52;

/** Some hundred random acts of two people at one table, heard at the other one's end. */
async function acts(server: RealServer): Promise<Figure[]> {
  const heard: { at: number; bytes: number }[] = [];
  const hear: ByteEar = (kind, bytes) => {
    if (kind === WIRE.patch) heard.push({ at: performance.now(), bytes });
  };
  const [first, second] = await seatTwo(server.address, hear);
  const dice = new FastDice(5);
  const done: Act[] = [];
  for (let i = 0; i < ACTS && !first.now.over; i++) {
    await wait(PACE);
    const one = first.decisions().length > 0 ? first : second;
    const other = one === first ? second : first;
    const decision = one.decisions()[0];
    if (!decision) continue;
    const { move } = decision.choices[dice.pick(decision.choices.length)];
    const step = one.table.step;
    heard.length = 0;
    const sent = performance.now();
    const refusal = await one.act({ do: 'move', seat: decision.seat, move });
    // The table itself has just ended a turn with nothing left to do.
    if (refusal?.code === 'stale') continue;
    if (refusal) throw new Error(`A listed choice was refused: ${refusal.code}`);
    await other.until(
      () => other.table.step > step && (other.now.you?.step ?? 0) > step,
      'the act at the other end',
    );
    const patch = heard[0];
    if (patch && i > 50) done.push({ does: doing(move), patch: patch.bytes, ms: patch.at - sent });
  }
  const join = await bytesOfJoin(server.address, first);
  first.leave();
  second.leave();
  const bytes = (does: string) => median(done.filter((act) => act.does === does).map((act) => act.patch));
  const times = done.map((act) => act.ms);
  return [
    { what: 'patch of a move', value: bytes('move'), unit: 'bytes', aim: 'at most 32' },
    { what: 'patch of an attack', value: bytes('strike'), unit: 'bytes', aim: 'at most 64' },
    { what: 'patch of an end of turn', value: bytes('end'), unit: 'bytes', aim: '' },
    { what: 'patch of a draw', value: bytes('act'), unit: 'bytes', aim: '' },
    { what: 'join: state', value: join.state, unit: 'bytes', aim: '' },
    { what: 'join: scene and chronicle', value: join.data, unit: 'bytes', aim: '' },
    { what: 'act to the other client, p50', value: quantile(times, 0.5), unit: 'ms', aim: 'at most 2' },
    { what: 'act to the other client, p95', value: quantile(times, 0.95), unit: 'ms', aim: 'at most 10' },
  ];
}

function doing(move: unknown): string {
  return (move as { do: string }).do;
}

/** Two people at a new table of the Greeks, which has begun. The ear is at both ends. */
async function seatTwo(address: string, hear?: ByteEar): Promise<[Guest, Guest]> {
  const host = newToken();
  const table = await makeTable(address, { token: host, scenario: SCENARIO, seats: [0] });
  const first = await joinAs(address, table, host, hear);
  const second = await joinAs(address, table, newToken(), hear);
  await second.act({ do: 'sit', seat: 1, word: '' });
  if (first.table.phase === 'gathering') await first.act({ do: 'start' });
  await first.until(() => first.table.phase === 'playing', 'the start');
  await second.until(() => second.table.phase === 'playing', 'the start');
  return [first, second];
}

async function bytesOfJoin(address: string, host: Guest): Promise<{ state: number; data: number }> {
  const sum = { state: 0, data: 0 };
  const table = host.now.welcome?.table ?? '';
  const guest = await joinAs(address, table, newToken(), (kind, bytes) => {
    if (kind === WIRE.state) sum.state += bytes;
    if (kind === WIRE.data) sum.data += bytes;
  });
  await guest.until(() => guest.now.you !== null, 'the first message to the guest');
  guest.leave();
  return sum;
}

/** As many as one address may make at once, with those that warm up. */
const TABLES = 28;
const WARM_UP = 8;

/** Resident memory that each further two-player table takes, both people connected. */
async function memory(server: RealServer): Promise<Figure[]> {
  const guests: Guest[] = [];
  const seat = async (count: number) => {
    for (let i = 0; i < count; i++) guests.push(...(await seatTwo(server.address)));
    await wait(1500);
    return rss(server.pid());
  };
  // The first tables also warm up code and heap.
  const before = await seat(WARM_UP);
  const after = await seat(TABLES);
  for (const guest of guests) guest.leave();
  return [
    {
      what: 'memory for each two-player table',
      value: (after - before) / TABLES,
      unit: 'kB RSS',
      aim: 'at most 200',
    },
  ];
}

/** kB, as Linux tells it. */
function rss(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);
}

/** Time to read a log of a thousand moves back. */
function restore(): Figure {
  const field = battlefields().find((one) => one.id === SCENARIO);
  if (!field) throw new Error(`There is no scenario "${SCENARIO}".`);
  const seed = '5eed'.repeat(16);
  let longest: Match | null = null;
  for (let n = 1; !longest || longest.step < 1004; n++) longest = randomMatch(field, seed, n);
  const log = longest.entries.slice(0, 1004);
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    Match.replay(field.game, seed, log);
    return performance.now() - began;
  });
  return { what: 'reading back a log of 1,000 moves', value: median(times), unit: 'ms', aim: '' };
}

function randomMatch(
  { game, file, seats }: ReturnType<typeof battlefields>[number],
  seed: string,
  n: number,
): Match {
  const open = {
    game: game.id,
    rules: game.version,
    file,
    options: {},
    seats,
    commitment: commitmentOf(seed),
  };
  const opened = Match.open(game, seed, { e: 'open', v: LOG_VERSION, ...open });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  for (let seat = 0; seat < seats; seat++) match.act({ e: 'sit', by: `p${seat}`, seat, name: '', word: '' });
  match.act({ e: 'start', by: 'p0' });
  const dice = new FastDice(n);
  while (match.position.phase === 'playing' && match.step < 1004) {
    const { seat, choices } = match.decisions()[0];
    match.act({ e: 'move', by: `p${seat}`, seat, move: choices[dice.pick(choices.length)] });
  }
  return match;
}
