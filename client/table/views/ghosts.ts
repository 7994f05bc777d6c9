import type Phaser from 'phaser';
import type { Scene } from '../../../shared/table/model.ts';
import { easel } from '../../art/canvas.ts';
import { LIFT } from '../../art/piece.ts';
import { plasticOf } from '../../art/plastics.ts';
import type { Point } from '../layout.ts';
import type { Stage } from '../stage.ts';
import type { PiecesView } from './pieces.ts';

/** A drag that says nothing for so long has ended unheard. */
const SILENCE = 3500;

interface Ghost {
  readonly piece: string;
  readonly image: Phaser.GameObjects.Image;
  readonly ring: Phaser.GameObjects.Image;
  goal: Point;
  at: Point;
  heard: number;
}

/** What others hold in their hands, pale and ringed in their colour. */
export class GhostsView {
  private readonly stage: Stage;
  private readonly scene: Scene;
  private readonly pieces: PiecesView;
  private readonly fine: number;
  private ghosts = new Map<number, Ghost>();
  private rings = new Map<number, HTMLCanvasElement>();
  private now = 0;

  constructor(stage: Stage, scene: Scene, pieces: PiecesView, fine: number) {
    this.stage = stage;
    this.scene = scene;
    this.pieces = pieces;
    this.fine = fine;
  }

  /** `at` in board units; `piece: ''` ends the seat's drag. */
  hear(seat: number, piece: string, at: Point): void {
    const known = this.ghosts.get(seat);
    if (known && known.piece === piece) {
      known.goal = at;
      known.heard = this.now;
      return;
    }
    if (known) this.end(seat, known);
    const view = this.pieces.get(piece);
    if (!view) return;
    const { face } = view.art;
    const image = this.stage.picture(
      'tags',
      face.canvas,
      1 / this.fine,
      face.anchorX / face.width,
      face.anchorY / face.height,
    );
    const ring = this.stage.picture('tags', this.ring(seat), 1 / this.fine).setDepth(-1);
    image.setAlpha(0.6).setPosition(at.x, at.y - LIFT);
    ring.setPosition(at.x, at.y);
    this.ghosts.set(seat, { piece, image, ring, goal: at, at, heard: this.now });
  }

  tick(now: number): void {
    this.now = now;
    if (this.ghosts.size > 0) this.stage.touch();
    for (const [seat, ghost] of this.ghosts) {
      if (now - ghost.heard > SILENCE || !this.pieces.get(ghost.piece)) {
        this.end(seat, ghost);
        continue;
      }
      // Twenty messages a second look smooth when each is glided to.
      ghost.at = {
        x: ghost.at.x + (ghost.goal.x - ghost.at.x) * 0.3,
        y: ghost.at.y + (ghost.goal.y - ghost.at.y) * 0.3,
      };
      ghost.image.setPosition(ghost.at.x, ghost.at.y - LIFT);
      ghost.ring.setPosition(ghost.at.x, ghost.at.y);
    }
  }

  /** Pieces in others' hands. */
  get held(): string[] {
    return [...this.ghosts.values()].map((ghost) => ghost.piece);
  }

  private end(seat: number, ghost: Ghost): void {
    ghost.image.destroy();
    ghost.ring.destroy();
    this.ghosts.delete(seat);
  }

  private ring(seat: number): HTMLCanvasElement {
    const known = this.rings.get(seat);
    if (known) return known;
    const [canvas, pen] = easel(64, 54, this.fine);
    const { ramp } = plasticOf(this.scene.sides[seat]?.plastic ?? 'a');
    pen.translate(32, 27);
    pen.strokeStyle = ramp[0];
    pen.lineWidth = 5;
    pen.beginPath();
    pen.ellipse(0, 0, 26, 21, 0, 0, Math.PI * 2);
    pen.stroke();
    pen.strokeStyle = ramp[3];
    pen.lineWidth = 2.4;
    pen.stroke();
    this.rings.set(seat, canvas);
    return canvas;
  }

  destroy(): void {
    for (const [seat, ghost] of this.ghosts) this.end(seat, ghost);
  }
}
