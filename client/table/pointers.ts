import type { Point } from './layout.ts';
import type { Desk, Hand, Pointer } from './tools/desk.ts';

/** A tool that begins with `idle()`, and what the pointer does without any. */
interface Hands {
  readonly desk: Pick<Desk, 'hover' | 'zoom' | 'carry'>;
  idle(): Hand;
}

/** One notch of a usual wheel in pixels, and what it zooms by. */
const NOTCH = 100;
const PER_NOTCH = 1.18;
/** Pixels to a line, for browsers that count in lines. */
const LINE = 33;

/** Listens to a canvas with real pointers and drives the hand. Returns what ends it and what tells it that time passes. */
export function listen(
  canvas: HTMLCanvasElement,
  hands: Hands,
): { stop(): void; tick(time: number): void; hand(): Hand['name'] } {
  const { desk } = hands;
  let hand = hands.idle();
  const abort = new AbortController();
  const { signal } = abort;

  const place = (e: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const pointer = (e: PointerEvent, button: number): Pointer => ({
    ...place(e),
    id: e.pointerId,
    kind: e.pointerType === 'mouse' ? 'mouse' : 'touch',
    button,
    time: e.timeStamp,
    shift: e.shiftKey,
    alt: e.altKey,
  });
  const drop = () => {
    hand = hand.cancel();
  };

  canvas.addEventListener(
    'pointerdown',
    (e) => {
      e.preventDefault();
      // A field that was written in gives its keys back to the table.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      canvas.setPointerCapture(e.pointerId);
      hand = hand.down(pointer(e, e.button));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (e) => {
      // While one button is down, others come and go as moves.
      if (e.pointerType === 'mouse' && e.button >= 0 && e.buttons !== 0) {
        const pressed = (e.buttons & [1, 4, 2, 8, 16][e.button]) !== 0;
        if (pressed) hand = hand.down(pointer(e, e.button));
      } else hand = hand.move(pointer(e, Math.max(0, e.button)));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerup',
    (e) => {
      hand = hand.up(pointer(e, e.button));
    },
    { signal },
  );
  // Else the browser makes a click of it, on whatever has opened under the finger meanwhile.
  canvas.addEventListener('touchend', (e) => e.preventDefault(), { signal, passive: false });
  canvas.addEventListener('pointercancel', drop, { signal });
  canvas.addEventListener(
    'lostpointercapture',
    (e) => {
      if (hand.name === 'dragging' && e.buttons !== 0) drop();
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerleave',
    (e) => {
      if (e.pointerType === 'mouse' && hand.name === 'idle') desk.hover({ what: 'table' }, place(e));
    },
    { signal },
  );
  canvas.addEventListener('contextmenu', (e) => e.preventDefault(), { signal });
  canvas.addEventListener(
    'wheel',
    (e) => {
      e.preventDefault();
      const pixels = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? e.deltaY * LINE : e.deltaY;
      desk.zoom(place(e), PER_NOTCH ** (-Math.max(-3 * NOTCH, Math.min(3 * NOTCH, pixels)) / NOTCH));
      // What is held stays under the pointer.
      if (hand.name === 'dragging') desk.carry(place(e));
    },
    { signal, passive: false },
  );
  window.addEventListener('blur', drop, { signal });
  document.addEventListener('visibilitychange', drop, { signal });
  document.addEventListener(
    'keydown',
    (e) => {
      if (e.key !== 'Escape' || hand.name === 'idle') return;
      drop();
      e.stopPropagation();
    },
    { signal, capture: true },
  );

  return {
    stop() {
      drop();
      abort.abort();
    },
    tick(time) {
      hand = hand.tick(time);
    },
    hand: () => hand.name,
  };
}
