import type { TextTable } from '../../shared/engine/words.ts';
import { protocolText } from '../text/protocol.ts';
import { dialTable, type KnownTable } from './colyseus-line.ts';
import * as identity from './identity.ts';
import { wallClock } from './line.ts';
import { makeSession } from './make.ts';
import type { Session } from './session.ts';

/** Sits this browser down at a table, as `known` of it says (dialTable). */
export function joinTable(
  tableId: string,
  texts: readonly TextTable[],
  moved: (table: string) => void,
  known: KnownTable = {},
): Session {
  const session = makeSession({
    tableId,
    dial: dialTable(tableId, () => ({ token: identity.token(), name: identity.name() }), known),
    clock: wallClock,
    texts: [...texts, protocolText],
    browser: identity.randomHex(6),
    moved,
  });
  const wake = () => {
    if (document.visibilityState === 'visible') session.wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  return {
    ...session,
    leave() {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      session.leave();
    },
  };
}
