import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** An arrow or a ruler is drawn, which the others see. */
export function pointing(palms: Palms, start: Pointer, tool: 'ruler' | 'arrow'): Hand {
  const { reach } = palms;
  const end = (done: boolean, next: Hand): Hand => {
    reach.endPoint(done);
    return next;
  };
  reach.point(tool, start, start);
  const self: Hand = {
    name: 'pointing',
    down: (p) =>
      end(false, p.kind === 'touch' && start.kind === 'touch' ? palms.pinching(start, p) : palms.idle()),
    move(p) {
      if (p.id === start.id) reach.point(tool, start, p);
      return self;
    },
    up: (p) => (p.id === start.id ? end(true, palms.idle()) : self),
    cancel: () => end(false, palms.idle()),
    tick: () => self,
  };
  return self;
}
