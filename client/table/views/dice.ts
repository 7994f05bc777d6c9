import type Phaser from 'phaser';
import type { DieThrow } from '../../../shared/engine/event.ts';
import { say, words } from '../../../shared/engine/words.ts';
import { easel, linear, makeCanvas, type Pen, penOf, roundedRect } from '../../art/canvas.ts';
import { dieShadow, drawDie, restingOn, rollingTo } from '../../art/die.ts';
import { FONT_SANS, FONT_TEXT } from '../../art/fontNames.ts';
import type { Rotation } from '../../art/rotation.ts';
import type { Layout } from '../layout.ts';
import { cubicOut, type Motions } from '../motion.ts';
import type { Stage } from '../stage.ts';
import { tableText } from '../text.ts';
import { measure, write } from './lettering.ts';

/** What the dice need to know of the table. */
export type DiceLayout = Pick<Layout, 'dice' | 'note' | 'form' | 'scale'>;

/** Die sizes of the pictures, CSS pixels at scale 1. */
const SIZE = { wide: 40, small: 27 };
/** More dice than this don't lie beside each other; the oldest make room. */
const MOST = 6;

/** Where one die comes to rest, and whether only the sign fits below it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly short: boolean;
}

/** Dice that tumble to what was rolled, the slip with what was needed, and how each came out. */
export class DiceView {
  private readonly stage: Stage;
  private readonly motions: Motions;
  private layout: DiceLayout;
  private dpr: number;
  private rest: { image: Phaser.GameObjects.Image; canvas: HTMLCanvasElement }[] = [];
  private seed = 1;
  private places: Place[] = [];
  private slip: { image: Phaser.GameObjects.Image; canvas: HTMLCanvasElement } | null = null;

  constructor(stage: Stage, motions: Motions, layout: DiceLayout, dpr: number) {
    this.stage = stage;
    this.motions = motions;
    this.layout = layout;
    this.dpr = dpr;
  }

  relay(layout: DiceLayout, dpr: number): void {
    this.clear();
    this.layout = layout;
    this.dpr = dpr;
  }

  /** Makes room for so many dice, which may come in several throws: a blow and the defences against it. */
  begin(total: number): void {
    this.clear();
    this.places = this.spots(Math.min(total, MOST));
  }

  /**
   * Shows the need first, then the dice, then the result of each. `why`: 'hit', 'defend' … for the words of
   * the result; `who`: what stands small on the slip; `landed` is called when the dice stop.
   */
  async roll(throws: readonly DieThrow[], why: string, who: string, landed: () => void): Promise<void> {
    if (this.places.length < throws.length) this.begin(throws.length);
    const places = this.places.splice(0, throws.length);
    const need = throws.find((d) => d.need !== undefined)?.need;
    this.note(
      say(need === undefined ? words('table.needs-six') : words('table.needs', { need }), tableText),
      who,
    );
    if (need !== undefined) await this.motions.look(180);
    await this.land(throws, places);
    landed();
    await this.motions.look(80);
    for (const [i, die] of throws.entries()) {
      const { x, y, size, short } = places[i] ?? places[places.length - 1];
      if (die.ok !== undefined) this.pill(die.ok, came(die.ok, short ? '' : why, short), x, y + size * 0.85);
    }
    await this.motions.look(380);
  }

  /** Dice that are held against each other, and whose is the highest: die `winner` of `name`, -1 for a tie. */
  async compare(throws: readonly DieThrow[], winner: number, name: string): Promise<void> {
    const places = this.places.splice(0, throws.length);
    this.note(say(words('table.highest'), tableText), '');
    await this.land(throws, places);
    await this.motions.look(80);
    const { x, w } = this.layout.dice;
    const under = places[winner] ?? places[0];
    const text = winner < 0 ? say(words('table.tie'), tableText) : name;
    this.pill(winner >= 0, text, winner < 0 ? x + w / 2 : under.x, under.y + under.size * 0.85);
    await this.motions.look(520);
  }

  /** Dice that only count, each in its colour: they fall, and nothing is written beside them. */
  async count(throws: readonly { readonly die: DieThrow; readonly colour: string }[]): Promise<void> {
    if (this.places.length < throws.length) this.begin(throws.length);
    const places = this.places.splice(0, throws.length);
    await Promise.all(
      throws.map(({ die, colour }, i) => this.tumble(die, places[i] ?? places[places.length - 1], colour)),
    );
    await this.motions.look(300);
  }

  private async land(throws: readonly DieThrow[], places: readonly Place[]): Promise<void> {
    await Promise.all(throws.map((die, i) => this.tumble(die, places[i] ?? places[places.length - 1])));
  }

  private spots(count: number): Place[] {
    const { x, y, w, h } = this.layout.dice;
    const small = this.layout.form === 'phone' || this.layout.form === 'low';
    const base = (small ? SIZE.small : SIZE.wide) * this.layout.scale;
    const columns = count <= 2 ? Math.max(1, count) : Math.min(3, Math.ceil(count / 2));
    const rows = Math.ceil(count / columns);
    const size = Math.min(base, w / columns / 1.5, h / rows / 1.75);
    return Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      return {
        x: x + w / 2 + ((i % columns) - (inRow - 1) / 2) * size * 1.6 + (this.chance() - 0.5) * size * 0.1,
        y: y + (h * (row + 0.4)) / rows + (this.chance() - 0.5) * size * 0.12,
        size,
        short: small || count > 2,
      };
    });
  }

  /** Takes dice and slip away. */
  clear(): void {
    for (const { image, canvas } of this.rest) {
      image.destroy();
      this.stage.forget(canvas);
    }
    this.rest = [];
    this.places = [];
    this.dropSlip();
  }

  private dropSlip(): void {
    this.slip?.image.destroy();
    if (this.slip) this.stage.forget(this.slip.canvas);
    this.slip = null;
  }

  private tumble(die: DieThrow, to: Place, colour = ''): Promise<void> {
    const { size } = to;
    const canvas = makeCanvas(size * 3.2 * this.dpr, size * 3.2 * this.dpr);
    const image = this.stage.picture('mat', canvas, 1 / this.dpr).setDepth(200);
    this.rest.push({ image, canvas });
    const yaw = -0.5 + this.chance() * 1.5;
    const rest = restingOn(die.value, yaw);
    const heading = Math.PI * 0.78 + (this.chance() - 0.5) * 0.5;
    const away = size * (4.2 + this.chance() * 1.6);
    const from = { x: to.x - Math.cos(heading) * away, y: to.y - Math.sin(heading) * away * 0.5 };
    const pen = penOf(canvas);
    const paint = (t: number) => {
      const left = 1 - t;
      const lift = bounce(t) * size * 0.45;
      image.setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.setTransform(this.dpr, 0, 0, this.dpr, canvas.width / 2, canvas.height / 2);
      dieShadow(pen, 0, 0, size, lift);
      const turned = rollingTo(rest, heading, left * 9.5);
      if (colour) drawColouredDie(pen, size, turned, lift, colour, this.dpr);
      else drawDie(pen, 0, 0, size, turned, lift);
      this.stage.redrawn(canvas);
    };
    return this.motions.play(640 + this.chance() * 120, paint, cubicOut);
  }

  private note(top: string, who: string): void {
    const { note, scale } = this.layout;
    const [canvas, pen] = easel(note.w + 12, note.h + 12, this.dpr);
    pen.translate((note.w + 12) / 2, (note.h + 12) / 2);
    pen.rotate(-0.044);
    pen.shadowColor = 'rgba(0,0,0,.5)';
    pen.shadowBlur = 6 * this.dpr;
    pen.shadowOffsetY = 3 * this.dpr;
    roundedRect(pen, -note.w / 2, -note.h / 2, note.w, note.h - 4, 2);
    pen.fillStyle = linear(
      pen,
      [0, -note.h / 2],
      [note.w * 0.3, note.h / 2],
      [
        [0, '#fff6dc'],
        [1, '#ead39c'],
      ],
    );
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.strokeStyle = 'rgba(154,117,64,.55)';
    pen.stroke();
    const large = Math.max(12, 15 * scale);
    const sized = (text: string, size: number, font: (px: number) => string) => {
      const wide = measure(text, font(size));
      return font(Math.max(10, Math.min(size, (size * (note.w - 12)) / wide)));
    };
    write(
      pen,
      top,
      { font: sized(top, large, (px) => `italic 500 ${px}px ${FONT_TEXT}`), colour: '#2b2118' },
      0,
      who ? -note.h * 0.17 : -2,
    );
    if (who) {
      write(
        pen,
        who,
        {
          font: sized(who, Math.max(11, 12.5 * scale), (px) => `700 ${px}px ${FONT_SANS}`),
          colour: '#57401f',
        },
        0,
        note.h * 0.16,
      );
    }
    const image = this.stage.picture('mat', canvas, 1 / this.dpr).setDepth(150);
    image.setPosition(note.x + note.w / 2, note.y + note.h / 2);
    this.dropSlip();
    this.slip = { image, canvas };
    this.motions.fade(120, (t) => image.setAlpha(t));
  }

  private pill(good: boolean, text: string, x: number, y: number): void {
    const size = Math.max(12, 12.5 * this.layout.scale);
    const font = `800 ${size}px ${FONT_SANS}`;
    const w = measure(text, font) + size * 1.2;
    const h = size * 1.5;
    const [canvas, pen] = easel(w + 8, h + 8, this.dpr);
    pen.shadowColor = 'rgba(0,0,0,.6)';
    pen.shadowBlur = 4 * this.dpr;
    pen.shadowOffsetY = 1.5 * this.dpr;
    roundedRect(pen, 4, 4, w, h, h / 2);
    pen.fillStyle = good ? '#2d6a25' : '#efe0bd';
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.strokeStyle = good ? '#b9e29a' : '#8c2118';
    pen.lineWidth = 1;
    pen.stroke();
    write(pen, text, { font, colour: good ? '#f4ffe2' : '#7b1c14' }, (w + 8) / 2, (h + 8) / 2 + 0.5);
    const image = this.stage
      .picture('mat', canvas, 1 / this.dpr)
      .setDepth(240)
      .setPosition(Math.min(x, this.layout.dice.x + this.layout.dice.w - w / 2), y);
    this.rest.push({ image, canvas });
    this.motions.fade(120, (t) => image.setAlpha(t));
  }

  /** Which way dice fall is only for the eye: what they show came from the table. */
  private chance(): number {
    this.seed = (this.seed * 16807 + 11) % 2147483647;
    return (this.seed % 1000) / 1000;
  }
}

/** How a die came out, in the words of what it was thrown for where there are some. */
function came(ok: boolean, why: string, short: boolean): string {
  const how = ok ? 'yes' : 'no';
  const own = `table.roll.${why}.${how}`;
  const usual = short ? `table.short.${how}` : `table.roll.${how}`;
  return say(words(tableText[own] === undefined ? usual : own), tableText);
}

/** A die of coloured resin around the pen's origin. */
function drawColouredDie(
  pen: Pen,
  size: number,
  turned: Rotation,
  lift: number,
  colour: string,
  dpr: number,
): void {
  const side = size * 3.2;
  const [plain, ivory] = easel(side, side, dpr);
  ivory.translate(side / 2, side / 2);
  drawDie(ivory, 0, 0, size, turned, lift, true);
  const [dyed, dye] = easel(side, side, dpr);
  dye.drawImage(plain, 0, 0, side, side);
  dye.globalCompositeOperation = 'multiply';
  dye.fillStyle = colour;
  dye.fillRect(0, 0, side, side);
  dye.globalCompositeOperation = 'destination-in';
  dye.drawImage(plain, 0, 0, side, side);
  pen.drawImage(dyed, -side / 2, -side / 2, side, side);
}

/** Height over the table while rolling: three bounces, each lower. */
function bounce(t: number): number {
  const hop = (a: number, b: number, h: number) => {
    if (t < a || t > b) return 0;
    const u = (t - a) / (b - a);
    return 4 * h * u * (1 - u);
  };
  return hop(0, 0.5, 1) + hop(0.5, 0.8, 0.42) + hop(0.8, 0.96, 0.12);
}
