import type Phaser from 'phaser';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import type { Scene } from '../../../shared/table/model.ts';
import { CARD_RATIO, cardBack } from '../../art/card.ts';
import { fan, type Layout, type Point, type Spot } from '../layout.ts';
import { backOut, cubicOut, type Motions, sineInOut } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { cardShadow, dimmed, faceOf } from './card-pictures.ts';
import { PilesView } from './piles.ts';

/** A card with its shadow, wherever it lies. */
interface Card {
  kind: string;
  /** Piece id; '' while an animation shows a card that the snapshot does not have. */
  id: string;
  face: Phaser.GameObjects.Image;
  shadow: Phaser.GameObjects.Image;
  w: number;
  x: number;
  y: number;
  turn: number;
  /** 0 lies, 1 is looked at or taken up. */
  raised: number;
  /** 1 face up, -1 back up; between: turning. */
  side: number;
}

/** Draw pile, the cards that are turned up, and the discard: what lies on the mat. */
export class CardsView {
  private readonly stage: Stage;
  private readonly scene: Scene;
  private readonly motions: Motions;
  private layout: Layout;
  private dpr: number;
  private fanned: Card[] = [];
  private readonly piles: PilesView;
  private up: ReadonlySet<string> = new Set();
  private dead = new Set<string>();

  /** `own`: whose deck is shown where each side has its own. */
  constructor(stage: Stage, scene: Scene, own: number, motions: Motions, layout: Layout, dpr: number) {
    this.stage = stage;
    this.scene = scene;
    this.motions = motions;
    this.layout = layout;
    this.dpr = dpr;
    this.piles = new PilesView(stage, scene, own, layout, dpr);
  }

  relay(layout: Layout, dpr: number): void {
    this.layout = layout;
    this.dpr = dpr;
    this.piles.relay(layout, dpr);
    for (const card of this.fanned) this.drop(card);
    this.fanned = [];
  }

  /** Cards in front of the player, left to right. */
  get ids(): readonly string[] {
    return this.fanned.filter((c) => c.id !== '').map((c) => c.id);
  }

  sync(table: PublicTable): void {
    const wanted = cardsOf(this.scene, table);
    const keep: Card[] = [];
    for (const { id, kind } of wanted) {
      const at = this.fanned.findIndex((c) => (c.id === id || c.id === '') && c.kind === kind);
      const card = at >= 0 ? this.fanned.splice(at, 1)[0] : this.lay(kind, this.layout.draw);
      card.id = id;
      keep.push(card);
    }
    const left = this.fanned;
    this.fanned = keep;
    for (const card of left) void this.sendAway(card);
    for (const [i, spot] of fan(this.layout, keep.length).entries()) this.put(keep[i], spot, 1);
    this.piles.sync(table);
  }

  /** Cards come from the draw pile, turning over on the way. */
  async turnUp(kinds: readonly string[]): Promise<void> {
    const fresh = kinds.map((kind) => this.lay(kind, this.layout.draw));
    this.fanned.push(...fresh);
    const spots = fan(this.layout, this.fanned.length);
    for (const [i, card] of this.fanned.entries()) {
      if (!fresh.includes(card)) this.glide(card, spots[i], 140);
    }
    await Promise.all(
      fresh.map(async (card, i) => {
        await this.motions.look(i * 90);
        const from = { ...card };
        const to = spots[this.fanned.indexOf(card)] ?? this.layout.hand;
        await this.motions.play(
          280,
          (t) => {
            card.x = mix(from.x, to.x, t);
            card.y = mix(from.y, to.y, t) - Math.sin(Math.PI * t) * this.layout.hand.w * 0.5;
            card.turn = mix(from.turn, to.turn, t);
            card.w = mix(from.w, to.w, t);
            card.side = -Math.cos(Math.PI * t);
            this.draw(card);
          },
          cubicOut,
        );
      }),
    );
  }

  /** Cards of these kinds go from the fan to the discard. */
  async layAway(kinds: readonly string[]): Promise<void> {
    await Promise.all(
      kinds.map(async (kind, i) => {
        const at = this.fanned.findIndex((c) => c.kind === kind && !this.dead.has(c.id || kind));
        const card = at >= 0 ? this.fanned.splice(at, 1)[0] : this.lay(kind, this.layout.draw);
        await this.motions.look(i * 60);
        await this.sendAway(card);
        this.piles.add(kind);
      }),
    );
    for (const [i, spot] of fan(this.layout, this.fanned.length).entries())
      this.glide(this.fanned[i], spot, 140);
  }

  private async sendAway(card: Card): Promise<void> {
    const from = { ...card };
    const to = this.layout.discard;
    await this.motions.play(
      240,
      (t) => {
        card.x = mix(from.x, to.x, t);
        card.y = mix(from.y, to.y, t) - Math.sin(Math.PI * t) * 14;
        card.w = mix(from.w, to.w, t);
        card.turn = mix(from.turn, to.turn + 0.1, t);
        card.raised = 0;
        card.side = 1;
        this.draw(card);
      },
      sineInOut,
    );
    this.drop(card);
  }

  /** One card in the hand of each of these kinds, left to right. */
  idsOf(kinds: readonly string[]): readonly string[] {
    const free = this.fanned.filter((card) => card.id !== '');
    return kinds.flatMap((kind) => {
      const at = free.findIndex((card) => card.kind === kind);
      return at < 0 ? [] : [free.splice(at, 1)[0].id];
    });
  }

  /** Shows which cards are taken up, which are looked at, and which can do nothing. */
  show(up: ReadonlySet<string>, hovered: ReadonlySet<string>, usable: ReadonlySet<string> | null): void {
    this.up = up;
    this.dead = new Set(usable ? this.fanned.filter((c) => c.id && !usable.has(c.id)).map((c) => c.id) : []);
    for (const card of this.fanned) {
      const goal = up.has(card.id) ? 1 : hovered.has(card.id) ? 0.45 : 0;
      const from = card.raised;
      if (from === goal) this.draw(card);
      else
        this.motions.play(
          140,
          (t) => {
            card.raised = mix(from, goal, t);
            this.draw(card);
          },
          backOut,
        );
    }
  }

  /** The card at a screen point, '' for none. */
  under(p: Point): string {
    for (const card of [...this.fanned].reverse()) {
      if (card.id === '') continue;
      const dx = p.x - card.x;
      const dy = p.y - card.y;
      const cos = Math.cos(-card.turn);
      const sin = Math.sin(-card.turn);
      const x = dx * cos - dy * sin;
      const y = dx * sin + dy * cos + card.raised * card.w * 0.16;
      if (Math.abs(x) <= card.w / 2 && Math.abs(y) <= (card.w * CARD_RATIO) / 2) return card.id;
    }
    return '';
  }

  place(id: string): Point | null {
    const card = this.fanned.find((c) => c.id === id);
    return card ? { x: card.x, y: card.y } : null;
  }

  private lay(kind: string, at: Spot): Card {
    const card: Card = {
      kind,
      id: '',
      shadow: this.stage.picture('mat', cardShadow(this.layout.hand.w, this.dpr), 1 / this.dpr),
      face: this.stage.picture('mat', faceOf(kind, this.layout.hand.w, this.dpr), 1 / this.dpr),
      w: at.w,
      x: at.x,
      y: at.y,
      turn: at.turn,
      raised: 0,
      side: -1,
    };
    this.draw(card);
    return card;
  }

  private put(card: Card, spot: Spot, side: number): void {
    Object.assign(card, { x: spot.x, y: spot.y, w: spot.w, turn: spot.turn, side });
    this.draw(card);
  }

  private glide(card: Card, to: Spot, ms: number): void {
    const from = { ...card };
    this.motions.play(
      ms,
      (t) => {
        Object.assign(card, {
          x: mix(from.x, to.x, t),
          y: mix(from.y, to.y, t),
          turn: mix(from.turn, to.turn, t),
        });
        this.draw(card);
      },
      sineInOut,
    );
  }

  private draw(card: Card): void {
    if (!card.face.active) return;
    this.stage.touch();
    const scale = (card.w / this.layout.hand.w / this.dpr) * (1 + 0.05 * card.raised);
    const back = card.side < 0;
    const canvas = back
      ? cardBack(this.layout.hand.w, this.dpr)
      : faceOf(card.kind, this.layout.hand.w, this.dpr);
    const idle = this.dead.has(card.id) && !back;
    card.face.setTexture(this.stage.texture(idle ? dimmed(canvas) : canvas));
    const y = card.y - card.raised * card.w * 0.16 + (idle ? card.w * 0.07 : 0);
    const depth = this.fanned.indexOf(card) + (this.up.has(card.id) ? 20 : 0);
    card.face
      .setPosition(card.x, y)
      .setScale(Math.max(0.02, Math.abs(card.side)) * scale, scale)
      .setRotation(card.turn)
      .setDepth(100 + depth);
    card.shadow
      .setPosition(card.x + 4 + card.raised * 5, y + 6 + card.raised * 9)
      .setScale(Math.max(0.02, Math.abs(card.side)) * scale, scale)
      .setRotation(card.turn)
      .setAlpha(0.9 - 0.2 * card.raised)
      .setDepth(99 + depth);
  }

  private drop(card: Card): void {
    card.face.destroy();
    card.shadow.destroy();
  }

  destroy(): void {
    for (const card of this.fanned) this.drop(card);
    this.piles.destroy();
  }
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Card pieces laid out face up, in their order. */
export function cardsOf(scene: Scene, table: PublicTable): { id: string; kind: string }[] {
  return [...table.pieces]
    .filter(([, p]) => scene.kinds[p.kind]?.shape === 'card' && scene.zones[p.zone]?.kind !== 'pile')
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id, p]) => ({ id, kind: p.kind }));
}
