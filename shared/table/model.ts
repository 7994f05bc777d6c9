import type { Words } from '../engine/words.ts';

/**
 * The table as every game lays it out: seats, zones, pieces. This is what is synchronised, drawn, moved by
 * hand and read aloud, so nothing in here belongs to one game.
 */

/** A place at the table, 0-based, in clockwise order. -1 where nobody is meant. */
export type Seat = number;

/** Small whole numbers on a piece: `{ token: 1, chip: 2, stunned: 1 }`. Absent and 0 are the same. */
export type Marks = Readonly<Record<string, number>>;

export interface Piece {
  /** Public id: unique on this table and telling nothing about a hidden face. */
  readonly id: string;
  /** Key into Scene.kinds: what it is and how it looks. '' when the face is hidden from everyone. */
  readonly kind: string;
  /** Who controls it; -1 for nobody. */
  readonly seat: Seat;
  /** Key into Scene.zones. */
  readonly zone: string;
  /** Cell index on a board; place in the zone elsewhere. */
  readonly at: number;
  readonly marks: Marks;
  /** How it lies while the game is played by hand; see shared/table/byhand. */
  readonly lie?: Lie;
}

/** How a piece lies that hands have laid: see FreePiece. */
export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly down: boolean;
  readonly locked: boolean;
  readonly label: string;
}

/** What everyone may know of a zone whose pieces are not laid out one by one: a deck, a discard pile. */
export interface Pile {
  readonly count: number;
  /** Kind of the card that lies on top face up, '' otherwise. */
  readonly top: string;
}

export interface Table {
  readonly pieces: readonly Piece[];
  readonly piles: Readonly<Record<string, Pile>>;
  /** Small public facts to show: `{ round: 4, tokens0: 6, tokens1: 6 }`. */
  readonly facts: Readonly<Record<string, number>>;
}

/** How a kind of piece looks; drawn by client/art. */
export interface Kind {
  /** Name as printed on the piece's sheet. */
  readonly name: string;
  /** A warrior or another figure, a card, a pawn, a marker. */
  readonly shape: 'figure' | 'card' | 'pawn' | 'marker';
  /** Silhouette from the icon set (game-icons name) for figures; symbol for cards. */
  readonly icon: string;
  /** For figures: foot (round base), mounted (oval base), big (large round base). */
  readonly size?: 'foot' | 'mounted' | 'big';
  /** For figures: height in pixels at board scale 1 (R = 32.8); LOOK's heights by size where absent. */
  readonly height?: number;
  /** What stands on a card, for shape 'card'. */
  readonly face?: CardFace;
  /** Where it comes in a hand that is sorted, the lowest first; kinds without it come after, by their names. */
  readonly order?: number;
}

/**
 * A card's face as data: the client draws it at three sizes, each with its own anatomy (client/art/cards). The
 * picture is the kind's icon, the title its name.
 */
export interface CardFace {
  /** Which anatomy: 'ring-war', 'crack-of-doom', 'baraddun', or 'colour' for Warrior Lands' action cards. */
  readonly frame: string;
  /** Paper, edge and back: 'light', 'dark', 'doom', 'fighter', 'weapon', 'defence'. */
  readonly deck: string;
  /** 'foe', 'aid', an affiliation …: sets colours and the badge's shape. */
  readonly type?: string;
  /** Figures with their sign, most important first: `{ sign: 'war', figure: '7' }`, `{ sign: 'strength', figure: '+2' }`. */
  readonly figures: readonly { readonly sign: string; readonly figure: string }[];
  /** Letters of alliances, drawn as coloured shapes. */
  readonly sigils?: readonly string[];
  /** Kinds as small pictures: 'army', 'hero' … */
  readonly signs?: readonly string[];
  /** A word or two at the foot: an affiliation, where it may be used. Text keys. */
  readonly foot?: Words;
  /** What it does, written out on the enlarged card; the small ones carry a scroll. */
  readonly text?: Words;
}

export interface ZoneSpec {
  readonly kind: 'board' | 'pile' | 'hand' | 'row' | 'box';
  /** Text key of its label. */
  readonly label: string;
  /** Owner, for hands and boxes. */
  readonly seat?: Seat;
  /** The deck whose back its face-down cards show: see CardFace.deck. */
  readonly back?: string;
}

/** Ground of one board: what is painted and where pieces can stand. */
export interface BoardView {
  readonly orientation: 'pointy' | 'flat';
  /** Cells in index order as axial coordinates: q0, r0, q1, r1 … */
  readonly cells: readonly number[];
  /** One ground letter per cell (grounds.ts of shared/scenario names them). */
  readonly ground: string;
  /** One letter per cell for what stands on the ground, a space for nothing; absent: nothing anywhere. */
  readonly features?: string;
  /** Hexes that nobody can enter, and that nobody sees through; absent: all ground is only for the eye. */
  readonly closed?: { readonly movement: readonly number[]; readonly sight: readonly number[] };
  /** Labels to write on the ground. */
  readonly labels?: readonly { readonly cell: number; readonly text: string }[];
  /** How the hexes are numbered on the painted board: C2 or 0302; absent: not. */
  readonly numbers?: 'letters' | 'digits';
  /**
   * A picture over the ground and under everything else. Lengths in distances of neighbouring hexes, seen from
   * straight above: `x`, `y` of its upper left corner from axial (0, 0), `scale` of one of its pixels.
   */
  readonly background?: {
    /** A data URL. */
    readonly image: string;
    readonly x: number;
    readonly y: number;
    readonly scale: number;
    /** 0 to 1. */
    readonly opacity: number;
  };
}

/** What does not change while a game lasts: sent once to everyone who comes to the table. */
export interface Scene {
  readonly game: string;
  readonly title: string;
  readonly story: string;
  readonly board?: BoardView;
  readonly zones: Readonly<Record<string, ZoneSpec>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** One per seat: the side's name and its plastic ('a' bronze, smooth rim; 'b' teal, beaded; to 'f'). */
  readonly sides: readonly {
    readonly name: string;
    readonly plastic: string;
    /** Sides of one team win together; absent: everybody for themselves. */
    readonly team?: string;
  }[];
  /** The table options in force, with words, for the options panel. */
  readonly options: readonly OptionView[];
  /** By hand: figures on pieces that the game's rules read, to be offered by name. */
  readonly marks?: readonly string[];
  /** A fair match is two games: the usual rematch exchanges the sides. */
  readonly exchange?: true;
}

export interface OptionView {
  readonly name: string;
  readonly value: string | number | boolean;
  readonly standard: boolean;
  readonly rule: string;
}
