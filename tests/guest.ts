import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import type { DecisionView } from '../shared/engine/game.ts';
import type { Refusal } from '../shared/engine/refusal.ts';
import type { Made, NewTable, TableDoor } from '../shared/protocol/http.ts';
import { type Act, type Chapter, PROTOCOL, type ToClient } from '../shared/protocol/messages.ts';
import type { PublicTable } from '../shared/protocol/state.ts';
import type { Scene } from '../shared/table/model.ts';

/** Somebody at a table without a browser: for watching what browsers do, and for measuring. */
export interface Guest {
  readonly room: Room<PublicTable>;
  readonly token: string;
  /** Live: always what was last heard. */
  readonly now: {
    welcome: ToClient['welcome'] | null;
    scene: Scene | null;
    you: ToClient['you'] | null;
    chapters: Chapter[];
    over: boolean;
  };
  readonly table: PublicTable;
  /** Step at which the questions were last told, one's own secret answers included. */
  readonly step: number;
  /** The questions belong to the newest table, and the table is not about to answer one of them itself. */
  readonly settled: boolean;
  decisions(): readonly DecisionView[];
  /**
   * Resolves when the table has answered: null when done, otherwise why not. By then all that followed at once
   * has been heard. Waits where the table says that it came too fast, as a person does.
   */
  act(act: Act): Promise<Refusal | null>;
  /**
   * Makes a move that was read from `decisions()`. False where the table (or another page of the same person)
   * has answered the question meanwhile, or the game is over: then what stands now has been heard. Throws on any other refusal.
   */
  answer(seat: number, move: unknown): Promise<boolean>;
  /**
   * Resolves when `holds` is true: looked at after every message, and now and then, since it may be about what
   * another line has heard. Fails after `seconds`, and says how the game stands then.
   */
  until(holds: () => boolean, what: string, seconds?: number): Promise<void>;
  leave(): void;
}

/** ms after which an act that came too fast is sent again: the table takes 20 a second. */
const TOO_FAST_PAUSE = 100;

/** ms between two looks at what is waited for, where no message comes. */
const GLANCE = 100;

/** First byte of Colyseus' messages. */
export const WIRE = { data: 13, state: 14, patch: 15 } as const;

export const newToken = () => randomBytes(16).toString('hex');

/** Makes a table over HTTP as the lobby does. */
export async function makeTable(
  address: string,
  wish: Partial<NewTable> & { token: string },
): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Guest', ...wish }),
  });
  if (!answer.ok) throw new Error(`No table: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as Made).id;
}

export async function doorOf(address: string, table: string): Promise<TableDoor> {
  const answer = await fetch(`${address}/api/tables/${table}`);
  if (!answer.ok) throw new Error(`No door: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as TableDoor;
}

/** Called with every raw message: the byte that names its kind, and its length. */
export type ByteEar = (kind: number, bytes: number) => void;

export async function joinAs(address: string, table: string, token: string, bytes?: ByteEar): Promise<Guest> {
  const { room: id } = await doorOf(address, table);
  const options = { protocol: PROTOCOL, token, name: 'Guest' };
  const room = await new Client(address).joinById<PublicTable>(id, options);
  if (bytes) hearBytes(room, bytes);
  const now: Guest['now'] = { welcome: null, scene: null, you: null, chapters: [], over: false };
  const answers = new Map<string, (refusal: Refusal | null) => void>();
  let listeners: (() => void)[] = [];
  let acts = 0;

  const hear: { [K in keyof ToClient]?: (message: ToClient[K]) => void } = {
    welcome(message) {
      now.welcome = message;
      now.scene = message.scene;
      now.over = message.outcome !== null;
    },
    scene(message) {
      now.scene = message.scene;
    },
    you: (message) => {
      now.you = message;
    },
    events({ outcome, ...chapter }) {
      now.chapters.push(chapter);
      if (outcome) now.over = true;
    },
    done: ({ id: answered }) => answers.get(answered)?.(null),
    refused({ id: answered, ...why }) {
      // A message that could not be read, or came too fast, is refused without its id.
      if (answered === '') for (const answer of answers.values()) answer(why);
      else answers.get(answered)?.(why);
    },
  };
  const send = (what: Act): Promise<Refusal | null> => {
    const answered = `${token.slice(0, 6)}-${acts++}`;
    return new Promise((resolve) => {
      answers.set(answered, (refusal) => {
        answers.delete(answered);
        resolve(refusal);
      });
      // The step of the questions and not of the table, which is there before them.
      room.send('act', { id: answered, step: now.you?.step ?? 0, act: what });
    });
  };
  const heard = () => {
    for (const listener of [...listeners]) listener();
  };
  room.onMessage('*', (type, message) => {
    hear[String(type) as keyof ToClient]?.(message as never);
    heard();
  });
  room.onStateChange(heard);

  const guest: Guest = {
    room,
    token,
    now,
    get table() {
      return room.state;
    },
    get step() {
      return now.you?.step ?? 0;
    },
    get settled() {
      const waits = guest.decisions().some((one) => one.automatic !== undefined && !one.answered);
      return Math.floor(guest.step) === room.state.step && !waits;
    },
    decisions: () => now.you?.decisions ?? [],
    async act(what) {
      for (;;) {
        const refusal = await send(what);
        if (refusal?.code !== 'too-fast') return refusal;
        await new Promise((later) => setTimeout(later, TOO_FAST_PAUSE));
      }
    },
    async answer(seat, move) {
      const seen = guest.step;
      const refusal = await guest.act({ do: 'move', seat, move });
      if (!refusal) return true;
      if (refusal.code !== 'stale' && refusal.code !== 'over')
        throw new Error(`${JSON.stringify(move)} is refused: ${refusal.code}.`);
      await guest.until(() => guest.step > seen || now.over, 'what the table did meanwhile');
      return false;
    },
    until(holds, what, seconds = 20) {
      return new Promise((resolve, fail) => {
        const end = () => {
          listeners = listeners.filter((one) => one !== look);
          clearTimeout(late);
          clearInterval(glances);
        };
        const look = () => {
          if (!holds()) return;
          end();
          resolve();
        };
        const glances = setInterval(look, GLANCE);
        const late = setTimeout(() => {
          end();
          fail(new Error(`Waited ${seconds} s in vain: ${what}. ${standing(guest)}`));
        }, seconds * 1000);
        listeners.push(look);
        look();
      });
    },
    leave: () => void room.leave(),
  };
  await guest.until(() => now.welcome !== null, 'a welcome');
  return guest;
}

/** How the game stands, for a wait that was in vain. */
function standing(guest: Guest): string {
  const asked = guest.decisions().map(({ seat, kind, answered }) => `${kind}/${seat}${answered ? '!' : ''}`);
  const { phase, step } = guest.table;
  return `The game is ${phase}, at step ${step}; asked at ${guest.step}: ${asked.join() || 'nothing'}.`;
}

function hearBytes(room: Room<PublicTable>, hear: ByteEar): void {
  const { ws } = room.connection.transport as unknown as { ws: WebSocket };
  ws.addEventListener('message', (event) => {
    const bytes = new Uint8Array(event.data as ArrayBuffer);
    hear(bytes[0], bytes.length);
  });
}
