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
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { type FromClient, PROTOCOL } from '../../shared/protocol/messages.ts';

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

/**
 * A real table room in a chosen state, with one line for each seat and one for a spectator, which keep every
 * byte. Nothing happens by itself in it.
 */
export class World {
  readonly table: LoadedTable;
  private readonly room: TableRoom;
  private readonly inside: Inside;
  private readonly clients = new Map<number, WebSocketClient>();
  private readonly frames = new Map<number, Buffer[]>();
  private acts = 0;

  /** `state` takes the place of the one to which the log leads. */
  constructor(game: AnyGame, seed: string, entries: readonly Entry[], seats: number, state: unknown) {
    const room = new TableRoom();
    this.room = room;
    this.inside = room as unknown as Inside;
    this.inside.listing = {};
    this.inside.__init();
    room.onCreate({ house: houseOf(game, seed, entries, seats), table: 'table' });
    this.table = this.inside.table;
    this.table.match.report = (error) => {
      throw error;
    };
    this.table.match.position = { ...this.table.match.position, state };
    for (let seat = -1; seat < seats; seat++) this.join(seat);
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
    const client = new WebSocketClient(`line ${seat}`, line as never);
    this.clients.set(seat, client);
    this.inside.clients.push(client);
    this.room.onJoin(client as never, {
      protocol: PROTOCOL,
      token: tokenOf(seat),
      name: seat === -1 ? 'Spectator' : `Seat ${seat}`,
    });
    client.state = JOINED;
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

  end(): void {
    this.room.onDispose();
  }
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

function houseOf(game: AnyGame, seed: string, entries: readonly Entry[], seats: number): House {
  const games = new Map([[game.id, game]]);
  return {
    games,
    shelf: { scenarios: new Map(), maps: {}, faults: [] },
    store: storeOf(game, seed, entries, seats),
    files: new Files(),
    waits: {
      ...waitsAt(0),
      bot: NEVER,
      automatic: NEVER,
      sealedMore: NEVER,
      unload: NEVER,
      host: NEVER,
      hostInGame: NEVER,
    },
    minds: mindsHere(games),
    rate: 1000,
    log,
    metrics,
    live: new Map(),
  };
}

function storeOf(game: AnyGame, seed: string, entries: readonly Entry[], seats: number): Store {
  const people = Array.from({ length: seats }, (_, seat) => ({
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
