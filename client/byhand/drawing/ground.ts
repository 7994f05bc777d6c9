import type Phaser from 'phaser';
import { say } from '../../../shared/engine/words.ts';
import { easel, type penOf, roundedRect } from '../../art/canvas.ts';
import { felt } from '../../art/felt.ts';
import { FONT_DISPLAY } from '../../art/fontNames.ts';
import { type BoardImage, type Painting, paintedBoard } from '../../art/paintedBoard.ts';
import { PLANKS, planks, woodStrip } from '../../art/wood.ts';
import { R } from '../../table/field.ts';
import type { Stage } from '../../table/stage.ts';
import { BackdropView } from '../../table/views/backdrop.ts';
import { drawOutline } from '../../tables/drawing/outline.ts';
import type { Rect } from '../../tables/table.ts';
import { type Caption, captionsOf, type ZoneName } from '../captions.ts';
import type { HandDesk } from '../desk.ts';
import type { HandLayout } from '../layout.ts';
import { ownerOf } from '../naming.ts';

/** Texture pixels to a px of a card table's picture. */
const FINE = 2;
/** Felt is noise: beyond so many pixels it is baked coarser. */
const FELT_PIXELS = 2_000_000;

interface Laid {
  readonly image: Phaser.GameObjects.Image;
  readonly canvas: HTMLCanvasElement;
}

/** Felt, wood, the painted world and the trays beside it: everything that never moves by itself. */
export class Ground {
  private readonly desk: HandDesk;
  private readonly stage: Stage;
  private readonly frame: Laid[] = [];
  private readonly trays: Laid[] = [];
  private readonly table: Laid[] = [];
  private readonly furniture: Laid[] = [];
  /** The picture that is being painted. */
  private laying: HTMLCanvasElement | null = null;
  private backdrop: BackdropView | null = null;

  constructor(desk: HandDesk, stage: Stage) {
    this.desk = desk;
    this.stage = stage;
  }

  /** The painted board of a game that has one, beginning now. `fine`: texture pixels per board unit. */
  static paint(desk: HandDesk, fine: number, progress: (share: number) => void): Painting | null {
    const { field } = desk.world.peek();
    return field ? paintedBoard(field.view, R, fine, field.turn, progress) : null;
  }

  /** Lays the board, or the draft of it. */
  layFirst(board: BoardImage | null, fine: number): void {
    const { field } = this.desk.world.peek();
    if (!field || !board) return;
    this.backdrop = new BackdropView(this.stage, field, fine);
    this.backdrop.layBoard(board);
  }

  /** Lays a card table as it lies in this window for this seat. What lay there before stays until it is painted. */
  async layTable(dpr: number): Promise<void> {
    const { desk, stage } = this;
    const { table: layout, picture } = desk.world.peek();
    const { table, scene } = desk;
    if (!table || !layout) return;
    const fine = Math.max(FINE, Math.min(dpr, 2.5));
    const { width, height } = layout;
    const [canvas, pen] = easel(width, height, fine);
    this.laying = canvas;
    await table.paint(pen, layout, scene, fine);
    if (this.laying !== canvas) return;
    const room = 24;
    const [mat, ink] = easel(picture.w + 2 * room, picture.h + 2 * room, fine);
    ink.shadowColor = 'rgba(0,0,0,.75)';
    ink.shadowBlur = 16 * fine;
    ink.shadowOffsetY = 6 * fine;
    roundedRect(ink, room - 5, room - 5, picture.w + 10, picture.h + 10, 8);
    ink.fillStyle = '#a97f3c';
    ink.fill();
    ink.shadowColor = 'transparent';
    ink.drawImage(
      canvas,
      0,
      picture.y * fine,
      width * fine,
      picture.h * fine,
      room,
      room,
      picture.w,
      picture.h,
    );
    const image = stage.picture('board', mat, 1 / fine, 0, 0);
    drop(stage, this.table);
    this.table.push({ image: image.setPosition(picture.x - room, picture.y - room), canvas: mat });
    stage.touch();
  }

  /** What stands around on a card table: ropes, plates, names. `called`: what a seat's player is called. */
  furnish(called: (seat: number) => string, dpr: number): void {
    const { desk, stage } = this;
    drop(stage, this.furniture);
    const { table: layout } = desk.world.peek();
    if (!layout || !desk.table?.byHand) return;
    const fine = Math.max(FINE, Math.min(dpr, 2.5));
    const [canvas, pen] = easel(layout.width, layout.height, fine);
    const acting = desk.acting.peek();
    const view = { own: Math.max(0, acting), seated: acting >= 0, called, dpr: fine };
    desk.table.byHand.furnish(pen, layout, desk.scene, view);
    const image = stage
      .picture('board', canvas, 1 / fine, 0, 0)
      .setPosition(0, 0)
      .setDepth(4);
    this.furniture.push({ image, canvas });
    stage.touch();
  }

  /** Lays the board that a draft stood for. */
  layBoard(board: BoardImage): void {
    this.backdrop?.layBoard(board);
  }

  /** Trays and names of the zones. */
  relayZones(): void {
    const { desk, stage } = this;
    drop(stage, this.trays);
    const world = desk.world.peek();
    const names: Record<string, ZoneName> = {};
    for (const [zone, place] of Object.entries(world.zones)) {
      const tray = world.trays.includes(zone);
      const words = say({ key: desk.scene.zones[zone].label }, ...desk.session.texts);
      const name = words.charAt(0).toUpperCase() + words.slice(1);
      const side = ownerOf(desk.scene, zone);
      if (!tray && !place.named && desk.scene.zones[zone].kind !== 'hand') names[zone] = { name, side };
      if (!tray && place.spread !== 'stack') continue;
      const room = 20;
      const [canvas, pen] = easel(place.w + 2 * room, place.h + 2 * room, FINE);
      pen.translate(room, room);
      if (tray) hollow(pen, place.w, place.h);
      if (place.spread === 'stack') outline(pen, place.w, place.h, place.card);
      if (tray) label(pen, side ? `${name} · ${side}` : name, place.w, 13, -5);
      const image = stage
        .picture('board', canvas, 1 / FINE, 0, 0)
        .setPosition(place.x - room, place.y - room)
        .setDepth(5);
      this.trays.push({ image, canvas });
    }
    for (const caption of captionsOf(world.zones, names, world.picture)) this.write(caption);
  }

  private write(caption: Caption): void {
    const { text, x, y, align, size, most, upright } = caption;
    const [canvas, pen] = easel(most + 8, size + 12, FINE);
    const from = { left: 4, center: most / 2 + 4, right: most + 4 }[align];
    letters(pen, text, from, size / 2 + 6, size, most, align);
    const image = this.stage
      .picture('board', canvas, 1 / FINE, { left: 0, center: 0.5, right: 1 }[align], 0.5)
      .setPosition(x, y)
      .setRotation(upright ? -Math.PI / 2 : 0)
      .setDepth(5);
    this.trays.push({ image, canvas });
  }

  /** Felt and wood around the window of the world. */
  relayFrame(layout: HandLayout, dpr: number): void {
    const { stage } = this;
    drop(stage, this.frame);
    const { width, height, rail, tools, strip } = layout;
    const coarse = Math.min(dpr, Math.sqrt(FELT_PIXELS / (width * height)));
    const cloth = felt(width, height, coarse, true);
    this.frame.push({ image: stage.picture('felt', cloth, 1 / coarse, 0, 0), canvas: cloth });
    const fine = Math.min(2, dpr);
    const wood = (x: number, y: number, w: number, h: number, seed: number, depth: number) => {
      const room = 12;
      const [canvas, pen] = easel(w + 2 * room, h + 2 * room, fine);
      pen.shadowColor = 'rgba(0,0,0,.8)';
      pen.shadowBlur = 9 * fine;
      const boards = seed === 0 ? planks(w * fine, h * fine, PLANKS.table) : woodStrip(w, h, fine, seed);
      pen.drawImage(boards, room, room, w, h);
      pen.shadowColor = 'transparent';
      // Thin brass where wood meets felt.
      pen.fillStyle = '#c79a4b';
      if (w > h) pen.fillRect(room, y === 0 ? room + h - 1.5 : room, w, 1.5);
      else pen.fillRect(room + w - 1.5, room, 1.5, h);
      const image = stage.picture('mat', canvas, 1 / fine, 0, 0);
      this.frame.push({ image: image.setPosition(x - room, y - room).setDepth(depth), canvas });
    };
    if (strip?.w === width) wood(0, strip.y, width, strip.h, 0, -100);
    else if (strip) this.frame.push(rack(stage, strip, fine));
    wood(tools.x, tools.y, tools.w, tools.h, 3, -90);
    wood(rail.x, rail.y, rail.w, rail.h, 9, -80);
  }
}

function drop(stage: Stage, laid: Laid[]): void {
  for (const { image, canvas } of laid) {
    image.destroy();
    stage.forget(canvas);
  }
  laid.length = 0;
}

/** The tray of wood on a card table in which one's own hand lies. */
function rack(stage: Stage, { x, y, w, h }: Rect, fine: number): Laid {
  const room = 12;
  const [canvas, pen] = easel(w + 2 * room, h + 2 * room, fine);
  pen.translate(room, room);
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.7)';
  pen.shadowBlur = 9 * fine;
  roundedRect(pen, 0, 0, w, h, 12);
  pen.fillStyle = '#2a180c';
  pen.fill();
  pen.shadowColor = 'transparent';
  pen.clip();
  pen.drawImage(planks(w * fine, h * fine, PLANKS.table), 0, 0, w, h);
  pen.fillStyle = 'rgba(20,8,4,.34)';
  pen.fillRect(0, 0, w, h);
  pen.restore();
  roundedRect(pen, 0.75, 0.75, w - 1.5, h - 1.5, 12);
  pen.strokeStyle = 'rgba(199,154,75,.6)';
  pen.lineWidth = 1.5;
  pen.stroke();
  const image = stage.picture('mat', canvas, 1 / fine, 0, 0);
  return { image: image.setPosition(x - room, y - room).setDepth(-100), canvas };
}

type Pen = ReturnType<typeof penOf>;

/** Where the cards of a pile lie, for when there are none. */
function outline(pen: Pen, w: number, h: number, card: number): void {
  const high = card * 1.4;
  drawOutline(pen, { x: (w - card) / 2, y: (h - high) / 2, w: card, h: high }, 0.3);
}

/** A place sunk into the felt. */
function hollow(pen: Pen, w: number, h: number): void {
  roundedRect(pen, 0, 0, w, h, 12);
  pen.fillStyle = 'rgba(6,20,14,.42)';
  pen.fill();
  pen.save();
  pen.clip();
  for (let i = 0; i < 4; i++) {
    roundedRect(pen, -1, -1, w + 2, h + 4, 12);
    pen.strokeStyle = 'rgba(0,0,0,.14)';
    pen.lineWidth = 3 + i * 3;
    pen.stroke();
  }
  pen.restore();
  roundedRect(pen, 0.75, 0.75, w - 1.5, h - 1.5, 12);
  pen.strokeStyle = 'rgba(226,196,130,.42)';
  pen.lineWidth = 1.3;
  pen.setLineDash([6, 5]);
  pen.stroke();
  pen.setLineDash([]);
}

function label(pen: Pen, text: string, w: number, size: number, y: number): void {
  letters(pen, text, w / 2, y - size * 0.35, size, w + 36, 'center');
}

function letters(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  most: number,
  align: CanvasTextAlign,
): void {
  pen.font = `700 ${size}px ${FONT_DISPLAY}`;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.shadowColor = 'rgba(0,0,0,.85)';
  pen.shadowBlur = 4;
  pen.fillStyle = '#f3e6c8';
  pen.fillText(text, x, y, most);
  pen.shadowColor = 'transparent';
}
