import type Phaser from 'phaser';
import { hexNames } from '../../../shared/hex/offset.ts';
import { makeCanvas, penOf } from '../../art/canvas.ts';
import { FONT_SANS } from '../../art/fontNames.ts';
import { type Field, R } from '../field.ts';
import type { Stage } from '../stage.ts';

/** Names of the hexes, written small into their lower edges while wanted. */
export class CoordinatesView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly fine: number;
  private image: Phaser.GameObjects.Image | null = null;

  constructor(stage: Stage, field: Field, fine: number) {
    this.stage = stage;
    this.field = field;
    this.fine = fine;
  }

  show(on: boolean): void {
    if (on && !this.image) {
      const fine = Math.min(2, this.fine);
      const canvas = makeCanvas(this.field.w * fine, this.field.h * fine);
      const pen = penOf(canvas);
      pen.scale(fine, fine);
      pen.font = `700 9.5px ${FONT_SANS}`;
      pen.textAlign = 'center';
      pen.fillStyle = 'rgba(43,33,24,.72)';
      for (const [cell, name] of hexNames(this.field.view).entries()) {
        const { x, y } = this.field.centre(cell);
        pen.fillText(name, x, y + R * 0.7);
      }
      this.image = this.stage.picture('cells', canvas, 1 / fine, 0, 0).setDepth(-1);
    }
    this.image?.setVisible(on);
    this.stage.touch();
  }
}
