import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DecisionView } from '../../shared/engine/game.ts';
import type { Rulebook } from '../../shared/engine/rulebook.ts';
import { say, type Words, words } from '../../shared/engine/words.ts';
import type { TableCard } from '../../shared/protocol/http.ts';
import type { PublicSeat, PublicTable } from '../../shared/protocol/state.ts';
import { once } from '../session/once.ts';
import type { Session } from '../session/session.ts';
import { gameBook } from '../text/games.ts';
import { type PanelsKey, panelsText } from '../text/panels.ts';
import type { NamedSeats } from './phrase.ts';

export type Tab = 'table' | 'sheet' | 'chronicle' | 'chat';

/** One seat as the panels show it. */
export interface SeatView extends PublicSeat {
  readonly seat: number;
  /** Name of the side: 'Greeks'. */
  readonly side: string;
  readonly plastic: string;
  /** Classes of its token: of its plastic at a board, of the seat's own colour at a card table. */
  readonly token: string;
  readonly mine: boolean;
  /** Must choose now, as far as it has been seen. */
  readonly asked: boolean;
  /** The person's name, or the side's where nobody or a bot sits. */
  readonly called: string;
  /** Pieces that may still act this round; -1 where the game does not say. */
  readonly tokens: number;
}

/** What all panels of one table share: the session, what is open, and words. */
export interface View {
  readonly session: Session;
  /** It begins with pieces that lie free, and nothing is asked. */
  readonly beginsByHand: boolean;
  /** The link leads to no table, or to none that lets anybody in. */
  readonly nowhere: ReadonlySignal<boolean>;
  /** Of the scenario. */
  readonly title: ReadonlySignal<string>;
  readonly tab: Signal<Tab>;
  /** Rule that the rulebook is open at; '' = open at its beginning, null = closed. */
  readonly rule: Signal<string | null>;
  /** null until it has come, and for a game without one. */
  readonly book: ReadonlySignal<Rulebook | null>;
  readonly menu: Signal<boolean>;
  /** Group of choices that is unfolded. */
  readonly group: Signal<string>;
  /** The pinned sheet lies unfolded, with everything on it. */
  readonly wholeSheet: Signal<boolean>;
  /** Piece whose sheet is shown: pinned, hovered, or the one that acts. */
  readonly looked: ReadonlySignal<string>;
  /** The table as it was when the pieces last lay still: what is happening on it now has not been seen yet. */
  readonly seen: ReadonlySignal<PublicTable>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  /** The decision that is answered first. */
  readonly decision: ReadonlySignal<DecisionView | null>;
  readonly namedSeats: ReadonlySignal<NamedSeats>;
  /** Seat of every piece that was ever on this table, the fallen too. */
  readonly pieceSeats: ReadonlySignal<ReadonlyMap<string, number>>;
  /** The game's words. */
  say(what: Words): string;
  /** A sentence of the panels' own. */
  text(key: PanelsKey, values?: Words['with']): string;
}

const Context = createContext<View | null>(null);
export const ViewProvider = Context.Provider;

export function useView(): View {
  const view = useContext(Context);
  if (!view) throw new Error('a panel stands outside a table');
  return view;
}

/**
 * `card`: what the link said of the table, for the names of the sides before the game begins. `cardTable`: its game
 * lies on a card table, whose seats have colours of their own from the first.
 */
export function makeView(session: Session, card: TableCard | null, cardTable: boolean): View {
  const tables = [...session.texts, panelsText];
  const decision = computed(() => session.decisions.value[0] ?? null);
  const seen = seenTable(session);
  const seats = computed(() => seatViews(session, seen.value, card, cardTable));
  return {
    session,
    beginsByHand: card?.byHand === true,
    nowhere: computed(() => session.connection.value === 'gone' && !session.welcomed.value),
    title: computed(() => session.scene.value?.title ?? card?.title ?? ''),
    tab: signal('table'),
    rule: signal(null),
    book: bookOf(session),
    menu: signal(false),
    group: signal(''),
    wholeSheet: signal(false),
    looked: computed(() => {
      const { pinned, hovered } = session.focus.value;
      return hovered || pinned || decision.value?.piece || '';
    }),
    seen,
    seats,
    decision,
    namedSeats: nameSeats(session, seats),
    pieceSeats: seatsOfPieces(session),
    say: (what) => say(what, ...tables),
    text: (key, values) => say(words(key, values), panelsText),
  };
}

/** The rulebook, which comes after the table: chips tell rules by its titles. */
function bookOf({ scene }: Session): ReadonlySignal<Rulebook | null> {
  const book = signal<Rulebook | null>(null);
  once(
    () => scene.value !== null,
    () => {
      void gameBook(scene.peek()?.game ?? '').then((came) => {
        book.value = came;
      });
    },
  );
  return book;
}

/** Whose turn it is next is told with the act that is still being shown: it would be said too early. */
function seenTable({ table, shown }: Session): ReadonlySignal<PublicTable> {
  let seen = table.peek();
  return computed(() => {
    if (shown.value >= table.value.step) seen = table.value;
    return seen;
  });
}

function seatViews(
  session: Session,
  seen: PublicTable,
  card: TableCard | null,
  cardTable: boolean,
): SeatView[] {
  const table = session.table.value;
  const scene = session.scene.value;
  const sides = scene?.sides ?? [];
  const onCards = scene ? !scene.board : cardTable;
  const asked = seen.phase === 'playing' ? seen.turn.split(',') : [];
  const mine = session.seats.value;
  return Array.from(table.seats, ([key, seat]) => {
    const index = Number(key);
    const side = sides[index]?.name ?? card?.seats[index]?.side ?? '';
    const plastic = sides[index]?.plastic ?? 'abcdefgh'.charAt(index);
    return {
      ...copy(seat),
      ...{ seat: index, side, plastic },
      token: `${onCards ? `seat-${index} ` : ''}side-${plastic}`,
      mine: mine.includes(index),
      asked: asked.includes(key),
      called: seat.kind === 'person' ? seat.name : side || seat.name,
      tokens: table.facts.get(`tokens${key}`) ?? -1,
    };
  }).sort((a, b) => a.seat - b.seat);
}

const copy = ({ name, kind, here, host, away, word }: PublicSeat): PublicSeat => ({
  ...{ name, kind, here, host, away, word },
});

function seatsOfPieces(session: Session): ReadonlySignal<ReadonlyMap<string, number>> {
  const known = new Map<string, number>();
  return computed(() => {
    for (const [id, piece] of session.table.value.pieces) if (piece.seat >= 0) known.set(id, piece.seat);
    return new Map(known);
  });
}

/**
 * Names of warriors and people by seat, for colouring. A name seen on both sides belongs to neither. Keeps the
 * names of the fallen, since the chronicle still speaks of them.
 */
function nameSeats(session: Session, seats: ReadonlySignal<readonly SeatView[]>): ReadonlySignal<NamedSeats> {
  const known = new Map<string, number>();
  const note = (name: string, seat: number) => {
    if (!name || seat < 0) return;
    const before = known.get(name);
    known.set(name, before === undefined || before === seat ? seat : -1);
  };
  return computed(() => {
    const kinds = session.scene.value?.kinds ?? {};
    for (const piece of session.table.value.pieces.values()) {
      const kind = kinds[piece.kind];
      if (kind?.shape === 'figure') note(kind.name, piece.seat);
    }
    for (const seat of seats.value) {
      note(seat.side, seat.seat);
      if (seat.kind === 'person') note(seat.name, seat.seat);
    }
    return new Map([...known].filter(([, seat]) => seat >= 0));
  });
}
