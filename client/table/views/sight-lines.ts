import type Phaser from 'phaser';
import { dashed } from '../dashes.ts';
import type { Field } from '../field.ts';
import type { Point } from '../layout.ts';
import type { Stage } from '../stage.ts';

/** A line of sight that is blocked. */
export interface SightLine {
  /** Cells. */
  readonly from: number;
  readonly to: number;
  /** Cells in the way. */
  readonly by: readonly number[];
  readonly target: string;
  /** Somebody looks at its target now. */
  readonly near: boolean;
}

/** Half the length of the bar across a line, in board units. */
const BAR = 8;

/** Dashed lines to those who are hidden, with a red bar where the view ends. */
export class SightLinesView {
  private readonly stage: Stage;
  private readonly field: Field;
  private readonly graphics: Phaser.GameObjects.Graphics;
  private shownFor = '';

  constructor(stage: Stage, field: Field) {
    this.stage = stage;
    this.field = field;
    this.graphics = stage.graphics('tags').setDepth(-1);
  }

  /** Shows exactly these lines: those that somebody looks at strongly, the others faintly. */
  show(lines: readonly SightLine[]): void {
    const key = lines.map(({ from, to, by, near }) => `${from} ${to} ${by.join(' ')} ${near}`).join();
    if (key === this.shownFor) return;
    this.shownFor = key;
    this.graphics.clear();
    for (const line of lines) if (!line.near) this.draw(line);
    for (const line of lines) if (line.near) this.draw(line);
    this.stage.touch();
  }

  destroy(): void {
    this.graphics.destroy();
  }

  private draw({ from, to, by, near }: SightLine): void {
    const [start, end] = [this.field.centre(from), this.field.centre(to)];
    const dashes = dashed(start, end);
    const alpha = near ? 1 : 0.65;
    // Dark below light, so that it reads on any ground.
    for (const [width, colour, shade] of [
      [near ? 5 : 4, 0x2a1608, 0.6],
      [near ? 2.6 : 1.8, near ? 0xffe9c2 : 0xf3e3c3, 1],
    ] as const) {
      this.graphics.lineStyle(width, colour, shade * alpha);
      for (const [a, b] of dashes) this.graphics.lineBetween(a.x, a.y, b.x, b.y);
    }
    if (near) for (const cell of by) this.bar(start, end, this.field.centre(cell));
  }

  /** Across the line, where it comes closest to the middle of the hex. */
  private bar(start: Point, end: Point, centre: Point): void {
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
    const far = (centre.x - start.x) * along.x + (centre.y - start.y) * along.y;
    const at = { x: start.x + along.x * far, y: start.y + along.y * far };
    const across = { x: -along.y * BAR, y: along.x * BAR };
    for (const [width, colour] of [
      [6, 0x3a0a06],
      [3.2, 0xe2604c],
    ] as const) {
      this.graphics.lineStyle(width, colour, 0.95);
      this.graphics.lineBetween(at.x - across.x, at.y - across.y, at.x + across.x, at.y + across.y);
    }
  }
}
