import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** The cards of one's own hand go along with the pointer, where they don't all fit. */
export function swiping(palms: Palms, start: Pointer): Hand {
  const { reach } = palms;
  let last = start;
  const self: Hand = {
    name: 'panning',
    down: () => self,
    move(p) {
      if (p.id !== start.id) return self;
      reach.swipe(last.x - p.x);
      last = p;
      return self;
    },
    up: (p) => (p.id === start.id ? palms.idle() : self),
    cancel: () => palms.idle(),
    tick: () => self,
  };
  return self;
}
