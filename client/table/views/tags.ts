import type Phaser from 'phaser';
import { say, words } from '../../../shared/engine/words.ts';
import { oddsTag } from '../../art/oddsTag.ts';
import { tokenPlaces } from '../../art/places.ts';
import { R } from '../field.ts';
import type { Stage } from '../stage.ts';
import { tableText } from '../text.ts';
import type { PiecesView } from './pieces.ts';

export interface Odds {
  readonly piece: string;
  /** 0..1 */
  readonly odds: number;
}

/** Odds hang from foes in reach; the best one is gilded. */
export class TagsView {
  private readonly stage: Stage;
  private readonly pieces: PiecesView;
  private readonly fine: number;
  private tags: Phaser.GameObjects.Image[] = [];
  private shownFor = '';

  constructor(stage: Stage, pieces: PiecesView, fine: number) {
    this.stage = stage;
    this.pieces = pieces;
    this.fine = fine;
  }

  show(odds: readonly Odds[], best: string): void {
    const key = `${best}|${odds.map((o) => `${o.piece} ${o.odds.toFixed(2)} ${this.pieces.cellOf(o.piece)}`).join()}`;
    if (key === this.shownFor) return;
    this.shownFor = key;
    for (const tag of this.tags) tag.destroy();
    this.tags = [];
    for (const { piece, odds: chance } of odds) {
      const view = this.pieces.get(piece);
      if (!view) continue;
      const percent = Math.round(chance * 100);
      const tag = oddsTag(say(words('table.odds', { percent }), tableText), piece === best, this.fine);
      const spot = tokenPlaces(view.art, R, 0, view.marks.chip ?? 0).odds;
      const image = this.stage.picture('tags', tag.canvas, 1 / this.fine);
      image
        .setPosition(view.at.x + spot.x + (piece === best ? 8 : 14), view.at.y + spot.y)
        .setRotation(piece === best ? -0.05 : 0.04)
        .setDepth(view.at.y + (piece === best ? 1000 : 0));
      this.tags.push(image);
    }
  }

  destroy(): void {
    for (const tag of this.tags) tag.destroy();
  }
}
