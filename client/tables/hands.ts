import type { Point } from '../table/layout.ts';
import type { Desk, Hand, Hands, Pointer } from '../table/tools/desk.ts';

/** What a pointer does without any tool. */
type Bare = Pick<Desk, 'hover' | 'zoom' | 'carry'>;

/** Pixels that a pointer may wander and still mean a tap. */
const SLACK = { mouse: 4, touch: 9 } as const;
/** How long a still finger asks for the card to be held up, ms. */
const HOLD = 450;

/** What pointers may do to a card table. */
export interface Reach {
  /** The piece under the pointer, '' for none. */
  pieceAt(at: Point): string;
  exists(piece: string): boolean;
  movable(piece: string): boolean;
  /** The zone there, if it can be swiped. */
  swipeable(at: Point): string;
  swipe(zone: string, by: number): void;
  /** A piece that can't be taken up is pulled by so much: it gives a little. */
  tug(piece: string, dx: number, dy: number): void;
  /** What was tugged springs back, and it is said why it stays. */
  slip(piece: string): void;
  lift(piece: string, at: Point): void;
  carry(at: Point): void;
  putBack(): void;
  letGo(at: Point): void;
  tap(at: Point): void;
  /** Hold up what lies there, to be read. */
  read(at: Point): void;
  /** What is held up is put down. */
  putDown(): void;
  hover(at: Point): void;
  /** The mouse has left the table. */
  leave(): void;
  zoom(at: Point, factor: number): void;
}

/** The pointer tool of a card table: taps, holds, drags cards and swipes hands. */
export function cardHands(reach: Reach): Pick<Hands, 'idle'> & { readonly desk: Bare } {
  const idle = (): Hand => {
    const self: Hand = {
      name: 'idle',
      down: (p) => pressing(p, reach.pieceAt(p)),
      move(p) {
        if (p.kind === 'mouse') reach.hover(p);
        return self;
      },
      up: () => self,
      cancel: () => self,
      tick: () => self,
    };
    return self;
  };

  const pressing = (start: Pointer, piece: string): Hand => {
    let held = false;
    const self: Hand = {
      name: 'pressing',
      down: () => idle(),
      move(p) {
        if (p.id !== start.id) return self;
        const [dx, dy] = [p.x - start.x, p.y - start.y];
        if (Math.hypot(dx, dy) <= SLACK[start.kind]) return self;
        if (start.button !== 0) return self;
        if (held) return tugging(start, piece).move(p);
        const zone = reach.swipeable(start);
        // Along a hand it is swiped, out of it a card is drawn.
        const along = zone !== '' && (Math.abs(dx) > Math.abs(dy) * 1.2 || !reach.movable(piece));
        if (along && start.kind === 'touch') return swiping(start, zone).move(p);
        if (piece !== '' && reach.movable(piece)) return dragging(start, piece).move(p);
        return zone === '' ? tugging(start, piece).move(p) : swiping(start, zone).move(p);
      },
      up(p) {
        if (p.id !== start.id) return self;
        const wandered = Math.hypot(p.x - start.x, p.y - start.y) > SLACK[start.kind];
        if (held || wandered) return idle();
        if (start.button !== 0) reach.read(start);
        else if (piece === '' || reach.exists(piece)) reach.tap(start);
        return idle();
      },
      cancel: idle,
      tick(time) {
        if (!held && start.kind === 'touch' && time - start.time >= HOLD) {
          held = true;
          reach.read(start);
        }
        return self;
      },
    };
    return self;
  };

  const swiping = (start: Pointer, zone: string): Hand => {
    let last = start.x;
    const self: Hand = {
      name: 'panning',
      down: () => self,
      move(p) {
        if (p.id !== start.id) return self;
        reach.swipe(zone, last - p.x);
        last = p.x;
        return self;
      },
      up: (p) => (p.id === start.id ? idle() : self),
      cancel: idle,
      tick: () => self,
    };
    return self;
  };

  /** What can't be taken up is not read either by being pulled at. */
  const tugging = (start: Pointer, piece: string): Hand => {
    reach.putDown();
    const slip = (): Hand => {
      reach.slip(piece);
      return idle();
    };
    const self: Hand = {
      name: 'pressing',
      down: slip,
      move(p) {
        if (p.id === start.id) reach.tug(piece, p.x - start.x, p.y - start.y);
        return self;
      },
      up: (p) => (p.id === start.id ? slip() : self),
      cancel: slip,
      tick: () => self,
    };
    return self;
  };

  const dragging = (start: Pointer, piece: string): Hand => {
    reach.lift(piece, start);
    const putBack = (): Hand => {
      reach.putBack();
      return idle();
    };
    const self: Hand = {
      name: 'dragging',
      down: putBack,
      move(p) {
        if (p.id !== start.id) return self;
        if (!reach.exists(piece)) return putBack();
        reach.carry(p);
        return self;
      },
      up(p) {
        if (p.id !== start.id) return self;
        if (!reach.exists(piece) || !reach.movable(piece)) return putBack();
        reach.letGo(p);
        return idle();
      },
      cancel: putBack,
      tick: () => (reach.exists(piece) ? self : putBack()),
    };
    return self;
  };

  const desk: Bare = {
    hover: () => reach.leave(),
    zoom: (at, factor) => reach.zoom(at, factor),
    carry: (at) => reach.carry(at),
  };
  return { desk, idle };
}
