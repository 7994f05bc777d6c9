import { clickPiece, drop, type Meaning, type Option } from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import { setDown } from './acts.ts';
import type { Deeds } from './deeds.ts';
import type { Field } from './field.ts';
import type { Point } from './layout.ts';
import { backOut, type Motions, quadIn } from './motion.ts';
import type { SoundName } from './sounds.ts';
import type { Viewport } from './viewport.ts';
import type { PieceView } from './views/piece-view.ts';
import type { PiecesView } from './views/pieces.ts';

/** Others hear of a drag at most so often, ms … */
const DRAG_EVERY = 50;
/** … and at least so often while the piece is held still. */
const DRAG_STILL = 1000;
/** How long a warrior dropped before its cards came may wait for its choices, ms. */
const DROP_PATIENCE = 8000;

/** What the hand that carries needs of the table. */
export interface Ground {
  readonly session: Session;
  readonly field: Field;
  readonly pieces: PiecesView;
  readonly viewport: Viewport;
  readonly motions: Motions;
  readonly deeds: Deeds;
  meaning(): Meaning;
  /** What lies under the carried piece's foot, for the light; -1 and '' for nothing. */
  point(cell: number, piece: string): void;
  sound(name: SoundName): void;
}

interface Held {
  readonly view: PieceView;
  /** From the pointer to the piece's foot, board units, so that it doesn't jump under the pointer. */
  readonly grip: Point;
  cell: number;
  under: string;
}

/** A piece in the hand: lifted, carried, let go, put back. */
export class Carrying {
  private readonly ground: Ground;
  private held: Held | null = null;
  private wish: {
    readonly piece: string;
    readonly cell: number;
    readonly under: string;
    readonly since: number;
  } | null = null;
  private told = 0;
  private now = 0;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Piece in the hand, '' for none. */
  get piece(): string {
    return this.held?.view.id ?? '';
  }

  lift(piece: string, at: Point): void {
    const { pieces, viewport, motions, sound } = this.ground;
    const view = pieces.get(piece);
    if (!view) return;
    const p = viewport.toBoard(at);
    this.held = { view, grip: { x: view.at.x - p.x, y: view.at.y - p.y }, cell: -1, under: '' };
    pieces.hold(piece);
    sound('lift');
    void motions.play(
      160,
      (t) => {
        if (this.held?.view === view) view.lift = t;
        view.draw();
      },
      backOut,
    );
  }

  carry(at: Point): void {
    if (!this.held) return;
    const { viewport, field, pieces, point } = this.ground;
    const { view, grip } = this.held;
    const p = viewport.toBoard(at);
    view.at = { x: p.x + grip.x, y: p.y + grip.y };
    view.draw();
    const cell = field.cellAt(view.at);
    const there = cell >= 0 ? pieces.inCell(cell) : '';
    this.held.cell = cell;
    this.held.under = there === view.id ? '' : there;
    point(cell, this.held.under);
    if (this.now - this.told >= DRAG_EVERY) this.tell();
  }

  putBack(): void {
    const held = this.release();
    if (held) void this.fallBack(held.view);
  }

  letGo(at: Point): void {
    this.carry(at);
    const held = this.release();
    if (!held) return;
    const { pieces, deeds } = this.ground;
    const meaning = this.ground.meaning();
    const { view, cell, under } = held;
    const intent = drop(meaning, view.id, cell, under);
    if (intent.do === 'choose' && intent.option.view.target === undefined) {
      void this.setDownIn(view, cell, intent.option);
      return;
    }
    void this.fallBack(view);
    if (
      intent.do === 'nothing' &&
      meaning.pieces.has(view.id) &&
      cell >= 0 &&
      cell !== pieces.cellOf(view.id)
    ) {
      // It draws its cards first; what the drop meant is seen when its choices come.
      this.wish = { piece: view.id, cell, under, since: this.now };
      deeds.act(clickPiece(meaning, view.id), at);
    } else deeds.act(intent, at);
  }

  /** New choices have come: a warrior dragged before it had its cards may now do what its drop meant. */
  remember(): void {
    const { wish } = this;
    if (!wish) return;
    const { viewport, field, deeds } = this.ground;
    const meaning = this.ground.meaning();
    if (this.now - wish.since > DROP_PATIENCE) this.wish = null;
    // The cards may be here before the answer to having asked for them, and until then nothing can be sent.
    else if (this.ground.session.pending.peek() > 0) return;
    else if (meaning.acting === wish.piece) {
      this.wish = null;
      const intent = drop(meaning, wish.piece, wish.cell, wish.under);
      if (intent.do !== 'nothing') deeds.act(intent, viewport.toScreen(field.centre(wish.cell)));
    }
  }

  tick(now: number): void {
    this.now = now;
    if (this.held && now - this.told > DRAG_STILL) this.tell();
    this.remember();
  }

  private release(): Held | null {
    const { held } = this;
    this.held = null;
    if (held) {
      this.ground.session.drag('', 0, 0);
      this.ground.point(-1, '');
    }
    return held;
  }

  private tell(): void {
    if (!this.held) return;
    this.told = this.now;
    const { x, y } = this.ground.field.toRoom(this.held.view.at);
    this.ground.session.drag(this.held.view.id, x, y);
  }

  /** The piece stays where it was put until the answer comes. */
  private async setDownIn(view: PieceView, cell: number, option: Option): Promise<void> {
    const { pieces, motions, deeds, sound } = this.ground;
    void this.sink(view, pieces.spot(cell)).then(() => {
      sound('set');
      return setDown(view, { motions });
    });
    const accepted = await deeds.take(option);
    pieces.release(view.id);
    if (!accepted) await this.fallBack(view);
  }

  private async fallBack(view: PieceView): Promise<void> {
    const { pieces, sound } = this.ground;
    await this.sink(view, pieces.spot(pieces.cellOf(view.id)));
    pieces.release(view.id);
    sound('set');
  }

  private async sink(view: PieceView, to: Point): Promise<void> {
    const from = view.at;
    const high = view.lift;
    await this.ground.motions.play(
      130,
      (t) => {
        view.at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
        view.lift = high * (1 - t);
        view.draw();
      },
      quadIn,
    );
    view.at = to;
    view.lift = 0;
  }
}
