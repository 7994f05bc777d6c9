import type { TableCard } from '../../shared/protocol/http.ts';
import { limitWords } from '../text/limits.ts';
import { text } from '../text/lobby.ts';
import { gameBeside } from './games.ts';

/** What a note on the board says about one of this browser's own tables. */
export interface Note {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: string;
  readonly yourTurn: boolean;
}

/** Own tables: those that wait for this person first, then the running ones, then the rest; each as it came. */
export function notesOf(tables: readonly TableCard[]): Note[] {
  const rank = (note: Note, table: TableCard) => (note.yourTurn ? 0 : table.phase === 'over' ? 2 : 1);
  return tables
    .map((table, place) => ({ table, note: noteOf(table), place }))
    .sort((a, b) => rank(a.note, a.table) - rank(b.note, b.table) || a.place - b.place)
    .map(({ note }) => note);
}

export function noteOf(table: TableCard): Note {
  const mine = (seat: number) => table.yours.includes(seat);
  const others = table.seats.flatMap((seat, i) => {
    if (mine(i) || seat.kind === '') return [];
    return [seat.kind === 'bot' ? text('table.bot') : seat.name];
  });
  // The table is named once, however many seats it plays.
  const names = [...new Set(others)];
  const yourTurn = table.phase === 'playing' && table.seats.some((seat, i) => seat.asked && mine(i));
  return {
    id: table.id,
    game: table.game,
    title:
      names.length > 0
        ? text('continue.with', { title: table.title, names: names.join(', ') })
        : text('continue.alone', { title: table.title }),
    state: withGame(table, stateOf(table, yourTurn)),
    yourTurn,
  };
}

function stateOf(table: TableCard, yourTurn: boolean): string {
  if (table.phase === 'gathering') return text('continue.gathering');
  if (table.phase === 'over') return text('continue.over');
  if (table.byHand) return text('continue.by-hand');
  const n = Math.max(1, table.round);
  if (yourTurn) return text('continue.round-you', { n });
  const asked = table.seats.find((seat) => seat.asked);
  return text('continue.round', {
    n,
    name: asked?.kind === 'bot' ? text('table.bot') : (asked?.name ?? '…'),
  });
}

/** Names the game first, unless the title does already. */
function withGame(table: TableCard, what: string): string {
  const name = gameBeside(table);
  return name ? text('table.of-game', { game: name, what }) : what;
}

/** What the card of an open table says under its title. */
export function openNote(table: TableCard): string {
  const free = table.seats.filter((seat) => seat.kind === '').length;
  const name = table.seats.find((seat) => seat.kind === 'person')?.name ?? text('open.nobody');
  const what = free === 1 ? text('open.free-one', { name }) : text('open.free', { name, n: free });
  const timed = table.limit ? text('open.limit', { what, time: limitWords(table.limit) }) : what;
  return withGame(table, table.byHand ? text('open.by-hand', { what: timed }) : timed);
}
