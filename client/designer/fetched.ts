import { isOwnName } from '../../shared/protocol/own-machine.ts';
import { MAX_FILE } from '../../shared/scenario/format.ts';
import { type DesignerKey, designerText as text } from '../text/designer.ts';
import { type Opened, openText } from './files.ts';
import type { Notice } from './notices.ts';

/** An answer that takes longer is given up, ms. */
const PATIENCE = 10_000;

/** The address that somebody wrote; null where it is none that may be asked. */
export function addressOf(written: string): URL | null {
  const found = URL.parse(written.trim());
  if (!found || found.username || found.password) return null;
  const allowed =
    // Another machine in the house has no certificate; one's own computer needs none.
    found.protocol === 'https:' || (found.protocol === 'http:' && isOwnName(found.hostname));
  return allowed ? found : null;
}

/**
 * What lies at an address of anywhere, as text. This browser fetches it, never the server: without cookies and
 * without telling where it comes from, so the site must allow strangers (CORS). It is read no further than the
 * largest file goes.
 */
export async function textFrom(
  written: string,
  ask: typeof fetch = fetch,
): Promise<{ readonly text: string } | { readonly notice: Notice }> {
  const address = addressOf(written);
  if (!address) return refused('from.no-address');
  try {
    const answer = await ask(address, {
      ...{ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', redirect: 'follow' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) return refused('from.not-there', { host: address.host, status: answer.status });
    const read = await readText(answer);
    return read === null ? refused('file.too-large') : { text: read };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return refused(late ? 'from.late' : 'from.unreachable', { host: address.host });
  }
}

/** Opens a scenario or map from an address, checked like a file from this device. */
export async function openAddress(written: string, ask: typeof fetch = fetch): Promise<Opened> {
  const found = await textFrom(written, ask);
  return 'text' in found ? openText(found.text) : found;
}

/** The text of an answer; null as soon as it is longer than a file may be. */
async function readText(answer: Response): Promise<string | null> {
  if (Number(answer.headers.get('content-length') ?? 0) > MAX_FILE) {
    await answer.body?.cancel();
    return null;
  }
  const parts: string[] = [];
  const letters = new TextDecoder();
  let size = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > MAX_FILE) {
      await reader?.cancel();
      return null;
    }
    parts.push(letters.decode(part.value, { stream: true }));
  }
  return parts.join('') + letters.decode();
}

const refused = (key: DesignerKey, values?: Parameters<typeof text>[1]): { readonly notice: Notice } => ({
  notice: { tone: 'bad', lines: [text(key, values)] },
});
