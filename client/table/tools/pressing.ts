import type { Found, Hand, Hands, Pointer } from './desk.ts';

/** Pixels that a pointer may wander and still mean a click: a finger is less exact than a mouse. */
const SLACK = { mouse: 4, touch: 9 } as const;
/** Milliseconds after which a still finger asks for the list of alternatives. */
const HOLD = 450;

/** A pointer is down and has not yet said whether it clicks, holds, drags or pans. */
export function pressing(hands: Hands, start: Pointer, found: Found): Hand {
  const { desk } = hands;
  let held = false;
  const self: Hand = {
    name: 'pressing',
    down: (p) => (p.kind === 'touch' && start.kind === 'touch' ? hands.pinching(start, p) : hands.idle()),
    move(p) {
      if (p.id !== start.id) return self;
      if (found.what === 'minimap') {
        desk.glide(p);
        return self;
      }
      if (Math.hypot(p.x - start.x, p.y - start.y) <= SLACK[start.kind]) return self;
      if (found.what === 'card') return self;
      const take =
        found.what === 'piece' && start.button === 0 && desk.exists(found.piece) && desk.movable(found.piece);
      return take ? hands.dragging(start, found.piece).move(p) : hands.panning(start).move(p);
    },
    up(p) {
      if (p.id !== start.id) return self;
      const wandered = Math.hypot(p.x - start.x, p.y - start.y) > SLACK[start.kind];
      const gone = found.what === 'piece' && !desk.exists(found.piece);
      if (found.what === 'minimap') desk.glide(p);
      else if (!held && !wandered && !gone) {
        desk.click(found, start, { list: start.button !== 0, touch: start.kind === 'touch' });
      }
      return hands.idle();
    },
    cancel: () => hands.idle(),
    tick(time) {
      if (found.what === 'piece' && !desk.exists(found.piece)) return hands.idle();
      if (!held && start.kind === 'touch' && time - start.time >= HOLD) {
        held = true;
        desk.click(found, start, { list: true, touch: true });
      }
      return self;
    },
  };
  return self;
}
