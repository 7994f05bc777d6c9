import type { DecisionView, Look } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import type { Match, Prepared } from '../../shared/engine/match.ts';
import type { Position } from '../../shared/engine/position.ts';
import { accepted, type Refusal, type Result, refused } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import type { Act, Chapter, ChatLine, Intent, ToClient } from '../../shared/protocol/messages.ts';
import { PROTOCOL } from '../../shared/protocol/messages.ts';
import type { Table } from '../../shared/table/model.ts';
import { authorise } from '../seats/authorise.ts';
import { entryOf } from '../seats/entry-of.ts';
import type { KeptCard, KeptTable, Writing } from '../storage/store.ts';
import { cardOf } from './card.ts';
import { Chapters } from './chapters.ts';
import type { House } from './house.ts';
import { type Guest, People } from './people.ts';
import { rematchOf } from './rematch.ts';
import { SealedWait } from './sealed-wait.ts';
import { hashOf, newSecret } from './secrets.ts';
import { Steps } from './steps.ts';
import { ToAndFro } from './to-and-fro.ts';

const CHAT_KEPT = 100;
const INTENTS_KEPT = 64;
/** Acts at one table: some ten long games. Beyond, somebody only wants to fill the disk. */
const LONGEST_LOG = 20_000;
/** Letters of the acts of hands at one table: one of them may move 300 pieces, and all are kept in memory. */
const LARGEST_LOG = 12_000_000;

/** What happened, for those who have to be shown it. */
export interface Shown {
  readonly told: Prepared;
  /** The public step before it, as it is told. */
  readonly since: number;
  readonly before: Position;
  readonly after: Position;
  readonly table: Table | null;
}

/**
 * A table in memory: its match, its people, and the one way by which acts happen: checked → stored → shown.
 * Knows no sockets: `show` is called for each act once it is durable.
 */
export class LoadedTable {
  readonly id: string;
  readonly match: Match;
  readonly people: People;
  readonly autoStart: boolean;
  readonly chat: ChatLine[];
  card: KeptCard;
  private readonly house: House;
  private readonly show: (shown: Shown) => void;
  private readonly chapters = new Chapters();
  /** Accepted intents by browser and id, oldest first. */
  private readonly intents = new Set<string>();
  /** What each seat was shown at the present step. */
  private views = new Map<number, DecisionView | null>();
  private looks = new Map<number, Look | null>();
  private readonly steps = new Steps();
  private readonly toAndFro = new ToAndFro();
  /** Letters of the acts of hands in the log. */
  private letters = 0;
  /** Secret answers since the last public act: counted with it, so that no metric tells of them earlier. */
  private uncounted = 0;
  /** When answers to the present sealed question are taken. */
  readonly seal: SealedWait;
  /** Why something above the table, such as another's hand, keeps somebody from an act. */
  hindrance: (person: string, act: Act) => Refusal | null = () => null;
  private readonly largest: number;

  /** Throws where the log can't be replayed or its game isn't here. `largest`: letters of acts of hands that it takes. */
  constructor(house: House, kept: KeptTable, show: (shown: Shown) => void, largest = LARGEST_LOG) {
    const game = house.games.get(kept.game);
    if (!game) throw new Error(`There is no game "${kept.game}" here.`);
    this.house = house;
    this.seal = new SealedWait(house.waits);
    this.id = kept.id;
    this.show = show;
    const [open, ...acts] = kept.entries;
    const log = open?.e === 'open' ? [{ ...open, file: house.files.same(open.file) }, ...acts] : [];
    this.match = house.replay(game, kept.seed, log, (told) => this.remember(told));
    this.match.report = (error, entry) => this.mistake(error, entry.e);
    this.people = new People(kept.people);
    this.largest = largest;
    this.letters = acts.reduce((sum, entry) => sum + lettersOf(entry), 0);
    this.autoStart = kept.autoStart;
    this.chat = [...kept.chat];
    this.card = kept.card;
    for (const { hash, id } of kept.intents) this.intents.add(`${hash} ${id}`);
    this.seal.watch(this.position.sealedSince);
  }

  get position(): Position {
    return this.match.position;
  }

  /** Of the last act that everybody may know of. */
  get publicStep(): number {
    return this.steps.public;
  }

  /** Nothing more fits into the log, so nothing more can happen here. */
  get full(): boolean {
    return this.match.step >= (this.house.longest ?? LONGEST_LOG);
  }

  /** The table as everybody may see it; null before the start. */
  table(position = this.position): Table | null {
    return this.match.table(position);
  }

  mistake(error: unknown, kind: string): void {
    this.house.metrics.mistakes.inc();
    this.house.log.error({ err: error, table: this.id, step: this.match.step, kind }, 'our mistake');
  }

  /** Accepts what somebody sends, once. The value is the step that the sender has come to with it. */
  intend(guest: Guest, { id, step, act }: Intent): Result<number> {
    const key = `${guest.hash} ${id}`;
    if (this.intents.has(key)) return accepted(this.stepOf(guest));
    const done = this.accept(guest, id, step, act);
    if (!done.ok) return done;
    this.intents.add(key);
    for (const oldest of this.intents) {
      if (this.intents.size <= INTENTS_KEPT) break;
      this.intents.delete(oldest);
    }
    return accepted(this.stepOf(guest));
  }

  /**
   * Milliseconds for which this must wait before it is taken up: an answer that completes its seat's part of a
   * sealed question is not taken before the moment at which the table itself would answer for the seat, whoever
   * else has answered, so that no delay tells who had a choice.
   */
  early(guest: Guest, { step, act }: Intent): number {
    const { sealedSince, seats } = this.position;
    if (sealedSince === 0 || act.do !== 'move' || !seats[act.seat] || this.house.waits.sealed === 0) return 0;
    const left = this.seal.left(act.seat);
    if (left === 0) return 0;
    const person = this.people.idOf(guest.hash);
    if (person === '' || seats[act.seat]?.person !== person || this.staleness(person, step, act)) return 0;
    const entry = entryOf(this.match.game, person, guest.name, act);
    const prepared = entry.ok ? this.match.prepare(entry.value) : entry;
    if (!prepared.ok) return 0;
    const { sealed, position } = prepared.value;
    return !sealed || position.answered[act.seat] ? Math.ceil(left) : 0;
  }

  /** Lets an act happen, or says why not: then nothing has changed and nobody was shown anything. */
  act(entry: Entry, extras: Partial<Writing> = {}): Result<void> {
    const letters = lettersOf(entry);
    if (this.full || this.letters + letters > this.largest) return refused(no('too-long'));
    const prepared = this.match.prepare(entry);
    if (!prepared.ok) return prepared;
    const told = prepared.value;
    const before = this.position;
    if (this.toAndFro.isTooMuch(told, before)) return refused(no('to-and-fro'));
    const after = told.position;
    const table = this.table(after);
    const card = cardOf(after, table, this.card);
    const changed = JSON.stringify(card) !== JSON.stringify(this.card);
    try {
      this.house.store.append({
        ...extras,
        table: this.id,
        place: this.match.step,
        entry: told.entry,
        ...(changed ? { card } : {}),
      });
    } catch (error) {
      this.mistake(error, 'store');
      return refused(no('not-stored'));
    }
    this.match.commit(told);
    this.letters += letters;
    this.seal.watch(this.position.sealedSince);
    const since = this.publicStep;
    this.card = card;
    if (extras.person) this.people.add(extras.person);
    this.remember(told);
    this.views = new Map();
    this.looks = new Map();
    this.count(told);
    this.show({ told, since, before, after, table });
    return accepted(undefined);
  }

  say(guest: Guest, text: string): Result<ChatLine> {
    const seat = this.people.seatsOf(guest.hash, this.position)[0] ?? -1;
    const line: ChatLine = { n: (this.chat.at(-1)?.n ?? 0) + 1, name: guest.name, seat, text };
    try {
      this.house.store.say(this.id, line);
    } catch (error) {
      this.mistake(error, 'say');
      return refused(no('not-stored'));
    }
    this.chat.push(line);
    if (this.chat.length > CHAT_KEPT) this.chat.shift();
    return accepted(line);
  }

  /** A one-time secret that moves this seat to whoever brings it. */
  offer(guest: Guest, seat: number): Result<string> {
    if (!this.people.seatsOf(guest.hash, this.position).includes(seat)) return refused(no('not-your-seat'));
    const secret = newSecret();
    this.house.store.offer(this.id, seat, hashOf(secret));
    return accepted(secret);
  }

  /** Whoever brings a secret that is still good gets its seat, and the care of the table with the host's last one. */
  takeOver(guest: Guest, secret: string): void {
    const seat = this.house.store.offered(this.id, hashOf(secret));
    const holder = this.position.seats[seat];
    const person = this.people.idOf(guest.hash);
    if (holder?.kind !== 'person' || holder.person === person) return;
    const newcomer = person === '' ? this.people.newcomer(guest.hash) : undefined;
    const by = newcomer?.id ?? person;
    const done = this.act({ e: 'hand', by, seat, name: holder.name }, { person: newcomer });
    if (!done.ok) return;
    guest.name = holder.name;
    const left = this.position.seats.every((other) => other.person !== holder.person);
    if (left && this.position.host === holder.person) this.act({ e: 'host', by });
  }

  /** The question to this seat as its owner sees it. */
  view(seat: number): DecisionView | null {
    let view = this.views.get(seat);
    if (view === undefined) {
      view = this.match.present(seat);
      this.views.set(seat, view);
    }
    return view;
  }

  welcomeOf(guest: Guest): ToClient['welcome'] {
    const { outcome } = this.position;
    const open = this.match.entries[0];
    return {
      protocol: PROTOCOL,
      table: this.id,
      scene: this.match.scene(),
      commitment: open.e === 'open' ? open.commitment : '',
      seed: this.match.revealed,
      chronicle: this.chapters.newest(),
      chat: this.chat,
      seats: this.people.seatsOf(guest.hash, this.position),
      host: this.isHost(guest),
      outcome,
    };
  }

  youOf(guest: Guest): ToClient['you'] {
    const seats = this.people.seatsOf(guest.hash, this.position);
    return {
      step: this.stepOf(guest),
      seats,
      host: this.isHost(guest),
      decisions: seats.flatMap((seat) => this.view(seat) ?? []),
      canUndo: seats.some((seat) => this.match.canUndo(seat)),
      looks: (seats.length > 0 ? seats : [-1]).flatMap((seat) => {
        const look = this.look(seat);
        return look ? { seat, ...look } : [];
      }),
    };
  }

  /** A step that betrays no secret answer of others, and outdates none of one's own. */
  stepOf(guest: Guest): number {
    return this.steps.toldTo(this.people.idOf(guest.hash));
  }

  private count({ entry, sealed }: Prepared): void {
    const { acts } = this.house.metrics;
    if (sealed) {
      this.uncounted++;
      return;
    }
    acts.inc({ kind: entry.e });
    if (this.uncounted > 0) acts.inc({ kind: 'move' }, this.uncounted);
    this.uncounted = 0;
  }

  private look(seat: number): Look | null {
    let look = this.looks.get(seat);
    if (look === undefined) {
      look = this.match.look(seat);
      this.looks.set(seat, look);
    }
    return look;
  }

  private isHost(guest: Guest): boolean {
    const person = this.people.idOf(guest.hash);
    return person !== '' && this.position.host === person;
  }

  private accept(guest: Guest, id: string, step: number, act: Act): Result<void> {
    const person = this.people.idOf(guest.hash);
    const refusal =
      authorise(this.position, person, act) ??
      this.staleness(person, step, act) ??
      this.hindrance(person, act);
    if (refusal) return refused(refusal);
    if (act.do === 'rename') return this.rename(guest, person, act.name, { hash: guest.hash, id });
    const newcomer = person === '' ? this.people.newcomer(guest.hash) : undefined;
    const extras: Partial<Writing> = { intent: { hash: guest.hash, id }, person: newcomer };
    if (act.do === 'rematch') return this.rematch(person, act.swap, extras);
    const entry = entryOf(this.match.game, newcomer?.id ?? person, guest.name, act);
    if (!entry.ok) return entry;
    const { value } = entry;
    if (value.e === 'sit' && this.asksOthers(person, value.seat)) {
      if (this.position.turnedAway.includes(person)) return refused(no('not-let-in'));
      return this.act({ ...value, asks: true }, extras);
    }
    return this.act(value, extras);
  }

  /**
   * Whether those who sit here must let somebody in who is new to this seat: in mid-game, where the seat has a hand
   * that others do not see. Anybody could come back in another browser and read what was another's.
   */
  private asksOthers(person: string, seat: number): boolean {
    const { phase, held, seats } = this.position;
    if (phase !== 'playing' || held[seat].includes(person)) return false;
    return seats.some((other) => other.kind === 'person') && (this.look(seat)?.pieces.length ?? 0) > 0;
  }

  /** Acts that answer a question are held against the step that they were chosen at. */
  private staleness(person: string, step: number, act: Act): Refusal | null {
    if (step > this.steps.toldTo(person)) return no('stale');
    const seen = this.steps.placeOf(step, person);
    // By hand nothing is asked that could be outdated.
    if (this.position.free && act.do === 'undo') return null;
    if (act.do === 'move' || act.do === 'undo') return this.match.stale(act.seat, seen) ? no('stale') : null;
    if (act.do === 'agree') return seen < (this.position.ask?.since ?? 0) ? no('stale') : null;
    return null;
  }

  /** The log knows only those who sit here, and no name that is the old one. */
  private rename(guest: Guest, person: string, name: string, intent: Writing['intent']): Result<void> {
    const sits = this.position.seats.some(
      (seat) => person !== '' && seat.person === person && seat.name !== name,
    );
    const done = sits ? this.act({ e: 'rename', by: person, name }, { intent }) : accepted(undefined);
    if (done.ok) this.people.rename(guest.hash, name);
    return done;
  }

  /** Where the people have gone on already, they are told the way again. */
  private rematch(person: string, swap: boolean, extras: Partial<Writing>): Result<void> {
    if (this.position.phase !== 'over') return refused(no('not-over'));
    if (this.position.next) return accepted(undefined);
    const made = rematchOf(this.house.games, this.match, this.people.all(), swap);
    if (!made.ok) return made;
    return this.act({ e: 'rematch', by: person, table: made.value.id }, { ...extras, table2: made.value });
  }

  private remember(told: Prepared): void {
    const { step, events, sealed, entry, position } = told;
    this.toAndFro.count(told);
    if (sealed) {
      this.steps.secret(step, 'seat' in entry ? position.seats[entry.seat].person : '');
      return;
    }
    this.steps.happened(step);
    this.chapters.add({ step: this.publicStep, events, ...this.undoneBy(entry) });
  }

  /** From which step on an act takes things back. */
  undoneBy(entry: Entry): Pick<Chapter, 'undoes'> {
    const to = entry.e === 'undo' || entry.e === 'agree' ? entry.to : undefined;
    return to === undefined ? {} : { undoes: this.steps.toldOf(to) };
  }
}

const lettersOf = (entry: Entry): number => (entry.e === 'free' ? JSON.stringify(entry).length : 0);

const no = (code: string): Refusal => ({ code, words: words(`no.${code}`) });
