import { words } from '../../shared/engine/words.ts';
import type { Point } from '../table/layout.ts';
import type { Found } from '../table/tools/desk.ts';
import type { Carrying } from './carrying.ts';
import type { HandDesk } from './desk.ts';
import type { Box } from './drawing/lamp.ts';
import type { Pointing } from './drawing/pointing.ts';
import type { HandSprites } from './drawing/sprites.ts';
import { isInHand } from './layout.ts';
import { type Lying, oneOfSeveral, piecesUnder } from './lying.ts';
import { inBox, rectOf } from './marquee.ts';
import { distanceOf, rulerEnd } from './measure.ts';
import { nameOf } from './presence.ts';
import { distanceText } from './text.ts';
import type { Reach, Tool, Under } from './tools/hand.ts';
import type { HandView } from './view.ts';

/** Fingers may miss a small thing by so much, px. */
const MISS = 8;
/** So often the others are told of an arrow that is being drawn, ms. */
const TELL = 60;

interface Parts {
  readonly desk: HandDesk;
  readonly view: HandView;
  readonly sprites: HandSprites;
  readonly carrying: Carrying;
  readonly box: Box;
  readonly pointing: Pointing;
  readonly canvas: HTMLElement;
}

/** What pointers do to the table by hand. */
export class Touching implements Reach {
  private readonly parts: Parts;
  private readonly touch = matchMedia('(pointer: coarse)').matches;
  private pointed: { readonly tool: 'ruler' | 'arrow'; readonly from: Point; readonly to: Point } | null =
    null;
  private told = 0;
  private boxed: readonly string[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
  }

  find(at: Point): Under {
    const { desk } = this.parts;
    const found = this.under(at);
    // What is selected is meant rather than what lies over it.
    const chosen = found.find(({ piece }) => desk.selection.peek().has(piece.id));
    const top = chosen ?? found[0];
    if (top) return { what: 'piece', piece: top.piece.id };
    return isInHand(desk.layout.peek(), at) ? { what: 'fan' } : { what: 'table' };
  }

  private under(at: Point): readonly Lying[] {
    const { desk, view } = this.parts;
    const layout = desk.layout.peek();
    const all = desk.arrangement.peek().lying;
    // A card that stands out of the hand is touched above its wood too.
    if (isInHand(layout, { x: at.x, y: at.y + 20 })) {
      const inHand = piecesUnder(all.values(), 'hand', at);
      if (inHand.length > 0 || isInHand(layout, at)) return inHand;
    }
    const room = this.touch ? MISS / view.camera.zoom : 0;
    const found = (room: number) =>
      piecesUnder(all.values(), 'world', view.toWorld(at), room).filter(
        // What others hold in their hands is only looked at.
        ({ piece }) => desk.scene.zones[piece.zone]?.kind !== 'hand',
      );
    const exact = found(0);
    return exact.length > 0 || room === 0 ? exact : found(room);
  }

  tool(): Tool {
    return this.parts.desk.tool.peek();
  }

  pans(): boolean {
    return this.parts.desk.spaced.peek();
  }

  exists(piece: string): boolean {
    return this.parts.desk.pieces.peek().has(piece);
  }

  takeable(piece: string): boolean {
    const { desk } = this.parts;
    const holder = desk.holders.peek().get(piece);
    if (holder !== undefined) {
      desk.session.refusal.value = { code: 'held', words: words('no.held', { name: nameOf(desk, holder) }) };
      return false;
    }
    return desk.takeable(piece);
  }

  selected(piece: string): boolean {
    return this.parts.desk.selection.peek().has(piece);
  }

  swipes(piece: string): boolean {
    const { desk } = this.parts;
    const { lying, stacks } = desk.arrangement.peek();
    const count = stacks.get(desk.ownHand.peek())?.length ?? 0;
    return lying.get(piece)?.where === 'hand' && desk.fan(count).reach > 0;
  }

  swipe(by: number): void {
    const { desk } = this.parts;
    const count = desk.arrangement.peek().stacks.get(desk.ownHand.peek())?.length ?? 0;
    const { reach } = desk.fan(count);
    desk.swipe.value = Math.max(0, Math.min(reach, desk.swipe.peek() + by));
  }

  pan(dx: number, dy: number): void {
    this.parts.view.pan(dx, dy);
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point]): void {
    this.parts.view.pinch(from, to);
  }

  zoom(at: Point, factor: number): void {
    const { desk, view } = this.parts;
    if (isInHand(desk.layout.peek(), at) && this.parts.carrying.ids.length === 0)
      this.swipe(-Math.log(factor) * 400);
    else view.zoom(at, factor);
  }

  lift(piece: string, at: Point): void {
    this.calm();
    this.parts.carrying.lift(piece, at);
  }

  carry(at: Point): void {
    this.parts.carrying.carry(at);
  }

  putBack(): void {
    this.parts.carrying.putBack();
  }

  letGo(at: Point, { invert }: { readonly invert: boolean }): void {
    this.parts.carrying.letGo(at, invert);
  }

  box(from: Point, to: Point, add: boolean): void {
    const { desk, view, box } = this.parts;
    box.show(from, to);
    const rect = rectOf(view.toWorld(from), view.toWorld(to));
    const { lying } = desk.arrangement.peek();
    const found = inBox(lying.values(), rect, (id) => desk.grouped(id));
    if (!add && this.boxed.length === 0) this.boxed = [];
    const before = add ? [...desk.selection.peek()].filter((id) => !this.boxed.includes(id)) : [];
    this.boxed = found;
    const next = new Set([...before, ...found]);
    const now = desk.selection.peek();
    if (next.size !== now.size || found.some((id) => !now.has(id))) desk.selection.value = next;
  }

  endBox(done: boolean): void {
    this.parts.box.show(null, null);
    if (!done) this.parts.desk.selection.value = new Set();
    this.boxed = [];
  }

  point(tool: 'ruler' | 'arrow', from: Point, to: Point): void {
    const { desk, view, pointing } = this.parts;
    const world = desk.world.peek();
    const ends = [view.toWorld(from), view.toWorld(to)].map((p) =>
      tool === 'ruler' ? rulerEnd(world, p) : p,
    );
    const shown = { tool, from: ends[0], to: ends[1] };
    this.pointed = shown;
    const text = tool === 'ruler' ? distanceText(distanceOf(world, shown.from, shown.to)) : '';
    const colour = desk.colourOf(Math.max(0, desk.acting.peek()));
    const now = performance.now();
    pointing.show('own', { kind: tool, from: shown.from, to: shown.to, colour, text }, now);
    desk.measured.value = text;
    if (now - this.told < TELL) return;
    this.told = now;
    this.tell(shown);
  }

  endPoint(done: boolean): void {
    if (done && this.pointed) this.tell(this.pointed);
    else this.parts.pointing.end('own');
    this.pointed = null;
  }

  private tell({ tool, from, to }: NonNullable<Touching['pointed']>): void {
    const { desk } = this.parts;
    const seat = desk.acting.peek();
    if (seat < 0) return;
    const { toTold } = desk.world.peek();
    const [a, b] = [toTold(from), toTold(to)];
    desk.session.point(seat, tool, a.x, a.y, b.x, b.y);
  }

  ping(at: Point): void {
    const { desk, view, pointing } = this.parts;
    const to = view.toWorld(at);
    const seat = desk.acting.peek();
    const shown = { kind: 'ping' as const, from: to, to, colour: desk.colourOf(Math.max(0, seat)), text: '' };
    pointing.show('own', shown, performance.now());
    desk.sound('turn');
    if (seat < 0) return;
    const told = desk.world.peek().toTold(to);
    desk.session.point(seat, 'ping', told.x, told.y, told.x, told.y);
  }

  click(under: Under, at: Point, { add, touch }: { readonly add: boolean; readonly touch: boolean }): void {
    const { desk } = this.parts;
    const shown = desk.rested.peek();
    const open = desk.menu.peek() !== null || desk.chooser.peek() !== null;
    this.calm();
    if (under.what !== 'piece') {
      if (!open && !add) desk.selection.value = new Set();
      return;
    }
    const several = oneOfSeveral(this.under(at), desk.scene.zones);
    if (several.length > 1 && !add && !several.some((id) => desk.selection.peek().has(id))) {
      desk.chooser.value = { at, ids: several };
      return;
    }
    const next = new Set(add ? desk.selection.peek() : []);
    if (add && next.has(under.piece)) next.delete(under.piece);
    else next.add(under.piece);
    desk.selection.value = next;
    // A finger can't rest on a card of the hand: it taps it to read it, and again to put it back.
    const inHand = desk.arrangement.peek().lying.get(under.piece)?.where === 'hand';
    if (touch && inHand && !add && shown !== under.piece) desk.rested.value = under.piece;
  }

  again(under: Under, at: Point): void {
    if (under.what === 'piece') this.menu(under, at);
    else if (under.what === 'table') this.ping(at);
  }

  menu(under: Under, at: Point): void {
    const { desk } = this.parts;
    this.calm();
    if (under.what !== 'piece') {
      desk.selection.value = new Set();
      return;
    }
    const selection = desk.selection.peek();
    if (!selection.has(under.piece)) desk.selection.value = new Set([under.piece]);
    desk.menu.value = { at, ids: [...desk.selection.peek()], page: 'main' };
  }

  hover(under: Found | Under, at: Point): void {
    const { desk, canvas } = this.parts;
    const piece = under.what === 'piece' ? under.piece : '';
    if (piece !== desk.hovered.peek()) desk.hovered.value = piece;
    desk.pointer.value = at;
    const tool = desk.tool.peek();
    canvas.style.cursor = desk.spaced.peek()
      ? 'grab'
      : tool !== 'hand' && tool !== 'select'
        ? 'crosshair'
        : piece
          ? 'grab'
          : 'default';
  }

  private calm(): void {
    const { desk } = this.parts;
    desk.menu.value = null;
    desk.chooser.value = null;
    desk.read.value = '';
    desk.rested.value = '';
  }
}

/** The zone of the hand that is shown in the page at a place of the canvas, '' for none. */
export function handAtPoint(desk: HandDesk, canvas: HTMLElement, at: Point): string {
  const box = canvas.getBoundingClientRect();
  for (const element of document.elementsFromPoint(at.x + box.left, at.y + box.top)) {
    const zone =
      element instanceof HTMLElement ? element.closest<HTMLElement>('[data-hand]')?.dataset.hand : '';
    if (zone && desk.scene.zones[zone]) return zone;
  }
  return '';
}
