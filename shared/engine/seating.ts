import type { Seat } from '../table/model.ts';
import type { GameEvent } from './event.ts';
import type { Entry } from './log.ts';
import { FREE_SEAT, type Position, type SeatHolder } from './position.ts';
import { type Words, words } from './words.ts';

/** Writes a line of the table itself, as its text names it. */
export type Note = (key: string, values?: Words['with'], seat?: Seat) => void;

/** Notes that are told among these events. */
export const noteAmong =
  (events: GameEvent[]): Note =>
  (key, values, seat) =>
    events.push({ kind: 'note', words: words(key, values), ...(seat === undefined ? {} : { seat }) });

/** Acts that change who is where and leave the game as it is. */
export type SeatingEntry = Extract<
  Entry,
  { readonly e: 'sit' | 'stand' | 'hand' | 'bot' | 'rename' | 'host' | 'limit' | 'rematch' }
>;

/** The position after an act of seating that was found legal. */
export function seated(now: Position, entry: SeatingEntry, note: Note): Position {
  const next = { ...now, step: now.step + 1 };
  const seatIs = (seat: Seat, holder: SeatHolder) =>
    now.seats.map((held, at) => (at === seat ? holder : held));
  switch (entry.e) {
    case 'sit':
      note('table.sat', { name: entry.name }, entry.seat);
      return {
        ...next,
        held: heldBy(now, entry.seat, entry.by),
        seats: seatIs(entry.seat, {
          kind: 'person',
          person: entry.by,
          name: entry.name,
          word: entry.word,
        }),
        ask: askBut(now, entry.seat),
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
        held: heldBy(now, entry.seat, entry.by),
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
        ask: askBut(now, entry.seat),
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
    case 'limit':
      if (entry.seconds !== now.limit) note(...limitNote(entry.seconds));
      return { ...next, limit: entry.seconds };
    case 'rematch':
      note('table.rematch');
      return { ...next, next: entry.table };
  }
}

function limitNote(seconds: number): [key: string, values: Readonly<Record<string, string>>] {
  if (seconds === 0) return ['table.limit-none', {}];
  const minutes = seconds / 60;
  return Number.isInteger(minutes)
    ? [minutes === 1 ? 'table.limit-minute' : 'table.limit-minutes', { n: String(minutes) }]
    : ['table.limit-seconds', { n: String(seconds) }];
}

/** Nobody wishes any more to sit where somebody sits now. */
const askBut = ({ ask }: Position, seat: Seat): Position['ask'] =>
  ask?.what === 'sit' && ask.seat === seat ? null : ask;

/** Who has had which seat, once this person has this one as well. Before the start there is nothing to read. */
function heldBy({ phase, held }: Position, seat: Seat, person: string): Position['held'] {
  if (phase !== 'playing') return held;
  return held.map((people, at) => (at === seat && !people.includes(person) ? [...people, person] : people));
}
