import type { Hand, Pointer } from '../../table/tools/desk.ts';
import type { Palms, Under } from './hand.ts';

/** Pixels that a pointer may wander and still mean a click: a finger is less exact than a mouse. */
const SLACK = { mouse: 4, touch: 9 } as const;
/** A still finger asks for the menu after so long, ms. */
const HOLD = 450;
/** Two clicks in one place within so many ms, not farther apart than so many px, are a double one. */
const TWICE = 350;
const NEAR = 14;

/** A pointer is down and has not yet said what it means. */
export function pressing(palms: Palms, start: Pointer, under: Under): Hand {
  const { reach } = palms;
  let held = false;
  const self: Hand = {
    name: 'pressing',
    down: (p) => (p.kind === 'touch' && start.kind === 'touch' ? palms.pinching(start, p) : palms.idle()),
    move(p) {
      if (p.id !== start.id || held) return self;
      const [dx, dy] = [p.x - start.x, p.y - start.y];
      if (Math.hypot(dx, dy) <= SLACK[start.kind]) return self;
      return wayOf(dx, dy).move(p);
    },
    up(p) {
      if (p.id !== start.id) return self;
      const wandered = Math.hypot(p.x - start.x, p.y - start.y) > SLACK[start.kind];
      const gone = under.what === 'piece' && !reach.exists(under.piece);
      if (!held && !wandered && !gone) click(p);
      return palms.idle();
    },
    cancel: () => palms.idle(),
    tick(time) {
      if (!held && start.kind === 'touch' && time - start.time >= HOLD) {
        held = true;
        if (under.what === 'table') reach.ping(start);
        else reach.menu(under, start);
      }
      return self;
    },
  };
  return self;

  function click(p: Pointer): void {
    if (start.button !== 0) {
      reach.menu(under, start);
      return;
    }
    const { last } = palms;
    palms.last = { at: start, time: p.time };
    if (last && p.time - last.time < TWICE && Math.hypot(last.at.x - start.x, last.at.y - start.y) < NEAR) {
      palms.last = null;
      reach.again(under, start);
      return;
    }
    reach.click(under, start, { add: start.shift === true, touch: start.kind === 'touch' });
  }

  function wayOf(dx: number, dy: number): Hand {
    if (start.button !== 0) return palms.panning(start);
    const touch = start.kind === 'touch';
    const boxes = !touch || reach.tool() === 'select';
    if (under.what === 'fan') return palms.swiping(start);
    if (under.what === 'table') return boxes ? palms.boxing(start) : palms.panning(start);
    if (!reach.exists(under.piece)) return palms.idle();
    if (touch && reach.swipes(under.piece) && Math.abs(dx) > Math.abs(dy)) return palms.swiping(start);
    if (reach.tool() === 'select' && !reach.selected(under.piece)) return palms.boxing(start);
    if (reach.takeable(under.piece)) return palms.dragging(start, under.piece);
    return boxes ? palms.boxing(start) : palms.panning(start);
  }
}
