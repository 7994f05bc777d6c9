import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Holds } from './holds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ann = { line: {}, person: 'p1', seat: 0 };
const ben = { line: {}, person: 'p2', seat: 1 };

function holdsFor(ended: (seat: number) => void = () => {}) {
  const holds = new Holds(30_000, ended);
  const take = ({ line, person, seat }: typeof ann, ...ids: string[]) => [
    ...holds.take(line, person, seat, ids),
  ];
  return { holds, take };
}

test('whoever takes a piece first has it, and others are told who', () => {
  const { holds, take } = holdsFor();
  expect(take(ann, 'a', 'b')).toEqual([0]);
  expect(holds.heldFrom(ben.person, ['x', 'b'])).toBe(0);
  expect(holds.heldFrom(ben.person, ['x'])).toBe(-1);
  expect(holds.heldFrom(ann.person, ['a', 'b'])).toBe(-1);
  expect(holds.of(0)).toEqual(['a', 'b']);
  expect(holds.of(1)).toEqual([]);
});

test('what is let go may be taken by somebody else; what somebody else has can not be let go for them', () => {
  const { holds, take } = holdsFor();
  take(ann, 'a', 'b');
  expect([...holds.letGo(ben.line, ben.seat, ['a'])]).toEqual([]);
  expect([...holds.letGo(ann.line, ann.seat, ['a'])]).toEqual([0]);
  expect(holds.heldFrom(ben.person, ['a'])).toBe(-1);
  expect(holds.heldFrom(ben.person, ['b'])).toBe(0);
});

test('a line that is lost lets go of all it held, and only of that', () => {
  const { holds, take } = holdsFor();
  take(ann, 'a');
  take(ben, 'b');
  expect([...holds.end(ann.line)]).toEqual([0]);
  expect(holds.all()).toEqual(['b']);
  expect([...holds.end()]).toEqual([1]);
  expect(holds.all()).toEqual([]);
});

test('whoever leaves their seat lets go of what they held', () => {
  const { holds, take } = holdsFor();
  take(ann, 'a');
  take(ben, 'b');
  expect([...holds.leave((seat) => ['p1', 'p3'][seat])]).toEqual([1]);
  expect(holds.all()).toEqual(['a']);
});

test('another tab of the same person takes a piece over', () => {
  const { holds, take } = holdsFor();
  take(ann, 'a', 'b');
  const tab = { ...ann, line: {} };
  expect(take(tab, 'a')).toEqual([0]);
  holds.end(ann.line);
  expect(holds.of(0)).toEqual(['a']);
});

test('a hand that gives no sign for half a minute lets go', () => {
  const told: number[] = [];
  const { holds, take } = holdsFor((seat) => told.push(seat));
  take(ann, 'a');
  vi.advanceTimersByTime(29_000);
  expect(holds.sign(ann.line, 0)).toBe(true);
  vi.advanceTimersByTime(29_000);
  expect(holds.of(0)).toEqual(['a']);
  vi.advanceTimersByTime(1_000);
  expect(holds.of(0)).toEqual([]);
  expect(told).toEqual([0]);
  expect(holds.sign(ann.line, 0)).toBe(false);
});

test('a hold that has ended is not ended once more by the silence after it', () => {
  const told: number[] = [];
  const { holds, take } = holdsFor((seat) => told.push(seat));
  take(ann, 'a');
  holds.drop(['a']);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
