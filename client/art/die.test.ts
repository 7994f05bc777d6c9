import { expect, test } from 'vitest';
import { restingOn, rollingTo, valueUp } from './die.ts';
import type { Vec3 } from './rotation.ts';
import { after, rotated, turnAbout } from './rotation.ts';

test('a die at rest shows the value that was rolled, however it is turned', () => {
  for (let value = 1; value <= 6; value++)
    for (const yaw of [0, 0.4, 2, -3]) expect(valueUp(restingOn(value, yaw))).toBe(value);
});

test('a tumbling die ends on the value that was rolled', () => {
  for (let value = 1; value <= 6; value++) {
    const rest = restingOn(value, 0.7);
    expect(rollingTo(rest, 1.1, 0)).toEqual(after(turnAbout([0, 0, 1], 0), rest));
    expect(valueUp(rollingTo(rest, 1.1, Math.PI))).toBe(7 - value);
  }
});

test('a die rolls the way it goes: its top moves forward', () => {
  const heading = 0.6;
  const roll = rollingTo([0, 0, 0, 1], heading, -0.1);
  const top = rotated(roll, [0, 0, 1]);
  expect(Math.atan2(top[1], top[0])).toBeCloseTo(heading);
});

test('rotations keep lengths and follow one another', () => {
  const a = turnAbout([1, 2, 3], 0.8);
  const b = turnAbout([-2, 0, 1], 2.1);
  const v: Vec3 = [0.3, -0.7, 1.2];
  const both = rotated(after(a, b), v);
  const one = rotated(a, rotated(b, v));
  for (const i of [0, 1, 2]) expect(both[i]).toBeCloseTo(one[i]);
  expect(Math.hypot(...both)).toBeCloseTo(Math.hypot(...v));
});
