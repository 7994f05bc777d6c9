import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as ColyseusServer } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import { Match } from '../shared/engine/match.ts';
import type { Minds } from './bots/minds.ts';
import { makeApp } from './http/app.ts';
import { guardMatchmaking } from './http/matchmaking.ts';
import { makeMetrics } from './http/metrics.ts';
import { originAllowed } from './http/origin.ts';
import { TableRoom } from './rooms/table-room.ts';
import { type Games, readShelf } from './scenarios/shelf.ts';
import type { Store } from './storage/store.ts';
import { Files } from './tables/files.ts';
import type { House, Waits } from './tables/house.ts';

/** Bytes of a message after which the transport hangs up (code 1009). Up to 4 or 32 KB is read: guarded-room.ts. */
const MAX_PAYLOAD = 48 * 1024;

export interface Serving {
  readonly port: number;
  readonly host: string;
  readonly client: string;
  readonly scenarios: string;
  readonly origins: readonly string[];
  readonly games: Games;
  readonly store: Store;
  readonly waits: Waits;
  readonly minds: Minds;
  readonly rate: number;
  readonly log: Logger;
}

export interface Served {
  readonly port: number;
  readonly house: House;
  /** Sends everybody home with "going away" and closes the store. People find their seats again later. */
  close(): Promise<void>;
}

/** Opens the house: HTTP, matchmaking and rooms on one port. */
export async function serve(what: Serving): Promise<Served> {
  const shelf = readShelf(what.scenarios, what.games);
  for (const fault of shelf.faults) what.log.error(fault, 'a scenario file can not be used');
  const house: House = {
    games: what.games,
    shelf,
    store: what.store,
    files: new Files(),
    waits: what.waits,
    minds: what.minds,
    rate: what.rate,
    log: what.log,
    metrics: makeMetrics(),
    replay: Match.replay,
    live: new Map(),
  };

  const http = createServer({ maxHeaderSize: 8 * 1024 }, makeApp(house, what));
  http.requestTimeout = 20_000;
  http.headersTimeout = 10_000;
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: MAX_PAYLOAD,
    perMessageDeflate: false,
    pingInterval: 5000,
    pingMaxRetries: 3,
    verifyClient: ({ req }: { req: IncomingMessage }) => originAllowed(req, what.origins),
  });
  const colyseus = new ColyseusServer({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: quietLogger(what.log),
  });
  colyseus.define('table', TableRoom, { house });
  guardMatchmaking(http, what.origins);
  await colyseus.listen(what.port, what.host);

  return {
    port: (http.address() as AddressInfo).port,
    house,
    async close() {
      await colyseus.gracefullyShutdown(false);
      http.closeAllConnections();
      what.minds.close();
      what.store.close();
    },
  };
}

/** Colyseus prints refused joins as errors; to us they are everyday. */
function quietLogger(log: Logger) {
  const say = (...parts: unknown[]) => log.debug({ parts: parts.map(String) }, 'colyseus');
  return { ...console, debug: say, info: say, trace: say, log: say, warn: say, error: say };
}
