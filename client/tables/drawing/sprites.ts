import { cubicOut, type Motions, sineInOut } from '../../table/motion.ts';
import type { Stage } from '../../table/stage.ts';
import type { Placed } from '../arrange.ts';
import type { CardDesk } from '../desk.ts';
import type { Lie } from '../spread.ts';
import type { Faces } from './faces.ts';
import { type Dress, plainDress, Sprite } from './sprite.ts';

/** One after another, ms. */
const STAGGER = 40;
/** More than these don't wait longer. */
const LONGEST_WAIT = 480;
const DEAL = 180;
const FLIP = 220;

/** The pile from which a piece comes, or to which it goes. */
type Aside = (piece: string, comes: boolean) => (Lie & { readonly zone: string }) | null;

/** All pieces as sprites: brings them to where they lie, one by one or together. */
export class Sprites {
  /** In the hand: not moved by anything else. */
  held = '';
  /** In others' hands: not moved while they have them. */
  readonly away = new Set<string>();
  private readonly desk: CardDesk;
  private readonly stage: Stage;
  private readonly motions: Motions;
  private faces: Faces;
  private readonly all = new Map<string, Sprite>();
  private dresses: ReadonlyMap<string, Dress> = new Map();
  /** Where pieces come from and go to that lie nowhere: a pile that has become smaller or larger. */
  private readonly aside: Aside;

  constructor(desk: CardDesk, stage: Stage, motions: Motions, faces: Faces, aside: Aside) {
    this.desk = desk;
    this.stage = stage;
    this.motions = motions;
    this.faces = faces;
    this.aside = aside;
  }

  get(id: string): Sprite | undefined {
    return this.all.get(id);
  }

  get ids(): string[] {
    return [...this.all.keys()];
  }

  /** Everything anew, for a window of another size: nothing moves. */
  relay(faces: Faces): void {
    this.faces = faces;
    for (const sprite of this.all.values()) sprite.destroy();
    this.all.clear();
    for (const placed of this.desk.arrangement.peek().placed.values()) this.put(placed);
    this.dress(this.dresses);
  }

  dress(dresses: ReadonlyMap<string, Dress>): void {
    this.dresses = dresses;
    const { pieces } = this.desk;
    for (const [id, sprite] of this.all) {
      const dress = dresses.get(id);
      // What is gone but still seen, since an act is being shown, stays as it was.
      if (dress || pieces.peek().has(id)) sprite.wear(dress ?? plainDress);
    }
  }

  /** Brings everything to where it lies; what lies nowhere leaves. `only`: these pieces, in this order. */
  async bring(placed: ReadonlyMap<string, Placed>, only?: readonly string[]): Promise<void> {
    const ids = only ?? [...placed.keys(), ...[...this.all.keys()].filter((id) => !placed.has(id))];
    const ways: Promise<void>[] = [];
    let moved = 0;
    const renamed = this.renamed(ids, placed);
    // One by one only faces that are known go over to their new names; a shadow is nobody's.
    const leaving = [
      ...renamed,
      ...[...this.all.values()].filter(
        ({ id, piece }) => !placed.has(id) && piece.marks.shadow !== 1 && (!only || piece.kind !== ''),
      ),
    ];
    for (const id of ids) {
      const to = placed.get(id);
      const sprite = this.all.get(id);
      if (id === this.held || (this.away.has(id) && !only)) {
        if (!to) this.leave(id);
        continue;
      }
      if (!to) {
        // It may have come back under another name meanwhile.
        if (sprite && this.all.get(id) === sprite)
          ways.push(this.takeAway(sprite, Math.min(LONGEST_WAIT, STAGGER * moved++)));
        continue;
      }
      const from = sprite ?? this.enter(to, leaving);
      if (rests(from, to)) {
        from.become(to.piece, to.w);
        from.depth = to.depth;
        from.draw();
        continue;
      }
      ways.push(this.send(from, to, Math.min(LONGEST_WAIT, STAGGER * moved++)));
    }
    for (const sprite of renamed)
      if (leaving.includes(sprite))
        ways.push(this.takeAway(sprite, Math.min(LONGEST_WAIT, STAGGER * moved++)));
    if (moved > 0 && !this.motions.rushing) this.desk.sound('card');
    await Promise.all(ways);
  }

  /**
   * A hidden card goes by its place, so that another face may lie under its name now: that is another card, and the
   * sprite of the one that lay there is free to be found again under its new name.
   */
  private renamed(ids: readonly string[], placed: ReadonlyMap<string, Placed>): Sprite[] {
    return ids.flatMap((id) => {
      const sprite = this.all.get(id);
      const to = placed.get(id)?.piece;
      if (!sprite || !to || id === this.held || !this.desk.isCard(to)) return [];
      const [was, is] = [sprite.piece.kind, to.kind];
      if (was === '' || is === '' || was === is) return [];
      this.all.delete(id);
      return [sprite];
    });
  }

  /** Hops a piece over places on its way. */
  async hop(id: string, places: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
    const sprite = this.all.get(id);
    if (!sprite) return;
    const way = ++sprite.way;
    for (let i = 1; i < places.length; i++) {
      const [from, to] = [places[i - 1], places[i]];
      await this.motions.play(
        110,
        (t) => {
          if (sprite.way !== way) return;
          sprite.x = from.x + (to.x - from.x) * t;
          sprite.y = from.y + (to.y - from.y) * t - sprite.w * 0.35 * Math.sin(Math.PI * t);
          sprite.draw();
        },
        sineInOut,
      );
    }
  }

  /** Down onto the table with a blow. */
  async slam(id: string): Promise<void> {
    const sprite = this.all.get(id);
    if (!sprite) return;
    await this.motions.play(160, (t) => {
      sprite.scale = 1.5 - 0.5 * t;
      sprite.draw();
    });
    sprite.scale = 1;
    sprite.draw();
  }

  private put(placed: Placed): Sprite {
    const sprite = new Sprite(this.stage, this.faces, placed.piece, this.desk.isCard(placed.piece), placed);
    this.all.set(placed.piece.id, sprite);
    return sprite;
  }

  /**
   * A new piece: one of those that leave under another name (ids are given out anew where faces are hidden), or out of
   * a pile.
   */
  private enter(to: Placed, leaving: Sprite[]): Sprite {
    const sprite = this.put(to);
    const same = sameIn(leaving, to);
    if (same >= 0) {
      const [old] = leaving.splice(same, 1);
      if (this.all.get(old.id) === old) this.all.delete(old.id);
      old.destroy();
      sprite.take(old);
      sprite.wear(this.dresses.get(to.piece.id) ?? plainDress);
      sprite.draw();
      return sprite;
    }
    const from = this.aside(to.piece.id, true);
    if (from) {
      sprite.x = from.x;
      sprite.y = from.y;
      sprite.scale = from.w / to.w;
      // From a pile cards come face down, with the pile's back.
      if (this.desk.isCard(to.piece)) sprite.become({ ...to.piece, kind: '', zone: from.zone }, to.w);
    } else {
      sprite.y -= 14;
      sprite.alpha = 0;
    }
    sprite.wear(this.dresses.get(to.piece.id) ?? plainDress);
    sprite.draw();
    return sprite;
  }

  private leave(id: string): void {
    this.all.get(id)?.destroy();
    this.all.delete(id);
  }

  private async send(sprite: Sprite, to: Placed, wait: number): Promise<void> {
    const way = ++sprite.way;
    if (wait > 0) await this.motions.look(wait);
    if (sprite.way !== way) return;
    const from = { x: sprite.x, y: sprite.y, turn: sprite.turn, lift: sprite.lift, alpha: sprite.alpha };
    const before = sprite.w * sprite.scale;
    const turns = sprite.piece.kind !== to.piece.kind && this.desk.isCard(to.piece);
    // What stays face down keeps its back on the way.
    if (!turns && to.piece.kind !== '') sprite.become(to.piece, to.w);
    const far = Math.hypot(from.x - to.x, from.y - to.y);
    sprite.depth = to.depth;
    const ms = turns ? FLIP : far < 2 ? 80 : DEAL + Math.min(120, far * 0.12);
    const arc = far > 40 ? 0.5 : 0;
    await this.motions.play(
      ms,
      (t) => {
        if (sprite.way !== way) return;
        if (turns) {
          sprite.flip = Math.abs(1 - 2 * t);
          if (t >= 0.5 && sprite.piece.kind !== to.piece.kind) sprite.become(to.piece, to.w);
        }
        sprite.x = from.x + (to.x - from.x) * t;
        sprite.y = from.y + (to.y - from.y) * t;
        sprite.turn = from.turn + (to.turn - from.turn) * t;
        sprite.scale = (before + (to.w - before) * t) / sprite.w;
        sprite.lift = from.lift * (1 - t) + arc * Math.sin(Math.PI * t);
        sprite.alpha = from.alpha + (1 - from.alpha) * t;
        sprite.draw();
      },
      cubicOut,
    );
    if (sprite.way !== way) return;
    sprite.become(to.piece, to.w);
    Object.assign(sprite, { x: to.x, y: to.y, turn: to.turn, scale: 1, lift: 0, flip: 1, alpha: 1 });
    sprite.draw();
  }

  private async takeAway(sprite: Sprite, wait: number): Promise<void> {
    const way = ++sprite.way;
    if (this.all.get(sprite.id) === sprite) this.all.delete(sprite.id);
    if (wait > 0) await this.motions.look(wait);
    const to = this.aside(sprite.id, false);
    const from = { x: sprite.x, y: sprite.y, scale: sprite.scale };
    const move = (t: number) => {
      if (sprite.way !== way) return;
      if (to) {
        sprite.x = from.x + (to.x - from.x) * t;
        sprite.y = from.y + (to.y - from.y) * t;
        sprite.scale = from.scale + (to.w / sprite.w - from.scale) * t;
        sprite.lift = 0.5 * Math.sin(Math.PI * t);
      } else sprite.alpha = 1 - t;
      sprite.draw();
    };
    await (to ? this.motions.play(DEAL + 40, move, cubicOut) : this.motions.fade(160, move));
    sprite.destroy();
  }
}

/**
 * Which of those that leave may be this piece: the same face, or one of the two face down; of the same seat, if the
 * piece is anybody's now.
 */
function sameIn(leaving: readonly Sprite[], { piece }: Placed): number {
  const fits = ({ piece: old }: Sprite) => piece.seat < 0 || old.seat === piece.seat;
  const same = leaving.findIndex((old) => fits(old) && old.piece.kind === piece.kind);
  if (same >= 0) return same;
  return leaving.findIndex((old) => fits(old) && (old.piece.kind === '' || piece.kind === ''));
}

/** It lies there already, as it should. */
function rests(sprite: Sprite, to: Placed): boolean {
  return (
    Math.hypot(sprite.x - to.x, sprite.y - to.y) < 1 &&
    sprite.w * sprite.scale === to.w &&
    sprite.turn === to.turn &&
    sprite.piece.kind === to.piece.kind &&
    sprite.lift === 0 &&
    sprite.alpha === 1
  );
}
