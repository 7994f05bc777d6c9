import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** A box is drawn around what is to be selected. */
export function boxing(palms: Palms, start: Pointer): Hand {
  const { reach } = palms;
  const end = (done: boolean, next: Hand): Hand => {
    reach.endBox(done);
    return next;
  };
  const self: Hand = {
    name: 'boxing',
    down: (p) =>
      end(false, p.kind === 'touch' && start.kind === 'touch' ? palms.pinching(start, p) : palms.idle()),
    move(p) {
      if (p.id === start.id) reach.box(start, p, start.shift === true);
      return self;
    },
    up: (p) => (p.id === start.id ? end(true, palms.idle()) : self),
    cancel: () => end(false, palms.idle()),
    tick: () => self,
  };
  return self;
}
