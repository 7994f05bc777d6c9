import type Phaser from 'phaser';
import { AUTO, CANVAS, Game, Graphics, Image, Scene, UNSCALED } from '../phaser/parts.ts';
import type { Camera } from './camera.ts';
import type { Layout } from './layout.ts';

/** Of the window, CSS px. */
type Size = Pick<Layout, 'width' | 'height'>;

/** Layers from the ground up. Those of the board move with its camera, the others stay on the screen. */
const LAYERS = ['felt', 'board', 'cells', 'shadows', 'pieces', 'tokens', 'tags', 'mat', 'above'] as const;
export type LayerName = (typeof LAYERS)[number];

const CAMERA_OF: Readonly<Record<LayerName, 0 | 1 | 2>> = {
  felt: 0,
  board: 1,
  cells: 1,
  shadows: 1,
  pieces: 1,
  tokens: 1,
  tags: 1,
  mat: 2,
  above: 2,
};

/**
 * The Phaser side of the table, and nothing else of it: one scene with three cameras (felt, board, mat) and
 * its layers. Lengths are CSS pixels on felt and mat, board units on the board.
 */
export class Stage extends Scene {
  private sheets = new Map<LayerName, Phaser.GameObjects.Layer>();
  private names = new WeakMap<HTMLCanvasElement, string>();
  private made = 0;
  private stale = true;
  /** Once its game has started (startPhaser): layers and cameras are there, and it can be drawn on. */
  readonly ready: Promise<void>;
  private begin = () => {};

  constructor() {
    super('table');
    this.ready = new Promise((resolve) => {
      this.begin = resolve;
    });
  }

  create(): void {
    const cameras = [this.cameras.main, this.cameras.add(), this.cameras.add()];
    for (const name of LAYERS) {
      const layer = this.add.layer();
      for (const [i, camera] of cameras.entries()) if (i !== CAMERA_OF[name]) layer.cameraFilter |= camera.id;
      this.sheets.set(name, layer);
    }
    for (const camera of cameras) camera.setOrigin(0, 0);
    this.begin();
  }

  /** Something looks different now: the next frame must be drawn. */
  touch(): void {
    this.stale = true;
  }

  /** Whether a frame is due; asking takes the wish as granted. */
  takeStale(): boolean {
    const was = this.stale;
    this.stale = false;
    return was;
  }

  layer(name: LayerName): Phaser.GameObjects.Layer {
    return this.sheets.get(name)!;
  }

  /** Sets the cameras for a window of this layout, `dpr` canvas pixels to the CSS pixel. */
  fit(layout: Size & Pick<Layout, 'board'>, dpr: number): void {
    const [felt, board, mat] = this.cameras.cameras;
    const { x, y, w, h } = layout.board;
    for (const camera of [felt, mat]) {
      camera.setViewport(0, 0, Math.ceil(layout.width * dpr), Math.ceil(layout.height * dpr)).setZoom(dpr);
    }
    this.touch();
    board.setViewport(Math.round(x * dpr), Math.round(y * dpr), Math.round(w * dpr), Math.round(h * dpr));
  }

  look(camera: Camera, dpr: number): void {
    this.cameras.cameras[1].setZoom(camera.zoom * dpr).setScroll(camera.x, camera.y);
    this.touch();
  }

  /** Texture key of a baked canvas; the same canvas is uploaded once. */
  texture(canvas: HTMLCanvasElement): string {
    const known = this.names.get(canvas);
    if (known !== undefined && this.textures.exists(known)) return known;
    const name = `t${this.made++}`;
    // addCanvas would read all pixels back and keep them a second time.
    const texture = this.textures.create(name, canvas, canvas.width, canvas.height)!;
    texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
    this.names.set(canvas, name);
    return name;
  }

  /** The canvas was drawn on again: show it. */
  redrawn(canvas: HTMLCanvasElement): void {
    const name = this.names.get(canvas);
    if (name !== undefined) this.textures.get(name).source[0].update();
    this.touch();
  }

  /** Takes a texture back that will not be drawn again. */
  forget(canvas: HTMLCanvasElement): void {
    const name = this.names.get(canvas);
    if (name === undefined) return;
    this.names.delete(canvas);
    this.touch();
    this.textures.remove(name);
  }

  /** A picture of `canvas`, `scale` units to its pixel, anchored at the given share of its size. */
  picture(
    layer: LayerName,
    canvas: HTMLCanvasElement,
    scale: number,
    ax = 0.5,
    ay = 0.5,
  ): Phaser.GameObjects.Image {
    const image = new Image(this, 0, 0, this.texture(canvas));
    image.setOrigin(ax, ay).setScale(scale);
    this.layer(layer).add(image);
    this.touch();
    return image;
  }

  graphics(layer: LayerName): Phaser.GameObjects.Graphics {
    const graphics = new Graphics(this);
    this.layer(layer).add(graphics);
    return graphics;
  }
}

/**
 * Drives the game frame by frame from here on, and draws only the frames that differ: a table on which nothing
 * moves costs nothing. `frame` moves things on. Returns how to stop, and how often it draws.
 */
export function drive(
  game: Phaser.Game,
  stage: Stage,
  frame: (now: number) => void,
): { stop(): void; fps(): number } {
  game.loop.sleep();
  let last = performance.now();
  let drawn: number[] = [];
  let asked = requestAnimationFrame(step);
  function step(): void {
    asked = requestAnimationFrame(step);
    const now = performance.now();
    frame(now);
    if (!stage.takeStale()) return;
    game.step(now, now - last);
    last = now;
    drawn = [...drawn.filter((t) => now - t < 1000), now];
  }
  return {
    stop: () => cancelAnimationFrame(asked),
    fps: () => drawn.filter((t) => performance.now() - t < 1000).length,
  };
}

/** Fits the canvas to a window of this layout. */
export function resizePhaser(game: Phaser.Game, layout: Size, dpr: number): void {
  game.scale.setZoom(1 / dpr);
  game.scale.resize(Math.ceil(layout.width * dpr), Math.ceil(layout.height * dpr));
  // Where a canvas pixel is a CSS pixel, the scale manager leaves an older style size standing.
  game.canvas.style.width = `${layout.width}px`;
  game.canvas.style.height = `${layout.height}px`;
}

/** Starts Phaser in `parent`. Canvas where asked for or where nothing faster is real; see docs/decisions. */
export function startPhaser(parent: HTMLElement, stage: Stage, layout: Size, dpr: number): Phaser.Game {
  return new Game({
    type: wantsCanvas() ? CANVAS : AUTO,
    parent,
    scene: stage,
    banner: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    disableContextMenu: true,
    autoFocus: false,
    transparent: false,
    backgroundColor: '#1f4a3d',
    scale: {
      mode: UNSCALED,
      width: Math.ceil(layout.width * dpr),
      height: Math.ceil(layout.height * dpr),
      zoom: 1 / dpr,
    },
    // One texture to a batch: drivers that choose among several pixel by pixel (SwiftShader, some phones) tear.
    render: { antialias: true, roundPixels: false, powerPreference: 'low-power', maxTextures: 1 },
  });
}

/** WebGL done in software is slower than the 2D canvas by far. */
function wantsCanvas(): boolean {
  const asked = new URLSearchParams(location.search).get('renderer');
  if (asked === 'canvas') return true;
  if (asked === 'webgl') return false;
  if (navigator.webdriver) return true;
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return true;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}
