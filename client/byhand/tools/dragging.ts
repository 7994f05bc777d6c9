import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** Pieces are in the hand. Anything out of the ordinary puts them back where they lay. */
export function dragging(palms: Palms, start: Pointer, piece: string): Hand {
  const { reach } = palms;
  reach.lift(piece, start);
  const putBack = (next: Hand): Hand => {
    reach.putBack();
    return next;
  };
  const self: Hand = {
    name: 'dragging',
    down: (p) =>
      putBack(p.kind === 'touch' && start.kind === 'touch' ? palms.pinching(start, p) : palms.idle()),
    move(p) {
      if (p.id !== start.id) return self;
      if (!reach.exists(piece)) return putBack(palms.idle());
      reach.carry(p);
      return self;
    },
    up(p) {
      if (p.id !== start.id) return self;
      if (!reach.exists(piece)) return putBack(palms.idle());
      reach.letGo(p, { invert: p.alt === true });
      return palms.idle();
    },
    cancel: () => putBack(palms.idle()),
    tick: () => (reach.exists(piece) ? self : putBack(palms.idle())),
  };
  return self;
}
