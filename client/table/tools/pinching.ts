import type { Hand, Hands, Pointer } from './desk.ts';

/** Two fingers zoom and move the board. When one leaves, the other goes on panning. */
export function pinching(hands: Hands, first: Pointer, second: Pointer): Hand {
  const { desk } = hands;
  let pair: readonly [Pointer, Pointer] = [first, second];
  const self: Hand = {
    name: 'pinching',
    down: () => self,
    move(p) {
      const to: readonly [Pointer, Pointer] =
        p.id === pair[0].id ? [p, pair[1]] : p.id === pair[1].id ? [pair[0], p] : pair;
      if (to !== pair) desk.pinch(pair, to);
      pair = to;
      return self;
    },
    up(p) {
      if (p.id === pair[0].id) return hands.panning(pair[1]);
      return p.id === pair[1].id ? hands.panning(pair[0]) : self;
    },
    cancel: () => hands.idle(),
    tick: () => self,
  };
  return self;
}
