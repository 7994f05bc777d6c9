import type { Words } from '../../shared/engine/words.ts';
import { words } from '../../shared/engine/words.ts';
import type {
  Made,
  Near,
  NewTable,
  Problem,
  ScenarioCard,
  TableCard,
  TableDoor,
  TableRecord,
} from '../../shared/protocol/http.ts';

/** An answer of the server's HTTP side, or what is wrong in words. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

const PATIENCE = 6_000;

export const scenarios = () => ask<ScenarioCard[]>('/api/scenarios');
export const openTables = () => ask<TableCard[]>('/api/tables');
export const myTables = (token: string) => ask<TableCard[]>('/api/tables/mine', { token });
export const makeTable = (wish: NewTable) => ask<Made>('/api/tables', wish);
export const tableDoor = (id: string) => ask<TableDoor>(`/api/tables/${encodeURIComponent(id)}`);

export const near = () => ask<Near>('/api/near');

/** Of a game that is over. */
export const tableRecord = (id: string) => ask<TableRecord>(`/api/tables/${encodeURIComponent(id)}/record`);

/** Never throws: no network, a slow server and an answer that is no JSON are problems like others. */
export async function ask<T>(path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? undefined : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const content: unknown = await response.json().catch(() => null);
    if (response.ok && content !== null) return { ok: true, value: content as T };
    if (isProblem(content)) return { ok: false, problem: content };
    return { ok: false, problem: plain(codeOf(response.status)) };
  } catch {
    return { ok: false, problem: plain('server-away') };
  }
}

/**
 * What an answer says that is none of the server's own problems. One that broke off (a page that hung for long
 * reads half of it) or that came from something in between says nothing of what was asked: ask again.
 */
function codeOf(status: number): string {
  if (status === 404) return 'no-such-table';
  if (status === 413) return 'too-large';
  return status === 429 ? 'too-many' : 'server-away';
}

function plain(code: string): Problem {
  return { code, words: words(`problem.${code}`) };
}

function isProblem(content: unknown): content is Problem {
  if (typeof content !== 'object' || content === null) return false;
  const { code, words: said } = content as { code?: unknown; words?: Partial<Words> };
  return typeof code === 'string' && typeof said?.key === 'string';
}
