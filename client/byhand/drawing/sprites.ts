import type { Point } from '../../table/layout.ts';
import { cubicOut, type Motions } from '../../table/motion.ts';
import type { Stage } from '../../table/stage.ts';
import type { Lying } from '../lying.ts';
import type { Looks } from './looks.ts';
import { HandSprite } from './sprite.ts';

/** How long a piece is on its way to where it lies now, ms. */
const WAY = 190;
/** A card in the hand that is pointed at stands out by so much, px. */
const PROUD = 16;

/** All pieces that are drawn. They go to where the arrangement says, but for those that somebody holds. */
export class HandSprites {
  private readonly stage: Stage;
  private readonly motions: Motions;
  private looks: Looks;
  private readonly toScreen: (p: Point) => Point;
  private readonly toWorld: (p: Point) => Point;
  private readonly all = new Map<string, HandSprite>();
  private lying: ReadonlyMap<string, Lying> = new Map();
  /** In this browser's hand, or let go and not yet answered for. */
  readonly held = new Set<string>();
  /** In others' hands: where they are carried, world px. */
  private readonly away = new Map<string, Point>();
  private proud = '';

  constructor(
    stage: Stage,
    motions: Motions,
    looks: Looks,
    ways: { toScreen: (p: Point) => Point; toWorld: (p: Point) => Point },
  ) {
    this.stage = stage;
    this.motions = motions;
    this.looks = looks;
    this.toScreen = ways.toScreen;
    this.toWorld = ways.toWorld;
  }

  get(id: string): HandSprite | undefined {
    return this.all.get(id);
  }

  ids(): string[] {
    return [...this.all.keys()];
  }

  /** Everything anew, at once: another window, another seat. */
  relay(looks: Looks): void {
    this.looks = looks;
    for (const sprite of this.all.values()) sprite.destroy();
    this.all.clear();
  }

  /** Everything as it lies. What did not change is not touched. */
  sync(lying: ReadonlyMap<string, Lying>): void {
    this.lying = lying;
    for (const [id, sprite] of this.all) {
      if (lying.has(id) || this.held.has(id)) continue;
      sprite.destroy();
      this.all.delete(id);
    }
    for (const [id, to] of lying) {
      const sprite = this.all.get(id);
      if (!sprite) {
        const made = new HandSprite(this.stage, this.looks, to);
        made.raise(to.depth);
        this.all.set(id, made);
        continue;
      }
      if (this.held.has(id)) continue;
      if (sprite.lying !== to && !same(sprite.lying, to)) sprite.become(to);
      else sprite.lying = to;
      this.send(sprite);
    }
  }

  /** Another hand carries these, each to there, world px; null: it has let them go. */
  carried(ids: readonly string[], where: ((id: string) => Point) | null): void {
    for (const id of ids) {
      if (where) this.away.set(id, where(id));
      else this.away.delete(id);
      const sprite = this.all.get(id);
      if (!sprite || this.held.has(id)) continue;
      if (where && sprite.where === 'world') {
        sprite.way++;
        const at = this.goal(sprite);
        sprite.place(at.x, at.y);
        sprite.raise(50_000 + sprite.lying.depth);
        this.stage.touch();
      } else this.send(sprite);
    }
  }

  /** The card in the hand that stands out of the others, '' for none. */
  point(id: string): void {
    if (id === this.proud) return;
    const before = this.all.get(this.proud);
    this.proud = id;
    for (const sprite of [before, this.all.get(id)])
      if (sprite?.where === 'hand' && !this.held.has(sprite.lying.piece.id)) this.send(sprite);
  }

  /** Brings one to where it belongs; nothing happens where it lies there. */
  send(sprite: HandSprite): void {
    const { lying } = sprite;
    if (sprite.where !== lying.where) this.change(sprite);
    const to = this.goal(sprite);
    const proud = lying.piece.id === this.proud && lying.where === 'hand';
    sprite.raise(lying.depth + (proud ? 0.5 : 0));
    const from = { x: sprite.x, y: sprite.y, grown: sprite.grown };
    if (Math.abs(from.x - to.x) < 0.2 && Math.abs(from.y - to.y) < 0.2 && from.grown === 1) {
      sprite.draw();
      return;
    }
    const way = ++sprite.way;
    void this.motions.play(
      WAY,
      (t) => {
        if (sprite.way !== way) return;
        sprite.x = from.x + (to.x - from.x) * t;
        sprite.y = from.y + (to.y - from.y) * t;
        sprite.grown = from.grown + (1 - from.grown) * t;
        sprite.draw();
      },
      cubicOut,
    );
  }

  private goal({ lying }: HandSprite): Point {
    const { id } = lying.piece;
    if (lying.where === 'hand') return { x: lying.x, y: lying.y - (id === this.proud ? PROUD : 0) };
    return this.away.get(id) ?? lying;
  }

  /** From one layer to another, in the same place and as large as it was. */
  private change(sprite: HandSprite): void {
    const screen = sprite.where === 'world' ? this.toScreen(sprite) : sprite;
    const at = sprite.lying.where === 'world' ? this.toWorld(screen) : screen;
    sprite.to(sprite.lying.where);
    sprite.x = at.x;
    sprite.y = at.y;
    sprite.grown = 1;
  }

  /** Where it lies at rest. */
  restOf(id: string): Lying | undefined {
    return this.lying.get(id);
  }
}

/** Whether it looks the same: where it lies is another matter. */
function same(a: Lying, b: Lying): boolean {
  return a.piece === b.piece && a.form === b.form && a.w === b.w && a.turn === b.turn && a.count === b.count;
}
