import type { IncomingMessage } from 'node:http';
import { isOwnName } from '../../shared/protocol/own-machine.ts';

/** Whether a `Host` header names the machine on which the server runs. */
export function isOwnMachine(host: string | undefined): boolean {
  return isOwnName(host?.replace(/:\d+$/, '') ?? '');
}

/**
 * Whether a page from this origin may speak to us: one that this server itself delivered, one of the
 * configured ones, or (a development server in front of us) one on the same machine. No `Origin`: not a page.
 */
export function originAllowed(request: IncomingMessage, configured: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (configured.includes(origin)) return true;
  let from: URL;
  try {
    from = new URL(origin);
  } catch {
    return false;
  }
  if (from.host === host) return true;
  return isOwnName(from.hostname) && isOwnMachine(host);
}
