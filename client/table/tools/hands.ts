import type { Desk, Hands } from './desk.ts';
import { dragging } from './dragging.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { pressing } from './pressing.ts';

/** The pointer tool for one desk. It begins with `idle()`. */
export function handsFor(desk: Desk): Hands {
  const hands: Hands = {
    desk,
    idle: () => idle(hands),
    pressing: (start, found) => pressing(hands, start, found),
    dragging: (start, piece) => dragging(hands, start, piece),
    panning: (start) => panning(hands, desk, start),
    pinching: (first, second) => pinching(hands, desk, first, second),
  };
  return hands;
}
