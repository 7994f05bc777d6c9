import type { Request } from 'express';
import type { Near } from '../../shared/protocol/http.ts';
import { addressesForOthers } from '../commands/addresses.mjs';
import { isOwnMachine } from './origin.ts';

/**
 * Where friends on the same network find this server, for a page that was opened on the machine itself: its own
 * address leads nobody else anywhere. Others have an address that works, and are told none.
 */
export function nearTo({ headers, socket }: Pick<Request, 'headers' | 'socket'>, host: string): Near {
  if (!isOwnMachine(headers.host)) return { origins: [] };
  return { origins: addressesForOthers(host).map((address) => `http://${address}:${socket.localPort}`) };
}
