import { type AuthContext, type Client, ClientState, ServerError } from '@colyseus/core';
import { sheetAt } from '../../shared/engine/by-hand.ts';
import { no } from '../../shared/engine/legality.ts';
import { OtherRules } from '../../shared/engine/log.ts';
import type { KeptCard } from '../storage/store.ts';
import { publish, publishPresence } from '../table/publish.ts';
import { RoomySerializer } from '../table/roomy-serializer.ts';
import { TableState } from '../table/state.ts';
import type { House, LiveTable } from '../tables/house.ts';
import { LoadedTable, type Shown } from '../tables/loaded-table.ts';
import type { Guest } from '../tables/people.ts';
import { hashOf } from '../tables/secrets.ts';
import { Answers } from './answers.ts';
import { asOthersSee } from './as-others-see.ts';
import { Bucket } from './bucket.ts';
import { Grasp } from './grasp.ts';
import { GuardedRoom, type Message } from './guarded-room.ts';
import { HostWatch } from './host-watch.ts';
import { readJoin } from './read-join.ts';
import { TableClock } from './table-clock.ts';
import { TableHand } from './table-hand.ts';
import { Timers } from './timers.ts';
import { Waiting } from './waiting.ts';

/** Connections at one table, spectators included. */
const MOST_CLIENTS = 100;
/** ms in which a client that was let in must have said so; until then its messages pile up here. */
const PATIENCE = 10_000;
/** Wishes to change over at one table, as a share of the messages of one connection: one in two seconds; and at once. */
const CHANGES_SHARE = 0.025;
const CHANGES_AT_ONCE = 6;
/** Close codes. "Going away" is no wish of anybody's to leave. */
const GOING_AWAY = 1001;
const TOO_SLOW = 4408;
const SENT_AWAY = 4403;

/**
 * The sockets of one loaded table. For every act that happened the order is: the patch of the state, `events`
 * to all, `you` to each, `done` to the one who acted.
 */
export class TableRoom extends GuardedRoom<TableState> implements LiveTable {
  override maxClients = MOST_CLIENTS;
  override autoDispose = false;

  private house!: House;
  private table!: LoadedTable;
  private hand!: TableHand;
  private time!: TableClock;
  private host!: HostWatch;
  private grasp!: Grasp;
  private readonly guests = new Map<Client, Guest>();
  /** Wishes to go over to hands or back: each lays or reads the whole table, and may send all of it to everybody. */
  private changes!: Bucket;
  private readonly unloading = new Waiting();
  /** All who are here have read that nothing more can happen. */
  private saidFull = false;
  /** Answers that came early to a sealed question. */
  private readonly early = new Timers((error) => this.mistake(error, 'act'));

  /** Runs before a place in the room is given: a join that can't be read gets a word that says so. */
  static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<boolean> {
    readJoin(options);
    return true;
  }

  /** Called by Colyseus with its own as the state is set. */
  override setSerializer(): void {
    super.setSerializer(new RoomySerializer());
  }

  override onCreate({ house, table = '' }: { house: House; table?: string }): void {
    // Patches go out with each act (`broadcastPatch`), not by a timer: less than half the delay.
    this.setPatchRate(null);
    this.house = house;
    this.rate = house.rate;
    this.changes = new Bucket(house.rate * CHANGES_SHARE, CHANGES_AT_ONCE, performance.now());
    this.table = this.load(table);
    const answers = new Answers(this.table, house.minds);
    this.hand = new TableHand(this.table, house.waits, answers, () => this.afterwards());
    this.time = new TableClock(this.table, house.waits, answers, {
      changed: () => this.broadcast('clock', { clocks: this.time.clocks() }),
      gone: () => this.presenceChanged(),
      moved: () => this.afterwards(),
    });
    this.host = new HostWatch(this.table, house.waits);
    this.grasp = new Grasp(this.table, (kind, body, except) =>
      this.broadcast(kind, body, except ? { except: except as Client } : undefined),
    );
    this.table.hindrance = (person, act) => this.grasp.hindrance(person, act);
    this.state = new TableState();
    const { match, people, position } = this.table;
    publish(this.state, match.position, this.table.publicStep, this.table.table(), people.presence(position));
    house.live.set(table, this);
    house.metrics.tables.inc();
    this.expect();
  }

  override onJoin(client: Client, options: unknown): void {
    // A client that joins while changes are pending would decode the next patch wrongly.
    this.broadcastPatch();
    const join = readJoin(options);
    const guest: Guest = { hash: hashOf(join.token), name: join.name };
    if (join.handover) this.table.takeOver(guest, join.handover);
    this.guests.set(client, guest);
    this.table.people.come(guest);
    this.table.people.away.delete(this.personOf(guest));
    this.house.metrics.clients.inc();
    this.unloading.end();
    this.presenceChanged();
    this.greet(client, guest);
    setTimeout(() => {
      if (client.state === ClientState.JOINING) client.leave(TOO_SLOW);
    }, PATIENCE).unref();
    this.afterwards();
  }

  override onLeave(client: Client): void {
    const guest = this.guests.get(client);
    if (!guest) return;
    this.guests.delete(client);
    this.grasp.left(client);
    this.table.people.go(guest);
    this.house.metrics.clients.dec();
    this.presenceChanged();
    if (this.guests.size === 0) this.expect();
    this.afterwards();
  }

  override onDispose(): void {
    this.house.live.delete(this.table.id);
    this.house.metrics.tables.dec();
    this.hand.rest();
    this.time.rest();
    this.grasp.end();
    this.unloading.end();
    this.host.rest();
    this.early.end();
  }

  /** The process ends: clients come back by themselves and find their seats. */
  override onBeforeShutdown(): void {
    void this.disconnect(GOING_AWAY);
  }

  /** The table out of its log. Throws what Colyseus carries to whoever opened the link: a code as the message. */
  private load(id: string): LoadedTable {
    try {
      const kept = this.house.store.load(id);
      if (kept) return new LoadedTable(this.house, kept, (shown) => this.show(shown));
    } catch (error) {
      if (error instanceof OtherRules) throw new ServerError(4410, 'other-rules');
      this.house.metrics.mistakes.inc();
      this.house.log.error({ err: error, table: id }, 'a table can not be read');
      throw new ServerError(4500, 'unreadable');
    }
    throw new ServerError(4404, 'no-such-table');
  }

  // ── LiveTable ──────────────────────────────────────────────────────────────────────────────────────────

  get card(): KeptCard {
    return this.table.card;
  }

  get full(): boolean {
    return this.hasReachedMaxClients();
  }

  readonly isHere = (person: string) => this.table.people.isHere(person);

  expect(): void {
    this.unloading.begin(this.house.waits.unload, () => {
      if (this.guests.size === 0) void this.disconnect(GOING_AWAY);
    });
  }

  // ── What comes in ──────────────────────────────────────────────────────────────────────────────────────

  protected override heard(client: Client, message: Message): void {
    const guest = this.guests.get(client);
    if (!guest) return;
    switch (message.kind) {
      case 'act':
        this.intend(client, guest, message.body);
        break;
      case 'say': {
        const said = this.table.say(guest, message.body.text);
        if (said.ok) this.broadcast('said', said.value);
        else this.refuse(client, '', said.refusal);
        break;
      }
      case 'inspect':
        this.inspect(client, guest, message.body.piece);
        break;
      case 'drag': {
        const { position } = this.table;
        const seat = this.table.people.seatsOf(guest.hash, position)[0];
        const piece = asOthersSee(this.state, this.table.match.scene(), message.body.piece);
        // Where somebody carries a card who answers in secret is a part of the answer.
        if (seat !== undefined && piece !== null && position.sealedSince === 0)
          this.broadcast('drag', { seat, ...message.body, piece }, { except: client });
        break;
      }
      case 'grab': {
        const { id } = message.body;
        const refusal = this.grasp.grab(client, this.personOf(guest), message.body);
        if (refusal) this.refuse(client, id, refusal);
        else this.tell(client, 'done', { id, step: this.table.stepOf(guest) });
        break;
      }
      case 'carry':
        this.grasp.carry(client, message.body);
        break;
      case 'point':
        this.grasp.point(client, this.personOf(guest), message.body);
        break;
      case 'handover': {
        const { seat } = message.body;
        const offered = this.table.offer(guest, seat);
        if (offered.ok) this.tell(client, 'handover', { seat, secret: offered.value });
        else this.refuse(client, '', offered.refusal);
        break;
      }
      case 'back':
        this.isBack(guest);
        break;
      case 'again':
        this.greet(client, guest);
        break;
      case 'ping':
        this.tell(client, 'pong', {});
    }
  }

  protected override mistake(error: unknown, kind: string): void {
    this.table.mistake(error, kind);
  }

  protected override refusing(code: string): void {
    this.house.metrics.refusals.inc({ code });
  }

  private intend(client: Client, guest: Guest, intent: (Message & { kind: 'act' })['body']): void {
    if (intent.act.do === 'by-hand' && !this.changesOver(guest, intent.act.seat)) {
      this.refuse(client, intent.id, no('too-fast'));
      return;
    }
    const early = this.table.early(guest, intent);
    if (early > 0) {
      const seat = 'seat' in intent.act ? intent.act.seat : -1;
      this.table.seal.given.add(seat);
      this.hand.look();
      this.early.later(early, () => {
        this.table.seal.given.delete(seat);
        this.intend(client, guest, intent);
        this.hand.look();
      });
      return;
    }
    const began = performance.now();
    const { id, act } = intent;
    const removed = act.do === 'remove' ? this.table.position.seats[act.seat]?.person : undefined;
    const from = this.table.match.step;
    const publicly = this.table.publicStep;
    const done = this.table.intend(guest, intent);
    if (!done.ok) {
      this.grasp.refused(this.personOf(guest), act);
      this.refuse(client, id, done.refusal);
      return;
    }
    this.tell(client, 'done', { id, step: done.value });
    if (act.do === 'rematch') this.broadcast('moved', { table: this.table.position.next });
    if (this.table.match.step === from) return;
    if (this.table.publicStep > publicly) {
      this.isBack(guest);
      this.house.metrics.seconds.observe((performance.now() - began) / 1000);
    }
    if (removed) this.sendAway(removed);
    this.afterwards();
  }

  /** Whether somebody may wish to change over now. Those who do not sit there take no turn away from those who do. */
  private changesOver(guest: Guest, seat: number): boolean {
    const person = this.personOf(guest);
    const sits = person !== '' && this.table.position.seats[seat]?.person === person;
    return !sits || this.changes.take(performance.now());
  }

  /** A piece's sheet, seen from the asker's own side of it where they have one. */
  private inspect(client: Client, guest: Guest, piece: string): void {
    const { match, people, position } = this.table;
    const own = people.seatsOf(guest.hash, position);
    const owner = this.state.pieces.get(piece)?.seat ?? -1;
    const seat = own.includes(owner) ? owner : (own[0] ?? -1);
    const sheet = sheetAt(match.game, position, seat, piece);
    this.tell(client, 'sheet', { step: this.table.stepOf(guest), sheet, piece });
  }

  // ── What goes out ──────────────────────────────────────────────────────────────────────────────────────

  /** All that somebody needs who comes, or who has missed something. */
  private greet(client: Client, guest: Guest): void {
    this.tell(client, 'welcome', this.table.welcomeOf(guest));
    this.tell(client, 'you', this.table.youOf(guest));
    const clocks = this.time.clocks();
    if (clocks.length > 0) this.tell(client, 'clock', { clocks });
    for (const held of this.grasp.heldNow()) this.tell(client, 'held', held);
    if (this.isStuck) this.refuse(client, '', no('too-long'));
  }

  /** The game can't go on here. Nobody waits for what never comes: people read it once, and then whoever comes. */
  private get isStuck(): boolean {
    return this.table.full && this.table.position.phase !== 'over';
  }

  private show(shown: Shown): void {
    this.time.happened(shown);
    if (shown.told.sealed) this.showToOne(shown);
    else this.showToAll(shown);
    this.grasp.happened(shown.before, shown.after, shown.told.entry);
  }

  /** A secret answer: nobody else gets a single byte of it. */
  private showToOne({ told, after }: Shown): void {
    const by = 'seat' in told.entry ? after.seats[told.entry.seat].person : '';
    for (const [client, guest] of this.guests) {
      if (by !== '' && this.personOf(guest) === by) this.tell(client, 'you', this.table.youOf(guest));
    }
  }

  private showToAll({ told, since, before, after, table }: Shown): void {
    const begins = before.state === null && after.state !== null;
    const scene =
      begins || (before.free === null) !== (after.free === null) ? this.table.match.scene() : null;
    if (scene) this.broadcast('scene', { scene });
    publish(this.state, after, this.table.publicStep, table, this.table.people.presence(after));
    this.broadcastPatch();
    const ends = before.phase !== after.phase && after.phase === 'over';
    const ended = ends ? { outcome: after.outcome, seed: this.table.match.revealed } : {};
    const undone = this.table.undoneBy(told.entry);
    this.broadcast('events', {
      step: this.table.publicStep,
      since,
      events: told.events,
      ...undone,
      ...ended,
    });
    for (const [client, guest] of this.guests) this.tell(client, 'you', this.table.youOf(guest));
  }

  private personOf(guest: Guest): string {
    return this.table.people.idOf(guest.hash);
  }

  private presenceChanged(): void {
    publishPresence(this.state, this.table.position, this.table.people.presence(this.table.position));
    this.broadcastPatch();
  }

  /** Somebody for whom the table answered is here again. */
  private isBack(guest: Guest): void {
    if (!this.table.people.away.delete(this.personOf(guest))) return;
    this.presenceChanged();
    this.afterwards();
  }

  private sendAway(person: string): void {
    const { people, position } = this.table;
    if (position.seats.some((seat) => seat.person === person)) return;
    for (const [client, guest] of [...this.guests]) {
      if (people.idOf(guest.hash) === person) client.leave(SENT_AWAY, 'removed');
    }
  }

  // ── What follows by itself ─────────────────────────────────────────────────────────────────────────────

  private afterwards(): void {
    const { position, autoStart } = this.table;
    if (autoStart && position.phase === 'gathering') {
      const full = position.seats.every((seat) => seat.kind !== '');
      if (full && position.seats.some((seat) => seat.kind === 'person'))
        this.table.act({ e: 'start', by: '' });
    }
    this.host.look();
    this.hand.look();
    this.time.look();
    if (!this.isStuck || this.saidFull) return;
    this.saidFull = true;
    for (const client of this.guests.keys()) this.refuse(client, '', no('too-long'));
  }
}
