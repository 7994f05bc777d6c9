import type { ReadonlySignal, Signal } from '@preact/signals';
import type { DecisionView, Outcome, Sheet } from '../../shared/engine/game.ts';
import type { Refusal } from '../../shared/engine/refusal.ts';
import type { TextTable } from '../../shared/engine/words.ts';
import type { Act, Chapter, ChatLine, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { Clocks } from './clocks.ts';
import type { Trouble } from './line.ts';

/** What the person looks at or has picked up, shared by board and panels. Disposable; holds no truth. */
export interface Focus {
  /** Piece under the pointer or under keyboard focus. */
  readonly hovered: string;
  /** Piece whose sheet is pinned. */
  readonly pinned: string;
  /** Card piece chosen first, to narrow what a click means. */
  readonly card: string;
  /** What the cards make together, chosen first: key into DecisionView.makes, '' for nothing. */
  readonly made: string;
  /** Choice under the pointer or focus (index into the decision's choices), -1 for none. */
  readonly choice: number;
}

export type Pointed = ToClient['pointed'];

export type Connection = 'joining' | 'here' | 'away' | 'gone';

/** One sitting at one table, as everything in the client reads it. Made by session/join.ts. */
export interface Session extends Clocks {
  readonly tableId: string;
  readonly connection: ReadonlySignal<Connection>;
  /** Why there is no connection, for people; null while there is one. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** The table has let us in at least once. */
  readonly welcomed: ReadonlySignal<boolean>;
  /** null until the game has started. */
  readonly scene: ReadonlySignal<Scene | null>;
  /** Newest public state, a plain snapshot. */
  readonly table: ReadonlySignal<PublicTable>;
  /** Step up to which the board has shown everything: the chronicle and the prompt wait for it. */
  readonly shown: Signal<number>;
  readonly chronicle: ReadonlySignal<readonly Chapter[]>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Seats of this browser; empty for a spectator. */
  readonly seats: ReadonlySignal<readonly number[]>;
  readonly host: ReadonlySignal<boolean>;
  /** What my seats must decide now; empty while acts are still being shown or nothing is asked. */
  readonly decisions: ReadonlySignal<readonly DecisionView[]>;
  /** Step at which the questions were last told; one's own secret answers lie between two whole ones. */
  readonly asked: ReadonlySignal<number>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** What each of my seats (a spectator: seat -1) sees besides the public table. */
  readonly looks: ReadonlySignal<ToClient['you']['looks']>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly commitment: ReadonlySignal<string>;
  /** The seed of the dice once the game is over, '' before. */
  readonly seed: ReadonlySignal<string>;
  /** Acts sent and not yet answered: shown as pending. */
  readonly pending: ReadonlySignal<number>;
  /** The last refusal, to be shown; set to null when read. */
  readonly refusal: Signal<Refusal | null>;
  readonly focus: Signal<Focus>;
  /** Text tables that render this game's Words. */
  readonly texts: readonly TextTable[];
  /** Sends an act; resolves with null when done, with the refusal otherwise. Never throws. */
  act(act: Act): Promise<Refusal | null>;
  /** Chooses from a decision. */
  choose(decision: DecisionView, choice: number): Promise<Refusal | null>;
  /** The sheet of a piece, cached per step. */
  inspect(piece: string): Promise<Sheet | null>;
  say(text: string): void;
  drag(piece: string, x: number, y: number): void;
  /** Each accepted act, in order, with the public state before and after. Returns how to stop listening. */
  onChapter(listen: (chapter: Chapter, before: PublicTable, after: PublicTable) => void): () => void;
  /**
   * By hand: takes pieces into this seat's hand, or lets them go. Resolves with the refusal where somebody else has
   * one of them ('held') or it can't be taken, and with 'away' where the line is lost before the answer.
   */
  grab(seat: number, ids: readonly string[], on: boolean): Promise<Refusal | null>;
  /** How far that is away from where it lay, in tenths. At most 20 a second are passed on. */
  carry(seat: number, dx: number, dy: number): void;
  /** In tenths; a ping has only its second point. */
  point(seat: number, kind: Pointed['kind'], x0: number, y0: number, x1: number, y1: number): void;
  /**
   * What each seat holds, from now on and as it is now: others' seats, and one's own where the table has taken it
   * out of one's hand or another tab has it.
   */
  onHeld(listen: (held: ToClient['held']) => void): () => void;
  /** Others' hands as they move. */
  onCarried(listen: (carried: ToClient['carried']) => void): () => void;
  onPointed(listen: (pointed: Pointed) => void): () => void;
  /** Others' drags. */
  onDrag(listen: (drag: { seat: number; piece: string; x: number; y: number }) => void): () => void;
  /** The secret of a one-time link that moves a seat to another device. */
  handover(seat: number): Promise<string>;
  /** Here again: the table answers for this person no longer. */
  back(): void;
  /** The tab woke up or the network came back: checks the line at once. */
  wake(): void;
  leave(): void;
}
