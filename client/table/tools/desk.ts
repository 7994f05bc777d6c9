import type { Point } from '../layout.ts';

/** One finger, pen or mouse button that is down, or the mouse as it hovers. Positions in CSS pixels. */
export interface Pointer extends Point {
  readonly id: number;
  readonly kind: 'mouse' | 'touch';
  /** 0 left or finger, 1 middle, 2 right. */
  readonly button: number;
  /** Milliseconds on any steady clock. */
  readonly time: number;
  /** Keys that are down meanwhile. */
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** What lies under a point, topmost first. */
export type Found =
  | { readonly what: 'piece'; readonly piece: string; readonly cell: number }
  | { readonly what: 'cell'; readonly cell: number }
  | { readonly what: 'card'; readonly card: string }
  | { readonly what: 'minimap' }
  | { readonly what: 'table' };

/** What the tools may do to the table. They know neither Phaser nor the game. */
export interface Desk {
  find(at: Point): Found;
  exists(piece: string): boolean;
  movable(piece: string): boolean;
  pan(dx: number, dy: number): void;
  zoom(at: Point, factor: number): void;
  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void;
  /** Brings the part of the board that the minimap shows at this point into the window. */
  glide(at: Point): void;
  /** Takes the piece up by the point where it was pressed. */
  lift(piece: string, at: Point): void;
  carry(at: Point): void;
  /** The lifted piece goes back to where it was. */
  putBack(): void;
  /** The lifted piece is let go here. */
  letGo(at: Point): void;
  /** `list`: show the alternatives as well. */
  click(found: Found, at: Point, how: { readonly list: boolean; readonly touch: boolean }): void;
  hover(found: Found, at: Point): void;
}

/** One state of the hand. Each method returns the state that follows. */
export interface Hand {
  readonly name: 'idle' | 'pressing' | 'dragging' | 'panning' | 'pinching' | 'boxing' | 'pointing';
  down(p: Pointer): Hand;
  move(p: Pointer): Hand;
  up(p: Pointer): Hand;
  /** Escape, a lost pointer, a window that loses focus. */
  cancel(): Hand;
  /** Time passes; also called after the table changed under the hand. */
  tick(time: number): Hand;
}

/** The states by name, so that one state can follow another without importing it. */
export interface Hands {
  readonly desk: Desk;
  idle(): Hand;
  pressing(start: Pointer, found: Found): Hand;
  dragging(start: Pointer, piece: string): Hand;
  panning(start: Pointer): Hand;
  pinching(first: Pointer, second: Pointer): Hand;
}
