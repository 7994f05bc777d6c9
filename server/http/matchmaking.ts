import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { originAllowed } from './origin.ts';

/** Bytes of a join's options. */
const LONGEST_JOIN = 2048;
const JOIN = /^\/matchmake\/joinById\/[A-Za-z0-9_-]{1,32}$/;

/**
 * Stands in front of Colyseus's matchmaking, which reads bodies without end, reflects any origin and lets
 * clients make rooms with options of their own: here people join a room that the server has made, and no
 * more. Must run after the Colyseus server was built, since that takes the listeners over.
 */
export function guardMatchmaking(server: HttpServer, origins: readonly string[]): void {
  matchMaker.controller.exposedMethods = ['joinById'];
  matchMaker.controller.getCorsHeaders = () => ({}) as { 'Access-Control-Allow-Origin': string };
  for (const header of Object.keys(matchMaker.controller.DEFAULT_CORS_HEADERS)) {
    Reflect.deleteProperty(matchMaker.controller.DEFAULT_CORS_HEADERS, header);
  }

  const listeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.url?.includes('/matchmake')) {
      const fault = faultOf(request, origins);
      if (fault) {
        refuse(response, fault);
        return;
      }
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}

interface Fault {
  readonly status: number;
  readonly error: string;
}

function faultOf(request: IncomingMessage, origins: readonly string[]): Fault | null {
  if (!JOIN.test(request.url ?? '')) return { status: 404, error: 'no-such-table' };
  if (request.method !== 'POST') return { status: 405, error: 'bad-request' };
  if (!originAllowed(request, origins)) return { status: 403, error: 'origin' };
  const length = Number(request.headers['content-length']);
  // Without a length a body could be endless; Node holds a body to the length that it was announced with.
  if (!Number.isInteger(length)) return { status: 411, error: 'bad-request' };
  if (length > LONGEST_JOIN) return { status: 413, error: 'too-large' };
  return null;
}

function refuse(response: ServerResponse, { status, error }: Fault): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ code: status, error }));
}
