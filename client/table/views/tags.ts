import type Phaser from 'phaser';
import { say, words } from '../../../shared/engine/words.ts';
import { oddsTag, type TagTone } from '../../art/oddsTag.ts';
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

  /** `danger`: friends who would be hurt too. `blocked`: foes to whom no clear line leads. */
  show(odds: readonly Odds[], best: string, danger: readonly string[], blocked: readonly string[]): void {
    const told = odds.map((o) => `${o.piece} ${o.odds.toFixed(2)} ${this.pieces.cellOf(o.piece)}`);
    const key = `${best}|${told.join()}|${danger.join()}|${blocked.join()}`;
    if (key === this.shownFor) return;
    this.shownFor = key;
    for (const tag of this.tags) tag.destroy();
    this.tags = [];
    for (const { piece, odds: chance } of odds) {
      const percent = Math.round(chance * 100);
      this.hang(piece, say(words('table.odds', { percent }), tableText), piece === best ? 'best' : 'plain');
    }
    for (const piece of blocked) this.hang(piece, say(words('table.blocked'), tableText), 'plain');
    for (const piece of danger) this.hang(piece, say(words('table.in-danger'), tableText), 'danger');
  }

  private hang(piece: string, text: string, tone: TagTone): void {
    const view = this.pieces.get(piece);
    if (!view) return;
    const tag = oddsTag(text, tone, this.fine);
    const spot = tokenPlaces(view.art, R, 0, view.marks.chip ?? 0).odds;
    const image = this.stage.picture('tags', tag.canvas, 1 / this.fine);
    const first = tone !== 'plain';
    image
      .setPosition(view.at.x + spot.x + (first ? 8 : 14), view.at.y + spot.y)
      .setRotation(first ? -0.05 : 0.04)
      .setDepth(view.at.y + (first ? 1000 : 0));
    this.tags.push(image);
  }

  destroy(): void {
    for (const tag of this.tags) tag.destroy();
  }
}
