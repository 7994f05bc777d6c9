import { expect, test } from 'vitest';
import type { Hand, Pointer } from '../table/tools/desk.ts';
import { cardHands } from './hands.ts';

/** A finger or a mouse on a table with one card that may be played and one that may not. */
function at(kind: Pointer['kind']) {
  const did: string[] = [];
  const { idle } = cardHands({
    pieceAt: ({ x }) => (x < 100 ? 'idle' : 'live'),
    exists: () => true,
    movable: (piece) => piece === 'live',
    swipeable: () => '',
    swipe: () => did.push('swipe'),
    tug(piece) {
      if (did.at(-1) !== `tug ${piece}`) did.push(`tug ${piece}`);
    },
    slip: (piece) => did.push(`slip ${piece}`),
    lift: (piece) => did.push(`lift ${piece}`),
    carry: () => {},
    putBack: () => did.push('back'),
    letGo: () => did.push('let go'),
    tap: () => did.push('tap'),
    read: () => did.push('read'),
    putDown: () => did.push('put down'),
    hover: () => {},
    leave: () => {},
    zoom: () => {},
  });
  let hand: Hand = idle();
  const pointer = (x: number, time: number): Pointer => ({ x, y: 0, id: 1, kind, button: 0, time });
  return {
    did,
    down: (x: number) => {
      hand = hand.down(pointer(x, 0));
    },
    move: (x: number, time = 100) => {
      hand = hand.move(pointer(x, time));
    },
    up: (x: number, time = 900) => {
      hand = hand.up(pointer(x, time));
    },
    wait: (time: number) => {
      hand = hand.tick(time);
    },
  };
}

test.each(['mouse', 'touch'] as const)(
  'a card that can’t be played springs back from the %s however slowly it is pulled, and is not held up',
  (kind) => {
    const the = at(kind);
    the.down(50);
    the.move(80);
    the.wait(700);
    // Back where it began it is no tap either.
    the.move(50);
    the.up(50);
    expect(the.did).toEqual(['put down', 'tug idle', 'slip idle']);
  },
);

test('a card that a still finger holds up is put down when the finger pulls', () => {
  const the = at('touch');
  the.down(50);
  the.wait(500);
  the.move(90, 600);
  the.up(90);
  expect(the.did).toEqual(['read', 'put down', 'tug idle', 'slip idle']);
});

test('a card that can be played goes along, and a tap is still a tap', () => {
  const the = at('touch');
  the.down(150);
  the.move(190);
  the.up(190);
  the.down(50);
  the.up(52, 200);
  expect(the.did).toEqual(['lift live', 'let go', 'tap']);
});
