import { computed, effect } from '@preact/signals';
import { say } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { BoardImage } from '../art/paintedBoard.ts';
import {
  clickCard,
  clickCell,
  clickPiece,
  type Intent,
  type Meaning,
  movable,
  read,
} from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { type Props, playBeat } from './acts.ts';
import { Carrying } from './carrying.ts';
import { Deeds } from './deeds.ts';
import { browserAudience, Director } from './director.ts';
import type { Field } from './field.ts';
import { cursorFor, findAt } from './finding.ts';
import type { Layout, Point } from './layout.ts';
import { focusedOption, lightsFor } from './lights.ts';
import { Motions } from './motion.ts';
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
import { PiecesView } from './views/pieces.ts';
import { TagsView } from './views/tags.ts';

/** How long a card's name stays after it was asked for, ms. */
const NAME_SHOWN = 1600;

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
  private readonly deeds: Deeds;
  private readonly carrying: Carrying;
  private readonly sound: (name: SoundName) => void;
  private minimap: MinimapView | null = null;
  private director: Director | null = null;
  private layout: Layout;
  private dpr: number;
  private meaning: Meaning = read([], '');
  private shownTable: PublicTable;
  private pointed: { cell: number; piece: string } = { cell: -1, piece: '' };
  private pointedCard = '';
  private stops: (() => void)[] = [];
  private myTurn = false;
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
    this.deeds = new Deeds(session, () => this.whole(), this.sound);
    this.carrying = new Carrying({
      session,
      field,
      pieces: this.pieces,
      viewport: this.viewport,
      motions: this.motions,
      deeds: this.deeds,
      sound: this.sound,
      meaning: () => this.meaning,
      point: (cell, piece) => this.point(cell, piece),
    });
  }

  /** The curtain opens: from here on the table follows the session. */
  begin(board: BoardImage): void {
    const { session, stage, field, scene, settings } = this.parts;
    this.backdrop.layBoard(board);
    this.minimap = new MinimapView(stage, field, scene, board);
    this.relay(this.layout, this.dpr);
    this.director = new Director(
      session,
      { play: (beat, told) => playBeat(beat, told, this.props), settle: (table) => this.settle(table) },
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
      session.onDrag(({ seat, piece, x, y }) => this.ghosts.hear(seat, piece, field.fromRoom({ x, y }))),
    );
    if (this.layout.form === 'phone') this.viewport.relay(this.layout, this.ownMiddle());
  }

  stop(): void {
    this.deeds.close();
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
    this.motions.calm = this.lessMotion.matches;
    this.carrying.tick(now);
    if (this.motions.busy) this.parts.stage.touch();
    this.motions.tick(now);
    this.cells.tick(now, this.motions.calm);
    this.ghosts.tick(now);
  }

  get busy(): boolean {
    return this.director?.busy === true || this.motions.busy || this.carrying.piece !== '';
  }

  // ---- Desk: what the pointer tools may do

  find(at: Point): Found {
    const { cards, pieces, viewport, minimap } = this;
    return findAt(
      at,
      { field: this.parts.field, cards, pieces, viewport, minimap },
      this.meaning,
      this.carrying.piece,
    );
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
    this.director?.skip();
    this.carrying.lift(piece, at);
    this.deeds.look(piece);
    this.light();
  }

  carry(at: Point): void {
    this.carrying.carry(at);
  }

  putBack(): void {
    this.carrying.putBack();
  }

  letGo(at: Point): void {
    this.carrying.letGo(at);
  }

  click(found: Found, at: Point, how: { list: boolean; touch: boolean }): void {
    if (this.director?.busy && !how.list) this.director.skip();
    if (found.what === 'card' && how.list) this.nameCard(found.card, at);
    else if (found.what === 'card')
      this.deeds.act(clickCard(this.meaning, found.card, this.parts.session.focus.peek().card), at);
    else if (found.what === 'cell') {
      const intent = clickCell(this.meaning, found.cell);
      this.deeds.act(intent.do === 'nothing' ? { do: 'look', piece: '' } : intent, at);
    } else if (found.what === 'piece') this.deeds.act(clickPiece(this.meaning, found.piece, how.list), at);
    else this.deeds.look('');
  }

  /** Cards are small on a phone: holding one tells its name. */
  private nameCard(card: string, at: Point): void {
    const kind = this.shownTable.pieces.get(card)?.kind ?? '';
    this.note.show(this.parts.scene.kinds[kind]?.name ?? '', { x: at.x, y: at.y - 60 }, this.layout);
    this.note.hideIn(NAME_SHOWN);
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
    canvas.style.cursor = cursorFor(found, this.meaning);
  }

  // ---- For tests and the keyboard

  act(intent: Intent, at: Point): void {
    this.deeds.act(intent, at);
  }

  get cellCount(): number {
    return this.parts.field.cells;
  }

  /** Shows what is being shown as done. */
  skip(): void {
    this.director?.skip();
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

  // ---- Keeping up with the session

  private decide(meaning: Meaning): void {
    const { session } = this.parts;
    const before = this.meaning;
    this.meaning = meaning;
    this.deeds.close();
    const asked = session.decisions.peek().length > 0;
    if (asked && !this.myTurn && this.director) this.sound('turn');
    this.myTurn = asked || (this.myTurn && session.pending.peek() > 0);
    if (meaning.acting && meaning.acting !== before.acting)
      void this.attend([this.pieces.cellOf(meaning.acting)]);
    this.light();
    this.carrying.remember();
  }

  /** Whoever is looked at from the panels or by the keyboard comes into the window. */
  private showLooked(piece: string): void {
    if (piece && this.director) void this.attend([this.pieces.cellOf(piece)]);
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
    const pointed = { ...this.pointed, held: this.carrying.piece };
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
    if (this.carrying.piece !== '') return;
    const places = cells.filter((c) => c >= 0).map((c) => this.parts.field.centre(c));
    await this.viewport.attend(places);
    const { viewport } = this;
    if (places.length > 0) this.minimap?.dodge(viewport.toScreen(places[0]), viewport.view, viewport.camera);
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
