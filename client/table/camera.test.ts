import { expect, test } from 'vitest';
import { type Camera, fitAll, pan, pinch, reveal, type Stage, toBoard, toScreen, zoomAt } from './camera.ts';

const stage: Stage = { window: { x: 12, y: 44, w: 982, h: 476 }, w: 970, h: 460, min: 0.5, max: 3 };
const camera: Camera = { x: 100, y: 60, zoom: 1 };

test('zooming by wheel keeps the hex under the pointer', () => {
  const at = { x: 400, y: 300 };
  const before = toBoard(camera, stage, at);
  const after = toBoard(zoomAt(camera, stage, at, 1.5), stage, at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('two fingers keep what lies between them, also while they wander', () => {
  const from = [
    { x: 300, y: 200 },
    { x: 400, y: 260 },
  ] as const;
  const to = [
    { x: 320, y: 180 },
    { x: 520, y: 300 },
  ] as const;
  const held = toBoard(camera, stage, { x: 350, y: 230 });
  const now = toScreen(pinch(camera, stage, from, to), stage, held);
  expect(now.x).toBeCloseTo(420);
  expect(now.y).toBeCloseTo(240);
});

test('panning does not change the zoom', () => {
  expect(pan(camera, stage, 33, -12).zoom).toBe(1);
});

test('every corner of the board can be brought to the middle of the window', () => {
  for (const zoom of [0.6, 1, 2.5]) {
    const far = pan({ ...camera, zoom }, stage, -99999, -99999);
    const corner = toScreen(far, stage, { x: stage.w, y: stage.h });
    expect(corner.x).toBeCloseTo(stage.window.x + stage.window.w / 2);
    expect(corner.y).toBeCloseTo(stage.window.y + stage.window.h / 2);
  }
});

test('the whole board fits at 1280×720 at the picture size', () => {
  expect(fitAll(stage).zoom).toBeCloseTo(1, 1);
});

test('revealing a warrior that is in sight moves nothing', () => {
  const c = fitAll(stage);
  expect(reveal(c, stage, { x: 500, y: 200 }, 40)).toEqual(c);
});
