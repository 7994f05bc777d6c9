import type { Point } from '../art/geometry.ts';

/** Where the map lies on the screen: screen = map · zoom + (x, y), all in CSS px. */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NEAREST = 3;
/** The whole map never gets larger than this by itself. */
const FIT_MOST = 1.5;
/** So much of the map always stays in sight, CSS px. */
const GRIP = 60;

/** The tools lie over the foot of the screen, CSS px. */
const TOOLS = 60;

/** The whole map in the middle of the screen with `room` CSS px round it; where it would meet them, above the tools. */
export function fitted(map: Size, screen: Size, room = 26): Camera {
  const middle = laid(map, screen, room, room);
  const covered = middle.y + map.height * middle.zoom > screen.height - TOOLS;
  return covered ? laid(map, screen, room, TOOLS) : middle;
}

function laid(map: Size, screen: Size, room: number, foot: number): Camera {
  const high = screen.height - room - foot;
  const zoom = Math.min(
    FIT_MOST,
    Math.max(0.02, Math.min((screen.width - 2 * room) / map.width, high / map.height)),
  );
  return {
    zoom,
    x: (screen.width - map.width * zoom) / 2,
    y: room + (high - map.height * zoom) / 2,
  };
}

/** Nearer or farther by a factor, the point under `at` staying under it. */
export function zoomed(camera: Camera, factor: number, at: Point, map: Size, screen: Size): Camera {
  const least = Math.min(0.5, fitted(map, screen).zoom * 0.7);
  const zoom = Math.max(least, Math.min(NEAREST, camera.zoom * factor));
  const k = zoom / camera.zoom;
  return kept({ zoom, x: at.x - (at.x - camera.x) * k, y: at.y - (at.y - camera.y) * k }, map, screen);
}

export function panned(camera: Camera, dx: number, dy: number, map: Size, screen: Size): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, map, screen);
}

/** The map never leaves the screen altogether. */
function kept({ zoom, x, y }: Camera, map: Size, screen: Size): Camera {
  const within = (value: number, length: number, room: number) =>
    Math.max(GRIP - length * zoom, Math.min(room - GRIP, value));
  return { zoom, x: within(x, map.width, screen.width), y: within(y, map.height, screen.height) };
}

export const onMap = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.zoom,
  y: (at.y - camera.y) / camera.zoom,
});

export const onScreen = (camera: Camera, at: Point): Point => ({
  x: at.x * camera.zoom + camera.x,
  y: at.y * camera.zoom + camera.y,
});
