import { effect, untracked } from '@preact/signals';
import type Phaser from 'phaser';
import { easel } from '../art/canvas.ts';
import { fontsReady } from '../art/fonts.ts';
import { WEBGL } from '../phaser/parts.ts';
import { takeable, tap } from '../play/laying.ts';
import { settings } from '../session/settings.ts';
import { browserAudience, Director } from '../table/director.ts';
import { endPhaser } from '../table/end-phaser.ts';
import type { Layout } from '../table/layout.ts';
import { Motions } from '../table/motion.ts';
import { listen } from '../table/pointers.ts';
import { drive, resizePhaser, Stage, startPhaser } from '../table/stage.ts';
import { showBanner } from '../table/views/banner.ts';
import { DiceView } from '../table/views/dice.ts';
import { Carrying } from './carrying.ts';
import type { CardDesk } from './desk.ts';
import { Faces } from './drawing/faces.ts';
import { dressesOf, Lights } from './drawing/lights.ts';
import { Piles } from './drawing/piles.ts';
import { Sprites } from './drawing/sprites.ts';
import { cardHandle } from './handle.ts';
import { cardHands, type Reach } from './hands.ts';
import { followOthers } from './others.ts';
import { showBeat } from './showing.ts';
import type { CardLayout } from './table.ts';
import { Tugs } from './tugs.ts';

/** A window that changes its size settles for so long before the table is laid anew, ms. */
const RESIZE_PAUSE = 120;
/** A mouse rests on a card for so long before it is held up, ms. */
const REST = 380;
/** No texture may be larger, px. */
const LARGEST = 4096;

/** Draws a card table into `parent`, which fills the window, and lets it be played there. Returns how to end it. */
export function mountCards(desk: CardDesk, parent: HTMLElement): () => void {
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
    const { session } = desk;
    await fontsReady();
    if (gone) return;
    const stage = new Stage();
    let dpr = dprFor(desk.layout.peek());
    const game = startPhaser(parent, stage, desk.layout.peek(), dpr);
    unmount = () => endPhaser(game);
    await stage.ready;
    if (gone) return;
    game.canvas.style.touchAction = 'none';

    const motions = new Motions();
    motions.rushing = settings.speed.peek() === 'off';
    const faces = () => new Faces(desk.scene, desk.ink, desk.colourOf, dpr);
    let drawn = faces();
    const piles = new Piles(desk, stage, drawn);
    let expected = desk.shown.peek();
    const sprites = new Sprites(desk, stage, motions, drawn, (id, comes) =>
      piles.changed(deckOf(id), comes, expected),
    );
    const deckOf = (id: string) => {
      const piece = sprites.get(id)?.piece;
      const { kinds, zones } = desk.scene;
      // Face down, the zone says whose deck it is of.
      return kinds[piece?.kind ?? '']?.face?.deck ?? zones[piece?.zone ?? '']?.back ?? '';
    };
    const lights = new Lights(desk, stage);
    const dice = new DiceView(stage, motions, diceLayout(desk.layout.peek()), dpr);
    let pointed = '';
    const carrying = new Carrying(desk, sprites, motions, sync, (zone) => {
      if (zone === pointed) return;
      pointed = zone;
      desk.over.value = zone;
      lights.draw(zone);
    });

    let backdrop: { image: Phaser.GameObjects.Image; canvas: HTMLCanvasElement } | null = null;
    await relay();
    if (gone) return;

    const director = new Director(
      session,
      {
        play: (beat, told) =>
          showBeat(beat, told, {
            desk,
            sprites,
            piles,
            dice,
            motions,
            expect(after) {
              expected = after;
            },
            banner: (text) => showBanner(parent, motions, wholeOf(desk.layout.peek()), dpr, text),
            shake: () => shake(motions, game.canvas),
          }),
        settle(table) {
          desk.shown.value = table;
          desk.telling.value = [];
          // What the seat sees may have come while the act was being shown.
          queueMicrotask(() => {
            if (!gone && !director.busy) sync();
          });
        },
      },
      motions,
      browserAudience(() => settings.speed.peek()),
    );
    const stops: (() => void)[] = [
      effect(() => {
        desk.arrangement.value;
        desk.shown.value;
        untracked(() => {
          if (!director.busy) sync();
        });
      }),
      effect(() => {
        sprites.dress(dressesOf(desk));
        lights.draw(pointed);
      }),
    ];
    stops.push(
      followOthers(desk, sprites, motions, () => {
        if (!gone && !director.busy) sync();
      }),
      ringForTurns(desk),
    );
    const reach = reachOf(desk, carrying, director, new Tugs(desk, sprites, sync), game.canvas);
    const pointers = listen(game.canvas, cardHands(reach));
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const driven = drive(game, stage, (now) => {
      motions.calm = lessMotion.matches;
      pointers.tick(now);
      if (motions.busy) stage.touch();
      motions.tick(now);
    });
    const renderer = game.config.renderType === WEBGL ? 'webgl' : 'canvas';
    let laid = desk.layout.peek();
    const busy = () => director.busy || motions.busy || sprites.held !== '' || laid !== desk.layout.peek();
    window.pewterCards = cardHandle(session, desk, sprites, busy, pointers.hand, renderer, driven.fps);
    parent.classList.add('drawn');

    let pause = 0;
    const stopRelay = effect(() => {
      const layout = desk.layout.value;
      if (layout === laid) return;
      clearTimeout(pause);
      pause = window.setTimeout(() => {
        const next = desk.layout.peek();
        dpr = dprFor(next);
        resizePhaser(game, next, dpr);
        void relay().then(() => {
          laid = next;
        });
      }, RESIZE_PAUSE);
    });
    unmount = () => {
      clearTimeout(pause);
      stopRelay();
      for (const stop of stops) stop();
      director.stop();
      driven.stop();
      pointers.stop();
      delete window.pewterCards;
      parent.classList.remove('drawn');
      endPhaser(game);
    };

    function sync(): void {
      expected = desk.shown.peek();
      piles.sync(expected);
      void sprites.bring(desk.arrangement.peek().placed);
    }

    /** Lays everything anew for a window of this size. */
    async function relay(): Promise<void> {
      const layout = desk.layout.peek();
      stage.fit(wholeOf(layout), dpr);
      stage.look({ x: 0, y: 0, zoom: 1 }, dpr);
      drawn.clear((canvas) => stage.forget(canvas));
      drawn = faces();
      const [canvas, pen] = easel(layout.width, layout.height, dpr);
      await desk.table.paint(pen, layout, desk.scene, dpr);
      if (gone) return;
      backdrop?.image.destroy();
      if (backdrop) stage.forget(backdrop.canvas);
      backdrop = { image: stage.picture('felt', canvas, 1 / dpr, 0, 0).setPosition(0, 0), canvas };
      dice.relay(diceLayout(layout), dpr);
      sprites.relay(drawn);
      piles.relay(drawn);
      piles.sync(desk.shown.peek());
      lights.draw('');
      stage.touch();
    }
  }
}

function reachOf(
  desk: CardDesk,
  carrying: Carrying,
  director: Director,
  tugs: Tugs,
  canvas: HTMLElement,
): Reach {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let restsOn = '';
  const hideHover = () => {
    clearTimeout(resting);
    restsOn = '';
    if (desk.heldUp.peek()?.by === 'hover') desk.heldUp.value = null;
  };
  const pieceAt = (at: { x: number; y: number }) => desk.spotAt(at, carrying.piece).piece;
  return {
    pieceAt,
    exists: (piece) => desk.pieces.peek().has(piece),
    movable: (piece) => takeable(desk.offer.peek(), piece),
    swipeable(at) {
      const { zone } = desk.spotAt(at);
      return (desk.arrangement.peek().reach[zone] ?? 0) > 0 ? zone : '';
    },
    swipe(zone, by) {
      hideHover();
      desk.swipe(zone, by);
    },
    tug(piece, dx, dy) {
      hideHover();
      if (!director.busy) tugs.tug(piece, dx, dy);
    },
    slip: (piece) => tugs.slip(piece),
    lift(piece, at) {
      hideHover();
      desk.heldUp.value = null;
      director.skip();
      carrying.lift(piece, at);
    },
    carry: (at) => carrying.carry(at),
    putBack: () => carrying.putBack(),
    letGo: (at) => carrying.letGo(at),
    tap(at) {
      hideHover();
      const reading = desk.heldUp.peek()?.by === 'hold';
      desk.heldUp.value = null;
      // The tap that puts a card down that was held up does nothing else.
      if (reading) return;
      if (director.busy) director.skip();
      const spot = desk.spotAt(at);
      const intent = tap(desk.offer.peek(), spot);
      if (intent.do === 'look' || intent.do === 'nothing') desk.read(spot);
      else desk.deeds.act(intent, at);
    },
    read(at) {
      hideHover();
      desk.heldUp.value = null;
      desk.read(desk.spotAt(at));
    },
    putDown() {
      hideHover();
      desk.heldUp.value = null;
    },
    hover(at) {
      const spot = desk.spotAt(at);
      const offer = desk.offer.peek();
      const live =
        offer.pieces.has(spot.piece) ||
        offer.targets.has(spot.piece) ||
        offer.zones.has(spot.zone) ||
        offer.cells.has(spot.cell);
      canvas.style.cursor = live ? 'pointer' : 'default';
      desk.over.value = offer.zones.has(spot.zone) ? spot.zone : '';
      const pile = spot.piece === '' && desk.shown.peek().piles.get(spot.zone)?.top ? spot.zone : '';
      const over = spot.piece || pile;
      if (over === restsOn) return;
      hideHover();
      if (over === '' || desk.heldUp.peek() !== null) return;
      restsOn = over;
      resting = setTimeout(() => {
        desk.heldUp.value = { piece: spot.piece, by: 'hover', ...(pile && { pile }) };
      }, REST);
    },
    leave() {
      hideHover();
      desk.over.value = '';
    },
    zoom(at, factor) {
      const { zone } = desk.spotAt(at);
      desk.swipe(zone, -Math.log(factor) * 400);
    },
  };
}

/** A bell where this browser is asked after it was not. */
function ringForTurns({ session, sound }: CardDesk): () => void {
  let before = true;
  return effect(() => {
    const asked = session.decisions.value.some(({ answered }) => !answered);
    if (asked && !before) sound('turn');
    // Between one's own question and the next there is a moment without any.
    if (asked || session.pending.value === 0) before = asked;
  });
}

/** The window trembles by three pixels. */
async function shake(motions: Motions, canvas: HTMLElement): Promise<void> {
  await motions.play(160, (t) => {
    const off = Math.round(Math.sin(t * Math.PI * 5) * 3 * (1 - t));
    canvas.style.translate = t >= 1 ? '' : `${off}px 0`;
  });
}

function dprFor({ width, height }: CardLayout): number {
  const most = LARGEST / Math.max(width, height);
  return Math.min(Math.max(1, Math.min(2.5, window.devicePixelRatio || 1)), most);
}

const diceLayout = ({ dice, form, scale }: CardLayout) => ({
  dice,
  note: dice,
  form: form === 'desktop' ? ('desktop' as const) : ('phone' as const),
  scale,
});

/** A layout as the other kind of table has it: here the board is the whole window. */
const wholeOf = (layout: CardLayout): CardLayout & Pick<Layout, 'board'> => ({
  ...layout,
  board: { x: 0, y: 0, w: layout.width, h: layout.height },
});
