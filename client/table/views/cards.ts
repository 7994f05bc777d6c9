import type Phaser from 'phaser';
import { say, words } from '../../../shared/engine/words.ts';
import { COLOURS, type Colour } from '../../../shared/games/warrior-lands/model.ts';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import type { Scene, ZoneSpec } from '../../../shared/table/model.ts';
import { easel, makeCanvas, penOf, roundedRect } from '../../art/canvas.ts';
import { CARD_RATIO, cardBack, colourCard } from '../../art/card.ts';
import { FONT_DISPLAY } from '../../art/fontNames.ts';
import { fan, type Layout, type Point, type Spot } from '../layout.ts';
import { backOut, cubicOut, type Motions, sineInOut } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { tableText } from '../text.ts';
import { lettered } from './lettering.ts';

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

/** How many cards of the discard lie visibly askew, and how many backs the thickest pile shows. */
const ASKEW = 3;
const THICKEST = 7;

/** Draw pile, the cards that are turned up, and the discard: what lies on the mat. */
export class CardsView {
  private readonly stage: Stage;
  private readonly scene: Scene;
  private readonly own: number;
  private readonly motions: Motions;
  private layout: Layout;
  private dpr: number;
  private fanned: Card[] = [];
  private piles: Phaser.GameObjects.Image[] = [];
  private labels: { canvas: HTMLCanvasElement; image: Phaser.GameObjects.Image }[] = [];
  private pilesFor = '';
  /** Last cards laid away, newest last. */
  private away: string[] = [];
  private up = '';

  private dead = new Set<string>();

  /** `own`: whose deck is shown where each side has its own. */
  constructor(stage: Stage, scene: Scene, own: number, motions: Motions, layout: Layout, dpr: number) {
    this.stage = stage;
    this.scene = scene;
    this.own = own;
    this.motions = motions;
    this.layout = layout;
    this.dpr = dpr;
  }

  relay(layout: Layout, dpr: number): void {
    this.layout = layout;
    this.dpr = dpr;
    this.pilesFor = '';
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
    this.layPiles(table);
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
            card.side = t < 0.5 ? -Math.cos(Math.PI * t) : -Math.cos(Math.PI * t);
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
        this.away = [...this.away, kind].slice(-ASKEW);
        this.pilesFor = '';
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

  /** Shows which card is taken up and which can do nothing. */
  show(up: string, hovered: string, usable: ReadonlySet<string> | null): void {
    this.up = up;

    this.dead = new Set(usable ? this.fanned.filter((c) => c.id && !usable.has(c.id)).map((c) => c.id) : []);
    for (const card of this.fanned) {
      const goal = card.id !== '' && card.id === up ? 1 : card.id !== '' && card.id === hovered ? 0.45 : 0;
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
      face: this.stage.picture('mat', this.picture(kind), 1 / this.dpr),
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

  private picture(kind: string): HTMLCanvasElement {
    const colour = colourOf(kind);
    return colour ? colourCard(colour, this.layout.hand.w, this.dpr) : cardBack(this.layout.hand.w, this.dpr);
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
    const canvas = back ? cardBack(this.layout.hand.w, this.dpr) : this.picture(card.kind);
    const idle = this.dead.has(card.id) && !back;
    card.face.setTexture(this.stage.texture(idle ? dimmed(canvas) : canvas));
    const y = card.y - card.raised * card.w * 0.16 + (idle ? card.w * 0.07 : 0);
    const depth = this.fanned.indexOf(card) + (card.id !== '' && card.id === this.up ? 20 : 0);
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

  private layPiles(table: PublicTable): void {
    const [deck, discard] = pilesOf(this.scene, table, this.own);
    const key = `${deck.count} ${discard.count} ${discard.top}`;
    if (key === this.pilesFor) return;
    this.pilesFor = key;
    for (const image of this.piles) image.destroy();
    for (const { canvas, image } of this.labels) {
      image.destroy();
      this.stage.forget(canvas);
    }
    this.piles = [];
    this.labels = [];
    if (discard.count === 0) this.away = [];
    else if (this.away.at(-1) !== discard.top) this.away = [...this.away, discard.top].slice(-ASKEW);
    const { draw, discard: spot, scale } = this.layout;
    const backs = Math.min(THICKEST, Math.ceil(deck.count / 6));
    for (let i = backs - 1; i >= 0; i--) {
      this.pile(
        cardBack(draw.w, this.dpr),
        draw,
        i * 0.9,
        i * 1.1,
        ((i % 3) - 1) * 0.006,
        i === backs - 1 || i === 0,
      );
    }
    const kinds = this.away.slice(-Math.min(ASKEW, discard.count)).filter((k) => colourOf(k));
    for (const [i, kind] of kinds.entries()) {
      const last = i === kinds.length - 1;
      const [dx, dy, turn] = last ? [0, 0, 0] : i % 2 === 0 ? [-7, 4, -0.22] : [5, -1, 0.12];
      this.pile(colourCard(colourOf(kind)!, spot.w, this.dpr), spot, dx * scale, dy * scale, turn, true);
    }
    const short = this.layout.form === 'phone' || this.layout.form === 'low';
    this.label('table.draw', deck.count, draw);
    this.label(short ? 'table.discard-short' : 'table.discard', discard.count, spot);
  }

  private pile(
    canvas: HTMLCanvasElement,
    at: Spot,
    dx: number,
    dy: number,
    turn: number,
    shadowed: boolean,
  ): void {
    if (shadowed) {
      const shadow = this.stage.picture('mat', cardShadow(at.w, this.dpr), 1 / this.dpr);
      this.piles.push(shadow.setPosition(at.x + dx + 2, at.y + dy + 4).setRotation(at.turn + turn));
    }
    const image = this.stage.picture('mat', canvas, 1 / this.dpr);
    this.piles.push(image.setPosition(at.x + dx, at.y + dy).setRotation(at.turn + turn));
  }

  private label(key: string, count: number, at: Spot): void {
    const size = Math.max(12, 12.5 * this.layout.scale);
    const style = { font: `700 ${size}px ${FONT_DISPLAY}`, colour: '#f3e6c8', shadow: 'rgba(0,0,0,.8)' };
    const canvas = lettered(say(words(key, { count }), tableText), style, this.dpr);
    const image = this.stage.picture('mat', canvas, 1 / this.dpr).setDepth(5);
    image.setPosition(at.x, at.y - (at.w * CARD_RATIO) / 2 - size * 0.75);
    this.labels.push({ canvas, image });
  }

  destroy(): void {
    for (const card of this.fanned) this.drop(card);
    for (const image of this.piles) image.destroy();
    for (const { image } of this.labels) image.destroy();
  }
}

const dims = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();

/** A card that can do nothing now lies in the shade. */
function dimmed(card: HTMLCanvasElement): HTMLCanvasElement {
  const known = dims.get(card);
  if (known) return known;
  const canvas = makeCanvas(card.width, card.height);
  const pen = penOf(canvas);
  pen.drawImage(card, 0, 0);
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = 'rgba(20,34,26,.5)';
  pen.fillRect(0, 0, card.width, card.height);
  dims.set(card, canvas);
  return canvas;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The colour of a Warrior Lands card kind ('card:R'), undefined for anything else. */
export function colourOf(kind: string): Colour | undefined {
  return COLOURS.find((c) => kind === `card:${c}`);
}

/** Card pieces laid out face up, in their order. */
export function cardsOf(scene: Scene, table: PublicTable): { id: string; kind: string }[] {
  return [...table.pieces]
    .filter(([, p]) => scene.kinds[p.kind]?.shape === 'card' && scene.zones[p.zone]?.kind !== 'pile')
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id, p]) => ({ id, kind: p.kind }));
}

const EMPTY = { count: 0, top: '' };

/** The pile that cards come from and the one they go to. */
function pilesOf(scene: Scene, table: PublicTable, own: number) {
  const mine = ({ kind, seat }: ZoneSpec) => kind === 'pile' && (seat === undefined || seat === own);
  const ids = Object.keys(scene.zones).filter((id) => mine(scene.zones[id]));
  const discard = ids.find((id) => /discard/.test(id)) ?? ids[1];
  const deck = ids.find((id) => id !== discard);
  return [table.piles.get(deck ?? '') ?? EMPTY, table.piles.get(discard ?? '') ?? EMPTY] as const;
}

const shadows = new Map<string, HTMLCanvasElement>();

function cardShadow(w: number, dpr: number): HTMLCanvasElement {
  const key = `${w} ${dpr}`;
  const known = shadows.get(key);
  if (known) return known;
  const h = w * CARD_RATIO;
  const room = w * 0.14;
  const [canvas, pen] = easel(w + 2 * room, h + 2 * room, dpr);
  pen.shadowColor = 'rgba(6,8,2,.75)';
  pen.shadowBlur = room * 0.7 * dpr;
  // Only the shadow is wanted: the card itself is drawn far outside.
  pen.shadowOffsetX = 4 * w * dpr;
  roundedRect(pen, room - 4 * w, room, w, h, w * 0.08);
  pen.fill();
  if (shadows.size > 12) shadows.clear();
  shadows.set(key, canvas);
  return canvas;
}
