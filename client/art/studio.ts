/**
 * A page for those who draw: everything that client/art bakes, to be looked at beside the target pictures.
 * `studio.html?show=close|cards|decks|backs|dice|board|armies|figures|lobby`. Development only; nothing links to it.
 */
import { fontsReady } from './fonts.ts';
import { silhouettesReady } from './silhouettes.ts';
import { studioBoard } from './studioBoard.ts';
import { studioBacks, studioDecks } from './studioDecks.ts';
import {
  studioArmies,
  studioCards,
  studioClose,
  studioDice,
  studioFigures,
  studioLobby,
} from './studioSheets.ts';

const dpr = window.devicePixelRatio;
const SHEETS: Readonly<Record<string, (dpr: number) => HTMLCanvasElement | Promise<HTMLCanvasElement>>> = {
  close: studioClose,
  cards: studioCards,
  decks: studioDecks,
  backs: studioBacks,
  dice: studioDice,
  board: studioBoard,
  armies: studioArmies,
  figures: studioFigures,
  lobby: studioLobby,
};

await Promise.all([fontsReady(), silhouettesReady()]);
const wanted = new URLSearchParams(location.search).get('show');
for (const [name, draw] of Object.entries(SHEETS)) {
  if (wanted && wanted !== name) continue;
  const since = performance.now();
  const canvas = await draw(dpr);
  console.info(`${name}: ${Math.round(performance.now() - since)} ms at dpr ${dpr}`);
  canvas.style.width = `${canvas.width / dpr}px`;
  document.body.append(canvas);
}
document.body.dataset.ready = 'yes';
