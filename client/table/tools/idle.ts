import type { Hand, Hands, Pointer } from './desk.ts';

/** Nothing is held. The mouse looks at what it passes over. */
export function idle(hands: Hands): Hand {
  const { desk } = hands;
  const self: Hand = {
    name: 'idle',
    down: (p) => hands.pressing(p, desk.find(p)),
    move(p: Pointer) {
      if (p.kind === 'mouse') desk.hover(desk.find(p), p);
      return self;
    },
    up: () => self,
    cancel: () => self,
    tick: () => self,
  };
  return self;
}
