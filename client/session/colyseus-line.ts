import { Client, type Room } from 'colyseus.js';
import { words } from '../../shared/engine/words.ts';
import type { TableDoor } from '../../shared/protocol/http.ts';
import type { JoinOptions, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import { PROTOCOL } from '../../shared/protocol/version.ts';
import { tableDoor } from './api.ts';
import type { Dial, Dialled, Ears, Line, Trouble } from './line.ts';
import { refusedJoin } from './refused-join.ts';

/** Refusals of a join that no later attempt would change. */
const LASTING = new Set([
  'no-such-table',
  'other-rules',
  'unreadable',
  'old-protocol',
  'bad-join',
  'broken-text',
  'removed',
  'bad-request',
]);
/** Close codes with which a table sends somebody away for good; others are a lost line. */
const SENT_AWAY: Readonly<Record<number, string>> = { 4403: 'removed', 4426: 'old-protocol' };

export interface KnownTable {
  /** The one-time secret of a link that moves a seat here. */
  readonly handover?: string;
  /** The room that the table has just said it is: the first attempt need not ask again. */
  readonly door?: TableDoor;
}

/** Dials a table: asks over HTTP which room it is (which wakes a sleeping table), then joins that room. */
export function dialTable(
  tableId: string,
  who: () => Pick<JoinOptions, 'token' | 'name'>,
  known: KnownTable = {},
): Dial {
  /** Spent by the first join that succeeds. */
  let secret = known.handover;
  let fresh = known.door;
  return async (ears) => {
    const door = fresh ? { ok: true as const, value: fresh } : await tableDoor(tableId);
    fresh = undefined;
    if (!door.ok) {
      const { code, words: said } = door.problem;
      return refuse({ code, words: said, lasting: LASTING.has(code) });
    }
    if (door.value.protocol !== PROTOCOL) return refuse(trouble('old-protocol'));
    try {
      const options: JoinOptions = { protocol: PROTOCOL, ...who(), ...(secret ? { handover: secret } : {}) };
      const room = await new Client(location.origin).joinById<PublicTable>(door.value.room, options);
      secret = undefined;
      return { ok: true, line: listen(room, ears) };
    } catch (error) {
      return refuse(trouble(refusedJoin(error)));
    }
  };
}

function listen(room: Room<PublicTable>, ears: Ears): Line {
  let open = true;
  room.onMessage('*', (type, payload) => {
    ears.message(String(type) as keyof ToClient, payload as ToClient[keyof ToClient]);
  });
  room.onStateChange((state) => ears.state(state));
  room.onLeave((code) => {
    open = false;
    ears.lost(SENT_AWAY[code] ? trouble(SENT_AWAY[code]) : undefined);
  });
  return {
    send(type, payload) {
      if (open && room.connection.isOpen) room.send(type, payload);
    },
    close() {
      if (!open) return;
      open = false;
      room.removeAllListeners();
      // Not a leave message: a line that is dead would keep it in its buffer.
      room.connection.close();
    },
  };
}

const refuse = (why: Trouble): Dialled => ({ ok: false, trouble: why });

function trouble(code: string): Trouble {
  return { code, words: words(`problem.${code}`), lasting: LASTING.has(code) };
}
