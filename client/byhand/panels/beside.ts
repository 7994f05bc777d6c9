import type { Point } from '../../table/layout.ts';

/** Distance to the edges of the window, px. */
const EDGE = 8;

/** Lays a paper beside a point of the window, all of it within the window. */
export function layBeside(paper: HTMLElement, at: Point): void {
  const { width, height } = paper.getBoundingClientRect();
  const x = Math.max(EDGE, Math.min(at.x + 14, innerWidth - width - EDGE));
  const y = Math.max(EDGE, Math.min(at.y - 10, innerHeight - height - EDGE));
  paper.style.translate = `${x}px ${y}px`;
}
