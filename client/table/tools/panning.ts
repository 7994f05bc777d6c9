import type { Desk, Hand, Hands, Pointer } from './desk.ts';

/** The table goes along with the pointer. Nothing is chosen or placed by it. */
export function panning(
  hands: Pick<Hands, 'idle' | 'pinching'>,
  table: Pick<Desk, 'pan'>,
  start: Pointer,
): Hand {
  let last = start;
  const self: Hand = {
    name: 'panning',
    down: (p) => (p.kind === 'touch' && start.kind === 'touch' ? hands.pinching(last, p) : self),
    move(p) {
      if (p.id !== start.id) return self;
      table.pan(p.x - last.x, p.y - last.y);
      last = p;
      return self;
    },
    up: (p) => (p.id === start.id ? hands.idle() : self),
    cancel: () => hands.idle(),
    tick: () => self,
  };
  return self;
}
