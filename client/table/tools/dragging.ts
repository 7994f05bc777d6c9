import type { Hand, Hands, Pointer } from './desk.ts';

/** A piece is in the hand. Anything out of the ordinary puts it back where it stood. */
export function dragging(hands: Hands, start: Pointer, piece: string): Hand {
  const { desk } = hands;
  desk.lift(piece, start);
  const putBack = (next: Hand): Hand => {
    desk.putBack();
    return next;
  };
  const self: Hand = {
    name: 'dragging',
    down: (p) =>
      putBack(p.kind === 'touch' && start.kind === 'touch' ? hands.pinching(start, p) : hands.idle()),
    move(p) {
      if (p.id !== start.id) return self;
      if (!desk.exists(piece)) return putBack(hands.idle());
      desk.carry(p);
      return self;
    },
    up(p) {
      if (p.id !== start.id) return self;
      if (!desk.exists(piece) || !desk.movable(piece)) return putBack(hands.idle());
      desk.letGo(p);
      return hands.idle();
    },
    cancel: () => putBack(hands.idle()),
    tick: () => (desk.exists(piece) ? self : putBack(hands.idle())),
  };
  return self;
}
