import type { Scene, Seat, Table } from '../table/model.ts';
import { settled } from './asking.ts';
import {
  changedOver,
  handled,
  refusalToTakeUp,
  shownLook,
  shownScene,
  shownTable,
  unhandled,
} from './by-hand.ts';
import { checksum } from './checksum.ts';
import { type SeededDice, TableDice } from './dice-seeded.ts';
import type { GameEvent } from './event.ts';
import type { AnyGame, Decision, DecisionView, Look } from './game.ts';
import { type Kept, KeptStates, mostKept, restored } from './kept-states.ts';
import { lateNotes, someLateNote, tellsWhoIsLate } from './lateness.ts';
import { no, refusalOf } from './legality.ts';
import { loadOnce } from './load-once.ts';
import { type Entry, type OpenEntry, OtherRules } from './log.ts';
import { checkOptions } from './options.ts';
import { type Ask, firstPosition, type Position } from './position.ts';
import { accepted, type Refusal, type Result, refused } from './refusal.ts';
import { type Note, noteAmong, seated } from './seating.ts';
import { closesQuestion, keptSecret, noted } from './secrecy.ts';
import { othersThan, takebackOf, withPlace } from './undo.ts';
import { answered, wished } from './wishes.ts';

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
  private readonly tableDice: TableDice;
  private readonly laidByHand: boolean;
  private readonly before = new KeptStates();
  /** While a log is read back the state is changed in place; copied only where an undo will come back to. */
  private reading: ReadonlySet<number> | null = null;

  private constructor(game: AnyGame, seed: string, open: OpenEntry, setup: unknown) {
    this.game = game;
    this.seed = seed;
    this.tableDice = new TableDice(seed);
    this.setup = setup;
    this.options = open.options;
    this.laidByHand = open.byHand === true;
    this.entries = [open];
    this.position = firstPosition(open.seats);
  }

  /** Opens a table. Refuses other rules, a file that the game can't load, and options that it doesn't have. */
  static open(game: AnyGame, seed: string, open: OpenEntry): Result<Match> {
    if (open.rules !== game.version) return refused(no('other-rules'));
    const bad = checkOptions(game, open.options);
    if (bad) return refused(bad);
    const loaded = loadOnce(game, open.file);
    if (!loaded.ok) return refused(no('bad-file'));
    return accepted(new Match(game, seed, open, loaded.setup));
  }

  /**
   * Opens a table as its log left it. Throws where the log does not fit the game: it was accepted once. `keep`: places
   * in the log, what was before them is at hand afterwards.
   */
  static replay(
    game: AnyGame,
    seed: string,
    log: readonly Entry[],
    tell?: (told: Prepared) => void,
    keep: readonly number[] = [],
  ): Match {
    const [open, ...rest] = log;
    if (open?.e !== 'open') throw new Error('The log does not begin with an opening.');
    if (open.rules !== game.version) throw new OtherRules(game.id, open.rules, game.version);
    const opened = Match.open(game, seed, open);
    if (!opened.ok) throw new Error(`The log can't be opened: ${opened.refusal.code}.`);
    const match = opened.value;
    match.reading = new Set([
      ...keep,
      ...rest.flatMap((entry) => ('to' in entry && entry.to !== undefined ? entry.to : [])),
    ]);
    for (const entry of rest) {
      const done = match.act(entry);
      if (!done.ok) {
        throw new Error(`Entry ${match.step} (${entry.e}) of the log is refused: ${done.refusal.code}.`);
      }
      tell?.(done.value);
    }
    match.reading = null;
    match.before.keepOnly(keep);
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
    const { state, free } = this.position;
    return checksum(free ? { state, free } : state);
  }

  /** Who must choose now. Empty before the start and after the end. */
  decisions(): readonly Decision<unknown>[] {
    const { phase, free, state } = this.position;
    return phase === 'playing' && !free ? this.game.decisions(state) : [];
  }

  /** The table as everybody sees it, by the rules or by hand; null before the start. */
  table(position = this.position): Table | null {
    return shownTable(this.game, position);
  }

  /** What doesn't change about it until it goes over to hands or back; null before the start. */
  scene(position = this.position): Scene | null {
    return shownScene(this.game, position);
  }

  /** What this seat (-1: a spectator) sees besides the public table; null before the start. */
  look(seat: Seat, position = this.position): Look | null {
    return shownLook(this.game, position, seat);
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

  /** What was before the act at this place of the log is at hand, and need not be worked out from its beginning. */
  keeps(place: number): boolean {
    return this.before.has(place);
  }

  canUndo(seat: Seat): boolean {
    return this.position.ask === null && takebackOf(this.position, seat) !== null;
  }

  // ── Acts ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** Checks and commits in one go, for everyone who needs no storage in between. */
  act(entry: Entry): Result<Prepared> {
    const prepared = this.prepare(entry);
    if (prepared.ok) this.commit(prepared.value);
    return prepared;
  }

  /** Works an act out without letting it happen, or says why not. */
  prepare(entry: Entry): Result<Prepared> {
    const refusal = refusalOf(this.game, this.position, entry);
    if (refusal) return refused(refusal);
    try {
      const cannot = this.refusalToReturn(entry);
      if (cannot) return refused(cannot);
      const events: GameEvent[] = [];
      const position = this.follow(entry, events);
      const sealed = this.isSecret(entry, position, events);
      return accepted({
        entry: noted(withPlace(entry, this.position, position), sealed && position.sealedSince === 0),
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
    const { state, free } = this.position;
    if ((prepared.entry.e === 'move' || prepared.entry.e === 'free') && !this.reading)
      this.before.setNewest(this.step, { state, free });
    this.entries.push(prepared.entry);
    this.position = prepared.position;
  }

  private isSecret(entry: Entry, after: Position, events: readonly GameEvent[]): boolean {
    return keptSecret(this.game, this.position, entry, after, events, this.reading !== null);
  }

  /** The position after an act that was found legal. */
  private follow(entry: Entry, events: GameEvent[]): Position {
    const now = this.position;
    const next = { ...now, step: now.step + 1 };
    const note = noteAmong(events);
    switch (entry.e) {
      case 'sit': {
        const waiting = entry.asks ? othersThan(now.seats, entry.seat) : [];
        if (waiting.length === 0) return this.welcomed(seated(now, entry, note), entry.seat);
        const { seat, by: person, name, word } = entry;
        note('table.sit-asked', { name }, seat);
        return wished(next, { what: 'sit', seat, waiting, newcomer: { person, name, word } });
      }
      case 'hand':
        return this.welcomed(seated(now, entry, note), entry.seat);
      case 'stand':
      case 'bot':
      case 'rename':
      case 'host':
      case 'limit':
      case 'rematch':
        return seated(now, entry, note);
      case 'start': {
        note('table.started');
        const dice = this.dice();
        const state = this.game.setup(this.setup, this.options, dice, (event) => events.push(event));
        const held = now.seats.map(({ person }) => (person === '' ? [] : [person]));
        const begun = settled(this.game, { ...next, held, phase: 'playing', state }, -1, true);
        return this.laidByHand ? changedOver(this.game, begun, true, dice, events) : begun;
      }
      case 'free':
        this.keep();
        return handled(this.game, next, entry, this.dice(), events);
      case 'by-hand': {
        const { seat, on } = entry;
        const waiting = othersThan(now.seats, seat);
        if (waiting.length === 0) return changedOver(this.game, next, on, this.dice(), events);
        note(on ? 'table.by-hand-asked' : 'table.by-rules-asked', { name: now.seats[seat].name }, seat);
        return wished(next, { what: on ? 'by-hand' : 'by-rules', seat, waiting });
      }
      case 'move':
        return this.moved(next, entry, events);
      case 'prefer': {
        const state = this.open();
        this.game.prefer(state, entry.seat, entry.piece, entry.name, entry.value);
        return settled(this.game, { ...next, state }, -1, false);
      }
      case 'resign': {
        const state = this.open();
        note('table.resigned', { name: now.seats[entry.seat].name }, entry.seat);
        this.game.resign(state, entry.seat, this.dice(), (event) => events.push(event));
        // What came before somebody gave up stays: taking it back would bring them back as well.
        return settled(this.game, { ...next, state, moves: [], ask: null }, entry.seat, now.sealedSince > 0);
      }
      case 'undo': {
        const back = takebackOf(now, entry.seat);
        if (!back) throw new Error('The undo was not checked.');
        const name = now.seats[entry.seat].name;
        if (back.unseen) return this.takenBack(next, back.from, entry.seat);
        if (back.free || back.others.length === 0) {
          note('table.undo-done', { name }, entry.seat);
          return this.takenBack(next, back.from);
        }
        note('table.undo-asked', { name }, entry.seat);
        return wished(next, { what: 'undo', seat: entry.seat, from: back.from, waiting: back.others });
      }
      case 'agree': {
        const { position, granted } = answered(next, entry, note);
        return granted ? this.granted(position, granted, note, events) : position;
      }
      case 'open':
        throw new Error('A log opens once.');
    }
  }

  private moved(next: Position, entry: Extract<Entry, { e: 'move' }>, events: GameEvent[]): Position {
    const now = this.position;
    const tellsLate = tellsWhoIsLate(this.game, now, entry);
    if (tellsLate) events.push(...lateNotes(now, entry));
    const state = this.open();
    const dice = this.dice();
    this.game.apply(state, entry.seat, entry.move, dice, (event) => events.push(event));
    const question = now.sealedSince;
    const chancy = question > 0 || dice.used > 0 || events.some((event) => event.kind === 'cards');
    const late = entry.late && { late: true as const };
    const mark = { place: now.step, seat: entry.seat, auto: entry.auto === true, chancy, question, ...late };
    // Whoever moves takes back no wish to change over.
    const ask = now.ask?.what === 'undo' ? null : now.ask;
    const after = { ...next, state, moves: [...now.moves, mark], ask };
    const position = settled(this.game, after, entry.seat, false);
    // An answer to what has just been shown is none to the next question, though it may be of the same kind.
    const secret = this.isSecret(entry, position, events);
    if (question === 0)
      return secret && !chancy ? { ...position, moves: [...now.moves, { ...mark, unseen: true }] } : position;
    if (secret || !closesQuestion(now, entry.seat, position)) return position;
    if (entry.late === 'time' && !tellsLate) events.unshift(someLateNote);
    return settled(this.game, after, -1, true);
  }

  /** What was wished for comes true. */
  private granted(next: Position, ask: Ask, note: Note, events: GameEvent[]): Position {
    if (ask.newcomer) {
      const { person: by, ...newcomer } = ask.newcomer;
      const sits = { e: 'sit', by, seat: ask.seat, ...newcomer } as const;
      return this.welcomed(seated(this.position, sits, note), ask.seat);
    }
    if (ask.what !== 'undo') return changedOver(this.game, next, ask.what === 'by-hand', this.dice(), events);
    note('table.undo-done', { name: next.seats[ask.seat].name }, ask.seat);
    return this.takenBack(next, ask.from);
  }

  /** The game is told of who sits down while it goes on. */
  private welcomed(next: Position, seat: Seat): Position {
    if (next.phase !== 'playing' || !this.game.welcome) return next;
    const state = this.open();
    this.game.welcome(state, seat);
    return settled(this.game, { ...next, state }, -1, false);
  }

  /** Whoever wants the rules back hears at once why they can't be kept. */
  private refusalToReturn(entry: Entry): Refusal | null {
    if (entry.e !== 'by-hand' || entry.on || this.reading) return null;
    return refusalToTakeUp(this.game, this.position, this.dice());
  }

  // ── States that are kept, and taking back ─────────────────────────────────────────────────────────────────

  /** The present state, free to be changed. */
  private open(): unknown {
    const { state } = this.position;
    if (!this.reading) return this.game.copy(state);
    this.keep();
    return state;
  }

  /** While a log is read back: what an undo further down will come back to. */
  private keep(): void {
    const { state, free, step } = this.position;
    if (this.reading?.has(step)) this.before.set(step, { state: free ? state : this.game.copy(state), free });
  }

  /**
   * What was before `moves[from]`, out of the log. What was before the moves that led there is kept as well: whoever
   * goes back so far goes on, and reading a long log for each step would keep everybody else waiting.
   */
  private readBack(moves: Position['moves'], from: number): Kept {
    const most = mostKept(this.position);
    const earlier = moves.slice(Math.max(0, from - most + 1), from).map((move) => move.place);
    const log = this.entries.slice(0, moves[from].place);
    const match = Match.replay(this.game, this.seed, log, undefined, earlier);
    this.before.takeFrom(match.before);
    return match.position;
  }

  /** Dice of the act that comes next: its place in the log names its stream. */
  private dice(): SeededDice {
    const { seats, step } = this.position;
    return this.tableDice.at(step, seats);
  }

  /**
   * The table before `moves[from]`. Cards that were seen meanwhile are shuffled in. `unseenBy`: only this seat has seen
   * what is taken back; nobody else is asked anew.
   */
  private takenBack(next: Position, from: number, unseenBy: Seat | null = null): Position {
    const place = next.moves[from].place;
    const kept = this.before.get(place) ?? this.readBack(next.moves, from);
    if (kept.free) return unhandled(this.game, next, kept.free, from);
    const state = restored(this.game, kept, this.entries.slice(place));
    if (next.moves.slice(from).some((move) => move.chancy)) this.game.reshuffle(state, this.dice());
    const back = { ...next, state, moves: next.moves.slice(0, from) };
    return unseenBy === null
      ? settled(this.game, { ...back, ask: null }, -1, true)
      : settled(this.game, back, unseenBy, false);
  }
}
