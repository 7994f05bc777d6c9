import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** The world goes along with the pointer. */
export function panning(palms: Palms, start: Pointer): Hand {
  const { reach } = palms;
  let last = start;
  const self: Hand = {
    name: 'panning',
    down: (p) => (p.kind === 'touch' && start.kind === 'touch' ? palms.pinching(last, p) : self),
    move(p) {
      if (p.id !== start.id) return self;
      reach.pan(p.x - last.x, p.y - last.y);
      last = p;
      return self;
    },
    up: (p) => (p.id === start.id ? palms.idle() : self),
    cancel: () => palms.idle(),
    tick: () => self,
  };
  return self;
}

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

/** Two fingers zoom and move the world. When one leaves, the other goes on panning. */
export function pinching(palms: Palms, first: Pointer, second: Pointer): Hand {
  const { reach } = palms;
  let pair: readonly [Pointer, Pointer] = [first, second];
  const self: Hand = {
    name: 'pinching',
    down: () => self,
    move(p) {
      const to: readonly [Pointer, Pointer] =
        p.id === pair[0].id ? [p, pair[1]] : p.id === pair[1].id ? [pair[0], p] : pair;
      if (to !== pair) reach.pinch(pair, to);
      pair = to;
      return self;
    },
    up(p) {
      if (p.id === pair[0].id) return palms.panning(pair[1]);
      return p.id === pair[1].id ? palms.panning(pair[0]) : self;
    },
    cancel: () => palms.idle(),
    tick: () => self,
  };
  return self;
}
