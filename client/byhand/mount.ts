import { computed, effect, untracked } from '@preact/signals';
import { bakeAll } from '../art/bake.ts';
import { fontsReady } from '../art/fonts.ts';
import { silhouettesReady } from '../art/silhouettes.ts';
import { WEBGL } from '../phaser/parts.ts';
import { settings } from '../session/settings.ts';
import { endPhaser } from '../table/end-phaser.ts';
import { Motions } from '../table/motion.ts';
import { listen } from '../table/pointers.ts';
import { drive, resizePhaser, Stage, startPhaser } from '../table/stage.ts';
import { Carrying } from './carrying.ts';
import type { HandDesk } from './desk.ts';
import { DicePlay } from './dice-play.ts';
import { Ground } from './drawing/ground.ts';
import { Box, Lamp } from './drawing/lamp.ts';
import { Looks } from './drawing/looks.ts';
import { Pointing } from './drawing/pointing.ts';
import { HandSprites } from './drawing/sprites.ts';
import { Still } from './drawing/still.ts';
import { handHandle } from './handle.ts';
import type { HandLayout } from './layout.ts';
import { nameOf, Presence } from './presence.ts';
import { palmsFor } from './tools/palms.ts';
import { handAtPoint, Touching } from './touching.ts';
import { HandView } from './view.ts';

/** A window that changes its size settles for so long before the table is laid anew, ms. */
const RESIZE_PAUSE = 120;
/** Texture pixels to a px of the world, and of the whole board: one of many hexes is coarser. */
const FINEST = 3;
const MOST_PIXELS = 9_000_000;

/** Draws the table by hand into `parent`, which fills the window. Returns how to end it. */
export function mountByHand(desk: HandDesk, parent: HTMLElement): () => void {
  let gone = false;
  let unmount = () => {};
  void open().catch((error) => {
    if (!gone) console.error('the table could not be drawn', error);
  });
  return () => {
    gone = true;
    unmount();
  };

  async function open(): Promise<void> {
    let dpr = Math.min(2.5, window.devicePixelRatio || 1);
    const { picture } = desk.world.peek();
    const most = Math.sqrt(MOST_PIXELS / (picture.w * picture.h));
    const fine = Math.min(FINEST, Math.max(1, Math.min(dpr * 2, most)));
    const painting = Ground.paint(desk, fine, () => {});
    await Promise.all([fontsReady(), silhouettesReady()]);
    if (gone) return;
    const stage = new Stage();
    const game = startPhaser(parent, stage, desk.layout.peek(), dpr);
    unmount = () => endPhaser(game);
    await stage.ready;
    if (gone) return;
    const { canvas } = game;
    canvas.style.touchAction = 'none';

    const motions = new Motions();
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const looksFor = () =>
      new Looks(
        desk.scene,
        desk.ink,
        desk.colourOf,
        Math.max(0, desk.session.seats.peek()[0] ?? 0),
        Math.max(2, dpr),
      );
    let looks = looksFor();
    await bakeAll(bakesOf(desk, looks));
    const ground = new Ground(desk, stage);
    const painted = (await painting?.first) ?? null;
    ground.layFirst(painted, fine);
    await ground.layTable(dpr);
    if (gone) return;

    const across = () =>
      [...desk.arrangement.peek().lying.values()].flatMap(({ where, x }) => (where === 'world' ? x : []));
    const view = new HandView(desk.world.peek(), desk.layout.peek(), lookAround, across);
    const ways = {
      toScreen: (p: { x: number; y: number }) => view.toScreen(p),
      toWorld: (p: { x: number; y: number }) => view.toWorld(p),
    };
    const sprites = new HandSprites(stage, motions, looks, ways);
    const lamp = new Lamp(desk, stage, view);
    const still = new Still(game, stage);
    const pointing = new Pointing(stage, ways.toScreen, () => motions.calm);
    const carrying = new Carrying(desk, sprites, view, {
      stage,
      changed: (aimed) => lamp.aim(aimed),
      released() {
        relight();
        desk.moved.value++;
      },
      handAt: (at) => handAtPoint(desk, canvas, at),
    });
    const box = new Box(stage);
    const dice = new DicePlay(desk, stage, motions, dpr);
    const touching = new Touching({ desk, view, sprites, carrying, box, pointing, canvas });
    const presence = new Presence(desk, sprites, pointing, () => still.spoil());
    relay();

    let tableLaid = desk.world.peek().table;
    const names = computed(() => {
      desk.session.table.value;
      return desk.scene.sides.map((_, seat) => nameOf(desk, seat)).join('\n');
    });
    const pointers = listen(canvas, { desk: touching, idle: () => palmsFor(touching).idle() });
    const stops = [
      effect(() => {
        const { lying } = desk.arrangement.value;
        untracked(() => {
          still.spoil();
          motions.rushing = settings.speed.peek() === 'off' || document.visibilityState === 'hidden';
          sprites.sync(lying);
          presence.renew();
          relight();
          desk.moved.value++;
        });
      }),
      effect(() => {
        desk.selection.value;
        desk.holders.value;
        untracked(relight);
      }),
      effect(() => {
        const hovered = desk.hovered.value;
        untracked(() => sprites.point(hovered));
      }),
      effect(() => {
        const { table } = desk.world.value;
        untracked(() => {
          view.relay(desk.world.peek(), desk.layout.peek());
          ground.relayZones();
          if (table !== tableLaid) void layTable();
        });
      }),
      effect(() => {
        // Names on plates change with who sits there.
        names.value;
        untracked(furnish);
      }),
      presence.listen(),
      dice.listen(),
    ];
    let scripted = 0;
    const driven = drive(game, stage, (now) => {
      const began = performance.now();
      motions.calm = lessMotion.matches;
      pointers.tick(now);
      carrying.tick(now);
      pointing.tick(now);
      if (motions.busy) stage.touch();
      motions.tick(now);
      if (carrying.ids.length > 0) stage.touch();
      still.keep(now, carrying.ids.length > 0 && !motions.busy, dpr);
      scripted = performance.now() - began;
    });
    const renderer = game.config.renderType === WEBGL ? 'webgl' : 'canvas';
    desk.handleOf.value = {
      locate: (id) => {
        const sprite = sprites.get(id);
        if (!sprite) return null;
        return sprite.where === 'world' ? view.toScreen(sprite) : { x: sprite.x, y: sprite.y };
      },
      toWorld: ways.toWorld,
      show: (at) => view.show(at),
      whole: () => view.whole(),
      zoom: () => view.camera.zoom,
      carrying,
    };
    window.pewterByHand = handHandle(desk, {
      ...{ sprites, view, motions, carrying, pointing, renderer, canvas },
      fps: driven.fps,
      hand: pointers.hand,
      scripted: () => scripted,
    });
    parent.classList.add('drawn');
    void painting?.whole.then(
      (board) => {
        if (gone || board === painted) return;
        ground.layBoard(board);
        still.spoil();
      },
      (error) => console.error('the board stays a draft', error),
    );

    let pause = 0;
    let laid = desk.layout.peek();
    const stopRelay = effect(() => {
      const layout = desk.layout.value;
      if (layout === laid) return;
      clearTimeout(pause);
      pause = window.setTimeout(() => {
        laid = layout;
        dpr = Math.min(2.5, window.devicePixelRatio || 1);
        resizePhaser(game, layout, dpr);
        relay();
      }, RESIZE_PAUSE);
    });
    unmount = () => {
      clearTimeout(pause);
      stopRelay();
      for (const stop of stops) stop();
      driven.stop();
      pointers.stop();
      desk.handleOf.value = null;
      delete window.pewterByHand;
      parent.classList.remove('drawn');
      endPhaser(game);
    };

    async function layTable(): Promise<void> {
      tableLaid = desk.world.peek().table;
      furnish();
      await ground.layTable(dpr);
      still.spoil();
    }

    function furnish(): void {
      still.spoil();
      ground.furnish((seat) => nameOf(desk, seat), dpr);
    }

    function lookAround(): void {
      // The first look comes while the view is being made.
      queueMicrotask(() => {
        still.spoil();
        stage.look(view.camera, dpr);
        carrying.recarry();
        desk.moved.value++;
      });
      stage.touch();
    }

    function relay(): void {
      const layout = desk.layout.peek();
      still.spoil();
      stage.fit({ ...layout, board: layout.view }, dpr);
      view.relay(desk.world.peek(), layout);
      stage.look(view.camera, dpr);
      ground.relayFrame(layout, dpr);
      looks.clear((one) => stage.forget(one));
      looks = looksFor();
      sprites.relay(looks);
      sprites.sync(desk.arrangement.peek().lying);
      dice.relay(diceLayout(layout), dpr);
      relight();
      desk.moved.value++;
    }

    /** Rims of light: selected here, or in somebody else's hand. */
    function relight(): void {
      still.spoil();
      const selection = desk.selection.peek();
      const holders = desk.holders.peek();
      for (const id of sprites.ids()) {
        const sprite = sprites.get(id);
        if (!sprite || sprites.held.has(id)) continue;
        const holder = holders.get(id);
        sprite.light(holder !== undefined ? desk.colourOf(holder) : selection.has(id) ? '#ffe27a' : '');
        sprite.raise(sprite.lying.depth);
      }
    }
  }
}

export const diceLayout = ({ dice, form, scale }: HandLayout) => ({
  dice,
  note: dice,
  form: form === 'desktop' ? ('desktop' as const) : ('phone' as const),
  scale,
});

/** The warriors that stand there now; later ones are baked as they come. */
function bakesOf(desk: HandDesk, looks: Looks): (() => unknown)[] {
  const bakes = new Map<string, () => unknown>();
  for (const { piece, form } of desk.arrangement.peek().lying.values())
    if (form === 'figure') bakes.set(`${piece.kind} ${piece.seat}`, () => looks.art(piece));
  return [...bakes.values()];
}
