import { effect } from '@preact/signals';
import type { Design, Place } from '../../shared/design/design.ts';
import { LAYERS, standingAt } from '../../shared/design/design.ts';
import { onField } from '../../shared/design/shapes.ts';
import { type Pen, penOf } from '../art/canvas.ts';
import type { Point } from '../art/geometry.ts';
import { designerText as text } from '../text/designer.ts';
import { type Camera, fitted, onMap, onScreen, panned, type Size, zoomed } from './camera.ts';
import { type Desk, holdOf } from './desk.ts';
import {
  drawBrush,
  drawChosen,
  drawGround,
  drawLabels,
  drawNumbers,
  drawRibbons,
  drawZones,
  type Window,
  windowOf,
  windowRound,
} from './drawing.ts';
import { type Field, fieldOf } from './field.ts';
import { Figures } from './figures.ts';
import { drawBlocked } from './hatching.ts';
import { drawFrame, handlesOf, pictureBox } from './picture-frame.ts';
import { Pictures } from './pictures.ts';
import { touched } from './strokes.ts';

/** The map on the screen: what others ask of it. Points are CSS px from its upper left corner. */
export interface Board {
  readonly element: HTMLElement;
  placeAt(at: Point): Place | null;
  /** Middle of a hex. */
  pointOf(place: Place): Point;
  /** A point of the screen on the map, map units. */
  onMap(at: Point): Point;
  /** The handles of the picture's corners while it is in the hand. */
  handles(): readonly Point[];
  pan(dx: number, dy: number): void;
  zoom(factor: number, at?: Point): void;
  fit(): void;
  /** Pans only where the place is out of sight. */
  show(place: Place): void;
  redraw(): void;
  close(): void;
}

/** Draws the desk's design into `element`, and again with every change. The ground lies on a canvas of its own. */
export function mountBoard(element: HTMLElement, desk: Desk): Board {
  const ground = addCanvas(element);
  const top = addCanvas(element);
  let size: Size = { width: 1, height: 1 };
  let dpr = 1;
  let camera: Camera = { zoom: 1, x: 0, y: 0 };
  /** The whole map stays in sight until somebody pans or zooms. */
  let own = false;
  let drawn: Drawn | null = null;
  let frame = 0;

  const mapSize = (field: Field): Size => field.geometry;
  const field = () => fieldOf(desk.shown.peek());
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  const figures = new Figures(desk.roster, later);
  const pictures = new Pictures(later);

  function draw(): void {
    const design = desk.shown.peek();
    const now = fieldOf(design);
    if (!own) camera = settled(onPixels(fitted(mapSize(now), size), dpr), camera);
    const picture = design.background && pictures.of(design.background.image);
    const place = (pen: Pen) =>
      pen.setTransform(dpr * camera.zoom, 0, 0, dpr * camera.zoom, dpr * camera.x, dpr * camera.y);
    for (const window of windowsToDraw(ground, drawn, { design, field: now, camera, size, picture }, dpr)) {
      ground.save();
      clipWhole(ground, window, camera, dpr);
      place(ground);
      drawGround(ground, design, now, window, dpr * camera.zoom, picture);
      ground.restore();
    }
    drawn = { design, field: now, camera, size, picture };
    top.setTransform(1, 0, 0, 1, 0, 0);
    top.clearRect(0, 0, top.canvas.width, top.canvas.height);
    place(top);
    drawTop(design, now);
    top.setTransform(dpr, 0, 0, dpr, 0, 0);
    const box = framed(design);
    if (box) drawFrame(top, box, camera, size);
    else drawRibbons(top, design, now, camera, size, (side) => text('zone.ribbon', { side }));
  }

  const framed = (design: Design) => (desk.tool.peek().kind === 'picture' ? pictureBox(design) : null);

  function drawTop(design: Design, now: Field): void {
    const carried = desk.carried.peek();
    drawZones(top, design, now);
    if (desk.hatched.peek()) drawBlocked(top, design, now);
    drawLabels(top, design, now);
    drawNumbers(top, design, now);
    const chosen = desk.chosen.peek();
    if (chosen && onField(design, chosen)) drawChosen(top, now, chosen);
    figures.begin();
    figures.draw(top, design, now, carried?.from?.join() ?? '', dpr * camera.zoom, dpr);
    const hover = desk.hover.peek();
    if (hover && onField(design, hover)) drawBrush(top, now, touchedAt(design, hover));
    if (carried) {
      const box = element.getBoundingClientRect();
      const { x, y } = onMap(camera, { x: carried.x - box.left, y: carried.y - box.top });
      const { plastic } = design.sides[carried.side];
      figures.drawHeld(top, carried.warrior, plastic, carried.side, x, y, camera.zoom, dpr);
    }
  }

  function touchedAt(design: Design, hover: Place): readonly Place[] {
    const hold = holdOf(desk);
    if (desk.carried.peek()) return [hover];
    if (hold.tool.kind === 'hand') return standingAt(design, hover) ? [hover] : [];
    return touched(design, hold, hover).filter((place) => onField(design, place));
  }

  const stop = effect(() => {
    // Whatever is shown.
    void [desk.shown.value, desk.hover.value, desk.chosen.value, desk.carried.value];
    void desk.hatched.value;
    void [desk.tool.value, desk.shape.value, desk.size.value, desk.mirror.value];
    later();
  });
  const watch = new ResizeObserver(() => {
    size = { width: element.clientWidth, height: element.clientHeight };
    dpr = Math.min(2, devicePixelRatio);
    for (const pen of [ground, top]) {
      pen.canvas.width = Math.max(1, Math.round(size.width * dpr));
      pen.canvas.height = Math.max(1, Math.round(size.height * dpr));
    }
    drawn = null;
    draw();
  });
  watch.observe(element);

  const move = (next: Camera) => {
    own = true;
    camera = onPixels(next, dpr);
    later();
  };
  const pan = (dx: number, dy: number) => move(panned(camera, dx, dy, mapSize(field()), size));
  return {
    element,
    placeAt: (at) => field().placeAt(onMap(camera, at)),
    pointOf: (place) => onScreen(camera, field().centre(place)),
    onMap: (at) => onMap(camera, at),
    handles() {
      const box = framed(desk.shown.peek());
      return box ? handlesOf(box, camera, size) : [];
    },
    pan,
    zoom: (factor, at = { x: size.width / 2, y: size.height / 2 }) =>
      move(zoomed(camera, factor, at, mapSize(field()), size)),
    fit() {
      own = false;
      later();
    },
    show(place) {
      const { x, y } = onScreen(camera, field().centre(place));
      const away = (at: number, room: number) => (at < 40 || at > room - 40 ? room / 2 - at : 0);
      const dx = away(x, size.width);
      const dy = away(y, size.height);
      if (dx || dy) pan(dx, dy);
    },
    redraw: later,
    close() {
      stop();
      watch.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

/** Clears the window and keeps the pen within it, on whole pixels: half ones would leave seams. */
function clipWhole(pen: Pen, window: Window, camera: Camera, dpr: number): void {
  const left = Math.floor((window.left * camera.zoom + camera.x) * dpr);
  const top = Math.floor((window.top * camera.zoom + camera.y) * dpr);
  const width = Math.ceil((window.right * camera.zoom + camera.x) * dpr) - left;
  const height = Math.ceil((window.bottom * camera.zoom + camera.y) * dpr) - top;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.beginPath();
  pen.rect(left, top, width, height);
  pen.clip();
  pen.clearRect(left, top, width, height);
}

function addCanvas(element: HTMLElement): Pen {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  element.append(canvas);
  return penOf(canvas);
}

/** What the ground's canvas shows. */
interface Drawn {
  readonly design: Design;
  readonly field: Field;
  readonly camera: Camera;
  readonly size: Size;
  readonly picture: ImageBitmap | null;
}

/** What of the ground must be drawn anew: all, round what was painted, or the strips that a pan brings in. */
function windowsToDraw(pen: Pen, drawn: Drawn | null, now: Drawn, dpr: number): Window[] {
  const all = windowOf(now.camera, now.size);
  if (!drawn || !samePicture(drawn, now)) return [all];
  if (drawn.field !== now.field || drawn.size !== now.size || drawn.camera.zoom !== now.camera.zoom)
    return [all];
  const dx = Math.round((now.camera.x - drawn.camera.x) * dpr);
  const dy = Math.round((now.camera.y - drawn.camera.y) * dpr);
  const painted = paintedSince(drawn.design, now.design);
  const changed = painted.length > 0 ? [windowRound(now.field, painted)] : [];
  if (dx === 0 && dy === 0) return changed;
  if (Math.abs(dx) > pen.canvas.width / 2 || Math.abs(dy) > pen.canvas.height / 2) return [all];
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = 'copy';
  pen.drawImage(pen.canvas, dx, dy);
  pen.restore();
  const across = Math.abs(dx) / dpr / now.camera.zoom;
  const down = Math.abs(dy) / dpr / now.camera.zoom;
  return [
    ...(dx > 0 ? [{ ...all, right: all.left + across }] : []),
    ...(dx < 0 ? [{ ...all, left: all.right - across }] : []),
    ...(dy > 0 ? [{ ...all, bottom: all.top + down }] : []),
    ...(dy < 0 ? [{ ...all, top: all.bottom - down }] : []),
    ...changed,
  ];
}

/** The same picture in the same place. */
const samePicture = (a: Drawn, b: Drawn): boolean =>
  a.picture === b.picture &&
  a.design.background === b.design.background &&
  (!b.picture || a.design.hexSize === b.design.hexSize);

function paintedSince(before: Design, now: Design): Place[] {
  const changed: Place[] = [];
  for (const layer of LAYERS)
    if (before[layer] !== now[layer])
      now[layer].forEach((letters, row) => {
        const old = before[layer][row];
        if (old === letters) return;
        for (let column = 0; column < letters.length; column++)
          if (letters[column] !== old[column]) changed.push([column, row]);
      });
  return changed;
}

/** On whole pixels, so that what is drawn already can be moved along. */
const onPixels = ({ zoom, x, y }: Camera, dpr: number): Camera => ({
  zoom,
  x: Math.round(x * dpr) / dpr,
  y: Math.round(y * dpr) / dpr,
});

/** The same value where nothing changed. */
function settled(next: Camera, before: Camera): Camera {
  return next.zoom === before.zoom && next.x === before.x && next.y === before.y ? before : next;
}
