import type { Command } from '../../shared/design/command.ts';
import type { Place } from '../../shared/design/design.ts';
import { samePlace, standingAt } from '../../shared/design/design.ts';
import type { Point } from '../art/geometry.ts';
import type { Board } from './board.ts';
import { type Desk, holdOf } from './desk.ts';
import { cursorAt, type Grip, gripAt } from './picture-grip.ts';
import { put } from './placing.ts';
import { strokeOf } from './strokes.ts';

/** A pointer that moved less than this has pressed and not dragged, CSS px. */
const STILL = 5;
const WHEEL = 1.0015;

type Doing =
  | { readonly is: 'pan'; moved: number }
  | { readonly is: 'stroke'; readonly path: Place[] }
  /** A warrior goes down where the pointer comes up, unless it panned. */
  | { readonly is: 'place'; readonly at: Place; moved: number }
  | { readonly is: 'carry'; moved: number }
  /** The picture follows the fingers; one step of undo, whatever they did. */
  | { readonly is: 'picture'; readonly grip: Grip; moved: number; last: Command | null }
  | { readonly is: 'pinch' };

/** Mouse, pen and fingers on the map. Returns how to let go of it. */
export function handlePointers(board: Board, desk: Desk): () => void {
  const { element } = board;
  const fingers = new Map<number, Point>();
  let doing: Doing | null = null;
  let spaceHeld = false;

  const within = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const drop = () => {
    doing = null;
    desk.preview(null);
    desk.carried.value = null;
  };

  function down(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('button, input')) return;
    element.focus({ preventScroll: true });
    const at = within(event);
    fingers.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      // A second finger takes back what the first has begun.
      drop();
      doing = hold() ?? { is: 'pinch' };
      return;
    }
    if (event.button === 0 && !spaceHeld) doing = hold();
    if (doing) return;
    const place = board.placeAt(at);
    if (event.button === 1 || event.button === 2 || spaceHeld || !place) {
      doing = { is: 'pan', moved: 0 };
      return;
    }
    begin(place, event);
  }

  function hold(): Doing | null {
    const grip = gripAt(board, desk, [...fingers.values()]);
    return grip && { is: 'picture', grip, moved: 0, last: null };
  }

  function begin(place: Place, event: PointerEvent): void {
    const tool = desk.tool.peek();
    const design = desk.shown.peek();
    const who = standingAt(design, place);
    if (tool.kind === 'warrior' && !who) {
      doing = { is: 'place', at: place, moved: 0 };
      return;
    }
    if (who && (tool.kind === 'hand' || tool.kind === 'warrior')) {
      const { at: _, ...warrior } = design.sides[who.side].units[who.line];
      desk.carried.value = { warrior, side: who.side, from: place, x: event.clientX, y: event.clientY };
      doing = { is: 'carry', moved: 0 };
      return;
    }
    if (tool.kind === 'hand' || tool.kind === 'picture') {
      doing = { is: 'pan', moved: 0 };
      return;
    }
    const path = [place];
    desk.chosen.value = place;
    doing = { is: 'stroke', path };
    desk.preview(strokeOf(design, holdOf(desk), path));
  }

  function move(event: PointerEvent): void {
    const at = within(event);
    const before = fingers.get(event.pointerId);
    desk.hover.value = event.pointerType === 'touch' && !doing ? null : board.placeAt(at);
    if (!doing) element.style.cursor = cursorAt(board, desk, at);
    if (!before || !doing) return;
    if (doing.is === 'pinch') pinch(event.pointerId, at);
    fingers.set(event.pointerId, at);
    if (doing.is === 'pan' || doing.is === 'place') {
      doing.moved += Math.hypot(at.x - before.x, at.y - before.y);
      if (doing.moved > STILL) board.pan(at.x - before.x, at.y - before.y);
    }
    if (doing.is === 'picture') {
      doing.moved += Math.hypot(at.x - before.x, at.y - before.y);
      if (doing.moved <= STILL) return;
      doing.last = doing.grip.to([...fingers.values()]);
      desk.preview(doing.last);
    }
    if (doing.is === 'carry') {
      doing.moved += Math.hypot(at.x - before.x, at.y - before.y);
      const carried = desk.carried.peek();
      if (carried) desk.carried.value = { ...carried, x: event.clientX, y: event.clientY };
    }
    if (doing.is === 'stroke') {
      const place = board.placeAt(at);
      const last = doing.path.at(-1);
      if (!place || (last && samePlace(place, last))) return;
      doing.path.push(place);
      desk.preview(strokeOf(desk.history.peek().design, holdOf(desk), doing.path));
    }
  }

  function pinch(id: number, at: Point): void {
    const other = [...fingers].find(([one]) => one !== id)?.[1];
    const before = fingers.get(id);
    if (!other || !before) return;
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const spread = (a: Point) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    board.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    board.zoom(spread(at) / spread(before), {
      x: middle.x + (at.x - before.x) / 2,
      y: middle.y + (at.y - before.y) / 2,
    });
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const at = within(event);
    const ended = doing;
    if (!ended || (ended.is === 'pinch' && fingers.size > 0)) return;
    doing = null;
    if (ended.is === 'stroke') {
      const stroke = strokeOf(desk.history.peek().design, holdOf(desk), ended.path);
      desk.preview(null);
      if (stroke) desk.do(stroke);
    }
    if (ended.is === 'picture') {
      desk.preview(null);
      if (ended.last) desk.do(ended.last);
    }
    if (ended.is === 'place' && ended.moved <= STILL) place(ended.at);
    if (ended.is === 'carry') putDown(board.placeAt(at), ended.moved);
    if (ended.is === 'pan' && ended.moved <= STILL && desk.tool.peek().kind === 'hand') {
      desk.chosen.value = board.placeAt(at);
    }
    if (event.pointerType === 'touch') desk.hover.value = null;
  }

  function place(at: Place): void {
    const tool = desk.tool.peek();
    desk.chosen.value = at;
    if (tool.kind === 'warrior')
      put(desk, { do: 'place', side: desk.side.peek(), warrior: tool.warrior, at });
  }

  function putDown(place: Place | null, moved: number): void {
    const carried = desk.carried.peek();
    desk.carried.value = null;
    if (!carried?.from) return;
    if (place && moved > STILL && !samePlace(place, carried.from))
      put(desk, { do: 'move', from: carried.from, to: place });
    // A press with a new warrior in hand meant to place it, not to take up who stands there.
    const tool = desk.tool.peek();
    if (place && moved <= STILL && tool.kind === 'warrior')
      put(desk, { do: 'place', side: desk.side.peek(), warrior: tool.warrior, at: place });
    desk.chosen.value =
      standingAt(desk.history.peek().design, place ?? carried.from) && place ? place : carried.from;
  }

  const cancel = () => {
    fingers.clear();
    drop();
  };
  const leave = () => {
    if (!doing) desk.hover.value = null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    board.zoom(WHEEL ** -event.deltaY, within(event));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === ' ' && document.activeElement === document.body) spaceHeld = event.type === 'keydown';
    if (event.type === 'keyup' && event.key === ' ') spaceHeld = false;
    if (event.type === 'keydown' && event.key === 'Escape' && doing) {
      cancel();
      // What is in the hand stays there.
      event.stopImmediatePropagation();
    }
  };
  const noMenu = (event: Event) => event.preventDefault();

  const leaving = new AbortController();
  const on = { signal: leaving.signal };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('pointermove', move, on);
  element.addEventListener('pointerup', up, on);
  element.addEventListener('pointercancel', cancel, on);
  element.addEventListener('pointerleave', leave, on);
  element.addEventListener('wheel', wheel, { ...on, passive: false });
  element.addEventListener('contextmenu', noMenu, on);
  addEventListener('keydown', key, on);
  addEventListener('keyup', key, on);
  return () => leaving.abort();
}
