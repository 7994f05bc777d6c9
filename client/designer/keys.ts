import { BRUSHES } from '../../shared/design/command.ts';
import { type Place, samePlace, standingAt } from '../../shared/design/design.ts';
import { MIRRORS, onField } from '../../shared/design/shapes.ts';
import { NUMBERS } from '../../shared/scenario/map.ts';
import type { Board } from './board.ts';
import { type Desk, holdOf } from './desk.ts';
import { pictureKeys } from './picture-keys.ts';
import { put } from './placing.ts';
import { strokeOf } from './strokes.ts';
import { takeShape } from './tools.tsx';

const ZOOM = 1.25;
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Shortcuts of the page, and the map by keyboard. Returns how to let go. */
export function handleKeys(board: Board, desk: Desk, save: () => void): () => void {
  /** A warrior taken up by Enter, waiting for its new hex. */
  let held: Place | null = null;
  /** Where a line begins that waits for its other end. */
  let lineFrom: Place | null = null;

  const picture = pictureKeys(desk);

  const shortcuts: Readonly<Record<string, () => void>> = {
    h: () => {
      desk.tool.value = { kind: 'hand' };
    },
    b: () => takeShape(desk, 'brush'),
    l: () => takeShape(desk, 'line'),
    f: () => takeShape(desk, 'fill'),
    e: () => {
      desk.tool.value = { kind: 'rubber' };
    },
    m: () => {
      desk.mirror.value = MIRRORS[(MIRRORS.indexOf(desk.mirror.peek()) + 1) % MIRRORS.length];
    },
    n: () => {
      const { numbers } = desk.history.peek().design;
      desk.do({ do: 'number', numbers: NUMBERS[(NUMBERS.indexOf(numbers) + 1) % NUMBERS.length] });
    },
    x: () => {
      desk.hatched.value = !desk.hatched.peek();
    },
    '[': () => resize(-1),
    ']': () => resize(1),
    '+': () => board.zoom(ZOOM),
    '=': () => board.zoom(ZOOM),
    '-': () => board.zoom(1 / ZOOM),
    '0': () => board.fit(),
    Delete: remove,
    Backspace: remove,
  };
  const resize = (by: number) => {
    desk.size.value = Math.max(1, Math.min(BRUSHES.length, desk.size.peek() + by));
  };

  function remove(): void {
    const at = desk.chosen.peek();
    if (at) desk.do({ do: 'remove', at });
  }

  function press(event: KeyboardEvent): void {
    if (inField(event.target) || document.querySelector('dialog[open]')) return;
    const control = event.ctrlKey || event.metaKey;
    if (control) picture.settle();
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (control && key === 'z') {
      if (event.shiftKey) desk.redo();
      else desk.undo();
    } else if (control && key === 'y') desk.redo();
    else if (control && key === 's') save();
    else if (control || event.altKey) return;
    else if (document.activeElement === board.element && onMap(key, event.shiftKey)) event.stopPropagation();
    else if (shortcuts[key]) shortcuts[key]();
    else return;
    event.preventDefault();
  }

  /** Keys that mean the chosen hex. */
  function onMap(key: string, shift: boolean): boolean {
    if (picture.press(key, shift)) return true;
    const design = desk.history.peek().design;
    const at = desk.chosen.peek();
    const step = ARROWS[key];
    if (step) {
      const to: Place = at ? [at[0] + step[0], at[1] + step[1]] : [0, 0];
      if (!onField(design, to)) return true;
      desk.chosen.value = to;
      desk.wanted.value = [...to];
      if (lineFrom && drawsLines()) desk.preview(strokeTo(to, lineFrom));
      return true;
    }
    if (key === 'Escape' && lineFrom) {
      lineFrom = null;
      desk.preview(null);
      return true;
    }
    if (key !== 'Enter' && key !== ' ') return false;
    if (at) use(at);
    return true;
  }

  function use(at: Place): void {
    const { design } = desk.history.peek();
    const tool = desk.tool.peek();
    if (tool.kind === 'warrior')
      put(desk, { do: 'place', side: desk.side.peek(), warrior: tool.warrior, at });
    else if (tool.kind === 'hand') {
      if (held && desk.do({ do: 'move', from: held, to: at })) held = null;
      else held = standingAt(design, at) ? at : null;
    } else if (drawsLines() && !lineFrom) {
      lineFrom = at;
      desk.preview(strokeTo(at, at));
    } else {
      const stroke = strokeTo(at, drawsLines() && lineFrom ? lineFrom : at);
      lineFrom = null;
      desk.preview(null);
      if (stroke) desk.do(stroke);
    }
  }

  const drawsLines = () => desk.tool.peek().kind === 'paint' && desk.shape.peek() === 'line';
  const strokeTo = (at: Place, from: Place) =>
    strokeOf(desk.history.peek().design, holdOf(desk), samePlace(from, at) ? [at] : [from, at]);

  // Another tool begins anew.
  const stop = desk.tool.subscribe(() => {
    picture.settle();
    lineFrom = null;
    held = null;
  });
  addEventListener('keydown', press);
  addEventListener('keyup', picture.settle);
  addEventListener('blur', picture.settle);
  return () => {
    stop();
    removeEventListener('keydown', press);
    removeEventListener('keyup', picture.settle);
    removeEventListener('blur', picture.settle);
  };
}

const inField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
