import { type Client, Protocol, Room } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { Refusal } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import { type FromClient, fromClient, type ToClient } from '../../shared/protocol/messages.ts';
import { BROKEN_TEXT, isBrokenText } from '../../shared/protocol/typed.ts';
import { Bucket } from './bucket.ts';
import { unpack } from './unpack.ts';

type Kind = keyof FromClient;
export type Message = { [K in Kind]: { readonly kind: K; readonly body: FromClient[K] } }[Kind];

/** Longest message that is read. The transport hangs up beyond maxPayload. */
const LONGEST_MESSAGE = 4 * 1024;
/** … of hands that take or lay up to 300 pieces at once: wholly or not at all, so never in two messages. */
const LONGEST_HANDFUL = 32 * 1024;

/** Messages a second and at once, beside `rate` for all. Beyond: refused; where a hand is, is dropped in silence. */
const DRAG_RATE = [20, 25] as const;
const SAY_RATE = [2, 6] as const;
/** Refusals in a row of one connection's flood after which it is cut: it isn't a person. */
const FLOOD = 400;

interface Guard {
  readonly buckets: Readonly<Record<'all' | 'say' | 'drag', Bucket>>;
  flood: number;
}

/**
 * The one door through which messages come in. Colyseus 0.16 would end the process when a handler throws or
 * when bytes arrive where a validated message is meant, knows no rate limit, and closes the connection of
 * whoever sends an unknown type. Here whatever arrives becomes a checked `Message` or a refusal.
 */
export abstract class GuardedRoom<State extends Schema> extends Room<State> {
  /** Messages a second of one connection; twice as many at once. */
  protected rate = 20;
  private readonly guards = new WeakMap<Client, Guard>();

  /** A well-formed message within its rate. May throw: that is our bug, and answered as such. */
  protected abstract heard(client: Client, message: Message): void;
  /** An exception while a message was handled. */
  protected abstract mistake(error: unknown, kind: string): void;
  /** A message was refused before it got here. */
  protected abstract refusing(code: string): void;

  protected tell<K extends keyof ToClient>(client: Client, kind: K, body: ToClient[K]): void {
    client.send(kind, body);
  }

  protected refuse(client: Client, id: string, refusal: Refusal): void {
    this.refusing(refusal.code);
    this.tell(client, 'refused', { id, ...refusal });
  }

  protected override _onMessage(client: Parameters<Room['_onMessage']>[0], buffer: Buffer): void {
    try {
      const first = buffer[0];
      if (first === Protocol.ROOM_DATA) this.receive(client, buffer);
      else if (first === Protocol.JOIN_ROOM || first === Protocol.LEAVE_ROOM)
        super._onMessage(client, buffer);
      else this.refuseFreely(client, '', first === Protocol.ROOM_DATA_BYTES ? 'malformed' : 'unknown');
    } catch (error) {
      this.mistake(error, 'message');
    }
  }

  private receive(client: Client, buffer: Buffer): void {
    const guard = this.guardOf(client);
    const read = this.open(guard, buffer);
    if (read === null) return;
    if ('code' in read) {
      this.refuseFreely(client, read.id, read.code);
      return;
    }
    guard.flood = 0;
    try {
      this.heard(client, read);
    } catch (error) {
      this.mistake(error, read.kind);
      this.refuse(client, idOf(read.body), { code: 'our-mistake', words: words('no.our-mistake') });
    }
  }

  /** The message in the bytes, or with what code it is refused; null: dropped in silence. */
  private open(guard: Guard, buffer: Buffer): Message | { code: string; id: string } | null {
    const now = performance.now();
    const kind = readKind(buffer);
    if (kind && ABOVE.has(kind.name)) {
      if (!guard.buckets.drag.take(now)) return null;
    } else if (!guard.buckets.all.take(now)) {
      return { code: 'too-fast', id: kind && ANSWERED.has(kind.name) ? idIn(buffer, kind.end) : '' };
    }
    if (buffer.length > longest(kind?.name)) return { code: 'too-large', id: '' };
    if (!kind) return { code: 'malformed', id: '' };
    if (!isKind(kind.name)) return { code: 'unknown', id: '' };
    if (kind.name === 'say' && !guard.buckets.say.take(now)) return { code: 'too-fast', id: '' };

    let body: unknown = {};
    try {
      if (buffer.length > kind.end) body = unpack(buffer, kind.end);
    } catch {
      return { code: 'malformed', id: '' };
    }
    const read = fromClient[kind.name].safeParse(body);
    if (!read.success) return { code: isBrokenText(read.error) ? BROKEN_TEXT : 'malformed', id: idOf(body) };
    const message = { kind: kind.name, body: read.data } as Message;
    const handful = message.kind === 'grab' || (message.kind === 'act' && message.body.act.do === 'free');
    if (buffer.length > LONGEST_MESSAGE && !handful) return { code: 'too-large', id: idOf(body) };
    return message;
  }

  /** Refuses, and cuts a line that does nothing but be refused. */
  private refuseFreely(client: Client, id: string, code: string): void {
    const guard = this.guardOf(client);
    if (++guard.flood > FLOOD) {
      client.leave(Protocol.WS_CLOSE_WITH_ERROR);
      return;
    }
    // In a flood every tenth is answered: answers shouldn't cost more than questions.
    if (id !== '' || guard.flood <= 20 || guard.flood % 10 === 0) {
      this.refuse(client, id, { code, words: words(`no.${code}`) });
    } else {
      this.refusing(code);
    }
  }

  private guardOf(client: Client): Guard {
    let guard = this.guards.get(client);
    if (!guard) {
      const now = performance.now();
      guard = {
        buckets: {
          all: new Bucket(this.rate, this.rate * 2, now),
          say: new Bucket(...SAY_RATE, now),
          drag: new Bucket(...DRAG_RATE, now),
        },
        flood: 0,
      };
      this.guards.set(client, guard);
    }
    return guard;
  }
}

/**
 * The type of a message and where its body begins; null where the bytes don't say one. Read by hand: Colyseus's
 * reader believes any length, and two thousand million letters keep it busy for a long while.
 */
function readKind(buffer: Buffer): { name: string; end: number } | null {
  const tag = buffer[1];
  if (tag === undefined || tag < 0xa1 || tag > 0xbf) return null;
  const end = 2 + (tag & 0x1f);
  return end <= buffer.length ? { name: buffer.toString('latin1', 2, end), end } : null;
}

/** Messages with an id, under which somebody waits for the answer. */
const ANSWERED: ReadonlySet<string> = new Set(['act', 'grab']);
/** Where a hand is: of many such messages the last one matters. */
const ABOVE: ReadonlySet<string> = new Set(['drag', 'carry', 'point']);

const longest = (kind = '') => (ANSWERED.has(kind) ? LONGEST_HANDFUL : LONGEST_MESSAGE);

const isKind = (name: string): name is Kind => Object.hasOwn(fromClient, name);

/** The id of an act that isn't read further, so that its sender doesn't wait for it. */
function idIn(buffer: Buffer, from: number): string {
  try {
    return buffer.length > LONGEST_HANDFUL ? '' : idOf(unpack(buffer, from));
  } catch {
    return '';
  }
}

/** The id of a malformed act, so that the client can tell which of its acts it was. */
function idOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('id' in body)) return '';
  return typeof body.id === 'string' ? body.id.slice(0, 40) : '';
}
