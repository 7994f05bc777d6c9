import { type AuthContext, type Client, ServerError } from '@colyseus/core';
import type { DecisionView } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { accepted, type Refusal, type Result, refused } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import {
  type Chapter,
  type ChatLine,
  type Intent,
  type JoinOptions,
  joinOptions,
  PROTOCOL,
} from '../../shared/protocol/messages.ts';
import { authorise } from '../seats/authorise.ts';
import { entryOf } from '../seats/entry-of.ts';
import type { KeptCard, NewTableRow, Writing } from '../storage/store.ts';
import { publish, publishPresence } from '../table/publish.ts';
import { TableState } from '../table/state.ts';
import { cardOf } from '../tables/card.ts';
import type { House, LiveTable } from '../tables/house.ts';
import { makeTable } from '../tables/make.ts';
import { hashOf, newSecret } from '../tables/secrets.ts';
import { GuardedRoom, type Message } from './guarded-room.ts';
import { botMove, firstMove, nextTableMove } from './hand-of-the-table.ts';
import { type Guest, People } from './people.ts';

/** How much of the chronicle somebody gets who comes to the table; older chapters stay in the log. */
const CHAPTERS_KEPT = 300;
const CHAT_KEPT = 100;
const INTENTS_KEPT = 64;
/** Connections at one table, spectators included. */
const MOST_CLIENTS = 100;
/** Close codes: 1001 is "going away" and not a wish to leave; 4403 is "the host sent you away". */
const GOING_AWAY = 1001;
const SENT_AWAY = 4403;

/**
 * One loaded table. The order of every act is: checked → stored → shown (patch, events, a private message to
 * each) → done. The room holds no rule of any game and decides nothing about legality.
 */
export class TableRoom extends GuardedRoom<TableState> implements LiveTable {
  override maxClients = MOST_CLIENTS;
  override autoDispose = false;

  private house!: House;
  private tableId = '';
  private match!: Match;
  private people!: People;
  card!: KeptCard;
  private autoStart = false;
  private chapters: Chapter[] = [];
  private chat: ChatLine[] = [];
  /** Accepted intents by browser and id, oldest first. */
  private readonly intents = new Map<string, number>();
  /** What each seat was shown at the present step. */
  private views = new Map<number, DecisionView | null>();
  private tableMove: NodeJS.Timeout | null = null;
  private unloading: NodeJS.Timeout | null = null;
  private hostWait: NodeJS.Timeout | null = null;

  /** Runs before a place in the room is given: a join that can't be read gets a word that says so. */
  static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<boolean> {
    readJoin(options);
    return true;
  }

  override onCreate({ house, table = '' }: { house: House; table?: string }): void {
    // Patches go out with each act (`broadcastPatch`), not by a timer: less than half the delay.
    this.setPatchRate(null);
    this.house = house;
    this.tableId = table;
    const kept = house.store.load(table);
    const game = kept && house.games.get(kept.game);
    if (!kept || !game) throw new ServerError(4404, 'no-such-table');
    this.match = Match.replay(game, kept.seed, kept.entries, (told) => this.remember(told));
    this.match.report = (error, entry) => this.mistake(error, entry.e);
    this.people = new People(kept.people);
    this.card = kept.card;
    this.autoStart = kept.autoStart;
    this.chat = [...kept.chat];
    for (const { hash, id, step } of kept.intents) this.intents.set(`${hash} ${id}`, step);
    this.state = new TableState();
    publish(this.state, this.match, this.people.presence(this.match.position));
    house.live.set(table, this);
    house.metrics.tables.inc();
    this.expect();
  }

  override onJoin(client: Client, options: unknown): void {
    // A client that joins while changes are pending would decode the next patch wrongly.
    this.broadcastPatch();
    const join = readJoin(options);
    const guest: Guest = { hash: hashOf(join.token), name: join.name };
    if (join.handover) this.takeOver(guest, join.handover);
    this.people.come(client, guest);
    this.house.metrics.clients.inc();
    this.stay();
    this.presenceChanged();
    this.welcome(client, guest);
    this.sendYou(client, guest);
    this.schedule();
  }

  override onLeave(client: Client): void {
    if (!this.people.guest(client)) return;
    this.people.go(client);
    this.house.metrics.clients.dec();
    this.presenceChanged();
    if (this.people.count === 0) this.expect();
    this.watchHost();
    this.schedule();
  }

  override onDispose(): void {
    this.house.live.delete(this.tableId);
    this.house.metrics.tables.dec();
    for (const timer of [this.tableMove, this.unloading, this.hostWait]) if (timer) clearTimeout(timer);
  }

  /** The process ends: this is no wish of anybody's to leave, and clients come back by themselves. */
  override onBeforeShutdown(): void {
    void this.disconnect(GOING_AWAY);
  }

  // ── LiveTable ──────────────────────────────────────────────────────────────────────────────────────────

  expect(): void {
    this.stay();
    this.unloading = setTimeout(() => {
      if (this.people.count === 0) void this.disconnect(GOING_AWAY);
    }, this.house.waits.unload);
  }

  readonly isHere = (person: string) => this.people.presence(this.match.position).isHere(person);

  private stay(): void {
    if (this.unloading) clearTimeout(this.unloading);
    this.unloading = null;
  }

  // ── Messages ───────────────────────────────────────────────────────────────────────────────────────────

  protected override heard(client: Client, message: Message): void {
    const guest = this.people.guest(client);
    if (!guest) return;
    switch (message.kind) {
      case 'act':
        this.intend(client, guest, message.body);
        break;
      case 'say':
        this.say(client, guest, message.body.text);
        break;
      case 'inspect':
        this.inspect(client, guest, message.body.piece);
        break;
      case 'drag': {
        const seat = this.people.seatsOf(guest.hash, this.match.position)[0];
        if (seat !== undefined) this.broadcast('drag', { seat, ...message.body }, { except: client });
        break;
      }
      case 'handover':
        this.offer(client, guest, message.body.seat);
        break;
      case 'again':
        this.welcome(client, guest);
        this.sendYou(client, guest);
        break;
      case 'ping':
        this.tell(client, 'pong', {});
    }
  }

  protected override mistake(error: unknown, kind: string): void {
    this.house.metrics.mistakes.inc();
    this.house.log.error({ err: error, table: this.tableId, step: this.match?.step, kind }, 'our mistake');
  }

  protected override refusing(code: string): void {
    this.house.metrics.refusals.inc({ code });
  }

  private say(client: Client, guest: Guest, text: string): void {
    const seat = this.people.seatsOf(guest.hash, this.match.position)[0] ?? -1;
    const line: ChatLine = { n: (this.chat.at(-1)?.n ?? 0) + 1, name: guest.name, seat, text };
    try {
      this.house.store.say(this.tableId, line);
    } catch (error) {
      this.mistake(error, 'say');
      this.refuse(client, '', no('not-stored'));
      return;
    }
    this.chat.push(line);
    if (this.chat.length > CHAT_KEPT) this.chat.shift();
    this.broadcast('said', line);
  }

  private inspect(client: Client, guest: Guest, piece: string): void {
    const { position, game, step } = this.match;
    const own = this.people.seatsOf(guest.hash, position);
    const owner = this.state.pieces.get(piece)?.seat ?? -1;
    const seat = own.includes(owner) ? owner : (own[0] ?? -1);
    const sheet = position.state === null ? null : game.inspect(position.state, seat, piece);
    this.tell(client, 'sheet', { step, sheet, piece });
  }

  private offer(client: Client, guest: Guest, seat: number): void {
    if (!this.people.seatsOf(guest.hash, this.match.position).includes(seat)) {
      this.refuse(client, '', no('not-your-seat'));
      return;
    }
    const secret = newSecret();
    this.house.store.offer(this.tableId, seat, hashOf(secret));
    this.tell(client, 'handover', { seat, secret });
  }

  // ── Acts ───────────────────────────────────────────────────────────────────────────────────────────────

  private intend(client: Client, guest: Guest, intent: Intent): void {
    const began = performance.now();
    const { id, act } = intent;
    const key = `${guest.hash} ${id}`;
    const removed = act.do === 'remove' ? (this.match.position.seats[act.seat]?.person ?? '') : '';
    const known = this.intents.get(key);
    if (known === undefined) {
      const done = this.accept(guest, intent);
      if (!done.ok) {
        this.refuse(client, id, done.refusal);
        return;
      }
      this.rememberIntent(key, this.match.step);
    }
    this.tell(client, 'done', { id, step: known ?? this.match.step });
    this.house.metrics.seconds.observe((performance.now() - began) / 1000);
    if (known !== undefined) return;
    if (removed) this.sendAway(removed);
    this.afterwards();
  }

  private accept(guest: Guest, { id, step, act }: Intent): Result<void> {
    const person = this.people.idOf(guest.hash);
    const refusal = authorise(this.match.position, person, act) ?? this.staleness(step, act);
    if (refusal) return refused(refusal);
    if (act.do === 'rename') {
      guest.name = act.name;
      // The log knows only those who sat here.
      if (person === '') return accepted(undefined);
    }
    const newcomer = person === '' ? this.people.newcomer(guest.hash) : undefined;
    const extras: Partial<Writing> = { intent: { hash: guest.hash, id }, person: newcomer };
    if (act.do === 'rematch') return this.rematch(person, act.swap, extras);
    return this.actOf(newcomer?.id ?? person, guest.name, act, extras);
  }

  private rememberIntent(key: string, step: number): void {
    this.intents.set(key, step);
    for (const oldest of this.intents.keys()) {
      if (this.intents.size <= INTENTS_KEPT) break;
      this.intents.delete(oldest);
    }
  }

  private actOf(person: string, name: string, act: Intent['act'], extras: Partial<Writing>): Result<void> {
    const entry = entryOf(this.match.game, person, name, act);
    return entry.ok ? this.act(entry.value, extras) : refused(entry.refusal);
  }

  /** Acts that answer a question are held against the step that they were chosen at. */
  private staleness(step: number, act: Intent['act']): Refusal | null {
    if (step > this.match.step) return no('stale');
    if (act.do === 'move' || act.do === 'undo') return this.match.stale(act.seat, step) ? no('stale') : null;
    if (act.do === 'agree') return step < (this.match.position.ask?.since ?? 0) ? no('stale') : null;
    return null;
  }

  /** Checked, stored, and only then shown. */
  private act(entry: Entry, extras: Partial<Writing> = {}): Result<void> {
    const prepared = this.match.prepare(entry);
    if (!prepared.ok) return prepared;
    const before = this.match.position;
    const next = prepared.value;
    const card = cardOf({ game: this.match.game, position: next.position }, this.card);
    const newCard = JSON.stringify(card) === JSON.stringify(this.card) ? undefined : card;
    try {
      this.house.store.append({
        ...extras,
        table: this.tableId,
        place: this.match.step,
        entry: next.entry,
        card: newCard,
      });
    } catch (error) {
      this.mistake(error, 'store');
      return refused(no('not-stored'));
    }
    this.match.commit(next);
    this.card = card;
    if (extras.person) this.people.add(extras.person);
    this.remember(next);
    this.views = new Map();
    const started = before.state === null && next.position.state !== null;
    if (started) this.broadcast('scene', { scene: this.match.game.scene(next.position.state) });
    publish(this.state, this.match, this.people.presence(next.position));
    this.broadcastPatch();
    const ended = before.outcome !== next.position.outcome ? { outcome: next.position.outcome } : {};
    this.broadcast('events', { step: next.step, events: next.events, ...ended });
    for (const [client, guest] of this.people.everyone()) this.sendYou(client, guest);
    this.house.metrics.acts.inc({ kind: entry.e });
    return accepted(undefined);
  }

  private remember(told: Chapter): void {
    this.chapters.push({ step: told.step, events: told.events });
    if (this.chapters.length > CHAPTERS_KEPT * 1.2) this.chapters = this.chapters.slice(-CHAPTERS_KEPT);
  }

  /** What follows by itself: the start at a full table, a new host, the table's own moves. */
  private afterwards(): void {
    const { position } = this.match;
    if (this.autoStart && position.phase === 'gathering') {
      const full = position.seats.every((seat) => seat.kind !== '');
      const somebody = position.seats.some((seat) => seat.kind === 'person');
      if (full && somebody) this.act({ e: 'start', by: '' });
    }
    this.watchHost();
    this.schedule();
  }

  // ── People ─────────────────────────────────────────────────────────────────────────────────────────────

  private presenceChanged(): void {
    publishPresence(this.state, this.match.position, this.people.presence(this.match.position));
    this.broadcastPatch();
  }

  /** Before the start the table needs somebody who can begin it: a host who leaves is waited for, then replaced. */
  private watchHost(): void {
    const { position } = this.match;
    const presence = this.people.presence(position);
    const away = position.phase === 'gathering' && !presence.isHere(position.host);
    if (!away) {
      if (this.hostWait) clearTimeout(this.hostWait);
      this.hostWait = null;
    } else if (!this.hostWait) {
      this.hostWait = setTimeout(() => {
        this.hostWait = null;
        this.replaceHost();
      }, this.house.waits.host);
    }
  }

  private replaceHost(): void {
    const { position } = this.match;
    const presence = this.people.presence(position);
    if (position.phase !== 'gathering' || presence.isHere(position.host)) return;
    const heir = position.seats.find((seat) => seat.kind === 'person' && presence.isHere(seat.person));
    if (heir) this.act({ e: 'host', by: heir.person });
  }

  /** A one-time link moves a seat, and with it the care of the table, to the browser that opens it. */
  private takeOver(guest: Guest, secret: string): void {
    const hash = hashOf(secret);
    const seat = this.house.store.offered(this.tableId, hash);
    const holder = this.match.position.seats[seat];
    const person = this.people.idOf(guest.hash);
    if (holder?.kind !== 'person' || holder.person === person) return;
    const newcomer = person === '' ? this.people.newcomer(guest.hash) : undefined;
    const by = newcomer?.id ?? person;
    const wasHost = this.match.position.host === holder.person;
    const done = this.act({ e: 'hand', by, seat, name: holder.name }, { person: newcomer, spent: hash });
    if (!done.ok) return;
    guest.name = holder.name;
    const keepsSeat = this.match.position.seats.some((other) => other.person === holder.person);
    if (wasHost && !keepsSeat) this.act({ e: 'host', by });
  }

  private sendAway(person: string): void {
    const { position } = this.match;
    if (position.seats.some((seat) => seat.person === person)) return;
    for (const [client, guest] of [...this.people.everyone()]) {
      if (this.people.idOf(guest.hash) === person) client.leave(SENT_AWAY, 'removed');
    }
  }

  private welcome(client: Client, guest: Guest): void {
    const { position, game } = this.match;
    const open = this.match.entries[0];
    this.tell(client, 'welcome', {
      protocol: PROTOCOL,
      table: this.tableId,
      scene: position.state === null ? null : game.scene(position.state),
      commitment: open.e === 'open' ? open.commitment : '',
      chronicle: this.chapters.slice(-CHAPTERS_KEPT),
      chat: this.chat,
      seats: this.people.seatsOf(guest.hash, position),
      host: this.isHost(guest),
      outcome: position.outcome,
    });
  }

  private sendYou(client: Client, guest: Guest): void {
    const { position, step } = this.match;
    const seats = this.people.seatsOf(guest.hash, position);
    this.tell(client, 'you', {
      step,
      seats,
      host: this.isHost(guest),
      decisions: seats.flatMap((seat) => this.view(seat) ?? []),
      canUndo: seats.some((seat) => this.match.canUndo(seat)),
    });
  }

  private isHost(guest: Guest): boolean {
    const id = this.people.idOf(guest.hash);
    return id !== '' && this.match.position.host === id;
  }

  private view(seat: number): DecisionView | null {
    let view = this.views.get(seat);
    if (view === undefined) {
      view = this.match.present(seat);
      this.views.set(seat, view);
    }
    return view;
  }

  // ── The table's own hand ───────────────────────────────────────────────────────────────────────────────

  /** Bots and automatic choices, one at a time, after a look; whatever happens meanwhile starts it anew. */
  private schedule(): void {
    if (this.tableMove) clearTimeout(this.tableMove);
    this.tableMove = null;
    const { waits } = this.house;
    const { position } = this.match;
    if (position.phase !== 'playing') return;
    if (this.people.count === 0 && !waits.unwatched) return;
    const next = nextTableMove(this.match, (seat) => this.view(seat));
    if (!next) return;
    const step = this.match.step;
    const wait = position.ask ? waits.undo : waits[next.kind];
    this.tableMove = setTimeout(() => {
      this.tableMove = null;
      if (this.match.step !== step) return;
      try {
        if (this.playFor(next.kind, next.seat)) this.afterwards();
      } catch (error) {
        this.mistake(error, next.kind);
      }
    }, wait);
  }

  private playFor(kind: 'bot' | 'automatic', seat: number): boolean {
    if (kind === 'automatic') {
      const view = this.view(seat);
      if (view?.automatic === undefined) return false;
      const move = view.choices[view.automatic].move;
      return this.act({ e: 'move', by: '', seat, move, auto: true }).ok;
    }
    const advised = this.act(botMove(this.match, seat));
    if (advised.ok) return true;
    this.mistake(new Error(`A bot's move was refused: ${advised.refusal.code}.`), 'bot');
    if (advised.refusal.code === 'not-stored') return false;
    const first = firstMove(this.match, seat);
    return first !== null && this.act(first).ok;
  }

  // ── Rematch ────────────────────────────────────────────────────────────────────────────────────────────

  /** The same people at a new table, sides swapped if wished; everybody is told where. */
  private rematch(person: string, swap: boolean, extras: Partial<Writing>): Result<void> {
    const { position, entries } = this.match;
    if (position.phase !== 'over') return refused(no('not-over'));
    if (position.next) {
      this.broadcast('moved', { table: position.next });
      return accepted(undefined);
    }
    const made = this.nextTable(swap);
    if (!made.ok) return refused(made.refusal);
    const done = this.act(
      { e: 'rematch', by: person, table: made.value.id },
      { ...extras, table2: made.value },
    );
    if (done.ok) this.broadcast('moved', { table: made.value.id });
    this.house.log.info({ table: this.tableId, next: made.value.id, acts: entries.length }, 'rematch');
    return done;
  }

  private nextTable(swap: boolean): Result<NewTableRow> {
    const { position, entries } = this.match;
    const open = entries[0];
    if (open.e !== 'open') throw new Error('The log does not begin with an opening.');
    const people = this.people.all();
    const acts: Entry[] = position.host ? [{ e: 'host', by: position.host }] : [];
    const turn = swap ? 1 : 0;
    position.seats.forEach((holder, at) => {
      const seat = (at + turn) % position.seats.length;
      const { person, name, word } = holder;
      if (holder.kind === 'person') acts.push({ e: 'sit', by: person, seat, name, word });
      if (holder.kind === 'bot') acts.push({ e: 'bot', by: '', seat, on: true, name });
    });
    return makeTable(this.house.games, {
      file: open.file,
      options: open.options,
      autoStart: true,
      people,
      acts,
    });
  }
}

/** What a client says of itself when it joins. Throws what Colyseus carries to it: a code as the message. */
function readJoin(options: unknown): JoinOptions {
  const read = joinOptions.safeParse(options);
  if (!read.success) throw new ServerError(4400, 'bad-join');
  if (read.data.protocol !== PROTOCOL) throw new ServerError(4426, 'old-protocol');
  return read.data;
}

const no = (code: string): Refusal => ({ code, words: words(`no.${code}`) });
