import type { Desk, Hand, Hands, Pointer } from './desk.ts';

/** Two fingers zoom and move the table. When one leaves, the other goes on panning. */
export function pinching(
  hands: Pick<Hands, 'idle' | 'panning'>,
  table: Pick<Desk, 'pinch'>,
  first: Pointer,
  second: Pointer,
): Hand {
  let pair: readonly [Pointer, Pointer] = [first, second];
  const self: Hand = {
    name: 'pinching',
    down: () => self,
    move(p) {
      const to: readonly [Pointer, Pointer] =
        p.id === pair[0].id ? [p, pair[1]] : p.id === pair[1].id ? [pair[0], p] : pair;
      if (to !== pair) table.pinch(pair, to);
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
