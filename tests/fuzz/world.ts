import { WebSocketClient } from '@colyseus/ws-transport';
import pino from 'pino';
import { mindsHere } from '../../server/bots/minds.ts';
import { makeMetrics } from '../../server/http/metrics.ts';
import { TableRoom } from '../../server/rooms/table-room.ts';
import { unpack } from '../../server/rooms/unpack.ts';
import type { KeptTable, Store } from '../../server/storage/store.ts';
import { Files } from '../../server/tables/files.ts';
import { type House, waitsAt } from '../../server/tables/house.ts';
import type { LoadedTable } from '../../server/tables/loaded-table.ts';
import type { Guest } from '../../server/tables/people.ts';
import { hashOf } from '../../server/tables/secrets.ts';
import { Match, type Prepared } from '../../shared/engine/match.ts';
import { type FromClient, PROTOCOL } from '../../shared/protocol/messages.ts';
import { goingOn, type Past } from './past.ts';

/** So long that it never comes. */
const NEVER = 2_000_000_000;
const OPEN = 1;
const JOINED = 1;
const ROOM_DATA = 13;

/** What is private to the room and the framework, as far as it is needed here. */
interface Inside {
  readonly table: LoadedTable;
  readonly guests: Map<WebSocketClient, Guest>;
  readonly _serializer: { getFullState(client: unknown): Uint8Array };
  listing: unknown;
  __init(): void;
  heard(client: WebSocketClient, message: { kind: string; body: unknown }): void;
  greet(client: unknown, guest: unknown): void;
  clients: { push(client: unknown): void; delete(client: unknown): void };
}

const metrics = makeMetrics();
const log = pino({ level: 'silent' });

/** Token of whoever sits at this seat; -1: of the spectator. */
const tokenOf = (seat: number) => (seat + 1).toString(16).padStart(32, '0');
export const personOf = (seat: number) => `p${seat}`;

/** A message as it came to a client. */
export interface Message {
  readonly kind: string;
  readonly body: unknown;
}

/** What a room is laid out from. */
interface Before extends Past {
  readonly seed: string;
  /** Seats (-1: the spectator) whose lines keep every byte; nothing is sent on those of the others. */
  readonly ears: readonly number[];
  /** The room reads the log from its beginning, as one does that is loaded. */
  readonly read?: boolean;
}

/**
 * A real table room in a chosen state, with one line for each seat and one for a spectator. Nothing happens by itself
 * in it.
 */
export class World {
  readonly table: LoadedTable;
  private readonly room: TableRoom;
  private readonly inside: Inside;
  private readonly clients = new Map<number, WebSocketClient>();
  private readonly frames = new Map<number, Buffer[]>();
  private readonly ears: readonly number[];
  /** What has come to pass here. */
  private readonly since: Prepared[] = [];
  private readonly before: Before;
  private acts = 0;

  /** `state`, if given, takes the place of the one to which the log leads. */
  constructor(before: Before, state?: unknown) {
    this.before = before;
    this.ears = before.ears;
    const room = new TableRoom();
    this.room = room;
    this.inside = room as unknown as Inside;
    this.inside.listing = {};
    this.inside.__init();
    room.onCreate({ house: houseOf(before, this.since), table: 'table' });
    this.table = this.inside.table;
    this.table.match.report = (error) => {
      throw error;
    };
    if (state !== undefined) this.table.match.position = { ...this.table.match.position, state };
    for (let seat = -1; seat < before.match.position.seats.length; seat++) this.join(seat);
  }

  /** Comes to the table, or comes back to it on a new line. */
  join(seat: number): void {
    const old = this.clients.get(seat);
    if (old) {
      this.inside.clients.delete(old);
      this.room.onLeave(old as never);
    }
    const frames = this.frames.get(seat) ?? [];
    this.frames.set(seat, frames);
    const line = {
      readyState: OPEN,
      send: (bytes: Uint8Array) => void frames.push(Buffer.from(bytes)),
      close: () => {},
    };
    const deaf = !this.ears.includes(seat);
    const client = deaf
      ? new DeafClient(`line ${seat}`, line as never)
      : new WebSocketClient(`line ${seat}`, line as never);
    const { greet } = this.inside;
    if (deaf) this.inside.greet = () => {};
    this.clients.set(seat, client);
    this.inside.clients.push(client);
    this.room.onJoin(client as never, {
      protocol: PROTOCOL,
      token: tokenOf(seat),
      name: seat === -1 ? 'Spectator' : `Seat ${seat}`,
    });
    this.inside.greet = greet;
    client.state = JOINED;
    if (deaf) return;
    client.raw(this.inside._serializer.getFullState(client) as never);
    for (const queued of client._enqueuedMessages ?? []) client.raw(queued as never);
  }

  /** What a seat's client sends. */
  send<K extends keyof FromClient>(seat: number, kind: K, body: FromClient[K]): void {
    const client = this.clients.get(seat);
    if (!client) throw new Error(`Nobody sits at ${seat}.`);
    this.inside.heard(client, { kind, body });
  }

  act(seat: number, act: FromClient['act']['act']): void {
    const client = this.clients.get(seat);
    const guest = client && this.inside.guests.get(client);
    if (!guest) throw new Error(`Nobody sits at ${seat}.`);
    this.send(seat, 'act', { id: `${seat} ${this.acts++}`, step: this.table.stepOf(guest), act });
  }

  /** The bytes that came to this seat since it was last asked. */
  heard(seat: number): Buffer[] {
    return this.frames.get(seat)?.splice(0) ?? [];
  }

  /** Ends the room. The game as it was played in it. */
  end(): Past {
    this.room.onDispose();
    return { match: this.table.match, told: [...this.before.told, ...this.since] };
  }
}

/** Of whom nobody asks what came to them: spares the packing. */
class DeafClient extends WebSocketClient {
  override send(): void {}
  override sendBytes(): void {}
  override raw(): void {}
  override enqueueRaw(): void {}
}

/** A message in a frame; null: a patch or a state. */
export function messageIn(frame: Buffer): Message | null {
  if (frame[0] !== ROOM_DATA) return null;
  const end = 2 + (frame[1] & 0x1f);
  return {
    kind: frame.toString('latin1', 2, end),
    body: frame.length > end ? unpack(frame, end) : {},
  };
}

function houseOf(before: Before, since: Prepared[]): House {
  const { game } = before.match;
  const games = new Map([[game.id, game]]);
  return {
    games,
    shelf: { scenarios: new Map(), maps: {}, faults: [] },
    store: storeOf(before),
    files: new Files(),
    waits: {
      ...waitsAt(0),
      bot: NEVER,
      automatic: NEVER,
      sealedMore: NEVER,
      unload: NEVER,
      host: NEVER,
      hostInGame: NEVER,
      // The clocks are told of, and never ring.
      second: NEVER / 300,
      away: NEVER,
      now: () => 0,
    },
    minds: mindsHere(games),
    // No message comes too fast, however fast the machine is.
    rate: 1e9,
    log,
    metrics,
    replay: before.read ? Match.replay : goingOn(before, since),
    live: new Map(),
  };
}

function storeOf({ match, seed }: Before): Store {
  const { game } = match;
  const entries = [...match.entries];
  const people = match.position.seats.map((_, seat) => ({
    id: personOf(seat),
    hash: hashOf(tokenOf(seat)),
  }));
  const kept: KeptTable = {
    id: 'table',
    game: game.id,
    seed,
    autoStart: false,
    card: {
      id: 'table',
      game: game.id,
      title: '',
      phase: 'playing',
      round: 0,
      host: '',
      seats: people.map(() => ({ side: '', name: '', kind: '', asked: false, person: '' })),
    },
    entries,
    people,
    chat: [],
    intents: [],
  };
  // All that a room of people who neither come from elsewhere nor go on to another table asks of it.
  const store: Pick<Store, 'load' | 'append' | 'say'> = { load: () => kept, append: () => {}, say: () => {} };
  return store as Store;
}
