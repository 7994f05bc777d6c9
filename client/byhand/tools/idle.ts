import type { Hand } from '../../table/tools/desk.ts';
import type { Palms } from './hand.ts';

/** Nothing is held. */
export function idle(palms: Palms): Hand {
  const { reach } = palms;
  const self: Hand = {
    name: 'idle',
    down(p) {
      if (p.button === 1 || reach.pans()) return palms.panning(p);
      const under = reach.find(p);
      const tool = reach.tool();
      if (p.button !== 0 || under.what === 'fan') return palms.pressing(p, under);
      if (tool === 'ruler' || tool === 'arrow') return palms.pointing(p, tool);
      if (tool === 'ping') {
        reach.ping(p);
        return self;
      }
      return palms.pressing(p, under);
    },
    move(p) {
      if (p.kind === 'mouse') reach.hover(reach.find(p), p);
      return self;
    },
    up: () => self,
    cancel: () => self,
    tick: () => self,
  };
  return self;
}
