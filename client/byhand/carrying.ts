import { MOST_PIECES } from '../../shared/table/byhand/acts.ts';
import type { Point } from '../table/layout.ts';
import type { Stage } from '../table/stage.ts';
import type { HandDesk } from './desk.ts';
import { RAFT_FROM, Raft } from './drawing/raft.ts';
import type { HandSprite } from './drawing/sprite.ts';
import type { HandSprites } from './drawing/sprites.ts';
import { type Aim, aimAt, type Handful, laidBy, type Move, placesFor } from './drop.ts';
import { placeInFan } from './fan.ts';
import { isInHand } from './layout.ts';
import { arrangeByHand, type Lying } from './lying.ts';
import { isFree } from './pieces.ts';
import type { HandView } from './view.ts';

/** So often the others are told how far it is, ms. */
const TELL = 60;
/** What is held still is told again so often: a hold without a sign ends. */
const STILL_HERE = 8_000;
/** Cards out of one's hand are carried fanned, world px apart. */
const FANNED = 16;
/** Carried things are a little larger: they are nearer. */
const LIFTED = 1.05;
/** Nearer to the edge of the window than this, px, the world moves on, so many px a frame. */
const EDGE = 26;
const EDGE_SPEED = 9;

interface Carried {
  readonly id: string;
  /** From the lead piece's place, world px. */
  readonly dx: number;
  readonly dy: number;
  /** null: it lies deep in a stack and is not drawn. */
  readonly sprite: HandSprite | null;
  readonly w: number;
}

/** Where something would be laid, for the light on the table. */
export interface Aimed {
  readonly aim: Aim | { readonly to: 'hand'; readonly zone: string; readonly at?: number } | null;
  readonly handful: Handful;
}

/** Pieces in this browser's hand: taken, carried, let go or put back. */
export class Carrying {
  private readonly desk: HandDesk;
  private readonly sprites: HandSprites;
  private readonly view: HandView;
  private readonly changed: (aimed: Aimed | null) => void;
  /** Something lies on the table again. */
  private readonly released: () => void;
  /** Somebody's hand that is shown at a place of the screen: its zone, '' for none. */
  private readonly handAt: (at: Point) => string;
  private readonly stage: Stage;
  private carried: readonly Carried[] = [];
  private raft: Raft | null = null;
  private lead = '';
  /** From the lead piece's place to the pointer, world px. */
  private grip: Point = { x: 0, y: 0 };
  /** Where everybody is told that the lead piece lay, tenths. */
  private from: Point = { x: 0, y: 0 };
  private pointer: Point = { x: 0, y: 0 };
  private moved = false;
  private zoom = 1;
  private told = 0;
  /** What was told last. */
  private away: Point = { x: 0, y: 0 };
  private fromHand = false;
  /** How it is to be laid: null as it lies. */
  private down: boolean | null = null;

  constructor(
    desk: HandDesk,
    sprites: HandSprites,
    view: HandView,
    ways: {
      stage: Stage;
      changed: (aimed: Aimed | null) => void;
      released: () => void;
      handAt: (at: Point) => string;
    },
  ) {
    this.desk = desk;
    this.stage = ways.stage;
    this.sprites = sprites;
    this.view = view;
    this.changed = ways.changed;
    this.released = ways.released;
    this.handAt = ways.handAt;
  }

  get ids(): readonly string[] {
    return this.carried.map(({ id }) => id);
  }

  lift(lead: string, at: Point): void {
    const { desk, view } = this;
    const selection = desk.selection.peek();
    if (!selection.has(lead)) desk.selection.value = new Set([lead]);
    const { lying } = desk.arrangement.peek();
    const wanted = selection.has(lead) ? this.inOrder([...selection]) : [lead];
    const leadLying = lying.get(lead) && this.placeOf(lead);
    if (!leadLying) return;
    this.lead = lead;
    this.fromHand = leadLying.where === 'hand';
    this.down = null;
    const place = this.worldOf(leadLying);
    const pressed = view.toWorld(at);
    // A card of the hand has another size on the table: it is held by the same part of it.
    const shrink = this.fromHand ? (desk.world.peek().card * view.camera.zoom) / leadLying.w : 1;
    this.grip = { x: (pressed.x - place.x) * shrink, y: (pressed.y - place.y) * shrink };
    this.from = desk.toldPlaceOf(lead);
    this.carried = wanted.slice(0, MOST_PIECES).map((id, i) => this.taken(id, i, wanted, place));
    this.pointer = at;
    this.moved = true;
    this.told = 0;
    this.away = { x: 0, y: 0 };
    this.zoom = view.camera.zoom;
    for (const [i, one] of this.carried.entries()) this.up(one, i);
    this.offStack(lead);
    desk.moved.value++;
    desk.sound('lift');
    const ids = this.carried.map(({ id }) => id);
    const seat = desk.acting.peek();
    void desk.session.grab(seat, ids, true).then((refusal) => {
      if (refusal && this.lead === lead) this.putBack();
    });
    this.tick(0);
  }

  carry(at: Point): void {
    this.pointer = at;
    this.moved = true;
  }

  /** The camera has moved under the hand. */
  recarry(): void {
    if (this.lead === '') return;
    this.moved = true;
    if (this.view.camera.zoom === this.zoom) return;
    this.zoom = this.view.camera.zoom;
    this.unravel();
    for (const { sprite, w } of this.carried) if (sprite) this.size(sprite, w);
  }

  /** Turns what is carried over: it will be laid so. */
  turnOver(): void {
    const { piece } = this.sprites.restOf(this.lead) ?? {};
    if (!piece) return;
    const now = this.down ?? (this.fromHand ? false : piece.down);
    this.down = !now;
    this.unravel();
    this.moved = true;
    for (const { sprite } of this.carried) {
      if (!sprite) continue;
      const { lying } = sprite;
      sprite.become({ ...lying, piece: { ...lying.piece, open: !this.down && lying.piece.kind !== '' } });
      this.size(sprite, lying.w);
    }
  }

  /** Every frame: what is carried stays under the pointer, and the table is lit where it would be laid. */
  tick(now: number): void {
    if (this.lead === '') return;
    this.pushEdge();
    if (this.moved) {
      this.moved = false;
      const lead = this.leadAt();
      const at = this.view.toScreen(lead);
      if (this.raft) this.raft.place(at);
      else this.spreadAround(at);
      this.changed(this.aimed(false));
    }
    if (now - this.told < TELL) return;
    const there = this.desk.world.peek().toTold(this.leadAt());
    const by = { x: there.x - this.from.x, y: there.y - this.from.y };
    if (by.x === this.away.x && by.y === this.away.y && now - this.told < STILL_HERE) return;
    this.told = now;
    this.away = by;
    this.desk.session.carry(this.desk.acting.peek(), by.x, by.y);
  }

  putBack(): void {
    if (this.lead === '') return;
    const ids = this.ids;
    this.end();
    void this.desk.session.grab(this.desk.acting.peek(), ids, false);
    this.release(ids);
  }

  letGo(at: Point, invert: boolean): void {
    if (this.lead === '') return;
    const { desk } = this;
    this.pointer = at;
    const { aim, handful } = this.aimed(invert);
    const ids = this.ids;
    const down = this.down ?? (this.fromHand ? false : undefined);
    const act = aim && this.actFor(aim, handful, down);
    this.end();
    if (!act) {
      void desk.session.grab(desk.acting.peek(), ids, false);
      this.release(ids);
      return;
    }
    desk.sound(handful.pieces.length > 1 ? 'card' : 'set');
    this.lay(act);
    void desk.act(act).then(() => this.release(ids));
  }

  /** Each goes where it will lie; the table's answer is what counts. */
  private lay(act: Move): void {
    const { desk } = this;
    const pieces = laidBy(desk.pieces.peek(), act, desk.scene);
    const { lying } = arrangeByHand(desk.world.peek(), desk.scene, pieces, desk.acting.peek(), desk.fan);
    for (const { id } of act.pieces) {
      const sprite = this.sprites.get(id);
      const to = lying.get(id);
      if (!sprite || !to) continue;
      sprite.become(to);
      this.sprites.send(sprite);
    }
  }

  private actFor(aim: NonNullable<Aimed['aim']>, handful: Handful, down: boolean | undefined): Move {
    const { desk } = this;
    if (aim.to === 'hand') {
      const { zone, at } = aim;
      const pieces = handful.pieces.map(({ id }, i) => ({
        id,
        zone,
        ...(at === undefined ? {} : { at: at + i }),
      }));
      return { act: 'move', pieces };
    }
    const pieces = placesFor(desk.world.peek(), desk.scene, aim, handful);
    return { act: 'move', pieces, ...(down === undefined ? {} : { down }) };
  }

  /** What letting go here would mean. */
  private aimed(invert: boolean): Aimed {
    const { desk } = this;
    const lead = this.leadAt();
    const handful = {
      lead: this.lead,
      pieces: this.carried.map(({ id, dx, dy }) => ({ id, x: lead.x + dx, y: lead.y + dy })),
    };
    const { pointer } = this;
    const own = desk.ownHand.peek();
    if (own && isInHand(desk.layout.peek(), pointer))
      return { aim: { to: 'hand', zone: own, at: this.placeInHand(own) }, handful };
    const other = this.handAt(pointer);
    if (other) return { aim: { to: 'hand', zone: other }, handful };
    const held = this.sprites.held;
    const lying = [...desk.arrangement.peek().lying.values()].filter(({ piece }) => !held.has(piece.id));
    const snap = desk.snap.peek() !== invert;
    const form = desk.arrangement.peek().lying.get(this.lead)?.form ?? 'card';
    const aim = aimAt(desk.world.peek(), desk.scene, lying, lead, form, snap);
    const toHand = aim.to === 'zone' && desk.scene.zones[aim.zone]?.kind === 'hand';
    return { aim: toHand ? { to: 'hand', zone: aim.zone } : aim, handful };
  }

  private placeInHand(zone: string): number {
    const others = [...this.desk.pieces.peek().values()].filter(
      (piece) => piece.zone === zone && !this.sprites.held.has(piece.id),
    );
    return placeInFan(this.desk.fan(others.length), this.pointer);
  }

  /** From the lowest to the uppermost, so that their order stays. */
  private inOrder(ids: readonly string[]): string[] {
    const { stacks, lying } = this.desk.arrangement.peek();
    const order = new Map<string, number>();
    for (const stack of stacks.values()) for (const [i, id] of stack.entries()) order.set(id, i);
    const depth = (id: string) => {
      const one = lying.get(id);
      // What is not drawn lies below what tops its stack.
      return one ? one.depth : -20_000;
    };
    return ids
      .filter((id) => this.desk.takeable(id))
      .sort((a, b) => depth(a) - depth(b) || (order.get(a) ?? 0) - (order.get(b) ?? 0));
  }

  private taken(id: string, i: number, all: readonly string[], lead: Point): Carried {
    const one = this.placeOf(id);
    const sprite = this.sprites.get(id) ?? null;
    if (!one) return { id, dx: 0, dy: 0, sprite, w: 1 };
    if (one.where === 'hand' || this.fromHand) {
      const off = (i - all.indexOf(this.lead)) * FANNED;
      return { id, dx: off, dy: 0, sprite, w: this.tableWidth(one) };
    }
    return { id, dx: one.x - lead.x, dy: one.y - lead.y, sprite, w: one.w };
  }

  /** Of a pile or a stack all lie where its uppermost does, though drawn a little apart: so they stay together. */
  private placeOf(id: string): Lying | undefined {
    const { desk } = this;
    const { lying } = desk.arrangement.peek();
    const stack = desk.stackOf(id);
    const piece = stack.find((one) => one.id === id);
    const heaped = piece && (isFree(piece, desk.scene) || desk.scene.zones[piece.zone]?.kind === 'pile');
    return (heaped ? undefined : lying.get(id)) ?? lying.get(stack.at(-1)?.id ?? '');
  }

  private tableWidth({ form, w, where }: Lying): number {
    if (where === 'world') return w;
    return form === 'card' ? this.desk.world.peek().card : form === 'figure' ? 1 : 40;
  }

  private up({ sprite, w, id }: Carried, i: number): void {
    if (!sprite) return;
    this.sprites.held.add(id);
    sprite.way++;
    sprite.light('');
    sprite.to('carried');
    sprite.raise(i);
    this.size(sprite, w);
  }

  /** The uppermost of a pile comes off it: what it leaves is one fewer. */
  private offStack(lead: string): void {
    const stack = this.desk.stackOf(lead);
    const next = this.sprites.get(stack.at(-2)?.id ?? '');
    const sprite = this.sprites.get(lead);
    if (!sprite || !next || sprite.lying.count < 2 || this.sprites.held.has(next.lying.piece.id)) return;
    const { count } = sprite.lying;
    const w = this.carried.find(({ id }) => id === lead)?.w ?? sprite.lying.w;
    sprite.become({ ...sprite.lying, count: 1 });
    this.size(sprite, w);
    next.become({ ...next.lying, count: count - 1 });
    next.draw();
  }

  private size(sprite: HandSprite, w: number): void {
    sprite.grown = (this.view.camera.zoom * w * LIFTED) / sprite.lying.w;
    sprite.draw();
  }

  private worldOf(one: Lying): Point {
    return one.where === 'hand' ? this.view.toWorld(one) : one;
  }

  private leadAt(): Point {
    const at = this.view.toWorld(this.pointer);
    return { x: at.x - this.grip.x, y: at.y - this.grip.y };
  }

  private pushEdge(): void {
    const layout = this.desk.layout.peek();
    const { view, rail, tools } = layout;
    const { x, y } = this.pointer;
    // Over one's hand, the rail and the tools there is something else to be done.
    if (
      isInHand(layout, this.pointer) ||
      y < rail.h - 4 ||
      (tools.x === 0 && tools.h > tools.w && x < tools.w)
    )
      return;
    const push = (at: number, from: number, to: number) =>
      at < from + EDGE ? EDGE_SPEED : at > to - EDGE ? -EDGE_SPEED : 0;
    const dx = push(x, view.x, view.x + view.w);
    const dy = layout.strip ? (y < view.y + EDGE ? EDGE_SPEED : 0) : push(y, view.y, view.y + view.h);
    if ((dx === 0 && dy === 0) || !this.view.push(dx, dy)) return;
    this.moved = true;
  }

  /** Each where it belongs; many become one picture from here on. */
  private spreadAround(at: Point): void {
    const { zoom } = this.view.camera;
    for (const { sprite, dx, dy } of this.carried) sprite?.place(at.x + dx * zoom, at.y + dy * zoom);
    const drawn = this.carried.flatMap(({ sprite }) => sprite ?? []);
    if (drawn.length >= RAFT_FROM) this.raft = Raft.of(this.stage, drawn, at);
  }

  /** The one picture is taken apart, each piece where it is in it. */
  private unravel(): void {
    if (!this.raft) return;
    this.raft.destroy();
    this.raft = null;
    const { zoom } = this.view.camera;
    const at = this.view.toScreen(this.leadAt());
    for (const { sprite, dx, dy } of this.carried) sprite?.place(at.x + dx * zoom, at.y + dy * zoom);
  }

  private end(): void {
    this.unravel();
    this.lead = '';
    this.carried = [];
    this.changed(null);
  }

  /** They go to where they lie now. */
  private release(ids: readonly string[]): void {
    for (const id of ids) this.sprites.held.delete(id);
    this.sprites.sync(this.desk.arrangement.peek().lying);
    this.released();
  }
}
