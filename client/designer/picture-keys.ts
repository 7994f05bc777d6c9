import type { Design } from '../../shared/design/design.ts';
import type { Desk } from './desk.ts';
import { pictureBox, scaled } from './picture-frame.ts';

/** A step of an arrow key, in parts of a hex. */
const STEP = 1 / 12;
const LARGER = 1.02;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The picture by keyboard: arrows move it (with Shift by single pixels), + and − size it round its middle. A key that
 * is held down is one step of undo.
 */
export function pictureKeys(desk: Desk) {
  let [x, y, factor] = [0, 0, 1];
  const settle = () => {
    if (x === 0 && y === 0 && factor === 1) return;
    const command = commandOf(desk.history.peek().design, x, y, factor);
    [x, y, factor] = [0, 0, 1];
    desk.preview(null);
    if (command) desk.do(command);
  };
  return {
    /** True where the key meant the picture. */
    press(key: string, fine: boolean): boolean {
      const { design } = desk.history.peek();
      if (desk.tool.peek().kind !== 'picture' || !design.background) return false;
      const way = WAYS[key];
      if (key === 'Escape' || key === 'Enter') {
        settle();
        desk.tool.value = { kind: 'hand' };
        return true;
      }
      if (way) {
        const step = fine ? 1 : Math.round(design.hexSize * STEP);
        x += way[0] * step;
        y += way[1] * step;
      } else if (key === '+' || key === '=') factor *= LARGER;
      else if (key === '-') factor /= LARGER;
      else return false;
      desk.preview(commandOf(design, x, y, factor));
      return true;
    },
    /** No key is down any more: what they did is done. */
    settle,
  };
}

function commandOf(design: Design, x: number, y: number, factor: number) {
  const { background } = design;
  const box = pictureBox(design);
  if (!background || !box) return null;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const sized = factor === 1 ? background : scaled(design, background, factor, middle);
  return {
    do: 'shift-picture',
    change: { scale: sized.scale, x: sized.x + x, y: sized.y + y },
  } as const;
}
