import { computed, effect } from '@preact/signals';
import { say } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Scene } from '../../shared/table/model.ts';
import {
  clickCard,
  clickCell,
  clickPiece,
  drop,
  type Intent,
  type Meaning,
  movable,
  type Option,
  read,
} from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { type Props, playEvent, setDown } from './acts.ts';
import { openChooser } from './chooser.ts';
import { browserAudience, Director } from './director.ts';
import { type Field, R } from './field.ts';
import type { Layout, Point } from './layout.ts';
import { focusedOption, lightsFor } from './lights.ts';
import { backOut, Motions, quadIn } from './motion.ts';
import { makeSounds, type SoundName } from './sounds.ts';
import type { Stage } from './stage.ts';
import { TableNote } from './table-note.ts';
import { tableText } from './text.ts';
import type { Desk, Found } from './tools/desk.ts';
import { Viewport } from './viewport.ts';
import { BackdropView } from './views/backdrop.ts';
import { showBanner } from './views/banner.ts';
import { CardsView } from './views/cards.ts';
import { CellsView } from './views/cells.ts';
import { CoordinatesView } from './views/coordinates.ts';
import { DiceView } from './views/dice.ts';
import { GhostsView } from './views/ghosts.ts';
import { MinimapView } from './views/minimap.ts';
import type { PieceView } from './views/piece-view.ts';
import { PiecesView } from './views/pieces.ts';
import { TagsView } from './views/tags.ts';

/** Others hear of a drag at most so often, ms. */
const DRAG_EVERY = 50;
/** … and at least so often while it is held still. */
const DRAG_STILL = 1000;
/** How long a warrior dropped before its cards came may wait for its choices, ms. */
const DROP_PATIENCE = 8000;

/** How long a hand that can do nothing is shown, ms. */
const LOOK = { normal: 900, fast: 500, off: 200 } as const;

/** What a table is made of. */
export interface Parts {
  readonly session: Session;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly field: Field;
  readonly parent: HTMLElement;
  readonly settings: Settings;
  /** Seat from which one looks. */
  readonly own: number;
  /** Texture pixels per board unit. */
  readonly fine: number;
}

/** A piece in the hand, or just let go and not yet answered for. */
interface Held {
  readonly view: PieceView;
  /** From the pointer to the piece's foot, board units, so that it doesn't jump under the pointer. */
  readonly grip: Point;
}

/** All that lies on the table, and what hands can do to it. Truth stays in the session. */
export class Tabletop implements Desk {
  readonly motions = new Motions();
  readonly pieces: PiecesView;
  readonly viewport: Viewport;
  readonly backdrop: BackdropView;
  readonly cards: CardsView;
  private readonly parts: Parts;
  private readonly cells: CellsView;
  private readonly dice: DiceView;
  private readonly tags: TagsView;
  private readonly ghosts: GhostsView;
  private readonly coordinates: CoordinatesView;
  private readonly note: TableNote;
  private readonly sound: (name: SoundName) => void;
  private minimap: MinimapView | null = null;
  private director: Director | null = null;
  private layout: Layout;
  private dpr: number;
  private meaning: Meaning = read([], '');
  private shownTable: PublicTable;
  private held: Held | null = null;
  private pointed: { cell: number; piece: string } = { cell: -1, piece: '' };
  private pointedCard = '';
  private lastDrag = 0;
  private waitingDrop: { piece: string; cell: number; under: string; since: number } | null = null;
  private closeChooser = () => {};
  private stops: (() => void)[] = [];
  private myTurn = false;
  private now = 0;
  private automatic = 0;
  private readonly lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

  constructor(parts: Parts, layout: Layout, dpr: number) {
    const { stage, field, scene, fine, own, session, settings } = parts;
    this.parts = parts;
    this.layout = layout;
    this.dpr = dpr;
    this.shownTable = session.table.peek();
    this.sound = makeSounds(() => settings.sound.peek());
    this.backdrop = new BackdropView(stage, field, fine);
    this.cells = new CellsView(stage, field, fine);
    this.pieces = new PiecesView(stage, field, scene, own, fine);
    this.tags = new TagsView(stage, this.pieces, fine);
    this.cards = new CardsView(stage, scene, own, this.motions, layout, dpr);
    this.dice = new DiceView(stage, this.motions, layout, dpr);
    this.ghosts = new GhostsView(stage, scene, this.pieces, fine);
    this.coordinates = new CoordinatesView(stage, field, fine);
    this.note = new TableNote(parts.parent);
    this.viewport = new Viewport(field, layout, this.motions, () => this.lookAround());
  }

  /** The curtain opens: from here on the table follows the session. */
  begin(board: HTMLCanvasElement): void {
    const { session, stage, field, scene, settings } = this.parts;
    this.minimap = new MinimapView(stage, field, scene, board);
    this.relay(this.layout, this.dpr);
    this.director = new Director(
      session,
      { play: (event, told) => playEvent(event, told, this.props), settle: (table) => this.settle(table) },
      this.motions,
      browserAudience(() => settings.speed.peek()),
    );
    const card = computed(() => session.focus.value.card);
    const pinned = computed(() => session.focus.value.pinned);
    this.stops.push(
      effect(() => this.decide(read(session.decisions.value, card.value))),
      effect(() => {
        session.focus.value;
        this.light();
      }),
      effect(() => this.showLooked(pinned.value)),
      effect(() => this.coordinates.show(settings.coordinates.value)),
      session.onDrag(({ seat, piece, x, y }) => this.ghosts.hear(seat, piece, this.fromRoom({ x, y }))),
    );
    if (this.layout.form === 'phone') this.viewport.relay(this.layout, this.ownMiddle());
  }

  stop(): void {
    this.closeChooser();
    clearTimeout(this.automatic);
    for (const stop of this.stops) stop();
    this.director?.stop();
    this.note.destroy();
  }

  relay(layout: Layout, dpr: number): void {
    this.layout = layout;
    this.dpr = dpr;
    this.parts.stage.fit(layout, dpr);
    this.backdrop.relay(layout, dpr);
    this.cards.relay(layout, dpr);
    this.dice.relay(layout, dpr);
    this.minimap?.relay(layout, dpr);
    this.viewport.relay(layout, this.ownMiddle());
    if (this.director && !this.director.busy) this.settle(this.shownTable);
    else this.minimap?.sync(this.shownTable);
    this.lookAround();
  }

  /** Every frame. */
  frame(now: number): void {
    this.now = now;
    this.motions.calm = this.lessMotion.matches;
    if (this.held && now - this.lastDrag > DRAG_STILL) this.tellDrag();
    if (this.motions.busy) this.parts.stage.touch();
    this.motions.tick(now);
    this.cells.tick(now, this.motions.calm);
    this.ghosts.tick(now);
  }

  get busy(): boolean {
    return this.director?.busy === true || this.motions.busy || this.held !== null;
  }

  // ---- Desk: what the pointer tools may do

  find(at: Point): Found {
    const card = this.cards.under(at);
    if (card !== '') return { what: 'card', card };
    if (this.minimap?.pointAt(at)) return { what: 'minimap' };
    if (!this.viewport.inWindow(at)) return { what: 'table' };
    const p = this.viewport.toBoard(at);
    const cell = this.parts.field.cellAt(p);
    const inCell = cell >= 0 ? this.pieces.inCell(cell) : '';
    const under = this.pieces.under(p, this.held?.view.id);
    // A head that reaches into the next hex must not hide a hex that may be entered.
    const lit = cell >= 0 && this.meaning.cells.has(cell) && inCell === '';
    const piece = inCell || (lit ? '' : under);
    if (piece !== '') return { what: 'piece', piece, cell: this.pieces.cellOf(piece) };
    return cell >= 0 ? { what: 'cell', cell } : { what: 'table' };
  }

  exists(piece: string): boolean {
    return this.pieces.get(piece) !== undefined;
  }

  movable(piece: string): boolean {
    return movable(this.meaning, piece);
  }

  pan(dx: number, dy: number): void {
    this.viewport.pan(dx, dy);
  }

  zoom(at: Point, factor: number): void {
    if (this.viewport.inWindow(at)) this.viewport.zoom(at, factor);
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.viewport.pinch(from, to);
  }

  glide(at: Point): void {
    const p = this.minimap?.pointAt(at);
    if (p) this.viewport.centre(p);
  }

  lift(piece: string, at: Point): void {
    const view = this.pieces.get(piece);
    if (!view) return;
    this.director?.skip();
    const p = this.viewport.toBoard(at);
    this.held = { view, grip: { x: view.at.x - p.x, y: view.at.y - p.y } };
    this.pieces.hold(piece);
    this.sound('lift');
    this.look(piece);
    void this.motions.play(
      160,
      (t) => {
        if (this.held?.view === view) view.lift = t;
        view.draw();
      },
      backOut,
    );
    this.light();
  }

  carry(at: Point): void {
    if (!this.held) return;
    const { view, grip } = this.held;
    const p = this.viewport.toBoard(at);
    view.at = { x: p.x + grip.x, y: p.y + grip.y };
    view.draw();
    const foot = { x: view.at.x, y: view.at.y };
    const cell = this.parts.field.cellAt(foot);
    this.point(cell, cell >= 0 ? this.other(cell, view.id) : '');
    if (this.now - this.lastDrag >= DRAG_EVERY) this.tellDrag();
  }

  private tellDrag(): void {
    if (!this.held) return;
    this.lastDrag = this.now;
    const { x, y } = this.toRoom(this.held.view.at);
    this.parts.session.drag(this.held.view.id, x, y);
  }

  putBack(): void {
    const { held } = this;
    this.held = null;
    if (!held) return;
    this.parts.session.drag('', 0, 0);
    this.point(-1, '');
    void this.fallBack(held.view);
  }

  letGo(at: Point): void {
    const { held } = this;
    if (!held) return;
    this.carry(at);
    this.held = null;
    this.parts.session.drag('', 0, 0);
    const { id } = held.view;
    const { cell, piece: under } = this.pointed;
    this.point(-1, '');
    const intent = drop(this.meaning, id, cell, under);
    if (
      intent.do === 'nothing' &&
      this.meaning.pieces.has(id) &&
      cell >= 0 &&
      cell !== this.pieces.cellOf(id)
    ) {
      // It draws its cards first; what the drop meant is seen when its choices come.
      this.waitingDrop = { piece: id, cell, under, since: this.now };
      void this.fallBack(held.view);
      this.act(clickPiece(this.meaning, id), at);
      return;
    }
    if (intent.do === 'choose' && intent.option.view.target === undefined) {
      void this.setDownIn(held.view, cell, intent.option);
      return;
    }
    void this.fallBack(held.view);
    this.act(intent, at);
  }

  click(found: Found, at: Point, how: { list: boolean; touch: boolean }): void {
    if (this.director?.busy && !how.list) this.director.skip();
    if (found.what === 'card')
      this.act(clickCard(this.meaning, found.card, this.parts.session.focus.peek().card), at);
    else if (found.what === 'cell') {
      const intent = clickCell(this.meaning, found.cell);
      this.act(intent.do === 'nothing' ? { do: 'look', piece: '' } : intent, at);
    } else if (found.what === 'piece') this.act(clickPiece(this.meaning, found.piece, how.list), at);
    else this.look('');
  }

  hover(found: Found, at: Point): void {
    const card = found.what === 'card' ? found.card : '';
    if (card !== this.pointedCard) {
      this.pointedCard = card;
      this.lightCards();
    }
    const piece = found.what === 'piece' ? found.piece : '';
    const cell = found.what === 'piece' || found.what === 'cell' ? found.cell : -1;
    this.point(cell, piece);
    const { focus } = this.parts.session;
    if (focus.peek().hovered !== piece) focus.value = { ...focus.peek(), hovered: piece };
    const condition = this.pieces.get(piece)?.conditionAt(this.viewport.toBoard(at));
    this.note.show(condition ? say({ key: `condition.${condition}` }, tableText) : '', at, this.layout);
    const { canvas } = this.parts.stage.game;
    canvas.style.cursor = this.cursor(found);
  }

  // ---- What intents come to

  /** Does what a click, drop or key meant. `at`: where a list would open. */
  act(intent: Intent, at: Point): void {
    const { session, parent } = this.parts;
    switch (intent.do) {
      case 'choose':
        void this.take(intent.option);
        return;
      case 'ask':
        this.closeChooser();
        this.closeChooser = openChooser(
          parent,
          at,
          this.whole(),
          intent.options,
          session.texts,
          (o) => void this.take(o),
        );
        return;
      case 'card':
        session.focus.value = { ...session.focus.peek(), card: intent.card };
        if (intent.card) this.sound('card');
        return;
      case 'look':
        this.look(intent.piece);
        return;
      case 'walk':
        session.focus.value = { ...session.focus.peek(), choice: intent.choice };
        return;
      case 'undo': {
        const seat = session.seats.peek()[0];
        if (seat !== undefined && session.canUndo.peek()) void session.act({ do: 'undo', seat });
        return;
      }
      case 'nothing':
    }
  }

  centre(cell: number): Point {
    return this.parts.field.centre(cell);
  }

  /** A screen point beside the piece whose turn it is: where a list opens that no pointer asked for. */
  pointedAt(): Point {
    const cell = this.pieces.cellOf(this.meaning.acting);
    const { x, y, w, h } = this.layout.board;
    return cell >= 0 ? this.viewport.toScreen(this.centre(cell)) : { x: x + w / 2, y: y + h / 2 };
  }

  get inOtherHands(): string[] {
    return this.ghosts.held;
  }

  get means(): Meaning {
    return this.meaning;
  }

  private async take(option: Option): Promise<boolean> {
    const { session } = this.parts;
    if (session.pending.peek() > 0) return false;
    if (session.focus.peek().card) session.focus.value = { ...session.focus.peek(), card: '' };
    return (await session.choose(option.decision, option.choice)) === null;
  }

  private look(piece: string): void {
    const { focus } = this.parts.session;
    if (focus.peek().pinned !== piece) focus.value = { ...focus.peek(), pinned: piece };
  }

  /** The piece stays where it was put until the answer comes. */
  private async setDownIn(view: PieceView, cell: number, option: Option): Promise<void> {
    const spot = this.pieces.spot(cell);
    const from = view.at;
    void this.motions
      .play(
        130,
        (t) => {
          view.at = { x: from.x + (spot.x - from.x) * t, y: from.y + (spot.y - from.y) * t };
          view.lift = 1 - t;
          view.draw();
        },
        quadIn,
      )
      .then(() => {
        view.at = spot;
        this.sound('set');
        return setDown(view, this);
      });
    const done = await this.take(option);
    this.pieces.release(view.id);
    if (!done) await this.fallBack(view);
  }

  private async fallBack(view: PieceView): Promise<void> {
    const home = this.pieces.spot(this.pieces.cellOf(view.id));
    const from = view.at;
    const high = view.lift;
    await this.motions.play(
      130,
      (t) => {
        view.at = { x: from.x + (home.x - from.x) * t, y: from.y + (home.y - from.y) * t };
        view.lift = high * (1 - t);
        view.draw();
      },
      quadIn,
    );
    this.pieces.release(view.id);
    this.sound('set');
  }

  // ---- Keeping up with the session

  private decide(meaning: Meaning): void {
    const { session } = this.parts;
    const before = this.meaning;
    this.meaning = meaning;
    this.closeChooser();
    const asked = session.decisions.peek().length > 0;
    if (asked && !this.myTurn && this.director) this.sound('turn');
    this.myTurn = asked || (this.myTurn && session.pending.peek() > 0);
    if (meaning.acting && meaning.acting !== before.acting)
      void this.attend([this.pieces.cellOf(meaning.acting)]);
    this.light();
    this.finishDrop();
    this.waitForNothing();
  }

  /** A decision with nothing useful in it is answered by the table after a short look. */
  private waitForNothing(): void {
    clearTimeout(this.automatic);
    const { session, settings } = this.parts;
    const decision = session.decisions.peek().find((d) => d.automatic !== undefined);
    if (!decision) return;
    this.automatic = window.setTimeout(() => {
      if (session.decisions.peek().includes(decision) && session.pending.peek() === 0)
        void session.choose(decision, decision.automatic!);
    }, LOOK[settings.speed.peek()]);
  }

  /** Whoever is looked at from the panels or by the keyboard comes into the window. */
  private showLooked(piece: string): void {
    if (piece && this.director) void this.attend([this.pieces.cellOf(piece)]);
  }

  /** A warrior dragged before it had its cards: now it has them. */
  private finishDrop(): void {
    const wish = this.waitingDrop;
    if (!wish) return;
    if (this.now - wish.since > DROP_PATIENCE) this.waitingDrop = null;
    else if (this.meaning.acting === wish.piece) {
      this.waitingDrop = null;
      const intent = drop(this.meaning, wish.piece, wish.cell, wish.under);
      if (intent.do !== 'nothing')
        this.act(intent, this.viewport.toScreen(this.parts.field.centre(wish.cell)));
    }
  }

  private settle(table: PublicTable): void {
    this.shownTable = table;
    this.parts.stage.touch();
    this.pieces.sync(table);
    this.cards.sync(table);
    this.minimap?.sync(table);
    this.lookAround();
    this.light();
  }

  private light(): void {
    const { focus } = this.parts.session;
    const pointed = { ...this.pointed, held: this.held?.view.id ?? '' };
    const { glows, odds } = lightsFor(this.meaning, focus.peek(), pointed, (piece) =>
      this.pieces.cellOf(piece),
    );
    const from = this.meaning.acting ? this.pieces.cellOf(this.meaning.acting) : -1;
    const walked = focusedOption(this.meaning, focus.peek().choice)?.view;
    const extra = walked?.cell !== undefined && walked.cell >= 0 && walked.cell !== this.pointed.cell;
    this.parts.stage.touch();
    this.cells.show(
      extra
        ? [...glows.filter((g) => g.cell !== walked.cell), { cell: walked.cell!, glow: 'hovered' }]
        : glows,
      from,
    );
    this.tags.show(odds, this.meaning.best);
    this.lightCards();
  }

  private lightCards(): void {
    const asked = this.meaning.cards.size > 0;
    this.cards.show(
      this.parts.session.focus.peek().card,
      this.pointedCard,
      asked ? this.meaning.cards : null,
    );
  }

  private point(cell: number, piece: string): void {
    if (cell === this.pointed.cell && piece === this.pointed.piece) return;
    this.pointed = { cell, piece };
    this.light();
  }

  private lookAround(): void {
    const { viewport } = this;
    if (!viewport) return;
    this.parts.stage.look(viewport.camera, this.dpr);
    this.minimap?.look(viewport.camera, viewport.view);
  }

  private async attend(cells: readonly number[]): Promise<void> {
    if (this.held) return;
    const places = cells.filter((c) => c >= 0).map((c) => this.parts.field.centre(c));
    await this.viewport.attend(places);
    const { viewport } = this;
    if (places.length > 0) this.minimap?.dodge(viewport.toScreen(places[0]), viewport.view, viewport.camera);
  }

  private cursor(found: Found): string {
    if (found.what === 'piece') {
      if (this.movable(found.piece)) return 'grab';
      return this.meaning.targets.has(found.piece) ? 'pointer' : 'default';
    }
    if (found.what === 'cell') return this.meaning.cells.has(found.cell) ? 'pointer' : 'default';
    return found.what === 'card' && this.meaning.cards.has(found.card) ? 'pointer' : 'default';
  }

  private other(cell: number, than: string): string {
    const piece = this.pieces.inCell(cell);
    return piece === than ? '' : piece;
  }

  private whole() {
    return { x: 0, y: 0, w: this.layout.width, h: this.layout.height };
  }

  private ownMiddle(): Point | null {
    const mine = [...this.shownTable.pieces.values()].filter(
      (p) => p.seat === this.parts.own && p.at >= 0 && this.parts.scene.zones[p.zone]?.kind === 'board',
    );
    if (mine.length === 0) return null;
    const places = mine.map((p) => this.parts.field.centre(p.at));
    return {
      x: places.reduce((sum, p) => sum + p.x, 0) / places.length,
      y: places.reduce((sum, p) => sum + p.y, 0) / places.length,
    };
  }

  /** Board units to what drags are told in: hex radii as seat 0 sees the board. */
  private toRoom(p: Point): Point {
    const { field } = this.parts;
    const seen = field.turn === 180 ? { x: field.w - p.x, y: field.h - p.y } : p;
    return { x: seen.x / R, y: seen.y / R };
  }

  private fromRoom(p: Point): Point {
    const { field } = this.parts;
    const seen = { x: p.x * R, y: p.y * R };
    return field.turn === 180 ? { x: field.w - seen.x, y: field.h - seen.y } : seen;
  }

  private readonly props: Props = this.makeProps();

  private makeProps(): Props {
    const self = this;
    return {
      get scene() {
        return self.parts.scene;
      },
      get motions() {
        return self.motions;
      },
      get pieces() {
        return self.pieces;
      },
      get cards() {
        return self.cards;
      },
      get dice() {
        return self.dice;
      },
      layout: () => self.layout,
      sound: (name) => self.sound(name),
      banner: (text) => showBanner(self.parts.stage, self.motions, self.layout, self.dpr, text),
      attend: (cells) => self.attend(cells),
    };
  }
}
