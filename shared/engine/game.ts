import type { ZodType } from 'zod';
import type { FreePiece, LaidPiece } from '../table/byhand/piece.ts';
import type { Kind, Piece, Scene, Seat, Table } from '../table/model.ts';
import type { Dice } from './dice.ts';
import type { Tell } from './event.ts';
import type { Fault, Refusal } from './refusal.ts';
import type { TextTable, Words } from './words.ts';

/**
 * Who must choose now and among what, in its bare form: what the engine, the fuzzer and the bots read.
 * Words, odds and places are added by `Game.present` only for the seats that look at it, since writing them
 * for every random move costs more than the move.
 */
export interface Decision<Move> {
  readonly seat: Seat;
  /** 'unit', 'action', 'martyr', 'fate' … stable names, for bots, tests and policies. */
  readonly kind: string;
  /** Never empty. Ordered: where a click could mean several, the first listed is meant. */
  readonly choices: readonly Move[];
  /**
   * Answers stay secret until everybody who is asked has answered. Until then an act that tells nothing must
   * change nothing public, and seats that have answered stay asked, so that nobody sees who thinks still.
   */
  readonly sealed?: true;
  /** This seat has answered and may change its mind while others are awaited: bots leave it alone. */
  readonly answered?: true;
  /**
   * Of a sealed decision: everybody may hear for whom the table answered when the time was up, since nobody is ever
   * without a choice here.
   */
  readonly tellsLate?: true;
  /** Seconds that this question gives at most, at a table with a limit. */
  readonly atMost?: number;
}

export interface ChoiceView<Move = unknown> {
  readonly move: Move;
  readonly label: Words;
  /** Buttons of one group fold together: 'move', 'attack', 'support', 'card', 'unit', 'end', 'answer'. */
  readonly group: string;
  /** The piece that acts (or that is chosen), the piece it is done to, the cell it ends in. */
  readonly piece?: string;
  readonly target?: string;
  readonly cell?: number;
  /** The zone that the piece is laid into. */
  readonly zone?: string;
  /** Ids of card pieces that this choice spends: choosing a card first narrows to these. */
  readonly cards?: readonly string[];
  /** Chance of the wished-for effect, 0..1, with its parts for the breakdown. */
  readonly odds?: number;
  readonly parts?: readonly {
    readonly words: Words;
    readonly chance: number;
  }[];
  readonly rule?: string;
  /** Pieces of one's own that this endangers: shown in red before the choice. */
  readonly danger?: readonly string[];
  /** It harms its target, which is lit as a foe. */
  readonly harms?: true;
  /** Cells that it reaches besides its target: shown while it is looked at. */
  readonly area?: readonly number[];
  /** What its cards make together, a spell: key into DecisionView.makes. */
  readonly made?: string;
  /** Asked once more before it is done, where a slip would cost much: what the button says then. */
  readonly confirm?: Words;
  /** Of a sealed question: this is the answer that was given and stands. */
  readonly chosen?: true;
  /** What it would add to a reckoning that lies on the table: shown there while the choice is held over it. */
  readonly adds?: Adding;
}

export interface Adding {
  /** Id of the reckoning. */
  readonly paper: string;
  readonly lines: readonly PaperLine[];
  /** What the reckoning would come to. */
  readonly total: number;
}

/** Something that several cards make together. Its choices differ only in target and place. */
export interface Making {
  readonly words: Words;
  /** Kinds of its cards in the order in which they are played. */
  readonly cards: readonly string[];
  readonly rule: string;
}

/** Somebody whom a piece would reach, were nothing in the way: shown as a dashed line. */
export interface BlockedLine {
  readonly piece: string;
  readonly target: string;
  /** Hexes in the way, of pieces or of ground. */
  readonly by: readonly number[];
  readonly words: Words;
  readonly rule: string;
}

export interface DecisionView<Move = unknown> {
  readonly seat: Seat;
  readonly kind: string;
  /** "Perseus: move, attack or end". */
  readonly title: Words;
  readonly rule: string;
  /** The piece whose turn or dilemma it is. */
  readonly piece?: string;
  readonly choices: readonly ChoiceView<Move>[];
  /** What the cards in hand can be put together to, by id: shown before anything is chosen. */
  readonly makes?: Readonly<Record<string, Making>>;
  /** Index of the choice that the table makes by itself after a short look, when nothing else is useful. */
  readonly automatic?: number;
  /** As in `Decision`. */
  readonly sealed?: true;
  readonly answered?: true;
  /** Whom no choice reaches only since the view is blocked. */
  readonly blocked?: readonly BlockedLine[];
  /** One's own pieces that are of no use for this, by id, each with the reason ("not in Evil Lands"). */
  readonly idle?: Readonly<Record<string, Words>>;
}

/** One thing on a piece's sheet: what a colour would do, a trait, an item; with the rule behind it. */
export interface SheetLine {
  /** Kind of the card it belongs to ('card:R'), or '' for a trait. */
  readonly card: string;
  readonly words: Words;
  readonly rule: string;
  /** Can be done now (a foe in reach, a free hex …). */
  readonly now?: boolean;
}

export interface Sheet {
  readonly piece: string;
  readonly title: string;
  readonly subtitle: Words;
  readonly hits: number;
  readonly damage: number;
  readonly traits: readonly SheetLine[];
  readonly cards: readonly SheetLine[];
  readonly conditions: readonly SheetLine[];
  /** Standing answers the owner may set: `{ name: 'martyr', value: 'ask', values: ['ask','always','never'] }`. */
  readonly policies: readonly {
    readonly name: string;
    readonly value: string;
    readonly values: readonly string[];
  }[];
}

/**
 * What one seat sees beyond the public table. Travels to that seat alone; for -1 it is what everybody may read
 * but what is no piece.
 */
export interface Look {
  /**
   * Pieces as this seat sees them: in place of the public one of the same id (its own cards with their faces,
   * in its own order, where it has secretly laid them), or beside the public ones (a hand it was shown).
   */
  readonly pieces: readonly Piece[];
  readonly papers: readonly Paper[];
}

/** For games in which everything lies open. */
export const nothingMore: Look = { pieces: [], papers: [] };

/** A reckoning that lies on the table: lines that add up, a chance, two ranges on one ruler. */
export interface Paper {
  /** Where it is laid is the table layout's business: 'pile:quest', 'fight:1' … */
  readonly id: string;
  readonly title: Words;
  readonly lines: readonly PaperLine[];
  /** Written last and largest. */
  readonly total?: number | Words;
  /** A chance as a bar. */
  readonly gauge?: { readonly words: Words; readonly chance: number };
  readonly ruler?: Ruler;
  readonly rule?: string;
}

export interface PaperLine {
  readonly words: Words;
  /** The figure at the end of the line: 5, '+3', 'd6+4'. */
  readonly amount?: number | string;
  /**
   * plain: counts · bonus: counts, and for a reason · preview: what would count · condition: counts if … ·
   * warning: mind this
   */
  readonly tone: 'plain' | 'bonus' | 'preview' | 'condition' | 'warning';
  /** A sigil or sign in front, by its name in the game's card faces. */
  readonly sign?: string;
  /** Pieces that it is about: lit together. */
  readonly pieces?: readonly string[];
}

/** Ranges of results on one line of numbers, one above and one below it. */
export interface Ruler {
  readonly from: number;
  readonly to: number;
  readonly ranges: readonly {
    /** Key of the colour: a seat or a team, 0-based. */
    readonly side: number;
    readonly from: number;
    readonly to: number;
    /** Where the last roll fell. */
    readonly at?: number;
  }[];
}

export interface Outcome {
  /** Winning seats; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly words: Words;
  readonly rule: string;
  /** Lines of the summary: one per figure, one value per seat (losses, hits dealt, luck …). */
  readonly summary: readonly {
    readonly words: Words;
    readonly bySeat: readonly number[];
  }[];
}

/** A table option: what may be chosen when the table is made. */
export interface OptionSpec {
  readonly name: string;
  /** First value is the default. */
  readonly values: readonly (string | number | boolean)[];
  readonly words: Words;
  readonly rule: string;
}

/**
 * A game is one value. It knows no clock, no network, no other game. See docs/decisions for why choices are
 * bare moves here and are presented separately.
 *
 * State is plain data (JSON can hold it). `apply` changes it; everything else only reads it.
 */
export interface Game<State, Move, Setup> {
  readonly id: string;
  /**
   * Raised with every change after which the log of an older table would be replayed to another end. A table
   * of another version is refused by name and not misread.
   */
  readonly version: number;
  readonly title: Words;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly text: TextTable;
  /** Shape of a move as it comes from outside; says nothing about legality. */
  readonly move: ZodType<Move>;
  /**
   * Reads a scenario file's content (already parsed JSON). Says what is wrong with it in words: unknown
   * traits name the nearest known one, the path says where.
   */
  load(
    file: unknown,
  ): { ok: true; setup: Setup } | { ok: false; problems: readonly { path: string; words: Words }[] };
  /**
   * What keeps this setup from being played with these options (known ones; those of the setup stand below them), all of
   * it together: an army that an option forbids, ground that it closes. Absent: everything goes with everything.
   */
  readonly clashes?: (
    setup: Setup,
    options: Readonly<Record<string, unknown>>,
  ) => readonly { path: string; words: Words; rule?: string }[];
  /** Checks chosen option values; unknown names and values are problems. */
  setup(setup: Setup, options: Readonly<Record<string, unknown>>, dice: Dice, tell: Tell): State;
  /** Several decisions = choices to make at the same time. None = the game is over. */
  decisions(state: State): readonly Decision<Move>[];
  /** The one predicate of legality: null, or why not. Every listed choice passes it. */
  check(state: State, seat: Seat, move: Move): Refusal | null;
  /** Changes the state. Called only with a move that `check` lets pass. */
  apply(state: State, seat: Seat, move: Move, dice: Dice, tell: Tell): void;
  /** What this seat must decide now, in words, places and odds. null: nothing. */
  present(state: State, seat: Seat): DecisionView<Move> | null;
  table(state: State): Table;
  /** What this seat sees besides (-1: a spectator). Must not hold anything that the seat may not know. */
  look(state: State, seat: Seat): Look;
  scene(state: State): Scene;
  /** A piece's sheet for somebody who sits at `seat` (-1: spectator). null: no such piece. */
  inspect(state: State, seat: Seat, piece: string): Sheet | null;
  /** Sets a standing answer ("martyr: always") on one of the seat's pieces. Changes the state unless refused. */
  prefer(state: State, seat: Seat, piece: string, name: string, value: string): Refusal | null;
  /**
   * Somebody else sits at the seat from now on, in mid-game: standing answers that are not theirs end. Changes the
   * state, throws no dice and tells nothing. Absent where nothing hangs on who sits there.
   */
  welcome?(state: State, seat: Seat): void;
  /** The seat gives up. Changes the state; a game of more than two may go on, and then dice may be thrown. */
  resign(state: State, seat: Seat, dice: Dice, tell: Tell): void;
  outcome(state: State): Outcome | null;
  copy(state: State): State;
  /**
   * Draws anew what lies hidden from everyone, the order of decks: called after a move that rolled, drew or
   * revealed was taken back, so that nobody learns a card by taking it back. Changes the state.
   */
  reshuffle(state: State, dice: Dice): void;
  /** A state that fits all that this seat may know: for bots. Hidden order and faces are drawn anew. */
  determinize(state: State, seat: Seat, dice: Dice): State;
  /** A sensible move for a bot that may think with its own dice. Called with a determinized state. */
  advise(state: State, seat: Seat, dice: Dice): Move;
  /**
   * What the table answers for somebody whose time is up ("timeouts" in the rules' analyses); null, or absent: what
   * the bot would. Called with a determinized state. A sealed question must be answered by it in one go.
   */
  fallback?(state: State, decision: Decision<Move>): Move | null;
  /** Breaks of the game's own invariants (counts, one unit per hex …), for the fuzzer. Empty when sound. */
  invariants(state: State): readonly string[];
  /** Play by hand, and the way back. */
  readonly byHand: ByHand<State>;
}

/** What the rules make of what hands have left on the table. */
export type TakenUp<State> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly unread: readonly Words[];
      /**
       * What lies there before the rules go on from it, where they do only if hidden cards add up: sheets are read from
       * it, which must not tell whether they do. Absent: `state`.
       */
      readonly lies?: State;
      /**
       * The one thing that may hang on hidden faces: they are not those that should lie there. Then nothing can be
       * played from `state`, which is made as well as may be; it is said only where everybody hears it.
       */
      readonly secret?: Fault;
    }
  | {
      readonly ok: false;
      /**
       * Why such a position can't be played, all of it. Must follow from what everybody sees: whoever asks is told at
       * once and alone.
       */
      readonly faults: readonly Fault[];
    };

/** What a game does so that it can be played by hand and taken up again in the midst of it. */
export interface ByHand<State> {
  /** Every physical piece with its true face, in its zone; piles in their order, the bottom first. */
  layOut(state: State): readonly LaidPiece[];
  /**
   * A state of the kept rules out of what lies on the table, `state` being the one at which the rules were left; it is
   * not changed. What was not touched comes back as it was. `unread`: what lies there and means nothing to the rules,
   * in words for all, without hidden faces.
   */
  takeUp(state: State, pieces: readonly FreePiece[], dice: Dice): TakenUp<State>;
  /** Figures on pieces that the rules read besides damage and tokens: hands are offered them by name. */
  readonly marks?: readonly string[];
  /** Kinds that may be added to the table besides those of its scene, by key. */
  catalogue(state: State): Readonly<Record<string, Kind>>;
}

/** A game whose types are not known here: what the match, the room and the registry hold. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten; moves are checked by `game.move` before they come in
export type AnyGame = Game<any, any, any>;
