import { effect, untracked } from '@preact/signals';
import { say } from '../../shared/engine/words.ts';
import type { BoardView, Scene } from '../../shared/table/model.ts';
import { bakeAll } from '../art/bake.ts';
import { fontsReady } from '../art/fonts.ts';
import { paintedBoard } from '../art/paintedBoard.ts';
import { pieceArt } from '../art/piece.ts';
import { figuresOf, silhouettesReady } from '../art/silhouettes.ts';
import { WEBGL } from '../phaser/parts.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { fitAll } from './camera.ts';
import { endPhaser } from './end-phaser.ts';
import { layField, R, turnFor } from './field.ts';
import { handleFor } from './handle.ts';
import { listenToKeys } from './keyboard.ts';
import { layoutTable } from './layout.ts';
import { listen } from './pointers.ts';
import { drive, resizePhaser, Stage, startPhaser } from './stage.ts';
import { Tabletop } from './tabletop.ts';
import { tableText } from './text.ts';
import { handsFor } from './tools/hands.ts';
import { lookOf } from './views/pieces.ts';

/** More texture than this to a board unit is never seen. */
const FINEST = 4;
/** A window that changes its size settles for so long before the table is laid anew, ms. */
const RESIZE_PAUSE = 120;

/**
 * Draws a table into `parent`, which fills the window, and lets it be played there. Waits for the session's
 * scene, and lays the table anew when another scene comes or one sits down on another side. Returns how to take
 * everything down again.
 */
export function mountTable(session: Session, parent: HTMLElement): () => void {
  let close = () => {};
  let laidFor = '';
  const stop = effect(() => {
    const scene = session.scene.value;
    const own = Math.max(0, session.seats.value[0] ?? 0);
    // A fresh line brings an equal scene as a new object.
    const key = JSON.stringify([own, scene]);
    if (!scene?.board || key === laidFor) return;
    laidFor = key;
    const { board } = scene;
    untracked(() => {
      close();
      close = layTable(session, parent, scene, board, own);
    });
  });
  return () => {
    stop();
    close();
  };
}

function layTable(
  session: Session,
  parent: HTMLElement,
  scene: Scene,
  board: BoardView,
  own: number,
): () => void {
  let gone = false;
  let unmount = () => {};
  const curtain = hangCurtain(parent);
  void open().catch((error) => {
    if (gone) return;
    console.error('the table could not be drawn', error);
    curtain.fail();
  });
  return () => {
    gone = true;
    unmount();
    curtain.remove();
  };

  async function open(): Promise<void> {
    let dpr = Math.min(3, window.devicePixelRatio || 1);
    let layout = layoutTable(window.innerWidth, window.innerHeight);
    const field = layField(board, turnFor(own));
    const fit = fitAll({ window: layout.board, w: field.w, h: field.h, min: 0, max: FINEST }).zoom;
    const fine = Math.min(FINEST, Math.ceil(Math.max(1, fit) * dpr * 2) / 2);

    // The board is painted beside the page where it can be: meanwhile everything else is made.
    const painting = paintedBoard(field.view, R, fine, field.turn, (share) => curtain.progress(share * 0.5));
    await Promise.all([fontsReady(), silhouettesReady(figuresOf(scene.kinds))]);
    if (gone) return;

    const stage = new Stage();
    const game = startPhaser(parent, stage, layout, dpr);
    unmount = () => endPhaser(game);
    await stage.ready;
    game.canvas.style.touchAction = 'none';
    if (gone) return;

    const top = new Tabletop({ session, scene, stage, field, parent, settings, own, fine }, layout, dpr);
    await bakeAll(bakesOf(session, scene, own, fine), (done, of) => curtain.progress((done / of) * 0.8));
    const painted = await painting.first;
    if (gone) return;

    const pointers = listen(game.canvas, handsFor(top.begin(painted)));
    const stopKeys = listenToKeys(session, top);
    const driven = drive(game, stage, (now) => {
      pointers.tick(now);
      top.frame(now);
    });
    const renderer = game.config.renderType === WEBGL ? 'webgl' : 'canvas';
    window.pewterTable = handleFor(session, top, game.canvas, pointers.hand, renderer, driven.fps);
    curtain.remove();
    void painting.whole.then(
      (board) => {
        if (!gone && board !== painted) top.layBoard(board);
      },
      (error) => console.error('the board stays a draft', error),
    );

    let pause = 0;
    const resize = () => {
      clearTimeout(pause);
      pause = window.setTimeout(() => {
        dpr = Math.min(3, window.devicePixelRatio || 1);
        layout = layoutTable(window.innerWidth, window.innerHeight);
        resizePhaser(game, layout, dpr);
        top.relay(layout, dpr);
      }, RESIZE_PAUSE);
    };
    window.addEventListener('resize', resize);
    if (layout.width !== window.innerWidth || layout.height !== window.innerHeight) resize();
    unmount = () => {
      clearTimeout(pause);
      window.removeEventListener('resize', resize);
      driven.stop();
      pointers.stop();
      stopKeys();
      top.stop();
      delete window.pewterTable;
      endPhaser(game);
    };
  }
}

/** The warriors that stand there now; later ones are baked as they come. */
function bakesOf(session: Session, scene: Scene, own: number, fine: number): (() => unknown)[] {
  const looks = new Map<string, () => unknown>();
  for (const piece of session.table.peek().pieces.values()) {
    if (scene.kinds[piece.kind]?.shape !== 'figure') continue;
    looks.set(`${piece.kind} ${piece.seat}`, () =>
      pieceArt(lookOf(scene, piece.kind, piece.seat, own), R, fine),
    );
  }
  return [...looks.values()];
}

/** Felt over the table while it is laid, with how far it is. */
function hangCurtain(parent: HTMLElement) {
  const curtain = document.createElement('div');
  curtain.className = 'table-curtain';
  const words = document.createElement('div');
  words.append(say({ key: 'table.laying' }, tableText), document.createElement('i'));
  curtain.append(words);
  parent.append(curtain);
  return {
    progress: (share: number) => curtain.style.setProperty('--done', share.toFixed(3)),
    fail: () => {
      words.textContent = say({ key: 'table.failed' }, tableText);
    },
    remove() {
      curtain.classList.add('gone');
      setTimeout(() => curtain.remove(), 320);
    },
  };
}
