import { letGo } from '../play/laying.ts';
import type { Option } from '../play/meaning.ts';
import type { Point } from '../table/layout.ts';
import { cubicOut, type Motions } from '../table/motion.ts';
import type { CardDesk } from './desk.ts';
import type { Sprites } from './drawing/sprites.ts';
import { toShared } from './others.ts';

/** Others hear of a drag so often, ms. */
const TELL_EVERY = 120;

interface Held {
  readonly piece: string;
  /** From the pointer to the middle of the card. */
  readonly dx: number;
  readonly dy: number;
}

/** A piece in the hand: it goes along with the pointer, and what its place means is chosen when it is let go. */
export class Carrying {
  private readonly desk: CardDesk;
  private readonly sprites: Sprites;
  private readonly motions: Motions;
  /** Brings everything to where it lies. */
  private readonly sync: () => void;
  /** The zone under the hand has changed. */
  private readonly point: (zone: string) => void;
  private held: Held | null = null;
  private told = 0;

  constructor(
    desk: CardDesk,
    sprites: Sprites,
    motions: Motions,
    sync: () => void,
    point: (zone: string) => void,
  ) {
    this.desk = desk;
    this.sprites = sprites;
    this.motions = motions;
    this.sync = sync;
    this.point = point;
  }

  get piece(): string {
    return this.held?.piece ?? '';
  }

  lift(piece: string, at: Point): void {
    const sprite = this.sprites.get(piece);
    if (!sprite) return;
    this.held = { piece, dx: sprite.x - at.x, dy: sprite.y - at.y };
    this.sprites.held = piece;
    this.takeUp(piece);
    this.desk.sound('lift');
    const way = ++sprite.way;
    void this.motions.play(
      120,
      (t) => {
        if (sprite.way !== way || this.held?.piece !== piece) return;
        sprite.lift = t;
        sprite.draw();
      },
      cubicOut,
    );
  }

  carry(at: Point): void {
    const sprite = this.held && this.sprites.get(this.held.piece);
    if (!this.held || !sprite) return;
    sprite.x = at.x + this.held.dx;
    sprite.y = at.y + this.held.dy;
    sprite.lift = Math.max(0.4, sprite.lift);
    sprite.draw();
    this.point(this.desk.spotAt(at, this.held.piece).zone);
    const now = performance.now();
    if (now - this.told < TELL_EVERY || !this.isOpen(this.held.piece)) return;
    this.told = now;
    const { layout, scene, session } = this.desk;
    const told = toShared(layout.peek(), scene, { x: sprite.x, y: sprite.y });
    if (told) session.drag(this.held.piece, told.x, told.y);
  }

  putBack(): void {
    if (!this.release()) return;
    this.takeUp('');
    this.sync();
  }

  letGo(at: Point): void {
    this.carry(at);
    const { held } = this;
    if (!held) return;
    const { desk } = this;
    const intent = letGo(desk.offer.peek(), desk.spotAt(at, held.piece));
    this.held = null;
    this.point('');
    desk.session.drag('', 0, 0);
    if (intent.do === 'choose') void this.lay(held.piece, intent.option);
    else {
      this.sprites.held = '';
      if (intent.do === 'ask') desk.deeds.act(intent, at);
      else this.takeUp('');
      this.sync();
    }
  }

  /** It stays where it was put until the table has answered. */
  private async lay(piece: string, option: Option): Promise<void> {
    await this.desk.deeds.take(option);
    if (this.sprites.held === piece && this.held === null) this.sprites.held = '';
    this.desk.sound('set');
    this.sync();
  }

  private release(): boolean {
    const was = this.held !== null;
    this.held = null;
    this.sprites.held = '';
    if (was) {
      this.desk.session.drag('', 0, 0);
      this.point('');
    }
    return was;
  }

  /** Whether others may know that it is in the hand: its face lies open, and what is done with it is no secret. */
  private isOpen(piece: string): boolean {
    const { session } = this.desk;
    const secret = session.decisions.peek().some(({ sealed }) => sealed);
    return !secret && (session.table.peek().pieces.get(piece)?.kind ?? '') !== '';
  }

  private takeUp(card: string): void {
    const { focus } = this.desk.session;
    if (focus.peek().card !== card) focus.value = { ...focus.peek(), card };
  }
}
