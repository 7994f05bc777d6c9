import { panning } from '../../table/tools/panning.ts';
import { pinching } from '../../table/tools/pinching.ts';
import { boxing } from './boxing.ts';
import { dragging } from './dragging.ts';
import type { Palms, Reach } from './hand.ts';
import { idle } from './idle.ts';
import { pointing } from './pointing.ts';
import { pressing } from './pressing.ts';
import { swiping } from './swiping.ts';

/** The pointer by hand. It begins with `idle()`. */
export function palmsFor(reach: Reach): Palms {
  const palms: Palms = {
    reach,
    last: null,
    idle: () => idle(palms),
    pressing: (start, under) => pressing(palms, start, under),
    dragging: (start, piece) => dragging(palms, start, piece),
    boxing: (start) => boxing(palms, start),
    pointing: (start, tool) => pointing(palms, start, tool),
    panning: (start) => panning(palms, reach, start),
    swiping: (start) => swiping(palms, start),
    pinching: (first, second) => pinching(palms, reach, first, second),
  };
  return palms;
}
