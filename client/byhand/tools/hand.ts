import type { Point } from '../../table/layout.ts';
import type { Hand, Pointer } from '../../table/tools/desk.ts';

/** What the pointer does on felt and pieces: takes and selects, or only selects, or shows something to the others. */
export type Tool = 'hand' | 'select' | 'ruler' | 'arrow' | 'ping';

/** What lies under a pointer. */
export type Under =
  | { readonly what: 'piece'; readonly piece: string }
  /** One's own hand, between the cards. */
  | { readonly what: 'fan' }
  | { readonly what: 'table' };

/** What the tools may do to the table. They know neither Phaser nor the game. */
export interface Reach {
  find(at: Point): Under;
  tool(): Tool;
  /** Space is down: the world goes along with the pointer. */
  pans(): boolean;
  exists(piece: string): boolean;
  takeable(piece: string): boolean;
  selected(piece: string): boolean;
  /** More cards are in the hand than fit. */
  swipes(piece: string): boolean;
  swipe(by: number): void;
  pan(dx: number, dy: number): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  /** Takes the piece, and what is selected with it, by the point where it was pressed. */
  lift(piece: string, at: Point): void;
  carry(at: Point): void;
  putBack(): void;
  /** `invert`: not as the snapping says. */
  letGo(at: Point, how: { readonly invert: boolean }): void;
  /** Box selection. `add`: to what is selected already. */
  box(from: Point, to: Point, add: boolean): void;
  endBox(done: boolean): void;
  point(tool: 'ruler' | 'arrow', from: Point, to: Point): void;
  endPoint(done: boolean): void;
  ping(at: Point): void;
  click(under: Under, at: Point, how: { readonly add: boolean; readonly touch: boolean }): void;
  /** A second click in the same place. */
  again(under: Under, at: Point): void;
  menu(under: Under, at: Point): void;
  hover(under: Under, at: Point): void;
}

/** The states by name, so that one can follow another without importing it. */
export interface Palms {
  readonly reach: Reach;
  /** The last click, for the second one in the same place. */
  last: { readonly at: Point; readonly time: number } | null;
  idle(): Hand;
  pressing(start: Pointer, under: Under): Hand;
  dragging(start: Pointer, piece: string): Hand;
  boxing(start: Pointer): Hand;
  pointing(start: Pointer, tool: 'ruler' | 'arrow'): Hand;
  panning(start: Pointer): Hand;
  swiping(start: Pointer): Hand;
  pinching(first: Pointer, second: Pointer): Hand;
}
