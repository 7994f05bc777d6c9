import { say } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Scene } from '../../shared/table/model.ts';
import { clickCard, clickCell, clickPiece, type Meaning, movable } from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import type { Carrying } from './carrying.ts';
import type { Deeds } from './deeds.ts';
import type { Director } from './director.ts';
import type { Field } from './field.ts';
import { cursorFor, findAt } from './finding.ts';
import type { Layout, Point } from './layout.ts';
import type { Lighting } from './lighting.ts';
import type { Stage } from './stage.ts';
import type { TableNote } from './table-note.ts';
import { tableText } from './text.ts';
import type { Desk, Found } from './tools/desk.ts';
import type { Viewport } from './viewport.ts';
import type { CardsView } from './views/cards.ts';
import { closedWords } from './views/closed.ts';
import type { MinimapView } from './views/minimap.ts';
import type { PiecesView } from './views/pieces.ts';

/** How long a card's name stays after it was asked for, ms. */
const NAME_SHOWN = 1600;

/** All that a pointer can reach. */
export interface Reach {
  readonly session: Session;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly field: Field;
  readonly pieces: PiecesView;
  readonly cards: CardsView;
  readonly viewport: Viewport;
  readonly carrying: Carrying;
  readonly deeds: Deeds;
  readonly note: TableNote;
  readonly lighting: Lighting;
  readonly minimap: MinimapView;
  readonly director: Director;
  meaning(): Meaning;
  layout(): Layout;
  /** The table as it is shown. */
  table(): PublicTable;
}

/** What the pointer tools may do to the table. */
export class Touching implements Desk {
  private readonly on: Reach;

  constructor(on: Reach) {
    this.on = on;
  }

  find(at: Point): Found {
    return findAt(at, this.on, this.on.meaning(), this.on.carrying.piece);
  }

  exists(piece: string): boolean {
    return this.on.pieces.get(piece) !== undefined;
  }

  movable(piece: string): boolean {
    return movable(this.on.meaning(), piece);
  }

  pan(dx: number, dy: number): void {
    this.on.viewport.pan(dx, dy);
  }

  zoom(at: Point, factor: number): void {
    if (this.on.viewport.inWindow(at)) this.on.viewport.zoom(at, factor);
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.on.viewport.pinch(from, to);
  }

  glide(at: Point): void {
    const p = this.on.minimap.pointAt(at);
    if (p) this.on.viewport.centre(p);
  }

  lift(piece: string, at: Point): void {
    const { director, carrying, deeds, lighting } = this.on;
    director.skip();
    carrying.lift(piece, at);
    deeds.look(piece);
    lighting.renew();
  }

  carry(at: Point): void {
    this.on.carrying.carry(at);
  }

  putBack(): void {
    this.on.carrying.putBack();
  }

  letGo(at: Point): void {
    this.on.carrying.letGo(at);
  }

  click(found: Found, at: Point, how: { list: boolean; touch: boolean }): void {
    const { director, deeds, session } = this.on;
    const meaning = this.on.meaning();
    if (director.busy && !how.list) director.skip();
    switch (found.what) {
      case 'card':
        if (how.list) this.nameCard(found.card, at);
        else deeds.act(clickCard(meaning, found.card, session.focus.peek().card), at);
        return;
      case 'cell': {
        const intent = clickCell(meaning, found.cell);
        deeds.act(intent.do === 'nothing' ? { do: 'look', piece: '' } : intent, at);
        if (how.touch && intent.do === 'nothing') this.nameGround(found, at);
        return;
      }
      case 'piece':
        deeds.act(clickPiece(meaning, found.piece, how.list), at);
        return;
      default:
        deeds.look('');
    }
  }

  hover(found: Found, at: Point): void {
    const { lighting, session, pieces, viewport, note, stage } = this.on;
    lighting.pointAtCard(found.what === 'card' ? found.card : '');
    const piece = found.what === 'piece' ? found.piece : '';
    lighting.point(found.what === 'piece' || found.what === 'cell' ? found.cell : -1, piece);
    const { focus } = session;
    if (focus.peek().hovered !== piece) focus.value = { ...focus.peek(), hovered: piece };
    const condition = pieces.get(piece)?.conditionAt(viewport.toBoard(at));
    const means = condition ? `condition.${condition}` : this.closedAt(found);
    note.show(means ? say({ key: means }, tableText) : '', at, this.on.layout());
    stage.game.canvas.style.cursor = cursorFor(found, this.on.meaning());
  }

  private closedAt(found: Found): string {
    return found.what === 'cell' ? closedWords(this.on.field, found.cell) : '';
  }

  /** A finger has no place to rest on a hex: it asks by a tap. */
  private nameGround(found: Found, at: Point): void {
    const means = this.closedAt(found);
    if (means === '') return;
    this.on.note.show(say({ key: means }, tableText), at, this.on.layout());
    this.on.note.hideIn(NAME_SHOWN);
  }

  /** Cards are small on a phone: holding one tells its name. */
  private nameCard(card: string, at: Point): void {
    const { note, scene } = this.on;
    const kind = this.on.table().pieces.get(card)?.kind ?? '';
    note.show(scene.kinds[kind]?.name ?? '', { x: at.x, y: at.y - 60 }, this.on.layout());
    note.hideIn(NAME_SHOWN);
  }
}
