import type { FunctionComponent } from 'preact';
import type { Scene, Seat } from '../../shared/table/model.ts';
import type { Session } from '../session/session.ts';

/** CSS px. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** In CSS px of the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** `w`: width of what lies there, where it is another than the zone's. */
export interface ZonePoint {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}

/** How the pieces of one zone lie in its rectangle. */
export interface ZonePlace extends Rect {
  /**
   * fan: a hand, overlapping where it must; it can be swiped where even that does not fit · row, column: beside
   * each other, overlapping where they must · stack: all in one place, the highest `at` on top, with their number ·
   * points: each `at` has a place of its own
   */
  readonly spread: 'fan' | 'row' | 'column' | 'stack' | 'points';
  /** Width of a card there; its height is 7/5 of it. Pawns and markers: their height. */
  readonly card: number;
  /**
   * For fans and rows: so many places, and every piece lies at its own `at`, so that gaps stay open. Where absent the
   * pieces close up.
   */
  readonly slots?: number;
  /** Between cards that need not overlap; 8 where absent. */
  readonly gap?: number;
  /** For rows and columns: where the cards lie that don't fill them; 'middle' where absent. */
  readonly from?: 'start' | 'middle' | 'end';
  /**
   * For 'points': the middle of each place by `at`, in CSS px of the window. Several pieces on one point stand
   * around it.
   */
  readonly points?: readonly ZonePoint[];
  /** Drawn above others of a lower number where they overlap. */
  readonly order?: number;
  /** Where the zone's name and number stand; for piles 'below' where absent, otherwise nowhere. */
  readonly caption?: 'below' | 'above' | 'none';
  /** So much of each card is seen in a column where cards lie tucked under each other, px. */
  readonly tuck?: number;
  /** Where its pieces lie, where that is more than the place that can be touched. */
  readonly lies?: Rect;
  /** What stands around says what it is: by hand its name is not written beside it. */
  readonly named?: true;
}

/** A part of the table that every form of it has, and every seat's view. */
export interface Plot extends Rect {
  /** Upside down as against the table that seat 0 sees. */
  readonly flipped?: boolean;
}

/** Where everything lies in a window of one size, seen from one's own seat. */
export interface CardLayout {
  readonly form: 'desktop' | 'phone' | 'landscape';
  readonly width: number;
  readonly height: number;
  /** Multiplies all measures of the 1280×720 (or 390×844) picture, type included. */
  readonly scale: number;
  /** Zones without a place are not shown. */
  readonly zones: Readonly<Record<string, ZonePlace>>;
  /** By the id of the paper. Papers without a place are not shown. */
  readonly papers: Readonly<Record<string, Rect>>;
  readonly rail: Rect;
  /** The strip of parchment with the question. */
  readonly prompt: Rect;
  /** The one main button and the few others. */
  readonly buttons: Rect;
  /** Where dice tumble. */
  readonly dice: Rect;
  /**
   * The table below its rail, cut into parts without gaps: the same ones in every form and for every seat, each around
   * the same things. So a place by hand can be told to those who see the table otherwise. Where absent all of it is one.
   */
  readonly plots?: Readonly<Record<string, Plot>>;
}

/** What is painted around the pieces by hand is about one seat's view. */
export interface HandView {
  /** From where one looks; 0 for a spectator. */
  readonly own: Seat;
  /** Whether one plays that seat. */
  readonly seated: boolean;
  /** What the player of a seat is called, or its side. */
  called(seat: Seat): string;
  readonly dpr: number;
}

/** How a card table is while it is played by hand: nothing is asked or reckoned there, and all of it may be moved. */
export interface TableByHand {
  /** As CardTable.lay, with a place for every zone in which something can come to lie, and with plots. */
  lay(window: WindowSize, scene: Scene, own: Seat): CardLayout;
  /** Paints over `paint` and under the pieces what otherwise stands there in DOM: ropes, names, plates. CSS px. */
  furnish(pen: CanvasRenderingContext2D, layout: CardLayout, scene: Scene, view: HandView): void;
}

/** What a part of a game's furniture is given. `useView()` of client/panels works in there too. */
export interface FurnitureProps {
  /** Its table is the one that is shown: acts that the board still shows have not happened in it. */
  readonly session: Session;
  readonly layout: CardLayout;
  /** From where one looks; 0 for a spectator. */
  readonly own: Seat;
}

/** How one card game lies on the table. Holds no truth: everything comes out of the session. */
export interface CardTable {
  lay(window: WindowSize, scene: Scene, own: Seat): CardLayout;
  /**
   * Paints what lies under the pieces (felt, wood, a trail), in CSS px; the pen is scaled already, `dpr` canvas
   * pixels to the CSS pixel. Called once per layout.
   */
  paint(ctx: CanvasRenderingContext2D, layout: CardLayout, scene: Scene, dpr: number): void | Promise<void>;
  /** Zones into which a card is always laid by two taps: taken up, then the zone. */
  readonly twoTaps?: readonly string[];
  /** Colour of a seat's dice and pawns, CSS; those of the look's table where absent. */
  colour?(seat: Seat, scene: Scene): string;
  /**
   * What stands around in DOM: plates of the players, ropes, headings. Laid over the drawing; lets pointers
   * through, except to buttons and links.
   */
  readonly Furniture: FunctionComponent<FurnitureProps>;
  /** Where absent, the table by hand lies as it does by the rules, without what stands around. */
  readonly byHand?: TableByHand;
  /** What stands in the middle of the rail, such as the phases; where absent whose turn it is. */
  readonly Rail?: FunctionComponent<FurnitureProps>;
}
