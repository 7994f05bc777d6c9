import type { Seat } from '../table/model.ts';
import { canonical, checksum } from './checksum.ts';
import { keyOf, SeededDice } from './dice-seeded.ts';
import type { GameEvent } from './event.ts';
import type { AnyGame, Decision, DecisionView, Look } from './game.ts';
import { loadOnce } from './load-once.ts';
import { type Entry, type OpenEntry, OtherRules } from './log.ts';
import { FREE_SEAT, firstPosition, type Position, type SeatHolder } from './position.ts';
import { accepted, type Refusal, type Result, refused } from './refusal.ts';
import { takebackOf } from './undo.ts';
import { words } from './words.ts';

/** One accepted act as everybody may see it. */
export interface Told {
  /** Length of the log with this act in it. */
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** Changes nothing that anybody else sees: nobody but its seat may learn that it was done. */
  readonly sealed: boolean;
}

/** An act that is legal and worked out, but has not happened yet: it is stored first. */
export interface Prepared extends Told {
  readonly entry: Entry;
  readonly position: Position;
}

/** States before the last few moves, so that the usual undo needs no replay. Each costs a copy's memory. */
const KEPT_STATES = 4;

/**
 * A game at a table: seats, dice, log and undo around any `Game`. Pure: no clock, no network. An act is
 * worked out on a copy (`prepare`), so the caller can store its entry before it happens (`commit`), and an
 * act that fails anywhere leaves nothing behind.
 */
export class Match {
  readonly game: AnyGame;
  readonly entries: Entry[];
  position: Position;
  /** Told of an exception in the game's own code: our bug, refused as 'our-mistake'. */
  report: (error: unknown, entry: Entry) => void = () => {};
  private readonly seed: string;
  private readonly setup: unknown;
  private readonly options: OpenEntry['options'];
  /** Key of the dice as long as the seats, and so their words, are these. */
  private keyed: { readonly seats: readonly SeatHolder[]; readonly key: Uint8Array } | null = null;
  private readonly before = new Map<number, unknown>();
  /** While a log is read back the state is changed in place; copied only where an undo will come back to. */
  private reading: ReadonlySet<number> | null = null;

  private constructor(game: AnyGame, seed: string, open: OpenEntry, setup: unknown) {
    this.game = game;
    this.seed = seed;
    this.setup = setup;
    this.options = open.options;
    this.entries = [open];
    this.position = firstPosition(open.seats);
  }

  /** Opens a table. Refuses other rules, a file that the game can't load, and options that it doesn't have. */
  static open(game: AnyGame, seed: string, open: OpenEntry): Result<Match> {
    if (open.rules !== game.version) return refused(no('other-rules'));
    const bad = checkOptions(game, open.options);
    if (bad) return refused(bad);
    const loaded = loadOnce(game, open.file);
    if (!loaded.ok) return refused({ code: 'bad-file', words: words('no.bad-file') });
    return accepted(new Match(game, seed, open, loaded.setup));
  }

  /** Opens a table as its log left it. Throws where the log does not fit the game: it was accepted once. */
  static replay(game: AnyGame, seed: string, log: readonly Entry[], tell?: (told: Prepared) => void): Match {
    const [open, ...rest] = log;
    if (open?.e !== 'open') throw new Error('The log does not begin with an opening.');
    if (open.rules !== game.version) throw new OtherRules(game.id, open.rules, game.version);
    const opened = Match.open(game, seed, open);
    if (!opened.ok) throw new Error(`The log can't be opened: ${opened.refusal.code}.`);
    const match = opened.value;
    match.reading = new Set(
      rest.flatMap((entry) => ('to' in entry && entry.to !== undefined ? entry.to : [])),
    );
    for (const entry of rest) {
      const done = match.act(entry);
      if (!done.ok) {
        throw new Error(`Entry ${match.step} (${entry.e}) of the log is refused: ${done.refusal.code}.`);
      }
      tell?.(done.value);
    }
    match.reading = null;
    match.before.clear();
    return match;
  }

  /** Length of the log: grows by one with each accepted act. */
  get step(): number {
    return this.position.step;
  }

  /** The seed of the dice once the game is over and nothing hangs on it any more; '' until then. */
  get revealed(): string {
    return this.position.phase === 'over' ? this.seed : '';
  }

  checksum(): string {
    return checksum(this.position.state);
  }

  /** Who must choose now. Empty before the start and after the end. */
  decisions(): readonly Decision<unknown>[] {
    return this.position.phase === 'playing' ? this.game.decisions(this.position.state) : [];
  }

  /** What this seat (-1: a spectator) sees besides the public table; null before the start. */
  look(seat: Seat): Look | null {
    const { state } = this.position;
    return state === null ? null : this.game.look(state, seat);
  }

  /** The question to this seat in words and odds; null: none. */
  present(seat: Seat): DecisionView | null {
    return this.position.asked[seat] ? this.game.present(this.position.state, seat) : null;
  }

  /**
   * Whether a move chosen at `step` answers another question than the one that stands now: the seat has been
   * asked anew since (it moved itself, a move was taken back, or the kind of question changed). Acts of others
   * that leave the question standing don't make it stale; legality is checked anyway.
   */
  stale(seat: Seat, step: number): boolean {
    return step < this.position.askedSince[seat];
  }

  canUndo(seat: Seat): boolean {
    return this.position.ask === null && takebackOf(this.position, seat) !== null;
  }

  /** Checks and commits in one go, for everyone who needs no storage in between. */
  act(entry: Entry): Result<Prepared> {
    const prepared = this.prepare(entry);
    if (prepared.ok) this.commit(prepared.value);
    return prepared;
  }

  /** Works an act out without letting it happen, or says why not. */
  prepare(entry: Entry): Result<Prepared> {
    const refusal = this.check(entry);
    if (refusal) return refused(refusal);
    try {
      const events: GameEvent[] = [];
      const position = this.follow(entry, events);
      const sealed = this.keptSecret(entry, position, events);
      return accepted({
        entry: noted(this.withPlace(entry, position), sealed && position.sealedSince === 0),
        events,
        position,
        step: position.step,
        sealed,
      });
    } catch (error) {
      if (this.reading) throw error;
      this.report(error, entry);
      return refused(no('our-mistake'));
    }
  }

  /** Lets a prepared act happen. It must have been prepared at the present step. */
  commit(prepared: Prepared): void {
    if (prepared.step !== this.step + 1) throw new Error('The act was prepared at another step.');
    if (prepared.entry.e === 'move' && !this.reading) {
      this.before.set(this.step, this.position.state);
      for (const place of this.before.keys()) {
        if (this.before.size <= KEPT_STATES) break;
        this.before.delete(place);
      }
    }
    this.entries.push(prepared.entry);
    this.position = prepared.position;
  }

  private check(entry: Entry): Refusal | null {
    const { phase, seats, ask, state } = this.position;
    if ('seat' in entry && !seats[entry.seat]) return no('seat');
    switch (entry.e) {
      case 'open':
        return no('already-started');
      case 'sit':
        return seats[entry.seat].kind === '' ? null : no('seat-taken');
      case 'stand':
        return seats[entry.seat].kind === 'person' ? null : no('seat-free');
      case 'hand':
        return seats[entry.seat].kind === 'person' ? null : no('seat-free');
      case 'bot':
        if (entry.on) return seats[entry.seat].kind === '' ? null : no('seat-taken');
        return seats[entry.seat].kind === 'bot' ? null : no('not-a-bot');
      case 'rename':
      case 'host':
        return null;
      case 'start':
        if (phase !== 'gathering') return no('already-started');
        return seats.every((holder) => holder.kind !== '') ? null : no('seats-free');
      case 'move':
        if (phase !== 'playing') return notPlaying(phase);
        if (!this.position.asked[entry.seat]) return no('not-your-turn');
        return this.game.check(state, entry.seat, entry.move);
      case 'prefer':
        if (phase !== 'playing') return notPlaying(phase);
        return this.game.prefer(this.game.copy(state), entry.seat, entry.piece, entry.name, entry.value);
      case 'resign':
        return phase === 'playing' ? null : notPlaying(phase);
      case 'undo':
        if (phase !== 'playing') return notPlaying(phase);
        if (ask) return no('undo-pending');
        return takebackOf(this.position, entry.seat) ? null : no('nothing-to-undo');
      case 'agree':
        if (!ask) return no('no-undo-pending');
        return ask.waiting.includes(seats[entry.seat].person) ? null : no('not-asked');
      case 'rematch':
        if (phase !== 'over') return no('not-over');
        return this.position.next ? no('moved-on') : null;
    }
  }

  /**
   * Whether nobody else sees anything of this act: a secret answer while others are awaited, or an open one that
   * changes only what its seat sees (a card laid ready, a mark).
   */
  private keptSecret(entry: Entry, after: Position, events: readonly GameEvent[]): boolean {
    if ((entry.e !== 'move' && entry.e !== 'prefer') || events.length > 0) return false;
    const before = this.position;
    const same = before.asked.every((kind, seat) => kind === after.asked[seat]);
    if (!same || after.phase !== before.phase || after.ask !== before.ask) return false;
    if (before.sealedSince > 0 || after.sealedSince > 0)
      return before.sealedSince > 0 && after.sealedSince > 0;
    // While a log is read the state before is changed in place.
    if (this.reading) return entry.secret === true;
    return this.seenBesides(entry.seat, before.state) === this.seenBesides(entry.seat, after.state);
  }

  /** All that anybody but this seat sees. */
  private seenBesides(seat: Seat, state: unknown): string {
    const others = this.position.seats.map((_, at) => at).filter((at) => at !== seat);
    return canonical([
      this.game.table(state),
      this.game.look(state, -1),
      ...others.map((other) => [this.game.look(state, other), this.game.present(state, other)]),
    ]);
  }

  /**
   * Whether this move has ended the sealed question. What is told in its midst (somebody is ready) ends nothing:
   * the others' answers on their way are still answers to it.
   */
  private closes(mover: Seat, after: Position): boolean {
    const { asked, answered } = this.position;
    if (after.sealedSince === 0 || asked.some((kind, seat) => kind !== after.asked[seat])) return true;
    if (answered.some((given, seat) => given && seat !== mover && !after.answered[seat])) return true;
    return !answered[mover] && !after.answered.includes(true);
  }

  /** The position after an act that `check` let pass. */
  private follow(entry: Entry, events: GameEvent[]): Position {
    const now = this.position;
    const next = { ...now, step: now.step + 1 };
    const note = (key: string, values?: Record<string, string>, seat?: Seat) =>
      events.push({ kind: 'note', words: words(key, values), ...(seat === undefined ? {} : { seat }) });
    const seatIs = (seat: Seat, holder: SeatHolder) =>
      now.seats.map((held, at) => (at === seat ? holder : held));

    switch (entry.e) {
      case 'sit':
        note('table.sat', { name: entry.name }, entry.seat);
        return {
          ...next,
          held: this.heldBy(entry.seat, entry.by),
          seats: seatIs(entry.seat, {
            kind: 'person',
            person: entry.by,
            name: entry.name,
            word: entry.word,
          }),
        };
      case 'stand': {
        const left = now.seats[entry.seat];
        note('table.stood', { name: left.name }, entry.seat);
        const ask = now.ask && (now.ask.seat === entry.seat || now.ask.waiting.includes(left.person));
        return {
          ...next,
          seats: seatIs(entry.seat, { ...FREE_SEAT, word: left.word }),
          ask: ask ? null : now.ask,
        };
      }
      case 'hand':
        note('table.hand', { name: entry.name }, entry.seat);
        return {
          ...next,
          held: this.heldBy(entry.seat, entry.by),
          seats: seatIs(entry.seat, { ...now.seats[entry.seat], person: entry.by, name: entry.name }),
          ask: null,
        };
      case 'bot':
        note(entry.on ? 'table.bot-on' : 'table.bot-off', undefined, entry.seat);
        return {
          ...next,
          seats: seatIs(entry.seat, {
            ...FREE_SEAT,
            word: now.seats[entry.seat].word,
            ...(entry.on ? { kind: 'bot' as const, name: entry.name } : {}),
          }),
        };
      case 'rename': {
        const old = now.seats.find((holder) => holder.person === entry.by)?.name;
        if (old !== undefined && old !== entry.name) {
          note('table.renamed', { name: old, new: entry.name });
        }
        return {
          ...next,
          seats: now.seats.map((held) => (held.person === entry.by ? { ...held, name: entry.name } : held)),
        };
      }
      case 'host': {
        const name = now.seats.find((holder) => holder.person === entry.by)?.name;
        if (name !== undefined && now.host !== '') note('table.host', { name });
        return { ...next, host: entry.by };
      }
      case 'rematch':
        note('table.rematch');
        return { ...next, next: entry.table };
      case 'start': {
        note('table.started');
        const state = this.game.setup(this.setup, this.options, this.dice(), (event) => events.push(event));
        const held = now.seats.map(({ person }) => (person === '' ? [] : [person]));
        return this.settled({ ...next, held, phase: 'playing', state }, -1, true);
      }
      case 'move': {
        const state = this.open();
        const dice = this.dice();
        this.game.apply(state, entry.seat, entry.move, dice, (event) => events.push(event));
        const question = now.sealedSince;
        const chancy = question > 0 || dice.used > 0 || events.some((event) => event.kind === 'cards');
        const mark = { place: now.step, seat: entry.seat, auto: entry.auto === true, chancy, question };
        const after = { ...next, state, moves: [...now.moves, mark], ask: null };
        const settled = this.settled(after, entry.seat, false);
        // An answer to what has just been shown is none to the next question, though it may be of the same kind.
        const shown = question > 0 && !this.keptSecret(entry, settled, events);
        return shown && this.closes(entry.seat, settled) ? this.settled(after, -1, true) : settled;
      }
      case 'prefer': {
        const state = this.open();
        this.game.prefer(state, entry.seat, entry.piece, entry.name, entry.value);
        return this.settled({ ...next, state }, -1, false);
      }
      case 'resign': {
        const state = this.open();
        note('table.resigned', { name: now.seats[entry.seat].name }, entry.seat);
        this.game.resign(state, entry.seat, this.dice(), (event) => events.push(event));
        // What came before somebody gave up stays: taking it back would bring them back as well.
        return this.settled({ ...next, state, moves: [], ask: null }, entry.seat, now.sealedSince > 0);
      }
      case 'undo': {
        const back = takebackOf(now, entry.seat);
        if (!back) throw new Error('The undo was not checked.');
        const name = now.seats[entry.seat].name;
        if (back.free || back.others.length === 0) {
          note('table.undo-done', { name }, entry.seat);
          return this.takenBack(next, back.from);
        }
        note('table.undo-asked', { name }, entry.seat);
        return {
          ...next,
          ask: { seat: entry.seat, since: next.step, from: back.from, waiting: back.others },
        };
      }
      case 'agree': {
        const ask = now.ask;
        if (!ask) throw new Error('The answer was not checked.');
        const { person, name } = now.seats[entry.seat];
        note(entry.yes ? 'table.agreed' : 'table.undo-refused', { name }, entry.seat);
        if (!entry.yes) return { ...next, ask: null };
        const waiting = ask.waiting.filter((other) => other !== person);
        if (waiting.length > 0) return { ...next, ask: { ...ask, waiting } };
        note('table.undo-done', { name: now.seats[ask.seat].name }, ask.seat);
        return this.takenBack(next, ask.from);
      }
      case 'open':
        throw new Error('A log opens once.');
    }
  }

  /** Who has had which seat, once this person has this one as well. Before the start there is nothing to read. */
  private heldBy(seat: Seat, person: string): Position['held'] {
    const { phase, held } = this.position;
    if (phase !== 'playing') return held;
    return held.map((people, at) => (at === seat && !people.includes(person) ? [...people, person] : people));
  }

  /**
   * An act that takes moves back carries the place in the log that it goes back to: whoever reads the log
   * knows beforehand which states to keep, so that reading stays linear.
   */
  private withPlace(entry: Entry, after: Position): Entry {
    if (entry.e !== 'undo' && entry.e !== 'agree') return entry;
    const { moves } = this.position;
    if (after.moves.length === moves.length) return entry;
    return { ...entry, to: moves[after.moves.length].place };
  }

  /** The present state, free to be changed. */
  private open(): unknown {
    const { state, step } = this.position;
    if (!this.reading) return this.game.copy(state);
    if (this.reading.has(step)) this.before.set(step, this.game.copy(state));
    return state;
  }

  /** Dice of the act that comes next: its place in the log names its stream. */
  private dice(): SeededDice {
    const { seats, step } = this.position;
    if (this.keyed?.seats !== seats) {
      const spoken = seats.map((holder) => holder.word);
      this.keyed = { seats, key: keyOf(this.seed, spoken) };
    }
    return new SeededDice(this.keyed.key, step);
  }

  /** Works out who is asked what, and whether the game is over. `mover`: its question counts as a new one. */
  private settled(next: Position, mover: Seat, all: boolean): Position {
    const decisions = this.game.decisions(next.state);
    const outcome = this.game.outcome(next.state);
    const over = outcome !== null || decisions.length === 0;
    const since = next.sealedSince || next.step;
    const asked = next.seats.map(() => '');
    const answered = next.seats.map(() => false);
    if (!over) {
      for (const decision of decisions) {
        asked[decision.seat] = decision.kind;
        answered[decision.seat] = decision.answered === true;
      }
    }
    return {
      ...next,
      phase: over ? 'over' : 'playing',
      outcome,
      asked,
      answered,
      sealedSince: over || !decisions.some((decision) => decision.sealed) ? 0 : all ? next.step : since,
      askedSince: next.askedSince.map((since, seat) =>
        all || seat === mover || asked[seat] !== next.asked[seat] ? next.step : since,
      ),
    };
  }

  /**
   * The state before `moves[from]`. Standing answers that were given since are given again: an undo takes
   * back moves, not how somebody likes to be asked; marks on cards in a hand are not. Cards that were seen meanwhile are shuffled in.
   */
  private takenBack(next: Position, from: number): Position {
    const place = next.moves[from].place;
    const kept = this.before.get(place);
    const state =
      kept === undefined
        ? Match.replay(this.game, this.seed, this.entries.slice(0, place)).position.state
        : this.game.copy(kept);
    const { pieces } = this.game.table(state);
    const faceDown = (id: string) => pieces.some((piece) => piece.id === id && piece.kind === '');
    for (const entry of this.entries.slice(place)) {
      // The id of a face-down card tells nothing, and may have been another card's.
      if (entry.e === 'prefer' && !faceDown(entry.piece))
        this.game.prefer(state, entry.seat, entry.piece, entry.name, entry.value);
    }
    if (next.moves.slice(from).some((move) => move.chancy)) this.game.reshuffle(state, this.dice());
    return this.settled({ ...next, state, moves: next.moves.slice(0, from), ask: null }, -1, true);
  }
}

/** An entry as the log keeps it: whoever reads it can't see any more that an open act changed nothing public. */
function noted(entry: Entry, secret: boolean): Entry {
  if (entry.e !== 'move' && entry.e !== 'prefer') return entry;
  const { secret: _, ...plain } = entry;
  return secret ? { ...plain, secret } : plain;
}

/** Refuses options that the game does not have, and values that they do not. Without a game: nothing to say. */
export function checkOptions(game: AnyGame | undefined, options: OpenEntry['options']): Refusal | null {
  for (const [name, value] of Object.entries(game ? options : {})) {
    const spec = game?.options.find((option) => option.name === name);
    if (!spec) return { code: 'bad-option', words: words('no.unknown-option', { name }) };
    if (!spec.values.includes(value))
      return { code: 'bad-option', words: words('no.bad-option', { name, value: String(value) }) };
  }
  return null;
}

const no = (code: string): Refusal => ({ code, words: words(`no.${code}`) });
const notPlaying = (phase: Position['phase']) => no(phase === 'over' ? 'over' : 'not-started');
