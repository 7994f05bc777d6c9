import { computed, effect } from '@preact/signals';
import { say, words } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { BoardImage } from '../art/paintedBoard.ts';
import { type Intent, type Meaning, read } from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { announce, type Props, playBeat } from './acts.ts';
import { Carrying } from './carrying.ts';
import { panelBoxes } from './covers.ts';
import { Deeds } from './deeds.ts';
import { browserAudience, Director } from './director.ts';
import type { Field } from './field.ts';
import type { Layout, Point } from './layout.ts';
import { Lighting } from './lighting.ts';
import type { Lights } from './lights.ts';
import { Motions } from './motion.ts';
import { makeSounds, type SoundName } from './sounds.ts';
import type { Stage } from './stage.ts';
import { TableNote } from './table-note.ts';
import { tableText } from './text.ts';
import type { Desk } from './tools/desk.ts';
import { Touching } from './touching.ts';
import { Viewport } from './viewport.ts';
import { BackdropView } from './views/backdrop.ts';
import { showBanner } from './views/banner.ts';
import { CardsView } from './views/cards.ts';
import { CellsView } from './views/cells.ts';
import { layClosed } from './views/closed.ts';
import { CoordinatesView } from './views/coordinates.ts';
import { DiceView } from './views/dice.ts';
import { GhostsView } from './views/ghosts.ts';
import { MinimapView } from './views/minimap.ts';
import { PiecesView } from './views/pieces.ts';
import { SightLinesView } from './views/sight-lines.ts';
import { TagsView } from './views/tags.ts';

/** Panels have their size so long after their contents changed, ms. */
const PANELS_LAID = 60;

/** A word beside a warrior stays so long, ms. */
const TOLD = 4200;

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

/** All that lies on the table, kept as the session says. Truth stays in the session. */
export class Tabletop {
  readonly motions = new Motions();
  readonly pieces: PiecesView;
  readonly viewport: Viewport;
  readonly backdrop: BackdropView;
  readonly cards: CardsView;
  private readonly parts: Parts;
  private readonly cells: CellsView;
  private readonly dice: DiceView;
  private readonly tags: TagsView;
  private readonly sight: SightLinesView;
  private readonly ghosts: GhostsView;
  private readonly coordinates: CoordinatesView;
  private readonly note: TableNote;
  /** What a warrior's turn came to, where nothing else shows it. */
  private readonly told: TableNote;
  private readonly deeds: Deeds;
  private readonly carrying: Carrying;
  private readonly lighting: Lighting;
  private readonly sound: (name: SoundName) => void;
  private minimap: MinimapView | null = null;
  private director: Director | null = null;
  private layout: Layout;
  private dpr: number;
  private meaning: Meaning = read([], '');
  private shownTable: PublicTable;
  private stops: (() => void)[] = [];
  private myTurn = false;
  private aside: ReturnType<typeof setTimeout> | undefined;
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
    this.sight = new SightLinesView(stage, field);
    this.cards = new CardsView(stage, scene, own, this.motions, layout, dpr);
    this.dice = new DiceView(stage, this.motions, layout, dpr);
    this.ghosts = new GhostsView(stage, scene, this.pieces, fine);
    this.coordinates = new CoordinatesView(stage, field, fine);
    this.note = new TableNote(parts.parent);
    this.told = new TableNote(parts.parent);
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
      point: (cell, piece) => this.lighting.point(cell, piece),
    });
    this.lighting = new Lighting({
      session,
      stage,
      pieces: this.pieces,
      cells: this.cells,
      tags: this.tags,
      sight: this.sight,
      cards: this.cards,
      meaning: () => this.meaning,
      held: () => this.carrying.piece,
    });
  }

  /** The curtain opens: from here on the table follows the session. Returns what pointers may do to it. */
  begin(board: BoardImage): Desk {
    const { session, stage, field, scene, settings } = this.parts;
    this.backdrop.layBoard(board);
    layClosed(stage, field, Math.min(2, this.parts.fine));
    const minimap = new MinimapView(stage, field, scene, board);
    this.minimap = minimap;
    this.relay(this.layout, this.dpr);
    const director = new Director(
      session,
      {
        play: (beat, told) => playBeat(beat, told, this.props),
        announce: (discard) => announce(discard, this.props),
        settle: (table) => this.settle(table),
      },
      this.motions,
      browserAudience(() => settings.speed.peek()),
    );
    this.director = director;
    const card = computed(() => session.focus.value.card);
    const made = computed(() => session.focus.value.made);
    const pinned = computed(() => session.focus.value.pinned);
    this.stops.push(
      effect(() => this.decide(read(session.decisions.value, card.value, made.value))),
      effect(() => {
        session.focus.value;
        this.lighting.renew();
      }),
      effect(() => this.showLooked(pinned.value)),
      effect(() => this.coordinates.show(settings.coordinates.value)),
      session.onDrag(({ seat, piece, x, y }) => this.ghosts.hear(seat, piece, field.fromRoom({ x, y }))),
    );
    if (this.layout.form === 'phone') this.viewport.relay(this.layout, this.ownMiddle());
    return new Touching({
      ...this.parts,
      pieces: this.pieces,
      cards: this.cards,
      viewport: this.viewport,
      carrying: this.carrying,
      deeds: this.deeds,
      note: this.note,
      lighting: this.lighting,
      minimap,
      director,
      meaning: () => this.meaning,
      layout: () => this.layout,
      table: () => this.shownTable,
    });
  }

  /** Lays the board that a draft stood for. */
  layBoard(board: BoardImage): void {
    this.backdrop.layBoard(board);
  }

  stop(): void {
    this.deeds.close();
    clearTimeout(this.aside);
    for (const stop of this.stops) stop();
    this.director?.stop();
    this.note.destroy();
    this.told.destroy();
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
    return (
      this.director?.busy === true ||
      this.motions.busy ||
      this.aside !== undefined ||
      this.carrying.piece !== ''
    );
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

  get lights(): Lights {
    return this.lighting.lights;
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
    this.lighting.renew();
    this.carrying.remember();
    if (this.director) this.stepAside();
  }

  /** Whose turn it is, where it may go and whom it may reach must not lie under a panel. */
  private stepAside(): void {
    clearTimeout(this.aside);
    this.aside = setTimeout(() => {
      this.aside = undefined;
      const { acting, cells, targets } = this.meaning;
      const { prompt, sheet } = panelBoxes();
      if (this.carrying.piece !== '') return;
      if (prompt) this.minimap?.keepAbove(prompt);
      this.lookAround();
      const there = acting ? [this.pieces.cellOf(acting), ...cells.keys()] : [];
      for (const piece of acting ? targets.keys() : []) there.push(this.pieces.cellOf(piece));
      const places = there.filter((cell) => cell >= 0).map((cell) => this.parts.field.centre(cell));
      const covers = [sheet, prompt].filter((box) => box !== undefined);
      if (places.length === 0) void this.viewport.stepBack();
      else void this.viewport.stepAside(places, covers);
    }, PANELS_LAID);
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
    this.lighting.renew();
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
      banner: (text) => showBanner(self.parts.parent, self.motions, self.layout, self.dpr, text),
      attend: (cells) => self.attend(cells),
      tell: (what, rule, cell) => {
        const { x, y } = self.viewport.toScreen(self.centre(cell));
        const told = words('table.told', { what: say(what, ...self.parts.session.texts), rule });
        self.told.show(say(told, tableText), { x: x - 60, y: y + 12 }, self.layout);
        self.told.hideIn(TOLD);
      },
    };
  }
}
