import type { Chapter } from '../../shared/protocol/messages.ts';

/** How much of the chronicle somebody gets who comes to the table; older chapters stay in the log. */
const KEPT = 200;

/** The newest chapters of a table's chronicle. As JSON: a quarter of the memory, and read only when somebody comes. */
export class Chapters {
  private texts: string[] = [];

  add(chapter: Chapter): void {
    this.texts.push(JSON.stringify(chapter));
    if (this.texts.length > KEPT * 1.2) this.texts = this.texts.slice(-KEPT);
  }

  newest(): Chapter[] {
    return this.texts.slice(-KEPT).map((text) => JSON.parse(text) as Chapter);
  }
}
