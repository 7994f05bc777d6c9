import type Phaser from 'phaser';
import { say, words } from '../../../shared/engine/words.ts';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import type { Scene, ZoneSpec } from '../../../shared/table/model.ts';
import { CARD_RATIO, cardBack } from '../../art/card.ts';
import { FONT_DISPLAY } from '../../art/fontNames.ts';
import type { Layout, Spot } from '../layout.ts';
import type { Stage } from '../stage.ts';
import { tableText } from '../text.ts';
import { cardShadow, colourOf, faceOf } from './card-pictures.ts';
import { laidAs, laidOn, NO_DISCARD } from './discard.ts';
import { lettered } from './lettering.ts';

/** How many backs the thickest pile shows. */
const THICKEST = 7;

/** Draw pile and discard, with how many cards lie there. */
export class PilesView {
  private readonly stage: Stage;
  private readonly scene: Scene;
  private readonly own: number;
  private layout: Layout;
  private dpr: number;
  private piles: Phaser.GameObjects.Image[] = [];
  private labels: { canvas: HTMLCanvasElement; image: Phaser.GameObjects.Image }[] = [];
  private laidFor = '';
  private deck = 0;
  private discard = NO_DISCARD;

  /** `own`: whose deck is shown where each side has its own. */
  constructor(stage: Stage, scene: Scene, own: number, layout: Layout, dpr: number) {
    this.stage = stage;
    this.scene = scene;
    this.own = own;
    this.layout = layout;
    this.dpr = dpr;
  }

  relay(layout: Layout, dpr: number): void {
    this.layout = layout;
    this.dpr = dpr;
    this.laidFor = '';
  }

  /** A card has come to the discard. */
  add(kind: string): void {
    this.discard = laidOn(this.discard, kind);
    this.lay();
  }

  sync(table: PublicTable): void {
    const [deck, discard] = pilesOf(this.scene, table, this.own);
    this.deck = deck.count;
    this.discard = laidAs(this.discard, discard);
    this.lay();
  }

  private lay(): void {
    const { deck, discard } = this;
    const key = `${deck} ${discard.count} ${discard.kinds.join()}`;
    if (key === this.laidFor) return;
    this.laidFor = key;
    for (const image of this.piles) image.destroy();
    for (const { canvas, image } of this.labels) {
      image.destroy();
      this.stage.forget(canvas);
    }
    this.piles = [];
    this.labels = [];
    const { draw, discard: spot, scale } = this.layout;
    const backs = Math.min(THICKEST, Math.ceil(deck / 6));
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
    const kinds = discard.kinds.filter((k) => colourOf(k));
    for (const [i, kind] of kinds.entries()) {
      const last = i === kinds.length - 1;
      const [dx, dy, turn] = last ? [0, 0, 0] : i % 2 === 0 ? [-7, 4, -0.22] : [5, -1, 0.12];
      this.pile(faceOf(kind, spot.w, this.dpr), spot, dx * scale, dy * scale, turn, true);
    }
    this.label('table.draw', deck, draw);
    this.label('table.discard', discard.count, spot);
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
    for (const image of this.piles) image.destroy();
    for (const { image } of this.labels) image.destroy();
  }
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
