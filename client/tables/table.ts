import type { FunctionComponent } from 'preact';
import type { Scene, Seat } from '../../shared/table/model.ts';
import type { Session } from '../session/session.ts';

/** In CSS px of the window. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How the pieces of one zone lie in its rectangle. */
export interface ZonePlace extends Rect {
  /**
   * fan: a hand, overlapping where it must · row, column: beside each other, overlapping where they must ·
   * stack: all in one place with the topmost shown · points: each `at` has a place of its own
   */
  readonly spread: 'fan' | 'row' | 'column' | 'stack' | 'points';
  /** Width of a card there; its height is 7/5 of it. */
  readonly card: number;
  /** For 'points': by `at`, in CSS px of the window. */
  readonly points?: readonly { readonly x: number; readonly y: number }[];
  /** Drawn above others of a lower number where they overlap. */
  readonly order?: number;
}

/** Where everything lies in a window of one size, seen from one's own seat. */
export interface CardLayout {
  readonly form: 'desktop' | 'phone' | 'landscape';
  readonly width: number;
  readonly height: number;
  readonly zones: Readonly<Record<string, ZonePlace>>;
  /** By the id of the paper. Papers without a place are not shown. */
  readonly papers: Readonly<Record<string, Rect>>;
  readonly rail: Rect;
  readonly prompt: Rect;
  /** The one main button and the few others. */
  readonly buttons: Rect;
  /** Where dice tumble. */
  readonly dice: Rect;
}

/** How one card game lies on the table. Holds no truth: everything comes out of the session. */
export interface CardTable {
  lay(window: { readonly width: number; readonly height: number }, scene: Scene, own: Seat): CardLayout;
  /** Paints what lies under the pieces (felt, wood, a trail), in CSS px. Called once per layout. */
  paint(ctx: CanvasRenderingContext2D, layout: CardLayout, scene: Scene): void | Promise<void>;
  /** What stands around in DOM: plates of the players, ropes, headings. Laid over the drawing. */
  readonly Furniture: FunctionComponent<{ readonly session: Session; readonly layout: CardLayout }>;
}
