import { expect, test } from 'vitest';
import {
  type Camera,
  fitAll,
  openOn,
  pan,
  pinch,
  reveal,
  type Stage,
  toBoard,
  toScreen,
  uncover,
  zoomAt,
} from './camera.ts';

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

test('a board that fits stays where it is, whichever warrior at its rim acts', () => {
  const c = fitAll(stage);
  for (const x of [30, 485, 940])
    for (const y of [30, 430]) expect(reveal(c, stage, { x, y }, 60)).toEqual(c);
});

test('a board that was pushed aside comes back no further than to its rim', () => {
  const c = fitAll(stage);
  const pushed = pan(c, stage, 0, 100);
  const { y } = toScreen(reveal(pushed, stage, { x: 485, y: 430 }, 60), stage, { x: 0, y: stage.h });
  expect(y).toBeCloseTo(stage.window.y + stage.window.h);
});

const sheet = { x: 26, y: 240, w: 296, h: 446 };
const under = (c: Camera, p: { x: number; y: number }) => {
  const at = toScreen(c, stage, p);
  return at.x < sheet.x + sheet.w && at.x > sheet.x && at.y > sheet.y;
};
const whole: Camera = { x: 0, y: 0, zoom: 1 };

test('the board moves aside, so that nothing of a turn lies under the sheet', () => {
  const turn = [
    { x: 200, y: 380 },
    { x: 260, y: 400 },
    { x: 320, y: 380 },
  ];
  expect(turn.some((p) => under(whole, p))).toBe(true);
  const moved = uncover(whole, stage, turn, [sheet], 24);
  expect(turn.some((p) => under(moved, p))).toBe(false);
  expect(moved.zoom).toBe(1);
});

test('a turn that spans the whole board keeps at least its warrior in sight', () => {
  const turn = [
    { x: 100, y: 400 },
    { x: 960, y: 20 },
    { x: 960, y: 440 },
  ];
  expect(under(uncover(whole, stage, turn, [sheet], 24), turn[0])).toBe(false);
});

test('the camera stays where nothing is covered, and where nothing would help', () => {
  expect(uncover(whole, stage, [{ x: 600, y: 100 }], [sheet], 24)).toEqual(whole);
  const everything = { x: 0, y: 0, w: 2000, h: 2000 };
  expect(uncover(whole, stage, [{ x: 600, y: 100 }], [everything], 24)).toEqual(whole);
});

test('a board higher than its window opens at the own army with no bare felt below it', () => {
  const tall: Stage = { ...stage, h: 900 };
  const opened = openOn(tall, { x: 485, y: 850 }, 1);
  expect(opened).toEqual({ x: (970 - 982) / 2, y: 900 - 476, zoom: 1 });
  expect(openOn(tall, { x: 485, y: 450 }, 1).y).toBe(450 - 476 / 2);
});
