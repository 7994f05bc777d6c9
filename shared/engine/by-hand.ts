import { byHand, handInOrder, isChancy } from '../table/byhand/hand.ts';
import { layDown } from '../table/byhand/lay.ts';
import type { FreeTable } from '../table/byhand/piece.ts';
import { handOf, isHidden, sees } from '../table/byhand/place.ts';
import { sceneByHand } from '../table/byhand/scene.ts';
import { publicTable, seenBy } from '../table/byhand/view.ts';
import type { Scene, Seat, Table } from '../table/model.ts';
import { settled } from './asking.ts';
import type { Dice } from './dice.ts';
import { FastDice } from './dice-fast.ts';
import type { GameEvent } from './event.ts';
import type { AnyGame, Look, Sheet, TakenUp } from './game.ts';
import type { Entry } from './log.ts';
import type { MoveMark, Position } from './position.ts';
import { type Fault, type Refusal, refusalFor } from './refusal.ts';
import { noteAmong } from './seating.ts';

/** How a match goes over to hands and back, and what hands do in it. */

const scenes = new WeakMap<object, Scene>();

/** The scene by hand, worked out once for each state at which the rules were left. */
export function handScene(game: AnyGame, state: unknown): Scene {
  const key = state as object;
  let scene = scenes.get(key);
  if (!scene) {
    scene = sceneByHand(game.scene(state), game.byHand.catalogue(state), game.byHand.marks);
    scenes.set(key, scene);
  }
  return scene;
}

/** The table as everybody sees it, by the rules or by hand; null before the start. */
export function shownTable(game: AnyGame, { state, free }: Position): Table | null {
  if (free) return publicTable(free, handScene(game, state));
  return state === null ? null : game.table(state);
}

/** What this seat (-1: a spectator) sees besides; null before the start. */
export function shownLook(game: AnyGame, { state, free }: Position, seat: Seat): Look | null {
  if (free) return { pieces: seenBy(free, handScene(game, state), seat), papers: [] };
  return state === null ? null : game.look(state, seat);
}

/** The scene of the table as it is played now; null before the start. */
export function shownScene(game: AnyGame, { state, free }: Position): Scene | null {
  if (free) return handScene(game, state);
  return state === null ? null : game.scene(state);
}

/** The sheet of a piece as the table is played now; null before the start, and where there is none. */
export function sheetAt(game: AnyGame, position: Position, seat: Seat, piece: string): Sheet | null {
  if (position.free) return sheetByHand(game, position, seat, piece);
  return position.state === null ? null : game.inspect(position.state, seat, piece);
}

/** The position after something that hands do, which was found possible. */
export function handled(
  game: AnyGame,
  next: Position,
  { seat, act }: Extract<Entry, { readonly e: 'free' }>,
  dice: Dice,
  events: GameEvent[],
): Position {
  const table = freeTableOf(next);
  const scene = handScene(game, next.state);
  const names = next.seats.map((holder) => holder.name);
  const after = byHand(table, act, { scene, seat, names, dice, tell: (event) => events.push(event) });
  const unseen = events.length === 0;
  if (unseen && after === table) return next;
  const mark: MoveMark = {
    place: next.step - 1,
    seat,
    auto: false,
    chancy: !unseen && isChancy(table, act, after, scene),
    question: 0,
    ...(unseen ? { unseen } : {}),
  };
  const asks = unseen || next.ask?.what !== 'undo' ? next.ask : null;
  return { ...next, free: after, moves: [...next.moves, mark], ask: asks };
}

/** What was laid by hand is taken back to the table before `moves[from]`. */
export function unhandled(game: AnyGame, next: Position, before: FreeTable, from: number): Position {
  const table = freeTableOf(next);
  const { seat, unseen } = next.moves[from];
  const zones = Object.keys(handScene(game, next.state).zones);
  const owner = (zone: string) => handOf(handScene(game, next.state), zone);
  if (unseen) {
    const own = zones.filter((zone) => owner(zone) === seat);
    const free = own.reduce((lies, zone) => handInOrder(lies, zone, before), table);
    return { ...next, free, moves: next.moves.filter((_, i) => i !== from) };
  }
  const back = next.moves.slice(from);
  const kept = back.filter((mark) => mark.unseen && mark.seat !== seat);
  // How the others have sorted their cards meanwhile stays as it is, unless what they did besides is taken back too.
  const alone = back.every((mark) => mark.unseen || mark.seat === seat);
  const others = alone ? zones.filter((zone) => owner(zone) !== -1 && owner(zone) !== seat) : [];
  const free = others.reduce((lies, zone) => handInOrder(lies, zone, table), before);
  const moves = [...next.moves.slice(0, from), ...(alone ? kept : [])];
  return settled(game, { ...next, free, moves, ask: null }, -1, true);
}

/** The tables as the rules would take them up, worked out once for each; null: they can't. */
const takenUp = new WeakMap<FreeTable, { readonly state: unknown } | null>();

/**
 * What the rules know of a piece as it lies on the table, for the seat that asks (-1: a spectator): kind, traits and
 * cards as the table would be taken up, damage by its chips. What the rules call possible now, conditions and standing
 * answers are left out, since nothing of that is kept by hand. null: the seat does not see it, or the rules can't read
 * the table.
 */
function sheetByHand(game: AnyGame, position: Position, seat: Seat, piece: string): Sheet | null {
  const { state } = position;
  const free = freeTableOf(position);
  const lies = free.pieces.find(({ id }) => id === piece);
  if (!lies) return null;
  const scene = handScene(game, state);
  if (isHidden(scene, lies) && (seat === -1 || !sees(scene, lies, seat))) return null;
  let taken = takenUp.get(free);
  if (taken === undefined) {
    // Its dice are those of nobody: nothing of what they would show is told.
    const done = game.byHand.takeUp(state, free.pieces, new FastDice(1));
    // Whether hidden cards add up must not show in who gets a sheet.
    taken = done.ok ? { state: done.lies ?? done.state } : null;
    takenUp.set(free, taken);
  }
  if (!taken) return null;
  const known = game.table(taken.state).pieces.find(({ id }) => id === piece);
  // Only of what everybody would see there, and as the same thing.
  if (known?.kind !== lies.kind) return null;
  const sheet = game.inspect(taken.state, seat, piece);
  if (!sheet) return null;
  const cards = sheet.cards.map(({ card, words, rule }) => ({ card, words, rule }));
  return { ...sheet, damage: lies.marks.chip ?? 0, cards, conditions: [], policies: [] };
}

/**
 * Why the rules can't be kept from here on, as far as everybody could see it, all of it together; null: nothing that
 * shows stands against it. Whether hidden cards add up is told to nobody in private: who may ask as often as they like
 * finds out any hidden card.
 */
export function refusalToTakeUp(game: AnyGame, { state, free }: Position, dice: Dice): Refusal | null {
  if (!free) return null;
  const taken = game.byHand.takeUp(state, free.pieces, dice);
  return taken.ok ? null : refusalFor(taken.faults);
}

/**
 * From the rules to hands or back. What was done before is taken back no more. Where the rules can't take up what lies
 * there, it stays by hand, and that is told to all with the reasons.
 */
export function changedOver(
  game: AnyGame,
  next: Position,
  on: boolean,
  dice: Dice,
  events: GameEvent[],
): Position {
  const { byHand: hands } = game;
  const note = noteAmong(events);
  if (on) {
    note('table.by-hand');
    const free = layDown(hands.layOut(next.state), handScene(game, next.state), dice);
    return settled(game, { ...next, free, moves: [], ask: null }, -1, true);
  }
  const taken = hands.takeUp(next.state, freeTableOf(next).pieces, dice);
  const wrong = faultsIn(taken);
  if (!taken.ok || wrong.length > 0) {
    const { words: why, faults = [], more } = refusalFor(wrong);
    note('table.stays-by-hand', { why });
    for (const fault of faults.slice(1)) note('table.stays-besides', { why: fault.words });
    if (more) note('table.stays-more', { n: more });
    return { ...next, ask: null };
  }
  note('table.by-rules');
  for (const what of taken.unread) note('table.unread', { what });
  const { state } = taken;
  return settled(game, { ...next, state, free: null, moves: [], ask: null }, -1, true);
}

/** All that keeps the rules away, what is told to all alone included. */
function faultsIn(taken: TakenUp<unknown>): readonly Fault[] {
  if (!taken.ok) return taken.faults;
  return taken.secret ? [taken.secret] : [];
}

function freeTableOf({ free }: Position): FreeTable {
  if (!free) throw new Error('The game is played by the rules.');
  return free;
}
