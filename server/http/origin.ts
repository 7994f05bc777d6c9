import type { IncomingMessage } from 'node:http';

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a `Host` header names the machine on which the server runs. */
export function isOwnMachine(host: string | undefined): boolean {
  return OWN_MACHINE.has(host?.replace(/:\d+$/, '') ?? '');
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
  return OWN_MACHINE.has(from.hostname) && isOwnMachine(host);
}
