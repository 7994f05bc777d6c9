import type { Rect } from './layout.ts';

/** Panels that may grow over the board: the warrior's sheet and the prompt with its choices. */
const PANELS = ['sheet', 'prompt'] as const;

/** Where panels lie on the screen now, CSS px. */
export function panelBoxes(): { readonly [name in (typeof PANELS)[number]]?: Rect } {
  const boxes: { [name in (typeof PANELS)[number]]?: Rect } = {};
  for (const name of PANELS) {
    const box = document.getElementById(name)?.getBoundingClientRect();
    if (box && box.width > 0) boxes[name] = { x: box.x, y: box.y, w: box.width, h: box.height };
  }
  return boxes;
}
