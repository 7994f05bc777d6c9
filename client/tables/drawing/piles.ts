import type Phaser from 'phaser';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import type { Stage } from '../../table/stage.ts';
import type { CardDesk } from '../desk.ts';
import type { Lie } from '../spread.ts';
import type { Faces } from './faces.ts';

/** Decks and discards: cards that are not laid out one by one. */
export class Piles {
  private readonly desk: CardDesk;
  private readonly stage: Stage;
  private faces: Faces;
  private readonly images = new Map<string, Phaser.GameObjects.Image>();
  private table: PublicTable | null = null;
  private before: PublicTable | null = null;

  constructor(desk: CardDesk, stage: Stage, faces: Faces) {
    this.desk = desk;
    this.stage = stage;
    this.faces = faces;
  }

  relay(faces: Faces): void {
    this.faces = faces;
    for (const image of this.images.values()) image.destroy();
    this.images.clear();
    if (this.table) this.sync(this.table);
  }

  sync(table: PublicTable): void {
    if (table !== this.table) this.before = this.table;
    this.table = table;
    const { zones } = this.desk.layout.peek();
    for (const [zone, image] of this.images) {
      if ((table.piles.get(zone)?.count ?? 0) > 0 && zones[zone]) continue;
      image.destroy();
      this.images.delete(zone);
    }
    for (const [zone, { count, top }] of table.piles) {
      const lie = this.lie(zone);
      if (count === 0 || !lie) continue;
      const texture = this.stage.texture(this.faces.pile(zone, count, top, lie.w));
      const image = this.images.get(zone) ?? this.make(zone, texture);
      image.setTexture(texture).setPosition(lie.x + 5, lie.y + 5);
    }
    this.stage.touch();
  }

  /**
   * The pile from which a piece has come, or to which it has gone, between the last two tables; one of its own deck
   * rather than another. null for none.
   */
  changed(deck: string, comes: boolean, next: PublicTable): (Lie & { readonly zone: string }) | null {
    const before = next === this.table ? this.before : this.table;
    if (!before) return null;
    let other: (Lie & { readonly zone: string }) | null = null;
    for (const [zone, { count }] of next.piles) {
      const was = before.piles.get(zone)?.count ?? 0;
      const lie = this.lie(zone);
      if (!lie || (comes ? count >= was : count <= was)) continue;
      if (this.faces.deckOf(zone) === deck) return { ...lie, zone };
      other ??= { ...lie, zone };
    }
    return other;
  }

  private make(zone: string, texture: string): Phaser.GameObjects.Image {
    const canvas = this.faces.pile(zone, 1, '', this.lie(zone)?.w ?? 1);
    const image = this.stage
      .picture('cells', canvas, 1 / this.faces.dpr)
      .setTexture(texture)
      .setDepth(-10);
    this.images.set(zone, image);
    return image;
  }

  private lie(zone: string): Lie | null {
    const place = this.desk.layout.peek().zones[zone];
    if (!place) return null;
    return { x: place.x + place.w / 2, y: place.y + place.h / 2, w: place.card, turn: 0 };
  }
}
