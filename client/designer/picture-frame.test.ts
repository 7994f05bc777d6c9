import { expect, test } from 'vitest';
import { battleSteps } from '../../shared/design/command.ts';
import type { Design } from '../../shared/design/design.ts';
import { rosterOf } from '../../shared/games/warrior-lands/designer/roster.ts';
import { blankFor, GAME } from './blank.ts';
import { makeDesk } from './desk.ts';
import { handlesOf, MAX_SCALE, pictureBox, scaled, shifted } from './picture-frame.ts';
import { pictureKeys } from './picture-keys.ts';

const { begin, act } = battleSteps;

/** The head of a PNG of 200 by 100 pixels. */
const image =
  'data:image/png;base64,' +
  btoa(
    String.fromCharCode(
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      ...[0, 0, 0, 200, 0, 0, 0, 100, 8, 2, 0, 0, 0],
    ),
  );
const picture = { image, x: 10, y: 20, scale: 1, opacity: 1 };
const blank = blankFor(GAME) as Design;
const design = act(begin(blank), { do: 'picture', picture }).design;
const after = (change: object) => act(begin(design), { do: 'shift-picture', change }).design;
const box = (of: Design) => {
  const found = pictureBox(of);
  if (!found) throw new Error('no picture');
  return found;
};

test('a dragged picture is where the pointer took it', () => {
  const before = box(design);
  const now = box(after(shifted(design, picture, { x: 30, y: -12 })));
  expect(now.left - before.left).toBeCloseTo(30, 2);
  expect(now.top - before.top).toBeCloseTo(-12, 2);
  expect(now.right - before.right).toBeCloseTo(30, 2);
});

test('a picture that is sized by a corner keeps the one opposite', () => {
  const before = box(design);
  const still = { x: before.right, y: before.bottom };
  const now = box(after(scaled(design, picture, 1.5, still)));
  expect(now.right).toBeCloseTo(before.right, 1);
  expect(now.bottom).toBeCloseTo(before.bottom, 1);
  expect(now.right - now.left).toBeCloseTo((before.right - before.left) * 1.5, 1);
  expect(scaled(design, picture, 1000, still).scale).toBe(MAX_SCALE);
});

test('the corners of a picture larger than the screen can be reached', () => {
  const screen = { width: 800, height: 500 };
  const far = { left: -5000, top: -5000, right: 9000, bottom: 9000 };
  for (const { x, y } of handlesOf(far, { zoom: 1, x: 0, y: 0 }, screen)) {
    expect(x > 0 && x < 800 && y > 0 && y < 500).toBe(true);
  }
});

test('without a picture there is no frame', () => {
  expect(pictureBox(blank)).toBeNull();
});

test('a picture that a file has larger than hands can draw it keeps its size when keys move it', () => {
  const scale = MAX_SCALE + 4;
  const large = act(begin(blank), { do: 'picture', picture: { ...picture, scale } }).design;
  const desk = makeDesk(large, rosterOf());
  desk.tool.value = { kind: 'picture' };
  const keys = pictureKeys(desk);
  keys.press('ArrowRight', true);
  keys.settle();
  expect(desk.history.value.design.background).toMatchObject({ scale, x: picture.x + 1, y: picture.y });
  keys.press('+', false);
  keys.settle();
  expect(desk.history.value.design.background?.scale).toBe(scale);
  keys.press('-', false);
  keys.settle();
  expect(desk.history.value.design.background?.scale).toBeLessThan(scale);
  desk.end();
});
