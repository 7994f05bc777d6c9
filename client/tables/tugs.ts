import type { CardDesk } from './desk.ts';
import type { Sprites } from './drawing/sprites.ts';

/** A card that can't be played gives way by so much at most, px. */
const GIVES = 26;

/** Cards of one's own that can't be taken up: they give a little under the hand and spring back. */
export class Tugs {
  private readonly desk: CardDesk;
  private readonly sprites: Sprites;
  /** Brings everything to where it lies. */
  private readonly sync: () => void;

  constructor(desk: CardDesk, sprites: Sprites, sync: () => void) {
    this.desk = desk;
    this.sprites = sprites;
    this.sync = sync;
  }

  /** Pulled by so many px from where it lies. */
  tug(piece: string, dx: number, dy: number): void {
    const sprite = this.sprites.get(piece);
    const placed = this.desk.arrangement.peek().placed.get(piece);
    if (!sprite || !placed || !this.gives(piece)) return;
    this.sprites.held = piece;
    sprite.way++;
    const by = givenWay(dx, dy);
    sprite.x = placed.x + by.x;
    sprite.y = placed.y + by.y;
    sprite.draw();
  }

  slip(piece: string): void {
    const { desk, sprites } = this;
    if (piece === '' || sprites.held !== piece) return;
    sprites.held = '';
    this.sync();
    const words = desk.offer.peek().idle.get(piece);
    if (words) desk.session.refusal.value = { code: 'idle', words };
  }

  private gives(piece: string): boolean {
    const { desk } = this;
    const zone = desk.scene.zones[desk.pieces.peek().get(piece)?.zone ?? ''];
    return desk.offer.peek().idle.has(piece) || (zone?.kind === 'hand' && zone.seat === desk.own.peek());
  }
}

/** The further it is pulled, the less it gives. */
export function givenWay(dx: number, dy: number): { readonly x: number; readonly y: number } {
  const far = Math.hypot(dx, dy);
  const share = far === 0 ? 0 : GIVES / (far + GIVES);
  return { x: dx * share, y: dy * share };
}
