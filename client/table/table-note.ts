import type { Layout, Point } from './layout.ts';

/** A slip of paper beside the pointer with a few words: what a badge means. */
export class TableNote {
  private readonly slip = document.createElement('div');
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(parent: HTMLElement) {
    this.slip.className = 'table-note';
    this.slip.hidden = true;
    parent.append(this.slip);
  }

  /** '' hides it. */
  show(text: string, at: Point, layout: Layout): void {
    clearTimeout(this.waiting);
    this.slip.hidden = text === '';
    if (text === '') return;
    this.slip.textContent = text;
    const x = Math.min(at.x + 14, layout.width - this.slip.offsetWidth - 8);
    this.slip.style.transform = `translate(${Math.round(x)}px, ${Math.round(at.y + 18)}px)`;
  }

  /** Takes the slip away after so many ms, unless something else was written on it. */
  hideIn(ms: number): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.slip.hidden = true;
    }, ms);
  }

  destroy(): void {
    clearTimeout(this.waiting);
    this.slip.remove();
  }
}
