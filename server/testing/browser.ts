import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import type { DecisionView } from '../../shared/engine/game.ts';
import type { Made, NewTable, Problem, TableDoor } from '../../shared/protocol/http.ts';
import {
  type Act,
  type Chapter,
  type ChatLine,
  type FromClient,
  type JoinOptions,
  PROTOCOL,
  type ToClient,
} from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';

type Told = { [K in keyof ToClient]: { readonly kind: K; readonly body: ToClient[K] } }[keyof ToClient];

/** What an act came to: 'done', or the code of its refusal. */
export type ActResult = 'done' | (string & {});

export const newToken = () => randomBytes(16).toString('hex');

export async function post<T>(url: string, body: unknown): Promise<{ status: number; body: T | Problem }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T | Problem };
}

/** A table of the sample game, or of the wish's own file or scenario. */
export async function makeTable(url: string, wish: Partial<NewTable> = {}): Promise<string> {
  const file = wish.scenario ? undefined : { game: 'pebbles', title: 'Path' };
  const made = await post<Made>(`${url}/api/tables`, { token: newToken(), name: 'Maker', file, ...wish });
  if (!('id' in made.body)) throw new Error(`No table: ${JSON.stringify(made.body)}`);
  return made.body.id;
}

/** Somebody's browser at one table: joins as the real client does and keeps all that it hears. */
export class Browser {
  readonly token: string;
  readonly heard: Told[] = [];
  readonly chapters: Chapter[] = [];
  readonly chat: ChatLine[] = [];
  you: ToClient['you'] | null = null;
  welcome: ToClient['welcome'] | null = null;
  closed: number | null = null;
  readonly room: Room<PublicTable>;
  /** Makes the ids of acts unique among page loads, as the real client does. */
  private readonly page = randomBytes(3).toString('hex');
  private acts = 0;
  private waiting: { test: () => boolean; go: () => void }[] = [];

  private constructor(token: string, room: Room<PublicTable>) {
    this.token = token;
    this.room = room;
    room.onMessage('*', (kind, body) => {
      const told = { kind, body } as Told;
      this.heard.push(told);
      if (told.kind === 'you') this.you = told.body;
      if (told.kind === 'welcome') this.welcome = told.body;
      if (told.kind === 'events') this.chapters.push(told.body);
      if (told.kind === 'said') this.chat.push(told.body);
      this.look();
    });
    room.onStateChange(() => this.look());
    room.onLeave((code) => {
      this.closed = code;
      this.look();
    });
  }

  /** Goes through the door of the table and joins its room. */
  static async join(
    url: string,
    table: string,
    who: Partial<JoinOptions> & { readonly raw?: unknown } = {},
  ): Promise<Browser> {
    const response = await fetch(`${url}/api/tables/${table}`);
    const door = (await response.json()) as TableDoor | Problem;
    if (!('room' in door)) throw new Error(door.code);
    const token = who.token ?? newToken();
    const options: JoinOptions = { protocol: PROTOCOL, name: 'Ann', ...who, token };
    const room = await new Client(url).joinById<PublicTable>(door.room, who.raw ?? options);
    const browser = new Browser(token, room);
    await browser.until(() => browser.you !== null && browser.state?.step > 0, 'the welcome');
    return browser;
  }

  get state(): PublicTable {
    return this.room.state;
  }

  send<K extends keyof FromClient>(kind: K, body: FromClient[K]): void {
    this.room.send(kind, body);
  }

  /** Sends an act and waits for its answer. */
  async act(act: Act, over: { id?: string; step?: number } = {}): Promise<ActResult> {
    const id = over.id ?? `${this.page}-${++this.acts}`;
    const from = this.heard.length;
    this.send('act', { id, step: over.step ?? this.you?.step ?? 0, act });
    return this.answer(id, from);
  }

  /** Waits for the answer to the act with this id. */
  async answer(id: string, from = 0): Promise<ActResult> {
    const find = () =>
      this.heard
        .slice(from)
        .find((told) => (told.kind === 'done' || told.kind === 'refused') && told.body.id === id);
    await this.until(() => find() !== undefined, `the answer to ${id}`);
    const answer = find();
    return answer?.kind === 'refused' ? answer.body.code : 'done';
  }

  async sit(seat: number, word = ''): Promise<ActResult> {
    return this.act({ do: 'sit', seat, word });
  }

  decision(seat: number): DecisionView | undefined {
    return this.you?.decisions.find((decision) => decision.seat === seat);
  }

  /** Makes the choice at this place of the seat's decision. */
  async choose(seat: number, choice = 0): Promise<ActResult> {
    const decision = this.decision(seat);
    if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`);
    return this.act({ do: 'move', seat, move: decision.choices[choice].move });
  }

  /** Waits until this is so; looks whenever something is heard. */
  async until(test: () => boolean, what = 'it', patience = 8000): Promise<void> {
    if (test()) return;
    await new Promise<void>((go, fail) => {
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== wait);
        fail(new Error(`Waited in vain for ${what}.`));
      }, patience);
      const wait = {
        test,
        go: () => {
          clearTimeout(timer);
          go();
        },
      };
      this.waiting.push(wait);
    });
  }

  /** The last refusal's code, '' for none. */
  get refused(): string {
    const last = this.heard.filter((told) => told.kind === 'refused').at(-1);
    return last?.kind === 'refused' ? last.body.code : '';
  }

  /** Every frame that comes from now on, as it came. */
  frames(): Buffer[] {
    const frames: Buffer[] = [];
    const { ws } = this.room.connection.transport as unknown as { ws: WebSocket };
    ws.addEventListener('message', (event) => frames.push(Buffer.from(event.data as ArrayBuffer)));
    return frames;
  }

  /** Resolves when everything that was sent to this browser before has come. */
  async hush(): Promise<void> {
    const pongs = () => this.heard.filter((told) => told.kind === 'pong').length;
    const before = pongs();
    this.send('ping', {});
    await this.until(() => pongs() > before, 'the pong');
  }

  /** Closes the line as a closed tab does. */
  async leave(): Promise<void> {
    if (this.closed === null) await this.room.leave(false);
  }

  private look(): void {
    const ready = this.waiting.filter((wait) => wait.test());
    this.waiting = this.waiting.filter((wait) => !ready.includes(wait));
    for (const wait of ready) wait.go();
  }
}
