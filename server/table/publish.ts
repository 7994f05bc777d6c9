import type { MapSchema } from '@colyseus/schema';
import type { Position } from '../../shared/engine/position.ts';
import { LIES_DOWN, LIES_LOCKED } from '../../shared/protocol/state.ts';
import { encodeMarks } from '../../shared/table/marks.ts';
import type { Piece, Table } from '../../shared/table/model.ts';
import { PieceState, PileState, SeatState, type TableState } from './state.ts';

/** Who is in the room now, as the seats and the watchers' count show it. */
export interface Presence {
  readonly isHere: (person: string) => boolean;
  /** Has let their time go by, and done nothing since. */
  readonly isAway: (person: string) => boolean;
  readonly watchers: number;
}

/**
 * Brings the synchronised state up to the match. Only what differs is set, and Colyseus sends only what was
 * set: a warrior's step costs some ten bytes. Gets only what everyone may know of the game.
 */
export function publish(
  state: TableState,
  position: Position,
  /** The last step that everybody may know of. */
  step: number,
  table: Table | null,
  presence: Presence,
): void {
  set(state, 'step', step);
  set(state, 'phase', position.phase);
  set(state, 'asker', position.ask?.seat ?? -1);
  set(state, 'asks', position.ask?.what ?? '');
  set(state, 'byHand', position.free !== null);
  set(state, 'limit', position.limit);
  publishPresence(state, position, presence);
  const turns = position.asked.flatMap((kind, seat) => (kind ? [seat] : []));
  set(state, 'turn', turns.join(','));
  set(state, 'asked', turns.length > 0 ? position.asked[turns[0]] : '');
  if (table) publishTable(state, table);
}

export function publishPresence(state: TableState, position: Position, presence: Presence): void {
  position.seats.forEach((holder, at) => {
    let seat = state.seats.get(String(at));
    if (!seat) {
      seat = new SeatState();
      state.seats.set(String(at), seat);
    }
    set(seat, 'name', holder.name);
    set(seat, 'kind', holder.kind);
    set(seat, 'here', holder.kind === 'person' && presence.isHere(holder.person));
    set(seat, 'host', holder.kind === 'person' && holder.person === position.host);
    set(seat, 'away', holder.kind === 'person' && presence.isAway(holder.person));
    set(seat, 'word', holder.word);
  });
  set(state, 'watchers', presence.watchers);
}

function publishTable(state: TableState, table: Table): void {
  for (const piece of table.pieces) publishPiece(state.pieces, piece);
  drop(state.pieces, new Set(table.pieces.map((piece) => piece.id)));

  for (const [name, pile] of Object.entries(table.piles)) {
    let shown = state.piles.get(name);
    if (!shown) {
      shown = new PileState();
      state.piles.set(name, shown);
    }
    set(shown, 'count', pile.count);
    set(shown, 'top', pile.top);
  }
  drop(state.piles, new Set(Object.keys(table.piles)));

  for (const [name, value] of Object.entries(table.facts)) {
    if (state.facts.get(name) !== value) state.facts.set(name, value);
  }
  drop(state.facts, new Set(Object.keys(table.facts)));
}

function publishPiece(pieces: MapSchema<InstanceType<typeof PieceState>>, piece: Piece): void {
  let shown = pieces.get(piece.id);
  if (!shown) {
    shown = new PieceState();
    pieces.set(piece.id, shown);
  }
  set(shown, 'kind', piece.kind);
  set(shown, 'seat', piece.seat);
  set(shown, 'zone', piece.zone);
  set(shown, 'at', piece.at);
  set(shown, 'marks', encodeMarks(piece.marks));
  const { lie } = piece;
  setLie(shown, 'x', lie?.x ?? 0, 0);
  setLie(shown, 'y', lie?.y ?? 0, 0);
  setLie(shown, 'turn', lie?.turn ?? 0, 0);
  setLie(shown, 'flags', lie ? (lie.down ? LIES_DOWN : 0) + (lie.locked ? LIES_LOCKED : 0) : 0, 0);
  setLie(shown, 'label', lie?.label ?? '', '');
}

/** A field that is told only once it is more than nothing: games by the rules pay no byte for it. */
function setLie<K extends 'x' | 'y' | 'turn' | 'flags' | 'label'>(
  shown: PieceState,
  field: K,
  value: PieceState[K],
  nothing: PieceState[K],
): void {
  if ((shown[field] ?? nothing) !== value) shown[field] = value;
}

function set<T, K extends keyof T>(target: T, field: K, value: T[K]): void {
  if (target[field] !== value) target[field] = value;
}

function drop<V>(map: MapSchema<V>, kept: ReadonlySet<string>): void {
  if (map.size === kept.size) return;
  for (const key of [...map.keys()]) if (!kept.has(key)) map.delete(key);
}
